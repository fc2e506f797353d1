// SPDX-License-Identifier: MIT
// A variant is called by its file, so scenarios that switch it on have to follow when that gets
// another name.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::editor {

// Those of the scenarios among these files that change when a file is renamed, with their new text.
// None if the file is no variant's, or its variant keeps another file of the old name.
std::vector<RuleFile> renamed_in_scenarios(const std::string& file, const std::string& to,
                                           std::span<const RuleFile> files);

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// Compares the rules that a match was recorded with and the ruleset in a folder.
#pragma once

#include <filesystem>
#include <string>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

// "" if the folder contains exactly the recorded rules; otherwise a sentence without a full stop.
// `folder` is "" if there is no ruleset of that name.
std::string compared_with_recorded(const std::filesystem::path& folder,
                                   const RulesetText& recorded);

}  // namespace hr::scripting

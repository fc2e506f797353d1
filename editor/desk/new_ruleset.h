// SPDX-License-Identifier: MIT
// Creates a ruleset of the user's own: from a template, or as a copy of another ruleset.
#pragma once

#include <filesystem>
#include <string>

#include "editor/desk/desk_state.h"

namespace hr::editor {

// Both throw Error, "PATH: cannot be written: why".
void make_ruleset(const std::filesystem::path& folder, const std::string& name,
                  const std::string& game_template);
void copy_ruleset(const std::filesystem::path& folder, const std::string& name,
                  const RulesetInfo& like);

}  // namespace hr::editor

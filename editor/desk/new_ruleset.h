// SPDX-License-Identifier: MIT
// Creates a ruleset of the user's own: a minimal game, or a copy of another ruleset.
#pragma once

#include <filesystem>
#include <string>

#include "editor/desk/desk_state.h"

namespace hr::editor {

// "My Game!" → "my_game". Throws Error, a sentence, if the result is empty or too long.
std::string folder_name(const std::string& typed);

// Throws Error, "PATH: cannot be written: why".
void make_ruleset(const std::filesystem::path& folder, const std::string& name,
                  const RulesetInfo* like);

}  // namespace hr::editor

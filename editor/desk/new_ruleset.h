// SPDX-License-Identifier: MIT
// A folder of rules of one's own: the smallest game there is, or a copy of another one.
#pragma once

#include <filesystem>
#include <string>

#include "editor/desk/shown.h"

namespace hr::editor {

// "My Game!" → "my_game". Throws Error, a sentence, when nothing or too much remains.
std::string folder_name(const std::string& typed);

// Throws Error, "PATH: cannot be written: why".
void make_ruleset(const std::filesystem::path& folder, const std::string& name, const Title* like);

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// The rulesets that there are, those shipped and the user's own, as titles to choose from. A
// ruleset of one's own stands for the shipped one of the same name.
#pragma once

#include <filesystem>
#include <vector>

#include "editor/shown.h"

namespace hr::editor {

// What cannot be loaded is there too, with its complaint.
std::vector<Title> find_titles(const std::filesystem::path& own,
                               const std::vector<std::filesystem::path>& shipped);

// Copies a folder of rules, whole or not at all. Throws Error, "PATH: cannot be written: why".
void copy_rules(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace hr::editor

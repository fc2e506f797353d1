// SPDX-License-Identifier: MIT
// The rulesets that there are, those shipped and the user's own, as titles to choose from. A
// ruleset of one's own stands for the shipped one of the same name.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "editor/desk/keeping.h"
#include "editor/desk/shown.h"

namespace hr::editor {

// What cannot be loaded is there too, with its complaint. Those of `known` whose files are as they
// were are not loaded again.
std::vector<Title> find_titles(const std::filesystem::path& own,
                               const std::vector<std::filesystem::path>& shipped,
                               const std::vector<Title>& known = {});

// The rules that lie in a folder, whatever else is called so: one of `known`, or another title
// under a name that neither they nor the user's own folders have.
Title title_in(const std::filesystem::path& folder, const std::filesystem::path& own,
               const std::vector<Title>& known);

// `before`: what was shown last, for the time while it cannot begin.
Prepared prepare(const Title& title, const StartGame& start, const std::optional<Prepared>& before);

// What was in force last becomes the title's, where the ruleset still takes it.
void remember_last(Title& title, const LastRules& last);

// Copies a folder of rules, whole or not at all. Throws Error, "PATH: cannot be written: why".
void copy_rules(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// All rulesets, installed and the user's own, as titles to choose from. The user's ruleset replaces
// an installed one of the same name.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "editor/desk/keeping.h"
#include "editor/desk/shown.h"

namespace hr::editor {

// Rulesets that cannot be loaded are included, with the error message. Rulesets in `known` whose
// files have not changed are not loaded again.
std::vector<Title> find_titles(const std::filesystem::path& own,
                               const std::vector<std::filesystem::path>& shipped,
                               const std::vector<Title>& known = {});

// The ruleset in this folder: one of `known`, or a new title with an id that neither they nor the
// user's folders use.
Title title_in(const std::filesystem::path& folder, const std::filesystem::path& own,
               const std::vector<Title>& known);

// `before`: the last valid state, shown while the game cannot start.
Prepared prepare(const Title& title, const StartGame& start, const std::optional<Prepared>& before);

// Sets the last used settings of the title, if the ruleset still accepts them.
void remember_last(Title& title, const LastRules& last);

}  // namespace hr::editor

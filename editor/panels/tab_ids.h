// SPDX-License-Identifier: MIT
// The ids of the tabs beside the board. They are in settings.json, in the paths of items on screen
// and in `houserules picture --tab`, and are not what a user reads: that is Panel::name(), and may
// be translated.
#pragma once

#include <array>

namespace hr::editor::tab_ids {

// NOLINTBEGIN(*-c-arrays, readability-identifier-naming): constants of text, as those of texts/
inline constexpr char game[] = "Game", options[] = "Options", rules[] = "Rules", board[] = "Board",
                      history[] = "History", notes[] = "Notes", tests[] = "Tests", lab[] = "Lab";
inline constexpr std::array<const char*, 8> all{game,    options, rules, board,
                                                history, notes,   tests, lab};
// NOLINTEND(*-c-arrays, readability-identifier-naming)

}  // namespace hr::editor::tab_ids

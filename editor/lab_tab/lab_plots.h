// SPDX-License-Identifier: MIT
// Small plots of what bots have made of one version of the rules: how long its games are, and the
// first player's points as games came in.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "scripting/lab/version_lab.h"

namespace hr::editor {

// A bar of a histogram: how many games had from `from` to `to` actions.
struct LengthBar {
  std::int64_t from = 0, to = 0;
  std::uint64_t games = 0;
};

// At most so many bars, all as wide, from the shortest game to the longest.
std::vector<LengthBar> length_bars(const std::map<std::int64_t, std::uint64_t>& lengths,
                                   std::size_t most);

// Beside each other where there is room, as wide as the panel.
void draw_plots(const scripting::LabFacts& facts);

}  // namespace hr::editor

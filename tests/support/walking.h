// SPDX-License-Identifier: MIT
// A ruleset for long games: two pawns walk until nothing has been captured for a number of actions
// given by an option.
#pragma once

namespace hr::tests {

inline constexpr const char* k_walking = R"(return {
  name = "Walking",
  seats = { "white", "black" },
  options = { last = { 100000, min = 4, max = 1000000, help = "Actions in a game" } },
  board = grid{ 4, 3, links = "orthogonal" },
  zones = { field = {} },
  regions = { home = {
    function(x, y) return x == 1 and y == 1 end, function(x, y) return x == 4 and y == 3 end,
  } },
  kinds = { pawn = { begins_on = region "home" } },
  verbs = { move = step{ "pawn", dirs = "all", onto = empty } },
  stuck = "pass",
  ends = function(o) return { idle(o.last) } end,
}
)";

}  // namespace hr::tests

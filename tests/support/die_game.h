// SPDX-License-Identifier: MIT
// A game of luck alone, whose odds are known.
#pragma once

#include <string>

namespace hr::tests {

// A die decides: whoever is first wins with `wins` or less of 20.
inline std::string die_game(int wins) {
  return R"(return { name = "Die", seats = { "sun", "moon" }, board = grid{ 2, 1 },
  zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me)
    if g:roll(20) <= )" +
         std::to_string(wins) + R"( then g:win(me) else g:win(g:next(me)) end
  end } } })";
}

}  // namespace hr::tests

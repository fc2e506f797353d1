// SPDX-License-Identifier: MIT
// Board files, applied to boards of every sort; the game is then played on the changed board.
#include "core/trials/audit.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/audited.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/games.h"

namespace hr::fuzz {

bool fuzz_boards(std::string_view input) {
  bool any = false;
  for (std::size_t game = 0; game < k_games.size(); ++game) {
    RulesetText ruleset_text = game_ruleset_text(game);
    ruleset_text.files.push_back({.name = "variants/fuzz.board", .text = std::string(input)});
    ruleset_text.variants = {"fuzz"};
    any = audited(ruleset_text, 1, 12) || any;
  }
  return any;
}

}  // namespace hr::fuzz

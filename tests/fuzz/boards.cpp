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
    Edition edition = game_edition(game);
    edition.files.push_back({.name = "variants/fuzz.board", .text = std::string(input)});
    edition.variants = {"fuzz"};
    any = audited(edition, 1, 12) || any;
  }
  return any;
}

}  // namespace hr::fuzz

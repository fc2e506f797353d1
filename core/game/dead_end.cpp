// SPDX-License-Identifier: MIT
#include "core/game/dead_end.h"

#include "core/game/game.h"

namespace hr {

DeadEnd no_answer(const Game& game, const Ask& ask, const std::string& remedy) {
  return {game.definition().seats[ask.seat].name + " is asked for \"" +
              std::string(game.verb_name(ask.verb)) + "\" but has no answer: " + remedy,
          ask.verb};
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "core/bots/situation.h"

#include <utility>

namespace hr {

Situation situation_of(const Match& match, SeatId seat) {
  Situation out;
  for (const SecretAnswer& answer : match.part(seat)) out.answers.push_back(answer.choice);
  State before = match.state_at(match.cursor());
  out.ply = before.header().ply;
  if (!match.game().hides()) out.position = std::move(before);
  return out;
}

}  // namespace hr

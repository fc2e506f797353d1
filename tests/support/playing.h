// SPDX-License-Identifier: MIT
// Matches played on, by typed words and at random.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/match/random_play.h"
#include "core/words/text.h"

namespace hr::tests {

// What is typed for the first seat that is to act.
inline NodeId play(Match& match, const std::string& text, std::vector<int> faces = {}) {
  const SeatId seat = match.actors().front();
  const Parsed parsed = parse_action(match.view(seat), text, match.legal(seat));
  INFO(text << ": " << parsed.refusal.text);
  REQUIRE(parsed.choice);
  return match.play(seat, parsed.choice->action, faces);
}

// Tries so many actions; the rules may fail at some.
inline void wander(Match& match, Random& random, int limit) {
  for (int n = 0; n < limit && !match.ended(); ++n) {
    const SeatId seat = match.actors().back();
    try {
      match.play(seat, random_choice(match, seat, random).action);
    } catch (const Error&) {
    }
  }
}

}  // namespace hr::tests

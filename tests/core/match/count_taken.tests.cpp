// SPDX-License-Identifier: MIT
#include "core/match/count_taken.h"

#include <catch2/catch.hpp>

#include "core/words/text.h"
#include "tests/support/hunt.h"
#include "tests/support/playing.h"

namespace hr::tests {

namespace {

// What a counter that has followed the match says must be what a new one says.
std::string taken(const Match& match, TakenCount& counter) {
  const std::vector<TakenPieces> all = counter.at_cursor(match);
  CHECK(all == TakenCount().at_cursor(match));
  CHECK(all == counter.at_cursor(match));
  std::string out;
  for (const TakenPieces& some : all)
    out += seat_text(match.game(), some.owner) + " " + some.kind + " " +
           std::to_string(some.count) + (some.last > 0 ? "! " : " ");
  return out;
}

}  // namespace

TEST_CASE("captured pieces are counted along the line of play", "[core]") {
  Match match(engine_of(cube_wars(8, 8), std::make_shared<CubeWarsRules>()), 1);
  TakenCount counter;
  CHECK(taken(match, counter).empty());
  Random random(3);
  std::size_t most = 0;
  for (int i = 0; i < 200 && !match.ended(); ++i) {
    wander(match, random, 1);
    int captures = 0, counted = 0;
    for (NodeId at = match.cursor(); at != NodeId::root; at = match.node(at).parent)
      for (const Event& event : match.node(at).events())
        captures += event.kind == match.game().captured_event() ? 1 : 0;
    taken(match, counter);
    for (const TakenPieces& some : counter.at_cursor(match)) {
      CHECK(some.kind != "meeple");  // it is put back at once
      counted += some.count;
    }
    CHECK(counted <= captures);
    most = std::max(most, static_cast<std::size_t>(counted));
  }
  CHECK(most > 0);
  while (match.cursor() != NodeId::root) {
    match.go_to(match.node().parent);
    taken(match, counter);
  }
  CHECK(taken(match, counter).empty());
}

}  // namespace hr::tests

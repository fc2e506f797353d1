// SPDX-License-Identifier: MIT
// Rounds of a card game: after each, all cards are collected and dealt anew, so that what was
// hidden before is settled. Whole histories are drawn by their odds all the same.
#include <catch2/catch.hpp>

#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "tests/core/worlds/odds.h"

namespace hr::tests::small_worlds {
namespace {

// Six different cards, one for each of three seats. "look": is the card higher than the next
// seat's? "end": who has the highest one? Then the next round is dealt.
struct Rounds : Setting {
  static constexpr VerbId k_look{0}, k_end{1};

  Rounds()
      : Setting(table_of(3, {doing("look", {pattern(PatternType::pass)}),
                             doing("end", {pattern(PatternType::pass)})})) {
    rules->on_setup = [](Effect& g) {
      deal(g);
      return SeatId(0);
    };
    rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
      if (a.verb == k_look)
        return g.tell(all_seats(3), EventId(0),
                      {std::int64_t{value(g, k_mine, me) > value(g, k_mine, g.next(me))}});
      std::int64_t best = 0;
      for (int s = 1; s < 3; ++s)
        if (value(g, k_mine, SeatId(s)) > value(g, k_mine, SeatId(static_cast<int>(best))))
          best = s;
      g.tell(all_seats(3), EventId(0), {best});
      deal(g);
    };
  }

  static void deal(Effect& g) {
    for (int s = 0; s < 3; ++s) g.set_var(k_mine, SeatId(s), 0);
    std::vector<int> deck(6, 1);
    for (int s = 0; s < 3; ++s) {
      const int card = g.draw(deck, seat_bit(SeatId(s)));
      deck[nth(card)] = 0;
      g.set_var(k_mine, SeatId(s), card + 1);
    }
  }

  Match two_rounds() const {
    Match match(playable, 1, std::vector<int>{2, 3, 1});
    match.play(SeatId(0), act(k_look));
    match.play(SeatId(1), act(k_end), std::vector<int>{3, 2, 4});
    match.play(SeatId(2), act(k_look));
    match.play(SeatId(0), act(k_look));
    return match;
  }
};

}  // namespace

TEST_CASE("worlds of two rounds are drawn by their odds", "[core][worlds]") {
  const Rounds game;
  const Match match = game.two_rounds();
  for (int seat = 0; seat < 3; ++seat) {
    check_odds(game.playable, match, SeatId(seat), 4);
    const std::vector<ShownStep> steps = shown(match, SeatId(seat));
    const Odds_by_world odds = AllWorlds(*game.playable.engine, SeatId(seat), steps).find();
    const Frequencies walk =
        compare(odds, walked(game.playable, SeatId(seat), steps, 1200, 8, 100));
    CHECK(walk.only_possible);
    CHECK(walk.chi_squared < bound(odds.size(), 1.6));
  }
}

TEST_CASE("what was hidden before the cards were collected is settled", "[core][worlds]") {
  const Rounds game;
  const Match match = game.two_rounds();
  Worlds worlds(game.playable, SeatId(0));
  std::vector<std::uint64_t> settled;
  for (const ShownStep& step : shown(match, SeatId(0))) {
    worlds.advance(step);
    REQUIRE_FALSE(worlds.empty());
    settled.push_back(worlds.draw().settled);
  }
  CHECK(settled[1] >> 32 == 0);  // only the first deal, before which is nothing
  CHECK(settled[2] >> 32 == 2);  // before the second deal
  CHECK(settled[4] == settled[2]);
}

}  // namespace hr::tests::small_worlds

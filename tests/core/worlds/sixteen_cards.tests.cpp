// SPDX-License-Identifier: MIT
// A game of sixteen cards: each seat holds one, draws one, and plays one of them, until none are
// left. Worlds are found throughout the game, and each has the cards that there are.
#include <catch2/catch.hpp>
#include <chrono>
#include <unordered_map>

#include "core/match/random_play.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "tests/support/hunt.h"
#include "tests/support/play.h"

namespace hr::tests {
namespace {

constexpr std::array k_cards{5, 2, 2, 2, 2, 1, 1, 1};  // of each rank

class SixteenCards : public Rules {
 public:
  static GameDef definition() {
    GameDef d;
    d.name = "Sixteen Cards";
    d.seats = {{"ann", ""}, {"ben", ""}, {"cy", ""}};
    d.board = Board::grid({.columns = 1, .rows = 1});
    const Visibility owner{.who = Visibility::Who::owner, .set = {}};
    d.vars = {{.name = "held", .per_seat = true, .see = owner},
              {.name = "drawn", .per_seat = true, .see = owner}};
    for (std::size_t rank = 0; rank < k_cards.size(); ++rank)
      d.vars.push_back({.name = "left" + std::to_string(rank),
                        .initial = k_cards[rank],
                        .see = {.who = Visibility::Who::none, .set = {}}});
    d.events = {{.name = "played", .text = "{1} plays a {2}.", .reveals = true}};
    PatternDef which = pattern(PatternType::choice);
    which.words = {"held", "drawn"};
    d.verbs = {verb("play", {which})};
    d.verbs[0].effect = true;
    d.turn = true;
    return d;
  }

  SeatId setup(Effect& g) override {
    for (int s = 0; s < 3; ++s) draw(g, VarId(0), SeatId(s));
    draw(g, VarId(1), SeatId(0));
    return SeatId(0);
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    const bool held = action.arguments[0] == 0;
    const std::int64_t card = g.var(VarId(held ? 0 : 1), me).value();
    if (held) g.set_var(VarId(0), me, g.var(VarId(1), me).value());
    g.set_var(VarId(1), me, 0);
    g.tell(all_seats(3), EventId(0), {me, card});
  }
  SeatId turn(Effect& g, SeatId me) override {
    if (draw(g, VarId(1), g.next(me))) return g.next(me);
    return SeatId::none;
  }

 private:
  static bool draw(Effect& g, VarId into, SeatId seat) {
    std::array<int, k_cards.size()> left{};
    for (std::size_t rank = 0; rank < left.size(); ++rank)
      left[rank] = static_cast<int>(g.var(VarId(static_cast<int>(rank) + 2), SeatId(0)).value());
    if (std::ranges::count(left, 0) == std::ssize(left)) return false;
    const int rank = g.draw(left, seat_bit(seat));
    g.set_var(VarId(rank + 2), SeatId(0), left[nth(rank)] - 1);
    g.set_var(into, seat, rank + 1);
    return true;
  }
};

// What the first seat is shown of a random game.
std::vector<ShownStep> shown_game(const PlayableRules& playable, std::uint64_t seed) {
  Match match(playable, seed);
  Random random(seed);
  std::vector<ShownStep> out{shown_step(match, k_first)};
  while (!match.ended()) {
    play_at_random(match, match.actors().front(), random);
    out.push_back(shown_step(match, k_first));
  }
  return out;
}

PlayableRules sixteen_cards() {
  return playable_of(SixteenCards::definition(), std::make_shared<SixteenCards>());
}

}  // namespace

TEST_CASE("a whole game of cards can be followed", "[core][worlds]") {
  const PlayableRules playable = sixteen_cards();
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
    Worlds worlds(playable, k_first, {.seed = seed});
    for (const ShownStep& step : shown_game(playable, seed)) {
      worlds.advance(step);
      REQUIRE_FALSE(worlds.empty());
      const State& state = worlds.draw().state;
      for (std::size_t rank = 0; rank < k_cards.size(); ++rank) {
        const View truth(*playable.engine, state, SeatId::owner);
        CHECK(truth.var(VarId(static_cast<int>(rank) + 2), SeatId(0)).value() >= 0);
      }
    }
  }
}

// Not run by default: core_tests "[.speed]" -s
TEST_CASE("the speed of drawing worlds of a card game", "[.speed]") {
  const PlayableRules playable = sixteen_cards();
  const std::vector<ShownStep> steps = shown_game(playable, 1);
  Worlds worlds(playable, k_first);
  for (std::size_t i = 0; i < steps.size() / 2; ++i) worlds.advance(steps[i]);
  std::unordered_map<std::uint64_t, double> drawn;
  constexpr int k_draws = 40000;
  const auto begun = std::chrono::steady_clock::now();
  for (int i = 0; i < k_draws; ++i) ++drawn[worlds.draw().digest()];
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  WARN(k_draws / took.count() << " worlds a second, " << drawn.size() << " different ones");
}

}  // namespace hr::tests

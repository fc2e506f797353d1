// SPDX-License-Identifier: MIT
// Bots in games with secrets know what their seat was shown, and no more.
#include <catch2/catch.hpp>

#include "core/bots/bot_game.h"
#include "core/match/random_play.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/world_match.h"
#include "tests/core/worlds/odds.h"

namespace hr::tests {

namespace {

using small_worlds::k_mine, small_worlds::k_open, small_worlds::table_of, small_worlds::bid,
    small_worlds::doing, small_worlds::Who;

constexpr SeatId k_holder{0}, k_guesser{1};

// The first seat has a hidden number from 1 to `faces`, and says whether it is above half, or not;
// then the second guesses it.
class Guessing : public Rules {
 public:
  Guessing(int faces, bool honest) : faces_(faces), honest_(honest) {}

  GameDef definition() const {
    GameDef d =
        table_of(2, {doing("say", {pattern(PatternType::pass)}), doing("guess", {bid(1, faces_)})});
    d.verbs[1].asked = true;
    return d;
  }
  SeatId setup(Effect& g) override {
    g.set_var(k_mine, k_holder, g.roll(faces_, seat_bit(k_holder)));
    return k_holder;
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    const std::int64_t number = g.var(k_mine, k_holder).value();
    if (me == k_holder) {
      if (honest_) g.tell(all_seats(2), EventId(0), {std::int64_t{number * 2 > faces_ ? 1 : 0}});
      return g.ask(AskMode::must, k_guesser, VerbId(1));
    }
    g.win(seat_bit(action.arguments[0] == number ? k_guesser : k_holder));
  }

 private:
  int faces_;
  bool honest_;
};

PlayableRules guessing(int faces, bool honest) {
  const auto rules = std::make_shared<Guessing>(faces, honest);
  return playable_of(rules->definition(), rules);
}

int wins_of_second(const PlayableRules& playable, const char* bot, int games) {
  const std::vector<BotSpec> bots{read_bot_spec("random"), read_bot_spec(bot)};
  int out = 0;
  for (int i = 0; i < games; ++i) {
    const Match match = play_bot_game(playable, bots, {.seed = static_cast<std::uint64_t>(i)});
    out += match.header().winners == seat_bit(k_guesser) ? 1 : 0;
  }
  return out;
}

}  // namespace

TEST_CASE("a bot guesses no better than it can know", "[core][bots]") {
  const PlayableRules playable = guessing(6, false);
  for (const char* bot : {"search:300", "greedy"}) {
    const int wins = wins_of_second(playable, bot, 120);
    CHECK(wins > 5);
    CHECK(wins < 40);
  }
}

TEST_CASE("a bot makes use of what it was told", "[core][bots]") {
  const PlayableRules playable = guessing(4, true);
  CHECK(wins_of_second(playable, "search:300", 120) > 40);  // one of two is left
  CHECK(wins_of_second(playable, "random", 120) < 45);
}

TEST_CASE("a bot behaves alike in matches that look alike to its seat", "[core][bots]") {
  const PlayableRules playable = guessing(40, true);
  int different = 0;
  for (std::uint64_t seed = 0; seed < 700; ++seed) {
    Match match(playable, seed);
    Random random(seed);
    play_at_random(match, k_holder, random);
    const std::vector<ShownStep> steps = shown(match, k_guesser);
    Worlds worlds(playable, k_guesser, {.seed = seed + 100});
    for (const ShownStep& step : steps) worlds.advance(step);
    REQUIRE(!worlds.empty());
    const Match other = world_match(playable, k_guesser, steps, worlds.draw(), 5);
    different += View(match.engine(), match.state(), k_holder).var(k_mine, k_holder) !=
                         View(match.engine(), other.state(), k_holder).var(k_mine, k_holder)
                     ? 1
                     : 0;
    for (const char* bot : {"search:100", "greedy", "random"}) {
      BotPlayer a(playable, k_guesser, read_bot_spec(bot), seed);
      BotPlayer b(playable, k_guesser, read_bot_spec(bot), seed);
      a.watch(match);
      b.watch(other);
      const Thought one = a.think(match), two = b.think(other);
      REQUIRE(one.actions.size() == two.actions.size());
      for (std::size_t i = 0; i < one.actions.size(); ++i) {
        CHECK(one.actions[i].choice == two.actions[i].choice);
        CHECK(one.actions[i].value == two.actions[i].value);
      }
      CHECK(a.lost() == 0);
    }
  }
  CHECK(different > 470);
}

namespace {

// Both seats choose 0 or 1 at once; the first wins if they are equal.
class Matching : public Rules {
 public:
  static GameDef definition() {
    GameDef d = table_of(2, {doing("show", {bid(0, 1)}, true)});
    d.verbs[0].asked = d.verbs[0].done = true;
    return d;
  }
  SeatId setup(Effect& g) override {
    const Effect::AskPart part{VerbId(0), 1};
    g.ask_all(all_seats(2), {&part, 1});
    return k_holder;
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    g.set_var(k_mine, me, action.arguments[0]);
  }
  void done(Effect& g, VerbId) override {
    g.win(seat_bit(g.var(k_mine, k_holder) == g.var(k_mine, k_guesser) ? k_holder : k_guesser));
  }
};

}  // namespace

TEST_CASE("what others choose at the same moment is not known", "[core][bots]") {
  const PlayableRules playable = playable_of<Matching>(Matching::definition());
  int first = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const std::vector<BotSpec> bots(2, read_bot_spec("search:100"));
    const Match match = play_bot_game(playable, bots, {.seed = seed});
    REQUIRE(match.ended());
    first += match.header().winners == seat_bit(k_holder) ? 1 : 0;
  }
  CHECK(first > 15);
  CHECK(first < 45);
}

}  // namespace hr::tests

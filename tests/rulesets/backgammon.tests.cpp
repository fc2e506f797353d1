// SPDX-License-Identifier: MIT
// The probe with dice that must be used up, compared with a plain model: whole games, the turns of
// all opening rolls, and every position of a tiny board.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/engine/pieces.h"
#include "core/trials/simulate.h"
#include "tests/models/plain_backgammon.h"
#include "tests/support/files.h"
#include "tests/support/rulesets.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

std::filesystem::path backgammon() {
  return std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / "backgammon";
}

// The cells of each side by how many points there are to go, as the model counts.
class Ways {
 public:
  Ways(const Ready& ready, int points) : ready_(ready) {
    for (const char* side : {"white", "black"}) {
      std::vector<int>& way = way_[side == std::string("white") ? 0 : 1];
      way.push_back(cell(std::string(side) + "_off"));
      for (int n = 1; n <= points; ++n)
        way.push_back(cell("p" + std::to_string(&way == way_.data() ? points + 1 - n : n)));
      way.push_back(cell(std::string(side) + "_bar"));
    }
  }

  PlainBackgammon::Move move(const Action& action, SeatId seat) const {
    return {to_go(action.arguments[0], seat), to_go(action.arguments[1], seat)};
  }
  PlainBackgammon::Board board(const State& state) const {
    const ZoneLayout& zone = ready_.game->layout().zone(ZoneInstance(0));
    PlainBackgammon::Board out;
    for (int side = 0; side < 2; ++side)
      for (const int place : way_[nth(side)])
        out[nth(side)].push_back(pile_count(state.words(), zone,
                                            zone.code({KindId(0), SeatId(side)}), place,
                                            ready_.game->cells()));
    return out;
  }

 private:
  int cell(const std::string& name) const { return index(*ready_.game->board().find(name)); }
  int to_go(std::int64_t place, SeatId seat) const {
    const std::vector<int>& way = way_[nth(seat)];
    return static_cast<int>(std::ranges::find(way, static_cast<int>(place)) - way.begin());
  }

  const Ready& ready_;
  std::array<std::vector<int>, 2> way_;
};

std::int64_t number(const Ready& ready, const char* var) {
  const int word = ready.game->layout().var_word(ready.game->var(var), SeatId(0));
  return static_cast<std::int64_t>(ready.state.words()[word]);
}

// What is legal now, in words; of men the points that they have to go.
std::set<std::string> legal(const Ready& ready, const Ways& ways) {
  std::set<std::string> out;
  for (const Choice& choice : ready.engine->list()) {
    const std::string verb(ready.game->verb_name(choice.action.verb));
    std::string words = verb;
    if (verb == "answer") words += choice.action.arguments[0] == 0 ? " take" : " drop";
    if (verb == "move") {
      const PlainBackgammon::Move move = ways.move(choice.action, actor(ready));
      words += " " + std::to_string(move.from) + " " + std::to_string(move.to);
    }
    CHECK(out.insert(words).second);
  }
  return out;
}

// What the model says is legal, with a cube beside it.
struct Cube {
  int stake = 1, holder = -1, asked = -1, dropped = -1;
  bool used = true;
};

std::set<std::string> legal(const PlainBackgammon& plain, const Cube& cube) {
  if (cube.asked >= 0) return {"answer take", "answer drop"};
  if (plain.may_roll()) {
    std::set<std::string> out{"roll"};
    const bool mine = cube.holder < 0 || cube.holder == plain.to_move();
    if (cube.used && mine && cube.stake < 64) out.insert("double");
    return out;
  }
  std::set<std::string> out;
  for (const PlainBackgammon::Move& move : plain.moves())
    out.insert("move " + std::to_string(move.from) + " " + std::to_string(move.to));
  return out;
}

// The rules with a part of their text replaced.
std::string rules_with(const std::string& part, const std::string& instead) {
  std::string rules = text_of(backgammon() / "rules.lua");
  const std::size_t at = rules.find(part);
  REQUIRE(at != std::string::npos);
  return rules.replace(at, part.size(), instead);
}

// What has happened in some games, so that a test can show that it has seen it.
using Seen = std::map<std::string, int>;

void play(PlainBackgammon& plain, Cube& cube, const Ready& ready, const Action& action,
          const Ways& ways, SeatId seat, Seen& seen) {
  const std::string verb(ready.game->verb_name(action.verb));
  if (verb == "roll")
    plain.roll(static_cast<int>(number(ready, "die_1")), static_cast<int>(number(ready, "die_2")));
  if (verb == "double") cube.asked = 1 - plain.to_move();
  if (verb == "answer") {
    if (action.arguments[0] == 0)
      cube.stake *= 2, cube.holder = cube.asked;
    else
      cube.dropped = cube.asked;
    cube.asked = -1;
  }
  if (verb != "move") return;
  const PlainBackgammon::Move move = ways.move(action, seat);
  if (plain.play(move)) ++seen["hit"];
  if (move.to == 0) ++seen["borne off"];
}

// Plays a game at random on both sides: what is legal, all men and the stake must agree.
void compare(Ready& ready, std::uint64_t seed, bool doubling, Seen& seen) {
  INFO("seed " << seed);
  ready.start(seed);
  const Ways ways(ready, 24);
  Random random = random_choices(seed);
  PlainBackgammon plain = PlainBackgammon::usual();
  Cube cube{.used = doubling};
  while (!plain.over() && cube.dropped < 0) {
    REQUIRE_FALSE(ready.header().ended);
    const SeatId seat = actor(ready);
    REQUIRE(index(seat) == (cube.asked >= 0 ? cube.asked : plain.to_move()));
    const std::uint64_t total = ready.engine->legal(ready.state, seat);
    REQUIRE(legal(ready, ways) == legal(plain, cube));
    const Choice choice = ready.engine->pick(random.below(total));
    const int turn = plain.to_move();
    ready.engine->play(ready.state, seat, choice, ready.context);
    play(plain, cube, ready, choice.action, ways, seat, seen);
    if (choice.action.verb == ready.game->verb("roll") && plain.to_move() != turn)
      ++seen["skipped"];
    REQUIRE(ways.board(ready.state) == plain.board());
    REQUIRE(number(ready, "stake") == cube.stake);
  }
  REQUIRE(ready.header().ended);
  const int winner = cube.dropped >= 0 ? 1 - cube.dropped : plain.winner();
  const int factor = cube.dropped >= 0 ? 1 : plain.factor();
  ++seen["won by " + std::to_string(factor)];
  CHECK(ready.header().winners == seat_bit(SeatId(winner)));
  CHECK(ready.engine->score(ready.state, SeatId(winner)) == factor * cube.stake);
  CHECK(ready.engine->score(ready.state, SeatId(1 - winner)) == 0);
}

// Plays one action with these dice.
void play(Ready& ready, State& state, SeatId seat, const Choice& choice,
          const std::vector<int>& dice) {
  ActionContext context{.chance = Chance(0, dice)};
  ready.engine->play(state, seat, choice, context);
}

// The boards at the end of all turns with these dice, from a position in which the seat may roll.
struct Turns {
  Ready& ready;
  const Ways& ways;
  std::vector<int> dice;
  std::map<PlainBackgammon::Board, State> found;

  void roll(const State& before) {
    State state = before;
    const SeatId seat = state.header().turn;
    ready.engine->legal(state, seat);
    const auto choice = ready.engine->find({.verb = ready.game->verb("roll")});
    REQUIRE(choice);
    hr::tests::play(ready, state, seat, *choice, dice);
    go_on(state, seat);
  }
  void go_on(const State& state, SeatId seat) {
    const bool rolled =
        state.words()[ready.game->layout().var_word(ready.game->var("rolled"), SeatId(0))] != 0;
    if (state.header().ended || state.header().turn != seat || !rolled)
      return void(found.emplace(ways.board(state), state));
    ready.engine->legal(state, seat);
    for (const Choice& choice : ready.engine->list()) {
      State next = state;
      hr::tests::play(ready, next, seat, choice, dice);
      go_on(next, seat);
    }
  }
};

// The states to which these actions lead, with how often each was drawn: never yet.
std::map<std::uint64_t, int> results_of(Ready& ready, SeatId seat,
                                        const std::vector<Choice>& legal) {
  std::map<std::uint64_t, int> out;
  for (const Choice& choice : legal) {
    State state = ready.state;
    play(ready, state, seat, choice, {3, 1});
    out[state.hash()] = 0;
  }
  return out;
}

// Draws single actions at random, each of which must be one of those.
void draw(Ready& ready, int times, std::map<std::uint64_t, int>& drawn) {
  for (int n = 0; n < times; ++n) {
    State state = ready.state;
    const std::vector<int> dice{3, 1};
    ActionContext context{.chance = Chance(0, dice)};
    Random random(static_cast<std::uint64_t>(n) * 977 + state.header().ply);
    ready.engine->playout(state, random, context, 1, false);
    REQUIRE(drawn.contains(state.hash()));
    ++drawn[state.hash()];
  }
}

template <class Key, class Value>
std::set<Key> keys(const std::map<Key, Value>& map) {
  std::set<Key> out;
  for (const auto& [key, value] : map) out.insert(key);
  return out;
}

std::vector<int> four_of_doubles(int a, int b) {
  return a == b ? std::vector<int>{a, a, a, a} : std::vector<int>{a, b};
}

}  // namespace

TEST_CASE("backgammon agrees with a plain model in whole games", "[rulesets][backgammon]") {
  Seen seen;
  for (const bool doubling : {false, true}) {
    Ready ready(backgammon(), {{"doubling", doubling ? "true" : "false"}});
    for (std::uint64_t seed = 0; seed < (doubling ? 100U : 40U); ++seed)
      compare(ready, seed, doubling, seen);
  }
  for (const char* what : {"hit", "borne off", "skipped", "won by 1", "won by 2", "won by 3"}) {
    INFO(what);
    CHECK(seen[what] > 0);
  }
}

// Some by hand. 6-6: of the men only those on 24, 13 and 8 can move, each once, so there are as
// many turns as ways to choose four of 2 + 5 + 3: 4 + 4 + 3. 5-5: 13 to 8 and 8 to 3 only, of the
// latter not all four: 4. 6-5: {24, 13, 8} by 6 with {13, 8} by 5, and 24 to 13; 13 to 2 is one of
// the six: 7.
TEST_CASE("backgammon has the turns of all opening rolls", "[rulesets][backgammon]") {
  Ready ready(backgammon(), {{"doubling", "false"}});
  const Ways ways(ready, 24);
  const PlainBackgammon plain = PlainBackgammon::usual();
  std::map<std::pair<int, int>, std::size_t> counts;
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= a; ++b) {
      INFO(a << "-" << b);
      Turns turns{ready, ways, {a, b}, {}};
      turns.roll(ready.state);
      CHECK(keys(turns.found) == plain.results(four_of_doubles(a, b)));
      counts[{a, b}] = turns.found.size();
    }
  CHECK(counts[{6, 6}] == 11);
  CHECK(counts[{5, 5}] == 4);
  CHECK(counts[{6, 5}] == 7);
}

// Six points, homes of two, two men each, dice with three sides: all that can happen.
TEST_CASE("backgammon agrees with a plain model in every position of a tiny board",
          "[rulesets][backgammon]") {
  const TemporaryRuleset folder(
      "tiny", rules_with("24, 6, 15, 6, { [1] = 2, [12] = 5, [17] = 3, [19] = 5 }",
                         "6, 2, 2, 3, { [1] = 1, [4] = 1 }"));
  Ready ready(folder.folder(), {{"doubling", "false"}});
  const Ways ways(ready, 6);
  std::map<std::pair<PlainBackgammon::Board, int>, State> met;
  std::vector<std::pair<PlainBackgammon::Board, int>> waiting;
  const auto meet = [&](const State& state) {
    std::pair key(ways.board(state), index(state.header().turn));
    if (!state.header().ended && met.emplace(key, state).second) waiting.push_back(key);
  };
  meet(ready.state);
  int turns_seen = 0, ended = 0;
  while (!waiting.empty()) {
    const auto [board, turn] = waiting.back();
    waiting.pop_back();
    PlainBackgammon plain({6, 2, 2}, board[nth(turn)], board[nth(1 - turn)]);
    for (int a = 1; a <= 3; ++a)
      for (int b = 1; b <= 3; ++b) {
        Turns turns{ready, ways, {a, b}, {}};
        turns.roll(met.at({board, turn}));
        std::set<PlainBackgammon::Board> expected = plain.results(four_of_doubles(a, b));
        if (expected.empty()) expected.insert(plain.board());
        std::set<PlainBackgammon::Board> found;
        for (const auto& [reached, state] : turns.found) {
          ended += state.header().ended ? 1 : 0;
          meet(state);
          PlainBackgammon::Board result = reached;
          if (turn == 1) std::swap(result[0], result[1]);
          found.insert(result);
        }
        REQUIRE(found == expected);
        turns_seen += static_cast<int>(found.size());
      }
  }
  CHECK(met.size() > 1000);
  CHECK(turns_seen > 10000);
  CHECK(ended > 100);
}

// The search for the best chain stops where the dice that are left allow no better one; if it
// cannot know that, it finds the same.
TEST_CASE("backgammon's legal moves do not depend on how the search knows where to stop",
          "[rulesets][backgammon]") {
  const TemporaryRuleset folder("other", rules_with("at_least(var(die .. \"_left\"), 1)",
                                                    "no(is(var(die .. \"_left\"), 0))"));
  Ready known(backgammon()), unknown(folder.folder());
  for (std::uint64_t seed = 0; seed < 25; ++seed) {
    known.start(seed);
    unknown.start(seed);
    Random random = random_choices(seed);
    while (!known.header().ended) {
      const SeatId seat = actor(known);
      const std::uint64_t total = known.engine->legal(known.state, seat);
      REQUIRE(unknown.engine->legal(unknown.state, seat) == total);
      REQUIRE(std::ranges::equal(known.engine->list(), unknown.engine->list(), {}, &Choice::action,
                                 &Choice::action));
      const Choice choice = known.engine->pick(random.below(total));
      for (Ready* ready : {&known, &unknown})
        ready->engine->play(ready->state, seat, choice, ready->context);
    }
  }
}

// Random play that need not count the legal actions draws one, and looks only at that.
TEST_CASE("random play draws backgammon's legal moves with equal chances",
          "[rulesets][backgammon]") {
  Ready ready(backgammon(), {{"doubling", "false"}});
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    ready.start(seed);
    Random random = random_choices(seed);
    while (!ready.header().ended) {
      const SeatId seat = actor(ready);
      const std::uint64_t total = ready.engine->legal(ready.state, seat);
      const std::vector<Choice> legal = ready.engine->list();
      std::map<std::uint64_t, int> drawn = results_of(ready, seat, legal);
      // Bearing off is what two dice may do alike.
      const bool all_home = std::ranges::any_of(legal, [&](const Choice& choice) {
        return choice.action.count == 2 && choice.action.arguments[1] >= 26;
      });
      const bool counts = all_home && total > 1 && total < 5 && drawn.size() == total;
      draw(ready, counts ? 1000 : 10, drawn);
      if (counts) {
        const double expected = 1000.0 / static_cast<double>(total);
        for (const auto& [hash, times] : drawn)
          CHECK(std::abs(times - expected) < 5.5 * std::sqrt(expected));
        ++compared;
      }
      ready.engine->play(ready.state, seat, legal[random.below(total)], ready.context);
    }
  }
  CHECK(compared > 30);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Asks: what is pending, who may answer, in which order, and what all answer at once in secret.
#include "core/engine/asks.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "tests/support/play.h"
#include "tests/support/position.h"

namespace hr::tests {
namespace {

constexpr SeatId k_a{0}, k_b{1}, k_c{2};

PatternDef number_to(std::int64_t high) {
  PatternDef p = pattern(PatternType::number);
  p.low.value = 1;
  p.high.value = high;
  return p;
}

// Three seats. "go" is the ordinary turn; x, y, z are numbers that are asked for; "spot" is a cell
// of a region that may be empty, "hop" a step of the seat's own stone. `asks` gives what the effect
// of each action asks, in order.
struct Errands : Play {
  struct Put {
    AskMode mode;
    SeatId seat;
    std::string verb;
    std::vector<std::int64_t> given = {};
  };
  std::map<std::string, std::vector<Put>> asks;  // by verb
  std::vector<std::string> done;                 // seat and verb of each action

  explicit Errands(Visibility see = {}) : Play(definition(std::move(see))) {
    own_rules.on_setup = [this](Effect& g) {
      g.put(k_field, CellId(0), {KindId(0), k_a});
      g.put(k_field, CellId(4), {KindId(0), k_b});
      ask(g, "setup");
      return k_a;
    };
    own_rules.on_effect = [this](Effect& g, SeatId me, const Action& action) {
      const std::string name(game->verb_name(action.verb));
      done.push_back("abc"[index(me)] + name);
      ask(g, name);
    };
  }
  void ask(Effect& g, const std::string& from) {
    for (const Put& put : asks[from]) g.ask(put.mode, put.seat, game->verb(put.verb), put.given);
    if (from == "go") asks.erase(from);
  }
  static GameDef definition(Visibility see) {
    GameDef d = stones(Board::grid({.columns = 5, .links = Links::orthogonal}));
    d.seats = {{"a", ""}, {"b", ""}, {"c", ""}};
    d.regions = {{"none", {CellSet(5)}}};
    d.zones[0].see = std::move(see);
    d.verbs = {verb("go", {pattern(PatternType::pass)}),
               verb("x", {number_to(3)}),
               verb("y", {number_to(3)}),
               verb("z", {number_to(3)}),
               verb("spot", {pattern(PatternType::pick, region_set("none"))}),
               verb("hop", {step("stone", {}, empty())})};
    for (VerbDef& v : d.verbs) v.effect = true, v.asked = v.name != "go";
    return d;
  }
  std::string waiting() const {
    std::string out;
    for (int i = 0; i < header().asks; ++i) {
      const Ask one = ask_at(state, *game, i);
      out += std::string(1, "abc"[index(one.seat)]) + std::string(game->verb_name(one.verb)) + " ";
    }
    return out;
  }
};

constexpr auto k_must = AskMode::must;
constexpr auto k_may = AskMode::may;

}  // namespace

TEST_CASE("asks are answered before the turn passes, by the seat that is asked", "[core]") {
  Errands play;
  play.asks["go"] = {{k_must, k_c, "x"}};
  play.start().play(k_a, "go");
  CHECK(play.turn() == k_a);
  CHECK(play.engine->actors(play.state) == seat_bit(k_c));
  CHECK(play.legal(k_a) == 0);
  CHECK(play.legal(k_b) == 0);
  CHECK(play.actions(k_c).size() == 3);
  play.play(k_c, "x", {2});
  CHECK(play.turn() == k_b);
  CHECK(play.engine->actors(play.state) == seat_bit(k_b));
  CHECK(contradiction(*play.game, play.state) == "");
}

TEST_CASE("asks of an effect come before pending ones, in their order", "[core]") {
  Errands play;
  play.asks["go"] = {{k_must, k_b, "x"}, {k_must, k_c, "y"}};
  play.asks["x"] = {{k_must, k_c, "z"}, {k_must, k_a, "y"}, {k_must, k_a, "z"}};
  play.start().play(k_a, "go");
  CHECK(play.waiting() == "bx cy ");
  play.play(k_b, "x", {1});
  CHECK(play.waiting() == "cz ay az cy ");
  CHECK(contradiction(*play.game, play.state) == "");
  play.play(k_c, "z", {1}).play(k_a, "y", {1}).play(k_a, "z", {1});
  CHECK(play.waiting() == "cy ");
  play.play(k_c, "y", {1});
  CHECK(play.waiting().empty());
  CHECK(play.done == std::vector<std::string>{"ago", "bx", "cz", "ay", "az", "cy"});
  CHECK(play.turn() == k_b);
  CHECK(contradiction(*play.game, play.state) == "");
}

TEST_CASE("asks of the setup are answered before the first turn", "[core]") {
  Errands play;
  play.asks["setup"] = {{k_must, k_b, "x"}, {k_must, k_a, "y"}};
  play.start();
  CHECK(play.waiting() == "bx ay ");
  play.play(k_b, "x", {1}).play(k_a, "y", {1});
  CHECK(play.turn() == k_a);
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0))});
}

TEST_CASE("an offer is taken or declined", "[core]") {
  for (const bool takes : {true, false}) {
    Errands play;
    play.asks["go"] = {{k_may, k_b, "x"}};
    play.start().play(k_a, "go");
    CHECK(play.legal(k_b) == 4);
    CHECK(play.can(k_b, act(play.game->decline())));
    if (takes)
      play.play(k_b, "x", {3});
    else
      play.play(k_b, "decline");
    CHECK(play.done.size() == (takes ? 2 : 1));
    CHECK(play.header().ply == 2);
    CHECK(play.turn() == k_b);
    CHECK(play.header().asks == 0);
  }
}

TEST_CASE("in a game without secrets an offer that cannot be answered is skipped", "[core]") {
  Errands play;
  play.asks["go"] = {{k_may, k_b, "spot"}, {k_may, k_c, "spot"}, {k_must, k_c, "x"}};
  play.start().play(k_a, "go");
  CHECK(play.waiting() == "cx ");
  CHECK(play.header().ply == 1);
}

TEST_CASE("in a game with secrets an offer is made even if it cannot be answered", "[core]") {
  Errands play({.who = Visibility::Who::none, .set = {}});
  play.asks["go"] = {{k_may, k_b, "spot"}};
  play.start().play(k_a, "go");
  CHECK(play.waiting() == "bspot ");
  CHECK(play.actions(k_b) == std::vector<Action>{act(play.game->decline())});
  play.play(k_b, "decline");
  CHECK(play.turn() == k_b);
}

TEST_CASE("an ask without an answer is an error of the ruleset", "[core]") {
  Errands play;
  play.asks["go"] = {{k_must, k_b, "spot"}};
  play.start();
  CHECK(error_of([&] { play.play(k_a, "go"); }) ==
        "b is asked for \"spot\" but has no answer: use offer, or check with can first");
}

TEST_CASE("given arguments leave only the answers that have them", "[core]") {
  Errands play;
  play.asks["go"] = {
      {k_must, k_b, "hop", {4}}, {k_must, k_c, "x", {2}}, {k_may, k_a, "hop", {0, 1}}};
  play.start().play(k_a, "go");
  CHECK(play.actions(k_b) == std::vector<Action>{act(play.game->verb("hop"), {4, 3})});
  play.play(k_b, "hop", {4, 3});
  CHECK(play.actions(k_c) == std::vector<Action>{act(play.game->verb("x"), {2})});
  play.play(k_c, "x", {2});
  CHECK(play.actions(k_a) ==
        std::vector<Action>{act(play.game->verb("hop"), {0, 1}), act(play.game->decline())});
}

TEST_CASE("a given argument that fits no action leaves no answer", "[core]") {
  for (const std::int64_t given : {-1, 3, 5, 100000}) {
    Errands play;
    play.asks["go"] = {{k_may, k_b, "hop", {given}}};
    play.start().play(k_a, "go");
    CHECK(play.header().asks == 0);
  }
}

TEST_CASE("the number of pending asks is limited", "[core]") {
  Errands play;
  play.start();
  Effect effect = play.effect(k_a);
  const int most = play.game->layout().ask_capacity();
  for (int i = 0; i < most; ++i) effect.ask(k_must, k_b, VerbId(1));
  CHECK(error_of([&] { effect.ask(k_must, k_b, VerbId(1)); }) ==
        "ask: more than " + std::to_string(most) + " asks are waiting");
  CHECK(play.header().asks == most);
}

TEST_CASE("asks are part of the position key", "[core]") {
  Errands play;
  play.start();
  const std::uint64_t before = play.header().key;
  std::vector<std::uint64_t> keys{before};
  for (const SeatId seat : {k_a, k_b})
    for (const int verb : {1, 2})
      for (const auto mode : {k_must, k_may})
        for (const std::vector<std::int64_t>& given : {std::vector<std::int64_t>{}, {1}, {2}}) {
          play.effect(k_a).ask(mode, seat, VerbId(verb), given);
          keys.push_back(play.header().key);
          CHECK(contradiction(*play.game, play.state) == "");
          drop_ask(play.state, *play.game, 0);
          CHECK(play.header().key == before);
        }
  std::sort(keys.begin(), keys.end());
  CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

TEST_CASE("asks in a different order are a different position", "[core]") {
  Errands one, other;
  one.start().effect().ask(k_must, k_a, VerbId(1));
  one.effect().ask(k_must, k_b, VerbId(1));
  other.start().effect().ask(k_must, k_b, VerbId(1));
  other.effect().ask(k_must, k_a, VerbId(1));
  CHECK(one.header().key != other.header().key);
}

TEST_CASE("a turn that asks something ends when it has been answered", "[core]") {
  GameDef d = Errands::definition({});
  d.turn = true;
  Play play(d);
  int turns = 0;
  play.own_rules.on_turn = [&](Effect& g, SeatId me) {
    if (++turns == 1) g.ask(AskMode::must, k_c, g.game().verb("x"));
    return g.next(me);
  };
  play.start().play(k_a, "go");
  CHECK(play.engine->actors(play.state) == seat_bit(k_c));
  play.play(k_c, "x", {1});
  CHECK(play.turn() == k_b);
}

}  // namespace hr::tests

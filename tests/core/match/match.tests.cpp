// SPDX-License-Identifier: MIT
#include "core/match/match.h"

#include <catch2/catch.hpp>

#include "core/base/mix.h"
#include "core/match/random_play.h"
#include "core/words/text.h"
#include "tests/support/hunt.h"
#include "tests/support/playing.h"

namespace hr::tests {

namespace {

// Plays up to `limit` actions at random; those that the rules fail at are tried in vain.
void play_randomly(Match& match, Random& random, int limit) {
  for (int n = 0; n < limit && !match.ended();) {
    const SeatId seat = match.actors().back();
    const Action action = random_choice(match, seat, random).action;
    try {
      match.play(seat, action);
      ++n;
    } catch (const Error&) {
    }
  }
}

GameDef with_pie(GameDef d) {
  d.pie = true;
  return d;
}

// Everything that must be unchanged after a failure.
struct Snapshot {
  State state;
  NodeId cursor, onward;
  int nodes;
  std::size_t children;
  explicit Snapshot(const Match& match)
      : state(match.state()),
        cursor(match.cursor()),
        onward(match.node().onward),
        nodes(match.tree().size()),
        children(match.node().children().size()) {}
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

}  // namespace

TEST_CASE("an action becomes a node below the cursor", "[core]") {
  Match match = breakthrough_match();
  const std::uint64_t before = match.state().hash();
  const NodeId made = play(match, "A2 A3");
  CHECK(match.cursor() == made);
  CHECK(match.node().parent == NodeId::root);
  CHECK(match.node().seat == k_first);
  CHECK(match.node().ply == 1);
  CHECK(match.node().hash == match.state().hash());
  CHECK(match.node(NodeId::root).hash == before);
  CHECK(match.node(NodeId::root).children() == std::vector{made});
  CHECK(match.actors() == std::vector{k_second});
}

TEST_CASE("undo and redo restore the same words, action by action", "[core]") {
  const auto cube_match = [](std::uint64_t seed) {
    return Match(engine_of(cube_wars(8, 8, 2, 30), std::make_shared<CubeWarsRules>()), seed);
  };
  const auto game = GENERATE(0, 1, 2);
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Match match = game == 0   ? breakthrough_match(6, 6)
                  : game == 1 ? hunt_match(seed)
                              : cube_match(seed);
    Random random(seed);
    if (match.all_asked())
      for (const SeatId seat : {k_first, k_second}) play_part_at_random(match, seat, random);
    std::vector<State> states{match.state()};
    const NodeId begun = match.cursor();
    for (int n = 0; n < 60 && !match.ended(); ++n) {
      play_randomly(match, random, 1);
      states.push_back(match.state());
    }
    const std::size_t last = states.size() - 1;
    for (std::size_t n = last; n-- > 0;) {
      REQUIRE(match.undo());
      REQUIRE(match.state() == states[n]);
      REQUIRE(match.state().hash() == match.node().hash);
    }
    CHECK(match.cursor() == begun);
    for (std::size_t n = 1; n <= last; ++n) {
      REQUIRE(match.redo());
      REQUIRE(match.state() == states[n]);
    }
    CHECK_FALSE(match.redo());
  }
}

TEST_CASE("a walk through a tree finds every node unchanged", "[core]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Match match = breakthrough_match(5, 6);
    Random random(seed);
    for (int branch = 0; branch < 6; ++branch) {
      play_randomly(match, random, 12);
      match.go_to(
          static_cast<NodeId>(random.below(static_cast<std::uint64_t>(match.tree().size()))));
    }
    for (int id = match.tree().size() - 1; id >= 0; --id) {
      match.go_to(static_cast<NodeId>(id));
      REQUIRE(match.state().hash() == match.node().hash);
      REQUIRE(match.header().ply == match.node().ply);
    }
  }
}

TEST_CASE("an existing child with the same action is reused", "[core]") {
  Match match = breakthrough_match();
  const NodeId first = play(match, "A2 A3");
  const NodeId second = play(match, "A7 A6");
  match.go_to(NodeId::root);
  CHECK(play(match, "A2 A3") == first);
  CHECK(match.tree().size() == 3);
  CHECK(match.redo());
  CHECK(match.cursor() == second);
}

TEST_CASE("in a game with secrets an existing child is not reused", "[core]") {
  Match match = hunt_match();
  for (const char* text : {"hide A1", "ready", "hide A1", "ready"}) play(match, text);
  const NodeId first = play(match, "step A1 B1");
  match.undo();
  const NodeId again = play(match, "step A1 B1");
  CHECK(first != again);
  CHECK_FALSE(match.tree().may_redo());
}

TEST_CASE("different dice make a new branch", "[core]") {
  GameDef d = breakthrough();
  d.verbs = {verb("roll", {PatternDef{}})};
  d.verbs[0].effect = true;
  d.events = {{.name = "rolled", .text = "{1} rolls {2}."}};
  class Dice : public Rules {
    void effect(Effect& g, SeatId me, const Action&) override {
      g.tell(all_seats(2), EventId(0), {me, std::int64_t{g.roll(6)}});
    }
  };
  Match match(engine_of(d, std::make_shared<Dice>()), 5);
  const NodeId three = play(match, "roll", {3});
  CHECK(match.node().faces() == std::vector{3});
  match.undo();
  const NodeId four = play(match, "roll", {4});
  CHECK(three != four);
  match.undo();
  CHECK(play(match, "roll", {3}) == three);
  CHECK(match.node(NodeId::root).children() == std::vector{three, four});
  CHECK(event_text(match.game(), match.node().events()[0]) == "White rolls 3.");

  const Snapshot before(match);
  CHECK_THROWS_WITH(play(match, "roll", {7}), "A die here has the faces 1 to 6; 7 was given.");
  CHECK_THROWS_WITH(play(match, "roll", {1, 2}), "This action rolls 1 die, but 2 dice were given.");
  CHECK(Snapshot(match) == before);
}

TEST_CASE("the first child is the main line until another is promoted", "[core]") {
  Match match = breakthrough_match();
  const NodeId a = play(match, "A2 A3");
  const NodeId b = play(match, "A7 A6");
  match.go_to(a);
  const NodeId c = play(match, "B7 B6");
  CHECK(match.tree().line() == std::vector{NodeId::root, a, c});
  CHECK(match.tree().main_line() == std::vector{NodeId::root, a, b});
  match.promote(c);
  CHECK(match.tree().main_line() == std::vector{NodeId::root, a, c});
  CHECK(match.node(a).children() == std::vector{c, b});
  match.go_to(b);
  match.go_to(a);
  CHECK(match.redo());
  CHECK(match.cursor() == b);  // redo returns to where undo came from
}

TEST_CASE("a refused action leaves everything as it was", "[core]") {
  Match match = breakthrough_match();
  play(match, "A2 A3");
  const Snapshot before(match);
  const Action none{.verb = VerbId(0), .count = 2, .arguments = {0, 63}};
  CHECK_THROWS_AS(match.play(k_second, none), Refusal);
  CHECK_THROWS_WITH(match.play(k_first, none), "It is black's turn.");
  CHECK_THROWS_WITH(match.play(SeatId(7), none), "There is no such seat.");
  CHECK_THROWS_WITH(match.go_to(NodeId(9)),
                    "There is no moment number 9 in this match; they go from 0 to 1.");
  CHECK_THROWS_AS(match.go_to(NodeId::none), Error);
  CHECK(Snapshot(match) == before);
}

TEST_CASE("any invalid action from a client is refused with a sentence", "[core]") {
  Match match = breakthrough_match();
  Random random(3);
  int refused = 0;
  for (int n = 0; n < 2000; ++n) {
    Action action{.verb = VerbId(static_cast<std::int8_t>(random.below(8)) - 2),
                  .count = static_cast<std::uint8_t>(random.below(5)),
                  .arguments = {}};
    for (auto& argument : action.arguments)
      argument = static_cast<std::int64_t>(random.below(200)) - 50;
    if (random.below(8) == 0) action.arguments[1] = static_cast<std::int64_t>(random.next());
    try {
      match.play(match.actors().front(), action);
      match.undo();
    } catch (const Refusal& refusal) {
      REQUIRE(std::string(refusal.what()).ends_with("."));
      ++refused;
    }
  }
  CHECK(refused > 1990);
}

TEST_CASE("an effect that throws half-way undoes its whole action", "[core]") {
  Match match = hunt_match();
  play(match, "hide A2");
  play(match, "ready");
  play(match, "hide A2");
  play(match, "ready");
  const Snapshot before(match);
  CHECK_THROWS_WITH(play(match, "scan C2"), "rules.lua:7: nickel's treasure lies at A2");
  CHECK(Snapshot(match) == before);
  CHECK(log_entries(match, k_first).size() == 3);
  play(match, "scan A2");
  CHECK(log_entries(match, k_first).size() == 5);
}

TEST_CASE("events are reported only to their audience, along the line to the cursor", "[core]") {
  Match match = hunt_match();
  for (const char* text : {"hide A2", "ready", "hide B2", "ready", "scan B2"}) play(match, text);
  const auto texts = [&](SeatId seat) {
    std::vector<std::string> out;
    for (const LogEntry& told : log_entries(match, seat))
      if (told.event != nullptr) out.push_back(event_text(match.game(), *told.event));
    return out;
  };
  CHECK(texts(k_first) == std::vector<std::string>{"Nickel has nickel's treasure at B2."});
  CHECK(texts(k_second).empty());
  CHECK(texts(SeatId::owner).size() == 1);
  match.undo();
  CHECK(texts(k_first).empty());
}

TEST_CASE("the swap of the pie rule is an action like any other", "[core]") {
  Match match(
      engine_of(with_pie(breakthrough()), std::make_shared<FunctionRules>(breakthrough_setup)), 1);
  play(match, "A2 A3");
  CHECK(match.header().pie == Pie::open);
  play(match, "swap");
  CHECK(match.header().pie == Pie::taken);
  CHECK(match.actors() == std::vector{k_second});
  CHECK(event_text(match.game(), match.node().events().at(0)) == "The players change seats.");
  match.undo();
  CHECK(match.header().pie == Pie::open);
  play(match, "A7 A6");
  CHECK(match.header().pie == Pie::declined);
}

TEST_CASE("the same seed and actions give the same match", "[core]") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Match one = hunt_match(seed), two = hunt_match(seed);
    Random random(seed);
    play_randomly(one, random, 40);
    for (const NodeId id : one.tree().main_line()) {
      const Node& node = one.node(id);
      if (node.type == StepType::action) two.play(node.seat, node.choice().action);
      for (std::size_t seat = 0; seat < node.parts().size(); ++seat)
        for (const SecretAnswer& answer : node.parts()[seat])
          two.play(SeatId(static_cast<int>(seat)), answer.choice.action);
    }
    CHECK(one.state() == two.state());
    CHECK(one.node().faces() == two.node().faces());
  }
}

TEST_CASE("a journal leads from either of two states to the other", "[core]") {
  Random random(1);
  // Of one of two games, with some keys; most words are the same in all of them.
  const auto some_state = [&] {
    State out(k_header_words + 5 + static_cast<int>(random.below(2)));
    for (std::size_t i = k_header_words; i < out.fixed_words(); ++i)
      out.words()[i] = random.below(3) == 0 ? random.below(~0ULL) : i;
    for (std::uint64_t keys = random.below(4); keys > 0; --keys) out.remember(random.below(5));
    return out;
  };
  for (int pair = 0; pair < 200; ++pair) {
    const State was = some_state(), is = some_state();
    PackedWriter out;
    write_journal(out, was, is);
    const Journal journal(PackedReader(out.all()), nullptr);
    State state = is;
    journal.undo(state);
    REQUIRE(state == was);
    REQUIRE(state.fixed_words() == was.fixed_words());
    journal.redo(state);
    REQUIRE(state == is);
    REQUIRE(state.fixed_words() == is.fixed_words());
  }
}

TEST_CASE("a journal is short where little differs", "[core]") {
  State was(k_header_words + 100), is = was;
  is.words()[k_header_words + 90] = 1ULL << 63;
  PackedWriter out;
  write_journal(out, was, is);
  CHECK(out.all().size() == 5);  // sizes alike, which word, two bytes of change, the end
  PackedWriter same;
  write_journal(same, was, was);
  CHECK(same.all().size() == 2);
}

}  // namespace hr::tests

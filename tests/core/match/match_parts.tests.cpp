// SPDX-License-Identifier: MIT
// What all are asked at once and in secret, in a match: parts, taken back and rearranged.
#include <catch2/catch.hpp>

#include "core/game/dead_end.h"
#include "core/match/random_play.h"
#include "core/record/replay.h"
#include "core/trials/simulate.h"
#include "core/words/refusal.h"
#include "core/words/text.h"
#include "tests/support/hunt.h"
#include "tests/support/play.h"

namespace hr::tests {

namespace {

// Two seats lay `stones` each on a board of their own, 3 by 2, no two of them side by side.
struct LayingRules : Rules {
  explicit LayingRules(std::int64_t stones) : many(stones) {}
  SeatId setup(Effect& g) override {
    const Effect::AskPart lay{g.game().verb("lay"), many};
    g.ask_all(all_seats(g.game().seats()), {&lay, 1});
    return SeatId(1);
  }
  bool ready(const View& v, std::string* why) override {
    const ZoneInstance zone = v.game().layout().zone_instance(ZoneId(0), v.viewer());
    if (!corners || v.has(zone, CellId(0), {KindId(0), v.viewer()})) return true;
    if (why != nullptr) *why = "a stone has to lie on A1";
    return false;
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    if (action.verb == g.game().verb("roll"))
      return g.tell(3, EventId(0), {std::int64_t{g.roll(6)}});
    g.tell(seat_bit(me), EventId(1), {action.cell(0)});
  }
  std::int64_t many;
  bool corners = false;
};

GameDef laying() {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 2, .links = Links::orthogonal}));
  d.seats = {{"sun", ""}, {"moon", ""}};
  d.zones = {{.name = "map", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
  d.events = {{.name = "rolled", .text = "{1} is rolled."}, {.name = "laid", .text = "{1} it is."}};
  VerbDef lay = verb("lay", {place("stone", everywhere() - near_set(TermOp::around, own()))}),
          roll = verb("roll", {{}});
  lay.asked = lay.secret = lay.effect = roll.effect = true;
  d.verbs = {lay, roll};
  d.ready = true;
  d.stuck = Stuck::undeclared;
  return d;
}

struct Laying {
  std::shared_ptr<LayingRules> rules;
  std::shared_ptr<Engine> engine;
  Match match;
  explicit Laying(std::int64_t stones, bool corners = false, std::uint64_t seed = 1)
      : rules(with(stones, corners)), engine(engine_of(laying(), rules)), match(engine, seed) {}
  static std::shared_ptr<LayingRules> with(std::int64_t stones, bool corners) {
    auto out = std::make_shared<LayingRules>(stones);
    out->corners = corners;
    return out;
  }
  NodeId lay(SeatId seat, int cell) {
    return match.play(seat, act(match.game().verb("lay"), {cell}));
  }
  NodeId ready(SeatId seat) { return match.play(seat, act(match.game().ready())); }
};

std::vector<std::string> heard(const Match& match, SeatId seat) {
  std::vector<std::string> out;
  for (const LogEntry& told : log_entries(match, seat))
    out.push_back(told.event != nullptr ? event_text(match.game(), *told.event)
                                        : action_sentence(match.game(), told.seat, *told.action));
  return out;
}

}  // namespace

TEST_CASE("the answers of all become one step, whoever was faster", "[core]") {
  Laying one(2), two(2);
  one.lay(k_first, 0), one.lay(k_first, 2), one.ready(k_first);
  one.lay(k_second, 1), one.lay(k_second, 3);
  CHECK(one.match.tree().size() == 1);
  CHECK(one.match.is_ready(k_first));
  one.ready(k_second);
  two.lay(k_second, 1), two.lay(k_first, 0), two.lay(k_second, 3), two.ready(k_second);
  two.lay(k_first, 2);
  two.ready(k_first);
  for (const Laying* laid : {&one, &two}) {
    CHECK(laid->match.tree().size() == 2);
    CHECK(laid->match.node().type == StepType::answers);
    CHECK(laid->match.header().ply == 1);
    CHECK(laid->match.actors() == std::vector{k_second});
  }
  CHECK(one.match.node().hash == two.match.node().hash);
  CHECK(one.match.state() == two.match.state());
  for (const SeatId seat : {SeatId::owner, k_first, k_second})
    CHECK(heard(one.match, seat) == heard(two.match, seat));
  CHECK(heard(one.match, k_second) == std::vector<std::string>{"Moon lays B1.", "B1 it is.",
                                                               "Moon lays A2.", "A2 it is.",
                                                               "Moon is ready.", "Sun is ready."});
}

TEST_CASE("undo takes back the answers of all, and redo restores them", "[core]") {
  Laying play(1);
  play.lay(k_first, 0), play.ready(k_first), play.lay(k_second, 5), play.ready(k_second);
  const std::uint64_t hash = play.match.state().hash();
  CHECK(play.match.undo());
  CHECK(play.match.actors() == std::vector{k_first, k_second});
  CHECK(play.match.part(k_first).empty());
  CHECK(play.match.redo());
  CHECK(play.match.state().hash() == hash);
}

TEST_CASE("a seat takes back, starts over and rearranges its own part only", "[core]") {
  Laying play(3);
  const std::uint64_t empty = play.match.state().hash();
  CHECK_THROWS_WITH(play.match.take_back(k_first), "You have no answer to take back.");
  play.lay(k_second, 1);
  const std::uint64_t moon_alone = play.match.state().hash();
  play.lay(k_first, 0), play.lay(k_first, 2);
  play.match.take_back(k_first);
  CHECK(play.match.part(k_first).size() == 1);
  CHECK(play.match.part(k_second).size() == 1);
  play.match.start_over(k_first);
  CHECK(play.match.state().hash() == moon_alone);
  play.match.take_back(k_second);
  CHECK(play.match.state().hash() == empty);
  play.lay(k_first, 0), play.lay(k_first, 2);
  const Action to_a2 = act(play.match.game().verb("lay"), {3}),
               to_b1 = act(play.match.game().verb("lay"), {1});
  play.match.change(k_first, 0, to_a2);
  CHECK(play.match.part(k_first).at(0).choice.action == to_a2);
  CHECK(heard(play.match, k_first).at(1) == "A2 it is.");
  CHECK_THROWS_WITH(play.match.change(k_first, 0, to_b1),
                    "With lay B1, lay C1 would no longer be legal.");
  CHECK_THROWS_WITH(play.match.change(k_first, 2, to_b1), "You have given 2 answers so far.");
  CHECK(play.match.part(k_first).at(0).choice.action == to_a2);
}

TEST_CASE("a part is judged as a whole when its seat wants to be ready", "[core]") {
  Laying play(2, true);
  play.lay(k_first, 1), play.lay(k_first, 3);
  CHECK(play.match.legal(k_first).empty());
  CHECK(stuck_text(play.match.view(k_first)) ==
        "You cannot be ready: a stone has to lie on A1. Take back an answer, or start over.");
  CHECK_THROWS_WITH(play.ready(k_first), stuck_text(play.match.view(k_first)));
  play.match.start_over(k_first);
  play.lay(k_first, 0), play.lay(k_first, 5);
  CHECK(stuck_text(play.match.view(k_first)).empty());
  play.ready(k_first);
  CHECK_THROWS_WITH(play.match.take_back(k_first),
                    "You have declared yourself ready and cannot change your answers now.");
}

TEST_CASE("a seat in a dead end is informed, and random play starts over", "[core]") {
  Laying play(3);
  play.lay(k_first, 1), play.lay(k_first, 3);  // besides these only C2 is free
  play.match.take_back(k_first);
  play.lay(k_first, 3);
  play.lay(k_first, 5);
  play.match.start_over(k_first);
  play.lay(k_first, 0), play.lay(k_first, 5);
  CHECK(stuck_text(play.match.view(k_first)) ==
        "You have no legal way left to lay. Take back an answer, or start over.");
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    Laying other(3);
    play_part_at_random(other.match, k_first, random);
    CHECK(other.match.part(k_first).size() == 4);
    play_part_at_random(other.match, k_second, random);
    CHECK(other.match.node().type == StepType::answers);
  }
  State state;
  ActionContext context;
  for (int i = 0; i < 50; ++i) {
    play.engine->start(state, context);
    CHECK(play.engine->playout(state, random, context, 10).actions == 10);
    CHECK(state.header().asks == 0);
  }
}

TEST_CASE("options that make the setup impossible are refused", "[core]") {
  CHECK_THROWS_AS(Laying(4), ImpossibleSetUp);
  CHECK_THROWS_WITH(Laying(4),
                    "the setup is impossible under these options: there is no way for moon to give "
                    "all the answers (lay 4 times)");
}

// Thirteen stones fit on the row of 25 squares in only one way.
TEST_CASE("a setup that random attempts miss is found by exhaustive search", "[core]") {
  GameDef row = laying();
  row.board = Board::grid({.columns = 25, .rows = 1, .links = Links::orthogonal});
  const Match match(engine_of(row, std::make_shared<LayingRules>(13)), 1);
  CHECK(match.actors().size() == 2);
  CHECK_THROWS_AS(Match(engine_of(row, std::make_shared<LayingRules>(14)), 1), ImpossibleSetUp);
}

TEST_CASE("seats that cannot begin or never finish their part are refused", "[core]") {
  GameDef none = laying();
  none.verbs[0].patterns[0].onto = make_set(TermOp::nowhere);
  CHECK_THROWS_WITH(Match(engine_of(none, std::make_shared<LayingRules>(1)), 1),
                    "the setup is impossible under these options: there is no way for moon to give "
                    "all the answers (lay)");
  struct Endless : LayingRules {
    using LayingRules::LayingRules;
    void effect(Effect& g, SeatId me, const Action& action) override {
      g.ask(AskMode::must, me, action.verb);
    }
  };
  GameDef again = laying();
  again.verbs[0].patterns[0] = PatternDef{};
  CHECK_THROWS_AS(Match(engine_of(again, std::make_shared<Endless>(1)), 1), ImpossibleSetUp);
}

TEST_CASE(
    "open answers are saved and loaded, and the order in which they were given leaves no trace",
    "[core]") {
  Laying play(2);
  play.lay(k_first, 0), play.lay(k_first, 2), play.lay(k_second, 4);
  const auto ruleset_text = std::make_shared<const RulesetText>(
      RulesetText{.ruleset = "laying", .files = {}, .variants = {}, .settings = {}});
  const Match match(PlayableRules{play.engine, ruleset_text}, 1);
  Match one = match, two = match;
  const auto lay = [&](Match& m, SeatId seat, int cell) {
    m.play(seat, act(m.game().verb("lay"), {cell}));
  };
  lay(one, k_first, 0), lay(one, k_second, 4), lay(one, k_first, 2);
  lay(two, k_second, 5), lay(two, k_first, 2), lay(two, k_first, 4);
  two.start_over(k_first), two.take_back(k_second);
  lay(two, k_second, 4), lay(two, k_first, 0), lay(two, k_first, 2);
  const std::string text = record_text(one, {});
  CHECK(record_text(two, {}) == text);
  Match loaded = replay(read_record(text, "a.rec"), [&](const RulesetText&) {
    return PlayableRules{play.engine, ruleset_text};
  });
  CHECK(loaded.state() == one.state());
  CHECK(loaded.part(k_first).size() == 2);
  CHECK(record_text(loaded, {}) == text);
  loaded.play(k_first, act(loaded.game().ready()));
  lay(loaded, k_second, 0);
  loaded.play(k_second, act(loaded.game().ready()));
  const std::string whole = record_text(loaded, {});
  CHECK(whole.find("\"open\"") == std::string::npos);
  const Match again = replay(read_record(whole, "a.rec"), [&](const RulesetText&) {
    return PlayableRules{play.engine, ruleset_text};
  });
  CHECK(again.state() == loaded.state());
}

TEST_CASE("a change of rules keeps open parts as far as they fit", "[core]") {
  Laying play(2);
  play.lay(k_first, 0), play.lay(k_first, 2), play.lay(k_second, 4);
  GameDef narrow = laying();
  CellSet corner(6);
  corner.add(CellId(0)), corner.add(CellId(4));
  narrow.regions = {{"corner", {corner}}};
  narrow.verbs[0].patterns[0].onto = region_set("corner");
  const auto other = engine_of(narrow, play.rules);
  play.match.change_rules({other, nullptr});
  CHECK(play.match.part(k_first).size() == 1);
  CHECK(play.match.part(k_second).size() == 1);
  CHECK(play.match.node().parted() ==
        std::vector<std::string>{
            "The new rules allow only the first of your 2 answers; please give the others again.",
            ""});
  play.match.undo();
  CHECK(play.match.part(k_first).size() == 2);
}

TEST_CASE("after a change of rules no seat is ready, whether or not its answers fit", "[core]") {
  Laying play(1);
  play.lay(k_first, 0), play.ready(k_first);
  REQUIRE(play.match.is_ready(k_first));
  play.match.change_rules(playable_of(laying(), play.rules));
  CHECK_FALSE(play.match.is_ready(k_first));
  CHECK(play.match.part(k_first).size() == 1);
}

}  // namespace hr::tests

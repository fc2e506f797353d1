// SPDX-License-Identifier: MIT
// What a verb offers besides moves: placements, numbers and words, several patterns, rules that
// filter them, and finding an action again.
#include <catch2/catch.hpp>
#include <limits>

#include "tests/support/stones.h"

namespace hr::tests {
TEST_CASE("pieces without an owner are placed by all and owned by none", "[core]") {
  GameDef d = stones(Board::grid({.columns = 3}));
  d.kinds.push_back({.name = "rock", .owned = false});
  d.verbs = {verb("do", {place("rock", empty())})};
  Play play(d);
  play.start().play(act(VerbId(0), {1}));
  CHECK(play.piece("B1") == Piece{KindId(1), SeatId::none});
  CHECK(play.turn() == k_black);
  CHECK(play.legal() == 2);
}

TEST_CASE("a placement onto a piece captures it", "[core]") {
  Stones play(Board::grid({.columns = 2}), {place("stone", enemy())}, {}, {"B1"});
  play.play(act(VerbId(0), {1}));
  CHECK(play.piece("B1") == Piece{k_stone, k_white});
  CHECK(play.events.size() >= 1);
}

TEST_CASE("choices are numbered from zero, and a pass has no argument", "[core]") {
  PatternDef choice = pattern(PatternType::choice);
  choice.words = {"rock", "paper", "scissors"};
  Stones words(Board::grid({}), {choice});
  CHECK(words.actions() ==
        std::vector<Action>{act(VerbId(0), {0}), act(VerbId(0), {1}), act(VerbId(0), {2})});
  Stones pass(Board::grid({}), {pattern(PatternType::pass)});
  CHECK(pass.actions() == std::vector<Action>{act(VerbId(0))});
  pass.play(act(VerbId(0)));
  CHECK(pass.header().ply == 1);
  CHECK(pass.turn() == k_black);
}

TEST_CASE("a game needs no board", "[core]") {
  GameDef d;
  d.name = "Bids";
  d.seats = {{"a", ""}, {"b", ""}, {"c", ""}};
  d.verbs = {verb("bid", {numbers(1, 6)})};
  Play play(d);
  CHECK(play.start().legal() == 6);
  play.play(act(VerbId(0), {6}));
  CHECK(play.turn() == SeatId(1));
}

TEST_CASE("a wide range of numbers is counted and found but not listed", "[core]") {
  constexpr std::int64_t k_high = std::numeric_limits<std::int32_t>::max();
  Stones play(Board::grid({}), {numbers(-5, k_high)});
  CHECK(play.legal() == static_cast<std::uint64_t>(k_high + 6));
  CHECK(play.engine->pick(0).action == act(VerbId(0), {-5}));
  CHECK(play.engine->pick(static_cast<std::uint64_t>(k_high + 5)).action ==
        act(VerbId(0), {k_high}));
  REQUIRE(play.engine->list().size() == 1);
  CHECK(play.engine->list()[0].action == act(VerbId(0), {-5, k_high}));
  CHECK(play.engine->find(act(VerbId(0), {77}))->action == act(VerbId(0), {77}));
  CHECK_FALSE(play.engine->find(act(VerbId(0), {-6})));
  CHECK_FALSE(play.engine->find(act(VerbId(0), {k_high + 1})));
}

TEST_CASE("all words of a choice are listed, however many", "[core]") {
  PatternDef choice = pattern(PatternType::choice);
  for (int i = 0; i < 2000; ++i) choice.words.push_back("lot_" + std::to_string(i));
  Stones play(Board::grid({}), {choice});
  CHECK(play.legal() == 2000);
  REQUIRE(play.engine->list().size() == 2000);
  CHECK(play.engine->list()[1999].action == act(VerbId(0), {1999}));
}

TEST_CASE("numbers of any size are looked up without overflow", "[core]") {
  constexpr auto k_min = std::numeric_limits<std::int64_t>::min();
  constexpr auto k_max = std::numeric_limits<std::int64_t>::max();
  Stones play(Board::grid({}), {numbers(1, 5)});
  play.legal();
  CHECK_FALSE(play.engine->find(act(VerbId(0), {k_min})));
  CHECK_FALSE(play.engine->find(act(VerbId(0), {k_max})));
  Stones below(Board::grid({}), {numbers(-5, -1)});
  below.legal();
  CHECK_FALSE(below.engine->find(act(VerbId(0), {k_max})));
}

TEST_CASE("an empty range of numbers offers nothing", "[core]") {
  GameDef d = Stones::definition(Board::grid({}), {numbers(3, 2)}, Holds::one);
  d.verbs.push_back(verb("wait", {pattern(PatternType::pass)}));
  Play play(d);
  CHECK(play.start().legal() == 1);
}

TEST_CASE("only legal actions are found, argument by argument", "[core]") {
  Stones play(k_chessboard, {moving(PatternType::step)}, {"A1"});
  play.legal();
  CHECK(play.engine->find(act(VerbId(0), {0, 1})));
  for (const Action& action :
       {act(VerbId(0), {0, 2}), act(VerbId(0), {0}), act(VerbId(0), {0, 1, 1}),
        act(VerbId(1), {0, 1}), act(VerbId(0), {-1, 1}), act(VerbId(0), {0, 1000000}),
        act(VerbId::none)})
    CHECK_FALSE(play.engine->find(action));
}

TEST_CASE("a number with one argument too many or too few is not found", "[core]") {
  Stones number(Board::grid({}), {numbers(0, 5)});
  number.legal();
  CHECK_FALSE(number.engine->find(act(VerbId(0), {3, 4})));
  CHECK_FALSE(number.engine->find(act(VerbId(0))));
}

TEST_CASE("picking beyond the last legal action is refused", "[core]") {
  Stones play(k_chessboard, {moving(PatternType::step)}, {"A1"});
  CHECK(play.legal() == 3);
  CHECK(error_of([&] { (void)play.engine->pick(3); }) ==
        "expected the number of a legal action below 3");
}

TEST_CASE("an action offered by two patterns of a verb belongs to the first", "[core]") {
  const Set all = make_set(TermOp::everywhere);
  const PatternDef short_way = moving(PatternType::step, {"n", "e"}, all);
  const PatternDef long_way = moving(PatternType::slide, {"e", "s"}, all);
  Stones play(k_chessboard, {short_way, long_way}, {"C3"});
  CHECK(play.ends() == Names{"C1", "C2", "C4", "D3", "E3", "F3", "G3", "H3"});
  CHECK(play.engine->find(act(VerbId(0), {play.at("C3"), play.at("D3")}))->pattern == 0);
  CHECK(play.engine->find(act(VerbId(0), {play.at("C3"), play.at("E3")}))->pattern == 1);
}

TEST_CASE("a compulsory verb excludes the others as long as it is legal", "[core]") {
  GameDef d = stones(Board::grid({.columns = 4, .links = Links::orthogonal}));
  d.verbs = {verb("walk", {moving(PatternType::step)}), verb("take", {moving(PatternType::jump)})};
  d.verbs[1].must = true;
  Play play(d);
  play.begins_with({"A1", "D1"}, {"B1"});
  CHECK(play.start().actions() == std::vector<Action>{act(VerbId(1), {0, 2, 1})});
  CHECK(play.actions(k_black).empty());
  play.play(act(VerbId(1), {0, 2, 1}));
  CHECK(play.turn() == k_white);  // black has nothing left and passes
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {2, 1})});
}

TEST_CASE("a verb that must be asked for is not offered in a turn", "[core]") {
  GameDef d = stones(Board::grid({.columns = 2}));
  d.verbs = {verb("walk", {pattern(PatternType::pass)}), verb("answer", {numbers(1, 3)})};
  d.verbs[1].asked = true;
  d.verbs[1].must = true;
  Play play(d);
  CHECK(play.start().actions() == std::vector<Action>{act(VerbId(0))});
}

TEST_CASE("a pattern that stays has its arguments but moves nothing", "[core]") {
  PatternDef stay = moving(PatternType::step);
  stay.stays = true;
  Stones play(Board::grid({.columns = 2}), {stay}, {"A1"});
  const std::uint64_t key = play.header().key;
  play.play(act(VerbId(0), {0, 1}));
  CHECK(play.piece("A1") == Piece{k_stone, k_white});
  CHECK(play.header().ply == 1);
  CHECK(play.header().idle == 1);
  CHECK(play.header().key == key);  // black cannot do it, so white is to move again
}

TEST_CASE("the rules allow or refuse each action that a pattern offers, in the seat's view",
          "[core]") {
  GameDef d = Stones::definition(k_chessboard, {moving(PatternType::step)}, Holds::one);
  d.verbs[0].allow = true;
  Play play(d);
  std::vector<Action> asked;
  play.begins_with({"B1"});
  play.own_rules.on_allow = [&](const View& v, const Action& action) {
    CHECK(v.viewer() == k_white);
    asked.push_back(action);
    return action.cell(1) != play.cell("A1");
  };
  play.start();
  asked.clear();
  CHECK(play.legal() == 4);
  CHECK(asked.size() == 5);
  CHECK_FALSE(play.engine->find(act(VerbId(0), {play.at("B1"), play.at("A1")})));
}

TEST_CASE("a position that the rules forbid is tried on a copy", "[core]") {
  GameDef d = Stones::definition(k_chessboard, {moving(PatternType::step)}, Holds::one);
  d.verbs[0].unless = true;
  d.verbs[0].effect = true;
  Play play(d);
  play.begins_with({"B1"});
  play.own_rules.on_effect = [&](Effect& g, SeatId me, const Action& action) {
    if (action.cell(1) == play.cell("B2")) g.flip(k_field, action.cell(1), g.next(me));
  };
  play.own_rules.on_unless = [](Effect& g, SeatId me, const Action&) {
    return g.find(k_field, {k_stone, me}) == CellId::none;  // no stone of the seat is left
  };
  play.start();
  const State before = play.state;
  CHECK(play.legal() == 4);
  CHECK(play.state == before);
  CHECK_FALSE(play.engine->find(act(VerbId(0), {play.at("B1"), play.at("B2")})));
}

TEST_CASE("too many actions to test one by one are refused with a sentence", "[core]") {
  GameDef d = Stones::definition(Board::grid({}), {numbers(1, 200000)}, Holds::one);
  d.verbs[0].allow = true;
  CHECK(error_of([&] { const Game game(d); }) ==
        "verbs.do.1: with allow or unless expected at most 100000 numbers, as each is tested; give "
        "the range by functions instead");
  d.verbs[0].patterns = {numbers(1, 60000), numbers(60001, 120000)};
  Play play(d);
  CHECK(error_of([&] { play.start(); }) ==
        "verbs.do: expected at most 100000 actions to test one by one; give a number's range by "
        "functions instead of allow");
}

TEST_CASE("an action of a long chain is judged by itself", "[core]") {
  PatternDef step = moving(PatternType::step, {"e"});
  GameDef d = Stones::definition(Board::grid({.columns = 30}), {step}, Holds::one);
  d.verbs[0].again = make_set(TermOp::some, make_set(TermOp::me));
  d.verbs[0].refused = {{make_set(TermOp::meet, piece_set(TermOp::own), cell_set(CellId(29))), ""}};
  Play play(d);
  play.begins_with({"A1"});
  play.start();
  for (int column = 0; column < 28; ++column) {
    REQUIRE(play.turn() == k_white);
    REQUIRE(play.legal(k_white) == 1);
    play.play(act(VerbId(0), {column, column + 1}));
  }
  CHECK(play.header().ended);  // neither can act
}

TEST_CASE("an ask gives a cell only to a verb that begins with one", "[core]") {
  GameDef d =
      Stones::definition(Board::grid({.columns = 3}),
                         {pattern(PatternType::pick, piece_set(TermOp::empty))}, Holds::one);
  d.verbs.push_back(verb("bid", {numbers(0, 2)}));
  d.verbs[1].asked = true;
  d.verbs[0].does = {{.op = WriteOp::ask, .verbs = {"bid"}, .a = make_set(TermOp::here)}};
  CHECK_THROWS_WITH(Play(d), Catch::Contains("the first argument of \"bid\" is no cell"));
}

}  // namespace hr::tests

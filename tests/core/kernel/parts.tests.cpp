// SPDX-License-Identifier: MIT
// Actions of several parts: each part is offered on what those before it lead to, and an action is
// offered only if it can be completed.
#include <catch2/catch.hpp>
#include <set>

#include "core/plan/plan.h"
#include "tests/support/error_of.h"
#include "tests/support/stones.h"

namespace hr::tests {

namespace {

Set chosen_in(int part, std::string word = "") {
  TermExpr out;
  out.op = TermOp::chosen;
  out.low = part;
  out.name = std::move(word);
  return make_term(std::move(out));
}
PatternDef words(std::vector<std::string> list) {
  PatternDef out = pattern(PatternType::choice);
  out.words = std::move(list);
  return out;
}
PatternDef parts(std::vector<PatternDef> list) {
  PatternDef out = pattern(PatternType::parts);
  out.parts = std::move(list);
  return out;
}
Set places(TermOp op) { return make_set(op); }

std::string refusal(GameDef definition) {
  return error_of([&] { Play play(std::move(definition)); });
}
std::string refusal(PatternDef pattern) {
  return refusal(Stones::definition(Board::grid({.columns = 3}), {std::move(pattern)}, Holds::one));
}

}  // namespace

TEST_CASE("independent parts give every combination once", "[core]") {
  Stones play(
      Board::grid({.columns = 3}),
      {parts({pattern(PatternType::pick, piece_set(TermOp::empty)),
              pattern(PatternType::seat, make_set(TermOp::everyone)), words({"red", "blue"})})},
      {"B1"});
  CHECK(play.legal() == 2 * 2 * 2);
  const std::vector<Action> all = play.actions();
  CHECK(std::set<Action>(all.begin(), all.end()).size() == 8);
  CHECK(all.front() == act(VerbId(0), {0, 0, 0}));
  CHECK(all.back() == act(VerbId(0), {2, 1, 1}));
  for (std::uint64_t n = 0; n < 8; ++n) {
    play.legal();
    const Action action = play.engine->pick(n).action;
    CHECK(play.engine->find(action)->action == action);
  }
}

TEST_CASE("independent parts combine whatever each offers, and give nothing if one is empty",
          "[core]") {
  PatternDef some = words({"red", "never", "blue", "if empty"});
  some.offered = {nullptr, make_set(TermOp::nowhere), nullptr,
                  make_set(TermOp::no, piece_set(TermOp::filled))};
  const auto around = [&](TermOp op) {
    return parts({some, pattern(PatternType::pick, piece_set(op)), some});
  };
  Stones play(Board::grid({.columns = 2}), {around(TermOp::filled), around(TermOp::empty)});
  CHECK(play.legal() == 3 * 2 * 3);
  std::vector<Action> expected;
  for (const int first : {0, 2, 3})
    for (const int cell : {0, 1})
      for (const int last : {0, 2, 3}) expected.push_back(act(VerbId(0), {first, cell, last}));
  CHECK(play.actions() == expected);
}

TEST_CASE("a later part is offered on what the earlier ones lead to", "[core]") {
  // A step, then a cell that is empty after it: the one that was left, but not the one reached.
  Stones play(Board::grid({.columns = 3}),
              {parts({moving(PatternType::step, {"e"}),
                      pattern(PatternType::pick, piece_set(TermOp::empty))})},
              {"A1"});
  CHECK(play.actions() ==
        std::vector<Action>{act(VerbId(0), {0, 1, 0}), act(VerbId(0), {0, 1, 2})});
  play.play(act(VerbId(0), {0, 1, 0}));
  CHECK(play.piece("B1") == Piece{k_stone, k_white});
  CHECK(play.piece("A1").kind == KindId::none);
}

TEST_CASE("a later part may speak of the places and of what was chosen", "[core]") {
  PatternDef n = pattern(PatternType::number);
  n.low.value = 1;
  n.high.term =
      make_set(TermOp::total, make_set(TermOp::meet, piece_set(TermOp::any), chosen_in(1)));
  Stones play(Board::grid({.columns = 2}),
              {parts({pattern(PatternType::pick, piece_set(TermOp::filled)), n})},
              {"A1", "A1", "A1", "B1"}, {}, Holds::pile);
  CHECK(play.legal() == 3 + 1);
  const Set beside = near_set(TermOp::near, places(TermOp::here));
  Stones neighbours(Board::grid({.columns = 4}),
                    {parts({pattern(PatternType::pick, piece_set(TermOp::own)),
                            pattern(PatternType::pick, beside)})},
                    {"A1", "C1"});
  CHECK(neighbours.actions() == std::vector<Action>{act(VerbId(0), {0, 1}), act(VerbId(0), {2, 1}),
                                                    act(VerbId(0), {2, 3})});
}

TEST_CASE("a part without a continuation is not offered", "[core]") {
  PatternDef second = moving(PatternType::slide, {"e"});
  second.kind.clear();
  second.piece = make_set(TermOp::meet, piece_set(TermOp::own), places(TermOp::here));
  second.stays = true;
  Stones play(Board::grid({.columns = 4}), {parts({moving(PatternType::slide, {"e"}), second})},
              {"A1"});
  // To D1 it could go, but then there is nowhere left to shoot at.
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {0, 1, 1, 2}),
                                              act(VerbId(0), {0, 1, 1, 3}),
                                              act(VerbId(0), {0, 2, 2, 3})});
}

TEST_CASE("what is done afterwards knows all that was chosen", "[core]") {
  GameDef d = Stones::definition(Board::grid({.columns = 3}), {}, Holds::one);
  d.kinds.push_back({.name = "crown"});
  d.vars.push_back({.name = "asked", .max = 9, .per_seat = true, .see = {}});
  PatternDef turn =
      parts({pattern(PatternType::pick, piece_set(TermOp::own)), words({"stone", "crown"}),
             pattern(PatternType::seat, make_set(TermOp::others))});
  Write become{.op = WriteOp::become, .a = chosen_in(1)};
  become.chosen = 2;
  Write add{.op = WriteOp::add, .name = "asked", .a = number_term(2)};
  Write as{.op = WriteOp::as, .a = chosen_in(3), .body = {add}};
  Write when{.op = WriteOp::when, .a = chosen_in(2, "crown"), .body = {as}};
  turn.does = {become, when};
  d.verbs = {verb("do", {turn})};
  Play play(d);
  play.begins_with({"A1"}, {"C1"});
  play.start().play(act(VerbId(0), {0, 1, 1}));
  CHECK(play.piece("A1") == Piece{KindId(1), k_white});
  CHECK(play.view().var(VarId(0), k_black) == 2);
  play.play(act(VerbId(0), {2, 0, 0}));
  CHECK(play.view().var(VarId(0), k_white) == 0);
}

TEST_CASE("an ask may give the first argument of several", "[core]") {
  PatternDef pair =
      parts({pattern(PatternType::pick, piece_set(TermOp::empty)), words({"a", "b"})});
  GameDef d = Stones::definition(Board::grid({.columns = 3}), {pair}, Holds::one);
  Play play(d);
  play.start();
  const std::array<std::int64_t, 1> given{2};
  CHECK(play.engine->can_answer(play.state, k_white, VerbId(0), given));
  const std::array<std::int64_t, 2> both{2, 1};
  CHECK(play.engine->can_answer(play.state, k_white, VerbId(0), both));
}

TEST_CASE("words of a choice are offered under conditions", "[core]") {
  PatternDef choice = words({"always", "if empty", "never", "last"});
  choice.offered = {nullptr, make_set(TermOp::no, piece_set(TermOp::filled)),
                    make_set(TermOp::nowhere), nullptr};
  Stones none(Board::grid({.columns = 2}), {choice});
  CHECK(none.actions() ==
        std::vector<Action>{act(VerbId(0), {0}), act(VerbId(0), {1}), act(VerbId(0), {3})});
  Stones some(Board::grid({.columns = 2}), {choice}, {"A1"});
  CHECK(some.actions() == std::vector<Action>{act(VerbId(0), {0}), act(VerbId(0), {3})});
}

TEST_CASE("parts that make no sense are refused with one sentence", "[core]") {
  const PatternDef cell = pattern(PatternType::pick, piece_set(TermOp::empty));
  CHECK(refusal(parts({cell})) == "verbs.do.1: expected two parts or more");
  CHECK(refusal(parts({cell, parts({cell, cell})})) ==
        "verbs.do.1.2: expected a pattern that chooses something");
  CHECK(
      refusal(parts({moving(PatternType::jump), moving(PatternType::step)})) ==
      "verbs.do.1: an action has at most 4 arguments, and these parts have 5; a step takes two, a "
      "jump three");
  CHECK(refusal(parts({cell, pattern(PatternType::pick, chosen_in(2))})) ==
        "verbs.do.1.2: chosen(2): there is 1 part before this");
  GameDef hidden = Stones::definition(Board::grid({.columns = 3}),
                                      {parts({moving(PatternType::step), cell})}, Holds::one);
  hidden.vars.push_back({.name = "secret", .see = {.who = Visibility::Who::none, .set = {}}});
  CHECK(refusal(hidden) ==
        "verbs.do.1.1: in a game with hidden information only the last part may move pieces; use "
        "stays = true, or ask for the rest");
}

TEST_CASE("of patterns with parts, each action comes once, and those apart are not compared",
          "[core]") {
  const Board board = Board::grid({.columns = 4, .rows = 2});
  const auto columns = [&](int first, int last) {
    Set out = make_set(TermOp::nowhere);
    for (int c = 0; c < board.cells(); ++c)
      if (const int column = board.where(CellId(c)).x; column >= first && column <= last)
        out = out + cell_set(CellId(c));
    return out;
  };
  const auto two = [&](PatternDef first, PatternDef second, PatternDef last) {
    return Stones(board,
                  {parts({std::move(first), pattern(PatternType::pick, own())}),
                   parts({std::move(second), std::move(last)})},
                  {"A1", "B2", "D1"});
  };
  const auto check = [&](Stones play, std::size_t distinct, bool compared) {
    const std::vector<Action> all = play.actions();
    CHECK(all.size() == distinct);
    CHECK(std::set<Action>(all.begin(), all.end()).size() == distinct);
    const Plan<1> plan(*play.game);
    for (const SeatPlan<1>& seat : plan.seats)
      CHECK(seat.verbs[index(play.game->verb("do"))].listed == compared);
  };
  const auto put = [&](int first, int last) {
    return place("stone", columns(first, last) * empty());
  };
  const PatternDef then = pattern(PatternType::pick, own());
  check(two(put(1, 2), put(3, 4), then), std::size_t{2} * 4 + 3 * 4, false);
  check(two(put(1, 3), put(2, 4), then), std::size_t{5} * 4, true);
  check(two(then, pattern(PatternType::pick, empty()), then), std::size_t{8} * 3, false);
  // The second argument of one is the first of what follows in the other.
  const PatternDef step = moving(PatternType::step, {"e"});
  check(two(step, put(1, 4), step), std::size_t{2} * 3 + 5 * 2, true);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// What parts of actions have in common is worked out once; it has to be what each would find by
// itself.
#include <catch2/catch.hpp>

#include <vector>

#include "tests/support/stones.h"

namespace hr::tests {

namespace {

PatternDef of_parts(std::vector<PatternDef> list) {
  PatternDef out = pattern(PatternType::parts);
  out.parts = std::move(list);
  return out;
}
PatternDef pick(Set onto) { return pattern(PatternType::pick, std::move(onto)); }
Set beside(Set cells) { return near_set(TermOp::near, std::move(cells)); }
Set filled() { return piece_set(TermOp::filled); }
Set here() { return make_set(TermOp::here); }
// The empty cells beside stones.
Set edge() { return beside(filled()) - filled(); }

Action three(std::int64_t from, std::int64_t to, std::int64_t cell) {
  return act(VerbId(0), {from, to, cell});
}

}  // namespace

TEST_CASE("a term is worked out again for the position that a part leads to", "[core]") {
  Stones play(Board::grid({.columns = 4}), {of_parts({moving(PatternType::step), pick(edge())})},
              {"B1"});
  CHECK(play.actions() == std::vector<Action>{three(1, 0, 1), three(1, 2, 1), three(1, 2, 3)});
}

TEST_CASE("parts that move and parts that stay share a term, each in its own position", "[core]") {
  GameDef d = Stones::definition(Board::grid({.columns = 4}), {}, Holds::one);
  d.verbs = {verb("first", {of_parts({pick(own()), pick(edge())})}),
             verb("move", {of_parts({moving(PatternType::step), pick(edge())})}),
             verb("last", {of_parts({pick(own()), pick(edge())})})};
  Play play(d);
  play.begins_with({"B1"});
  play.start();
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {1, 0}), act(VerbId(0), {1, 2}),
                                              act(VerbId(1), {1, 0, 1}), act(VerbId(1), {1, 2, 1}),
                                              act(VerbId(1), {1, 2, 3}), act(VerbId(2), {1, 0}),
                                              act(VerbId(2), {1, 2})});
  play.play(act(VerbId(1), {1, 2, 1}));
  CHECK(play.turn() == k_white);  // black has nothing to do
  CHECK(play.can(k_white, act(VerbId(0), {2, 1})));
  CHECK_FALSE(play.can(k_white, act(VerbId(0), {1, 0})));
}

TEST_CASE("a term that speaks of the piece is worked out for each piece", "[core]") {
  // Two verbs begin with the same choice, and share the free cells beside the chosen stone.
  const Set free = beside(here()) - filled();
  GameDef d = Stones::definition(Board::grid({.columns = 5}), {}, Holds::one);
  d.verbs = {verb("near", {of_parts({pick(own()), pick(free - beside(free))})}),
             verb("far", {of_parts({pick(own()), pick(beside(free) - own())})})};
  Play play(d);
  play.begins_with({"A1", "C1"});
  play.start();
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {0, 1}), act(VerbId(0), {2, 1}),
                                              act(VerbId(0), {2, 3}), act(VerbId(1), {2, 4})});
}

TEST_CASE("of a set that grows, what stays the same is worked out once", "[core]") {
  // Along empty cells that are not beside a black stone.
  TermExpr so_far;
  so_far.op = TermOp::so_far;
  const Set open = empty() - beside(piece_set(TermOp::enemy));
  const Set far = make_set(TermOp::grow, here(), beside(make_term(std::move(so_far))) * open);
  Stones play(Board::grid({.columns = 7}), {of_parts({pick(own()), pick(far - here())})},
              {"B1", "E1"}, {"G1"});
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {1, 0}), act(VerbId(0), {1, 2}),
                                              act(VerbId(0), {1, 3}), act(VerbId(0), {4, 2}),
                                              act(VerbId(0), {4, 3})});
}

TEST_CASE("where one of two sets is empty, the other one does not matter", "[core]") {
  const Set lonely = make_set(TermOp::one_group, own() - here());
  Stones play(Board::grid({.columns = 6}),
              {of_parts({pick(own()), pick((beside(here()) - filled()) * lonely)})},
              {"A1", "B1", "D1"});
  // Only without D1 are the others one group.
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {3, 2}), act(VerbId(0), {3, 4})});
}

}  // namespace hr::tests

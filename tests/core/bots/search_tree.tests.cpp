// SPDX-License-Identifier: MIT
// What a search tree makes of actions that were done later in a line of play.
#include <catch2/catch.hpp>

#include "core/bots/search_tree.h"

namespace hr::tests {

namespace {

constexpr SeatId k_mover{0}, k_replier{1};

Choice placement_on(int cell) {
  return {.action = {.verb = VerbId(0), .count = 1, .arguments = {cell}}, .pattern = 0};
}

SearchTree::LinePayoff won_line(SeatId seat) {
  SearchTree::LinePayoff out;
  out.payoff[nth(seat)] = k_point;
  return out;
}

// A node of the first seat with a placement on each of so many cells, none of them tried.
NodeIndex add_placements(SearchTree& tree, int cells) {
  Random random(1);
  const auto key = static_cast<std::uint64_t>(1 + tree.size());
  const NodeIndex node =
      tree.add(key, k_mover, PlayerId(0), static_cast<std::uint64_t>(cells), random);
  for (int cell = 0; cell < cells; ++cell) tree.add_edge(tree[node], placement_on(cell));
  return node;
}

// A line of play through an edge, after which these actions were done.
void add_line(SearchTree& tree, SearchTree::TreeStep step, std::vector<std::uint32_t> later,
              SeatId winner, bool swapped = false) {
  const SearchTree::TreeStep path[] = {step};
  tree.add_result(path, won_line(winner));
  tree.add_later(path, later, won_line(winner), swapped);
}

std::size_t preferred_edge(const SearchTree& tree, NodeIndex node) {
  return tree.select(tree[node], 0);
}

}  // namespace

TEST_CASE("what was done later in lines that were won is tried first", "[core][bots]") {
  SearchTree tree;
  const NodeIndex root = add_placements(tree, 4);
  add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 2)}, k_mover);
  add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 3)}, k_replier);
  add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 3)}, k_replier);
  CHECK(preferred_edge(tree, root) == 2);
}

TEST_CASE("what the other seat did later says nothing of one's own action", "[core][bots]") {
  SearchTree tree;
  const NodeIndex root = add_placements(tree, 3);
  add_line(tree, {root, 0}, {PlayoutTrace::number(k_replier, -1, 2)}, k_mover);
  add_line(tree, {root, 1}, {PlayoutTrace::number(k_replier, -1, 2)}, k_replier);
  CHECK(preferred_edge(tree, root) == 0);
}

TEST_CASE("its own tries decide in the end what an action is worth", "[core][bots]") {
  SearchTree tree;
  const NodeIndex root = add_placements(tree, 3);
  for (int i = 0; i < 400; ++i) {
    add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 1)}, k_mover);
    add_line(tree, {root, 1}, {}, k_replier);
    add_line(tree, {root, 2}, {}, k_replier);
  }
  CHECK(preferred_edge(tree, root) == 0);
}

TEST_CASE("an action that did well elsewhere begins as a good one", "[core][bots]") {
  SearchTree tree;
  const NodeIndex root = add_placements(tree, 4);
  for (int i = 0; i < 10; ++i) {
    add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 1)}, k_mover);
    add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 3)}, k_replier);
  }
  CHECK(preferred_edge(tree, add_placements(tree, 4)) == 1);
  tree.clear();
  const NodeIndex anew = add_placements(tree, 4);
  CHECK(preferred_edge(tree, anew) == 0);
}

TEST_CASE("after the pie rule what was done elsewhere counts for who sits there", "[core][bots]") {
  SearchTree tree;
  const NodeIndex root = add_placements(tree, 4);
  for (int i = 0; i < 10; ++i) {
    add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 1)}, k_replier, true);
    add_line(tree, {root, 0}, {PlayoutTrace::number(k_mover, -1, 3)}, k_mover, true);
  }
  CHECK(preferred_edge(tree, add_placements(tree, 4)) == 1);
}

}  // namespace hr::tests

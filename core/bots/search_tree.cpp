// SPDX-License-Identifier: MIT
#include "core/bots/search_tree.h"

#include <algorithm>
#include <numeric>

#include "core/bots/exploration.h"

namespace hr {

void SearchTree::clear() {
  nodes_.clear();
  by_key_.clear();
}

NodeIndex SearchTree::find(std::uint64_t key) const {
  const auto at = by_key_.find(key);
  return at == by_key_.end() ? k_no_node : at->second;
}

NodeIndex SearchTree::add(std::uint64_t key, SeatId seat, PlayerId player, std::uint64_t choices,
                          Random& random) {
  const auto at = static_cast<NodeIndex>(nodes_.size());
  SearchNode& node = nodes_.emplace_back();
  node.seat = seat;
  node.player = player;
  node.choices = choices;
  if (choices > 1) {
    node.next = random.below(choices);
    // A step that has no divisor in common with their number comes to each of them once.
    for (node.stride = 1 + random.below(choices - 1); std::gcd(node.stride, choices) != 1;)
      node.stride = node.stride == choices - 1 ? 1 : node.stride + 1;
  }
  by_key_.emplace(key, at);
  return at;
}

std::size_t SearchTree::select(const SearchNode& node, std::int64_t rate) const {
  const std::int64_t log_root = root_of_log(node.visits);
  std::size_t best = node.edges.size();
  std::int64_t best_value = INT64_MIN;
  if (!node.all_tried()) {
    const std::int64_t average = node.visits == 0 ? k_point / 2 : node.sum / node.visits;
    best_value = average + exploration(rate, log_root, 1);
  }
  for (std::size_t i = 0; i < node.edges.size(); ++i) {
    const SearchEdge& edge = node.edges[i];
    // What is proven needs no more tries, and a proven victory would have proven the node.
    if (edge.proven != k_unproven) continue;
    const std::int64_t value = edge.sum / std::max<std::uint32_t>(edge.visits, 1) +
                               exploration(rate, log_root, edge.visits);
    if (value > best_value) best = i, best_value = value;
  }
  return best;
}

void SearchTree::add_visits(std::span<const Step> path) {
  for (const Step& step : path) {
    ++nodes_[step.node].visits;
    ++nodes_[step.node].edges[step.edge].visits;
  }
}

void SearchTree::add_payoff(std::span<const Step> path, const Payoff& payoff) {
  for (const Step& step : path) {
    SearchNode& node = nodes_[step.node];
    const std::int32_t got = payoff[nth(node.player)];
    node.sum += got;
    node.edges[step.edge].sum += got;
  }
}

// What the player to act gets for certain.
std::int32_t SearchTree::proof_of(const SearchNode& node) const {
  std::int32_t best = k_unproven;
  for (const SearchEdge& edge : node.edges) best = std::max(best, edge.proven);
  const bool all = node.proven_edges == node.choices;
  return best == k_point || all ? best : k_unproven;
}

void SearchTree::add_proof(std::span<const Step> path, const Payoff& payoff) {
  Payoff got = payoff;
  for (std::size_t i = path.size(); i-- > 0;) {
    SearchNode& node = nodes_[path[i].node];
    SearchEdge& edge = node.edges[path[i].edge];
    if (edge.proven != k_unproven || edge.chance) return;
    edge.proven = got[nth(node.player)];
    ++node.proven_edges;
    if (node.proven != k_unproven) return;
    node.proven = proof_of(node);
    if (node.proven == k_unproven) return;
    got[nth(node.player)] = node.proven;
    got[nth(1 - index(node.player))] = k_point - node.proven;
  }
}

}  // namespace hr

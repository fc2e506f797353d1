// SPDX-License-Identifier: MIT
#include "core/bots/search_tree.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/bots/exploration.h"

namespace hr {

Payoff proven_payoff(const SearchNode& node) {
  Payoff out{};
  out[nth(node.player)] = node.proven;
  out[nth(1 - index(node.player))] = k_point - node.proven;
  return out;
}

void SearchTree::clear() {
  nodes_.clear();
  states_.clear();
  pool_.clear();
  by_key_.clear();
}

NodeIndex SearchTree::add(std::uint64_t key, SeatId seat, PlayerId player, std::uint64_t choices,
                          Random& random) {
  const auto at = static_cast<NodeIndex>(nodes_.size());
  SearchNode& node = nodes_.add();
  states_.add();
  node = {.seat = seat, .player = player, .choices = choices};
  if (choices > 1) {
    node.next = random.below(choices);
    // A step that has no divisor in common with their number comes to each of them once.
    for (node.stride = 1 + random.below(choices - 1); std::gcd(node.stride, choices) != 1;)
      node.stride = node.stride == choices - 1 ? 1 : node.stride + 1;
  }
  by_key_.add(key, at);
  return at;
}

void SearchTree::add_edge(SearchNode& node, const Choice& choice) {
  pool_.add(node.edges, choice);
  pool_.scores(node.edges).back() = score_of(node, {});
}

std::int32_t SearchTree::untried(const SearchNode& node) const {
  return node.visits == 0 ? k_point / 2 : static_cast<std::int32_t>(node.sum / node.visits);
}

EdgeScore SearchTree::score_of(const SearchNode& node, const SearchEdge& edge) const {
  // What is proven needs no more tries, and a proven victory would have proven the node.
  if (edge.proven != k_unproven) return {.value = INT32_MIN, .unknown = 0};
  const auto average =
      edge.visits == 0 ? untried(node) : static_cast<std::int32_t>(edge.sum / edge.visits);
  const std::int32_t unknown = k_inverse_roots.at(std::max<std::uint32_t>(edge.visits, 1));
  return {average, unknown};
}

void SearchTree::score_all(const SearchNode& node) {
  const std::span<const SearchEdge> edges = pool_.edges(node.edges);
  const std::span<EdgeScore> scores = pool_.scores(node.edges);
  for (std::size_t i = 0; i < edges.size(); ++i) scores[i] = score_of(node, edges[i]);
}

std::size_t SearchTree::select(const SearchNode& node, std::int64_t rate) const {
  const std::int64_t log_rate = rate * root_of_log(node.visits);
  const std::span<const EdgeScore> scores = pool_.scores(node.edges);
  std::size_t best = scores.size();
  std::int64_t best_value = INT64_MIN;
  if (!node.all_listed()) best_value = untried(node) + exploration(log_rate, k_inverse_roots.at(1));
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const std::int64_t value = scores[i].value + exploration(log_rate, scores[i].unknown);
    if (value > best_value) best = i, best_value = value;
  }
  return best;
}

void SearchTree::add_visits(std::span<const Step> path) {
  for (const Step& step : path) {
    SearchNode& node = nodes_[step.node];
    SearchEdge& edge = pool_.edges(node.edges)[step.edge];
    ++node.visits;
    ++edge.visits;
    pool_.scores(node.edges)[step.edge] = score_of(node, edge);
  }
}

void SearchTree::add_payoff(std::span<const Step> path, const Payoff& payoff) {
  for (const Step& step : path) {
    SearchNode& node = nodes_[step.node];
    SearchEdge& edge = pool_.edges(node.edges)[step.edge];
    const std::int32_t got = payoff[nth(node.player)];
    node.sum += got;
    edge.sum += got;
    if (std::has_single_bit(node.visits))
      score_all(node);
    else
      pool_.scores(node.edges)[step.edge] = score_of(node, edge);
  }
}

// What the player to act gets for certain.
std::int32_t SearchTree::proof_of(const SearchNode& node) const {
  std::int32_t best = k_unproven;
  for (const SearchEdge& edge : pool_.edges(node.edges)) best = std::max(best, edge.proven);
  const bool all = node.proven_edges == node.choices;
  return best == k_point || all ? best : k_unproven;
}

void SearchTree::add_proof(std::span<const Step> path, const Payoff& payoff) {
  Payoff got = payoff;
  for (std::size_t i = path.size(); i-- > 0;) {
    SearchNode& node = nodes_[path[i].node];
    SearchEdge& edge = pool_.edges(node.edges)[path[i].edge];
    if (edge.proven != k_unproven || edge.chance) return;
    edge.proven = got[nth(node.player)];
    pool_.scores(node.edges)[path[i].edge] = score_of(node, edge);
    ++node.proven_edges;
    if (node.proven != k_unproven) return;
    node.proven = proof_of(node);
    if (node.proven == k_unproven) return;
    got = proven_payoff(node);
  }
}

void SearchTree::add_victory(std::span<const Step> path, NodeIndex node) {
  nodes_[node].proven = k_point;
  add_proof(path, proven_payoff(nodes_[node]));
}

}  // namespace hr

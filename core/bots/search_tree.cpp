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

void SearchTree::Parts::clear() {
  nodes.clear();
  states.clear();
  pool.clear();
  by_key.clear();
}

void SearchTree::clear() {
  parts_.clear();
  traced_.clear();
}

NodeIndex SearchTree::copy_node(const Parts& from, NodeIndex old, std::uint64_t key) {
  const auto at = static_cast<NodeIndex>(parts_.nodes.size());
  SearchNode& node = parts_.nodes.add();
  node = from.nodes[old];
  parts_.pool.copy(node.edges, from.pool);
  parts_.states.add() = from.states[old];
  parts_.by_key.add(key, at);
  return at;
}

// From node to node in order of their distance, so that what is visited most is close together.
void SearchTree::keep(NodeIndex root, const std::function<std::uint64_t(const State&)>& key_of) {
  std::swap(parts_, spare_);
  parts_.clear();
  std::vector<NodeIndex> copies(spare_.nodes.size(), k_no_node);
  const auto copy_of = [&](NodeIndex old) {
    NodeIndex& copy = copies[old];
    if (copy == k_no_node) copy = copy_node(spare_, old, key_of(spare_.states[old]));
    return copy;
  };
  copy_of(root);
  for (NodeIndex at = 0; at < parts_.nodes.size(); ++at) {
    const SearchNode& node = parts_.nodes[at];
    for (std::size_t i = 0; i < node.edges.count; ++i) {
      const NodeIndex old = edges(node)[i].child;
      if (old == k_no_node) continue;
      const NodeIndex child = copy_of(old);  // may move the edges
      edges(node)[i].child = child;
    }
  }
}

NodeIndex SearchTree::add(std::uint64_t key, SeatId seat, PlayerId player, std::uint64_t choices,
                          Random& random) {
  const auto at = static_cast<NodeIndex>(parts_.nodes.size());
  SearchNode& node = parts_.nodes.add();
  parts_.states.add();
  node = {.seat = seat, .player = player, .choices = choices};
  if (choices > 1) {
    node.next = random.below(choices);
    // A step that has no divisor in common with their number comes to each of them once.
    for (node.stride = 1 + random.below(choices - 1); std::gcd(node.stride, choices) != 1;)
      node.stride = node.stride == choices - 1 ? 1 : node.stride + 1;
  }
  parts_.by_key.add(key, at);
  return at;
}

void SearchTree::add_edge(SearchNode& node, const Choice& choice) {
  parts_.pool.add(node.edges, choice);
  parts_.pool.later(node.edges).back() = begun(node, choice);
  score(node, node.edges.count - 1);
}

// An action that was done elsewhere before begins with a few tries from there.
LaterTries SearchTree::begun(const SearchNode& node, const Choice& choice) const {
  constexpr std::uint32_t k_carried = 5;
  const std::uint32_t number = PlayoutTrace::number(node.seat, choice.action);
  const TracedTries::Tries tries = traced_.tries(number);
  if (tries.visits == 0) return {.trace = number};
  const std::uint32_t visits = std::min(tries.visits, k_carried);
  return {.sum = tries.sum / tries.visits * visits, .visits = visits, .trace = number};
}

std::int32_t SearchTree::untried(const SearchNode& node) {
  constexpr std::int32_t k_urgency = k_point / 5;  // what it is thought to be worse by
  const std::int64_t average = node.visits == 0 ? k_point / 2 : node.sum / node.visits;
  return static_cast<std::int32_t>(average) - k_urgency;
}

EdgeScore SearchTree::score_of(const SearchNode& node, const SearchEdge& edge,
                               const LaterTries& later) {
  // What is proven needs no more tries, and a proven victory would have proven the node.
  if (edge.proven != k_unproven) return {.value = INT32_MIN, .unknown = 0};
  const std::int32_t unknown = k_inverse_roots.at(std::max<std::uint32_t>(edge.visits, 1));
  if (later.visits > 0) return {with_later(node, edge, later), unknown};
  const auto average = edge.visits == 0
                           ? untried(node)
                           : static_cast<std::int32_t>((edge.sum + edge.margin) / edge.visits);
  return {average, unknown};
}

// The fewer tries an action has had itself, the more those count in which it was done later.
std::int32_t SearchTree::with_later(const SearchNode& node, const SearchEdge& edge,
                                    const LaterTries& later) {
  constexpr std::uint64_t k_trust = 20, k_few = 3;  // tries
  const std::int64_t own = edge.visits > 0   ? (edge.sum + edge.margin) / edge.visits
                           : node.visits > 0 ? node.sum / node.visits
                                             : k_point / 2;
  const auto weight = static_cast<std::int64_t>((k_trust << 10) * later.visits /
                                                ((k_trust + edge.visits) * (k_few + later.visits)));
  return static_cast<std::int32_t>(own + ((later.sum / later.visits - own) * weight >> 10));
}

void SearchTree::score(const SearchNode& node, std::size_t edge) {
  parts_.pool.scores(node.edges)[edge] =
      score_of(node, parts_.pool.edges(node.edges)[edge], parts_.pool.later(node.edges)[edge]);
}

void SearchTree::score_all(const SearchNode& node) {
  for (std::size_t i = 0; i < node.edges.count; ++i) score(node, i);
}

std::size_t SearchTree::select(const SearchNode& node, std::int64_t rate) const {
  const std::int64_t log_rate = rate * root_of_log(node.visits);
  const std::span<const EdgeScore> scores = parts_.pool.scores(node.edges);
  std::size_t best = scores.size();
  std::int64_t best_value = INT64_MIN;
  if (!node.all_listed()) best_value = untried(node) + exploration(log_rate, k_inverse_roots.at(1));
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const std::int64_t value = scores[i].value + exploration(log_rate, scores[i].unknown);
    if (value > best_value) best = i, best_value = value;
  }
  return best;
}

void SearchTree::add_visits(std::span<const TreeStep> path) {
  for (const TreeStep& step : path) {
    SearchNode& node = parts_.nodes[step.node];
    SearchEdge& edge = parts_.pool.edges(node.edges)[step.edge];
    ++node.visits;
    ++edge.visits;
    score(node, step.edge);
  }
}

void SearchTree::add_payoff(std::span<const TreeStep> path, const LinePayoff& result) {
  for (const TreeStep& step : path) add_payoff(step, result);
}

void SearchTree::add_result(std::span<const TreeStep> path, const LinePayoff& result) {
  for (const TreeStep& step : path) {
    SearchNode& node = parts_.nodes[step.node];
    ++node.visits;
    ++edges(node)[step.edge].visits;
    add_payoff(step, result);
  }
}

void SearchTree::add_payoff(const TreeStep& step, const LinePayoff& result) {
  SearchNode& node = parts_.nodes[step.node];
  SearchEdge& edge = edges(node)[step.edge];
  const std::int32_t got = result.payoff[nth(node.player)];
  const std::int32_t margin = result.margin[nth(node.player)];
  node.sum += got + margin;
  edge.sum += got;
  edge.margin += margin;
  if (std::has_single_bit(node.visits))
    score_all(node);
  else
    score(node, step.edge);
}

// Once an action has many such tries, one more changes little: its score is found anew now and
// then.
void SearchTree::add_later(std::span<const TreeStep> path, std::span<const std::uint32_t> trace,
                           const LinePayoff& result, bool swapped) {
  constexpr std::uint32_t k_many = 32, k_now_and_then = 8;
  const auto got_by = [&](std::size_t player) {
    return std::int64_t{result.payoff[player]} + result.margin[player];
  };
  traced_.begin_line();
  for (const std::uint32_t number : trace) {
    const std::size_t seat = nth(PlayoutTrace::seat(number));
    traced_.add(number, got_by(swapped ? 1 - seat : seat));
  }
  for (std::size_t i = path.size(); i-- > 0;) {
    const SearchNode& node = parts_.nodes[path[i].node];
    const std::span<LaterTries> later = parts_.pool.later(node.edges);
    const std::int64_t got = got_by(nth(node.player));
    if (const std::uint32_t number = later[path[i].edge].trace; number != 0) traced_.mark(number);
    for (std::size_t k = 0; k < later.size(); ++k) {
      if (!traced_.in_line(later[k].trace)) continue;
      ++later[k].visits;
      later[k].sum += got;
      if (later[k].visits < k_many || later[k].visits % k_now_and_then == 0) score(node, k);
    }
  }
}

// What the player to act gets for certain.
std::int32_t SearchTree::proof_of(const SearchNode& node) const {
  std::int32_t best = k_unproven;
  for (const SearchEdge& edge : parts_.pool.edges(node.edges)) best = std::max(best, edge.proven);
  const bool all = node.proven_edges == node.choices;
  return best == k_point || all ? best : k_unproven;
}

void SearchTree::add_proof(std::span<const TreeStep> path, const Payoff& payoff) {
  Payoff got = payoff;
  for (std::size_t i = path.size(); i-- > 0;) {
    SearchNode& node = parts_.nodes[path[i].node];
    SearchEdge& edge = parts_.pool.edges(node.edges)[path[i].edge];
    if (edge.proven != k_unproven || edge.chance) return;
    edge.proven = got[nth(node.player)];
    score(node, path[i].edge);
    ++node.proven_edges;
    if (node.proven != k_unproven) return;
    node.proven = proof_of(node);
    if (node.proven == k_unproven) return;
    got = proven_payoff(node);
  }
}

void SearchTree::add_victory(std::span<const TreeStep> path, NodeIndex node) {
  parts_.nodes[node].proven = k_point;
  add_proof(path, proven_payoff(parts_.nodes[node]));
}

}  // namespace hr

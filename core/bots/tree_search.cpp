// SPDX-License-Identifier: MIT
#include "core/bots/tree_search.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

#include "core/base/mix.h"

namespace hr {

namespace {

constexpr std::size_t k_longest_line = 1000;  // in a game that goes in circles

}  // namespace

// The threads that search a tree together with the caller's, each with rules of its own.
class TreeSearch::Helpers {
 public:
  Helpers(TreeSearch& search, const Random& random) : search_(search) {
    search.line_.share(&search.guard_);
    Random seeds = random;
    for (unsigned i = 1; i < search.team_.threads; ++i)
      threads_.emplace_back(
          [this, seed = seeds.next()](const std::stop_token& stop) { run(Random(seed), stop); });
  }
  ~Helpers() { end(); }
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;

  // Waits for the games that are being played out.
  void end() {
    for (std::jthread& thread : threads_) thread.request_stop();
    threads_.clear();
    search_.line_.share(nullptr);
  }

  std::atomic<std::uint64_t> iterations = 0, failures = 0;

 private:
  // Without it the others go on: a thread that fails is no reason to have no answer.
  void run(const Random& random, const std::stop_token& stop) {
    try {
      const PlayableRules rules = search_.team_.open();
      SearchLine line(*rules.engine, search_.options_, search_.tree_);
      line.share(&search_.guard_);
      line.join(search_.root_, random);
      bool proven = false;
      for (; !proven && !stop.stop_requested(); ++iterations) proven = line.iterate();
      failures += line.failures();
    } catch (const std::exception&) {
    }
  }

  TreeSearch& search_;
  std::vector<std::jthread> threads_;
};

TreeSearch::TreeSearch(Engine& engine, const SearchOptions& options, SearchTeam team)
    : options_(options), team_(std::move(team)), line_(engine, options, tree_) {}

Thought TreeSearch::think(Positions& positions, SeatId seat, const Budget& budget,
                          const Random& random) {
  root_ = line_.begin(positions, seat, random, budget.time.has_value());
  iterations_ = 0;
  const std::uint64_t kept = tree_[root_].visits;
  const bool choice = tree_[root_].choices > 1;
  bool proven = tree_[root_].proven != k_unproven;
  if (choice && !proven && line_.win_at_once()) proven = true, iterations_ = 1;
  std::optional<Helpers> helpers;
  if (choice && !proven && budget.time && team_.threads > 1 && positions.open())
    helpers.emplace(*this, line_.random());
  const BudgetClock clock(budget);
  // Something must have been tried, however short the time.
  while (!proven && (iterations_ == 0 || (choice && !clock.over(iterations_)))) {
    proven = line_.iterate();
    ++iterations_;
  }
  failures_ = line_.failures();
  if (helpers) {
    helpers->end();
    iterations_ += helpers->iterations;
    failures_ += helpers->failures;
  }
  iterations_ += kept;
  return thought();
}

Thought TreeSearch::thought() const {
  Thought out{.actions = {}, .line = line(), .iterations = iterations_, .failures = failures_};
  const SearchNode& root = tree_[root_];
  for (std::size_t i = 0; i < root.edges.count; ++i) {
    const SearchEdge& edge = tree_.edges(root)[i];
    const bool proven = edge.proven != k_unproven;
    if (edge.visits == 0 && !proven) continue;
    const auto average = edge.visits == 0 ? 0 : static_cast<std::int32_t>(edge.sum / edge.visits);
    out.actions.push_back(
        {tree_.choice(root, i), edge.visits, proven ? edge.proven : average, proven});
  }
  const std::int32_t certain = tree_[root_].proven;
  // A proven result that nothing beats first, then what was tried most, proven defeats last.
  std::ranges::stable_sort(out.actions, [&](const ActionValue& a, const ActionValue& b) {
    const auto rank = [&](const ActionValue& v) {
      if (v.proven && v.value == certain) return 2;
      return v.proven && v.value == 0 ? 0 : 1;
    };
    if (rank(a) != rank(b)) return rank(a) > rank(b);
    return a.visits > b.visits;
  });
  return out;
}

std::vector<Choice> TreeSearch::line() const {
  std::vector<Choice> out;
  NodeIndex at = root_;
  while (at != k_no_node && out.size() < k_longest_line) {
    const SearchNode& node = tree_[at];
    const std::span<const SearchEdge> edges = tree_.edges(node);
    std::size_t best = edges.size();
    const auto better = [&](const SearchEdge& a, const SearchEdge& b) {
      const bool good = a.proven != k_unproven && a.proven == node.proven;
      const bool other = b.proven != k_unproven && b.proven == node.proven;
      return good != other ? good : a.visits > b.visits;
    };
    for (std::size_t i = 0; i < edges.size(); ++i)
      if (best == edges.size() || better(edges[i], edges[best])) best = i;
    if (best == edges.size() || edges[best].visits == 0) break;
    out.push_back(tree_.choice(node, best));
    at = edges[best].child;
  }
  return out;
}

}  // namespace hr

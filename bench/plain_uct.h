// SPDX-License-Identifier: MIT
// Plain UCT (Kocsis and Szepesvári 2006) on a game written by hand, which the engine's search is
// compared with at equal time or at equal iterations: UCB1 in the tree, random playouts below it,
// no proofs and no transpositions. One thread.
//
// A Game can be copied, and has: seat(), whose turn it is; count(), how many moves are legal, at
// least one, a pass among them; move(n), the n-th; play(n), which carries it out and returns how
// the game ended with it; and, where this is quicker than move after move, play_out(random), which
// plays on at random to the end.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

#include "bench/baseline.h"
#include "bench/baseline_player.h"
#include "core/base/mix.h"

namespace hr {

template <class Game>
class PlainUct final : public BaselinePlayer {
 public:
  explicit PlainUct(std::uint64_t seed) : random_(seed) {}

  int seat() const override { return game_.seat(); }

  bool see(const BaselineMove& move) override {
    for (unsigned n = 0; n < game_.count(); ++n)
      if (game_.move(n) == move) {
        game_.play(n);
        return true;
      }
    return false;
  }

  BaselineMove choose(const BaselineBudget& budget) override {
    constexpr unsigned k_look = 8;  // iterations from one look at the clock to the next
    const auto start = std::chrono::steady_clock::now();
    nodes_.assign(1, {});
    std::uint64_t done = 0;
    do iterate();
    while (++done < budget.iterations && (!budget.time || done % k_look != 0 ||
                                          std::chrono::steady_clock::now() - start < *budget.time));
    iterations_ += done;
    const Node& root = nodes_.front();
    std::size_t best = root.first;
    for (std::size_t i = 0; i < root.children; ++i)
      if (nodes_[root.first + i].visits > nodes_[best].visits) best = root.first + i;
    return game_.move(static_cast<unsigned>(best - root.first));
  }

  std::uint64_t iterations() const override { return iterations_; }

 private:
  static constexpr double k_exploration = 0.8;

  struct Node {
    std::size_t first = 0;  // of its children, which follow each other …
    unsigned children = 0;  // … if there are any
    double visits = 0;
    double points = 0;  // of whoever moved here
    BaselineEnding ending = BaselineEnding::none;
  };

  static double points_of(BaselineEnding ending, int seat) {
    if (ending == BaselineEnding::draw) return 0.5;
    return static_cast<int>(ending) == seat ? 1 : 0;
  }

  std::size_t select(const Node& node) const {
    const double log = std::log(node.visits);
    std::size_t best = node.first;
    double best_value = -1;
    for (std::size_t i = node.first; i < node.first + node.children; ++i) {
      const Node& child = nodes_[i];
      const double value = child.visits == 0 ? 1e9
                                             : child.points / child.visits +
                                                   k_exploration * std::sqrt(log / child.visits);
      if (value > best_value) best = i, best_value = value;
    }
    return best;
  }

  void iterate() {
    at_ = game_;
    path_.assign(1, {0, -1});
    std::size_t node = 0;
    while (nodes_[node].children > 0) {
      const std::size_t child = select(nodes_[node]);
      const int seat = at_.seat();
      nodes_[child].ending = at_.play(static_cast<unsigned>(child - nodes_[node].first));
      node = child;
      path_.emplace_back(node, seat);
    }
    BaselineEnding ending = nodes_[node].ending;
    if (ending == BaselineEnding::none) {
      if (nodes_[node].visits > 0 || node == 0) {  // its moves become nodes
        const std::size_t first = nodes_.size();
        const unsigned count = at_.count();
        nodes_.resize(first + count);
        nodes_[node].first = first;
        nodes_[node].children = count;
        const int seat = at_.seat();
        const auto n = static_cast<unsigned>(random_.below(count));
        ending = nodes_[first + n].ending = at_.play(n);
        path_.emplace_back(first + n, seat);
      }
      if (ending == BaselineEnding::none) ending = play_out();
    }
    for (const auto& [at, seat] : path_) {
      ++nodes_[at].visits;
      if (seat >= 0) nodes_[at].points += points_of(ending, seat);
    }
  }

  BaselineEnding play_out() {
    if constexpr (requires { at_.play_out(random_); }) {
      return at_.play_out(random_);
    } else {
      BaselineEnding ending = BaselineEnding::none;
      while (ending == BaselineEnding::none)
        ending = at_.play(static_cast<unsigned>(random_.below(at_.count())));
      return ending;
    }
  }

  struct Step {
    Step(std::size_t at, int mover) : node(at), seat(mover) {}
    std::size_t node;
    int seat;  // that moved here
  };

  Game game_, at_;
  Random random_;
  std::vector<Node> nodes_;
  std::vector<Step> path_;
  std::uint64_t iterations_ = 0;
};

}  // namespace hr

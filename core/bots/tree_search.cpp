// SPDX-License-Identifier: MIT
#include "core/bots/tree_search.h"

#include <algorithm>
#include <utility>

#include "core/base/allowance.h"
#include "core/engine/asks.h"
#include "core/game/definition_facts.h"
#include "core/worlds/fold.h"

namespace hr {

namespace {

constexpr std::size_t k_longest_path = 1000;  // in a game that goes in circles

bool is_timeless(const Game& game) {
  const Definition& def = game.definition();
  return !game.keeps_keys() && std::ranges::none_of(def.vars, [](const VarDef& var) {
    return var.clock;
  }) && std::ranges::none_of(def.ends, [](const EndDef& end) {
    return end.type == EndType::repeats || end.type == EndType::idle || end.type == EndType::plies;
  });
}

class OutOfTime {
 public:
  explicit OutOfTime(const Budget& budget) : budget_(budget), start_(Clock::now()) {}

  bool operator()(std::uint64_t iterations) const {
    if (iterations >= budget_.iterations || budget_.stop.stop_requested()) return true;
    if (!budget_.time || iterations % k_look != 0) return false;
    return Clock::now() - start_ >= *budget_.time;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t k_look = 8;  // iterations from one look at the clock to the next
  const Budget& budget_;
  Clock::time_point start_;
};

}  // namespace

TreeSearch::TreeSearch(Engine& engine, const SearchOptions& options)
    : engine_(engine),
      game_(engine.game()),
      options_(options),
      timeless_(is_timeless(game_)),
      provable_(game_.seats() == 2 && !game_.definition().together),
      information_(engine) {}

Thought TreeSearch::think(Positions& positions, SeatId seat, const Budget& budget,
                          const Random& random) {
  random_ = random;
  positions_ = &positions;
  open_ = positions.open();
  iterations_ = failures_ = 0;
  enter(seat);
  const OutOfTime out_of_time(budget);
  // Something must have been tried, however short the time.
  do {
    iterate();
    ++iterations_;
  } while (!out_of_time(iterations_) && tree_[root_].proven == k_unproven &&
           tree_[root_].choices > 1);
  return thought();
}

// Begins a tree at the position that the search is about.
void TreeSearch::enter(SeatId seat) {
  tree_.clear();
  positions_->draw(state_);
  information_.start();
  root_ = tree_.add(key(seat), seat, player_in(seat), engine_.legal(state_, seat), random_);
  if (open_) tree_[root_].state = state_;
}

void TreeSearch::iterate() {
  path_.clear();
  live_ = !open_;
  if (live_) {
    positions_->draw(state_);
    information_.start();
  }
  context_.chance.restart(random_.next());
  Payoff got = drawn_payoff(game_);
  try {
    got = descend();
  } catch (const Exhausted&) {
    throw;
  } catch (const std::exception&) {
    ++failures_;
  }
  tree_.add_result(path_, got);
}

// Follows the tree to where it ends, or the game does; returns what comes of it.
Payoff TreeSearch::descend() {
  NodeIndex at = root_;
  while (path_.size() < k_longest_path) {
    SearchNode& node = tree_[at];
    const std::size_t edge = tree_.select(node, options_.exploration);
    if (edge == node.edges.size()) open_edge(node);
    path_.push_back({at, edge});
    if (node.edges[edge].child != k_no_node) {
      at = node.edges[edge].child;
      live_ = false;
      const SearchNode& child = tree_[at];
      if (child.proven == k_unproven) continue;
      Payoff known{};
      known[nth(child.player)] = child.proven;
      known[nth(1 - index(child.player))] = k_point - child.proven;
      tree_.add_proof(path_, known);
      return known;
    }
    load(node);
    const bool certain = play(node, edge);
    if (state_.header().ended) {
      const Payoff got = result();
      if (certain && provable_) tree_.add_proof(path_, got);
      return got;
    }
    const SeatId seat = actor();
    const std::uint64_t here = key(seat);
    NodeIndex next = tree_.find(here);
    const bool known = next != k_no_node;
    if (!known) {
      if (tree_.size() >= options_.max_nodes) return play_out();
      const std::uint64_t choices = engine_.legal(state_, seat);
      if (choices == 0) {  // its answers to what all are asked lead nowhere
        Payoff got = drawn_payoff(game_);
        got[nth(player_in(seat))] = 0;
        return got;
      }
      next = tree_.add(here, seat, player_in(seat), choices, random_);
      if (open_) tree_[next].state = state_;
    }
    if (certain) tree_[at].edges[edge].child = next;
    if (!known) return play_out();
    at = next;
  }
  return drawn_payoff(game_);
}

void TreeSearch::load(const SearchNode& node) {
  if (!live_) state_ = node.state;
  live_ = true;
}

bool TreeSearch::asks_all() const { return state_.header().asks > 0 && all_open(state_, game_); }

// The next action that was not tried yet becomes an edge.
void TreeSearch::open_edge(SearchNode& node) {
  load(node);
  engine_.legal(state_, node.seat);
  node.edges.push_back({.choice = engine_.pick(node.next)});
  if (node.choices > 1) node.next = node.after(node.next);
}

// Returns whether the action leads there each time.
bool TreeSearch::play(SearchNode& node, std::size_t edge) {
  SearchEdge& by = node.edges[edge];
  const bool all_asked = asks_all();
  events_.clear();
  context_.events = open_ ? nullptr : &events_;
  engine_.play(state_, node.seat, by.choice, context_);
  if (!open_) information_.add(node.seat, by.choice, all_asked, events_);
  if (!context_.chance.faces().empty()) by.chance = true;
  return open_ && !by.chance;
}

Payoff TreeSearch::play_out() {
  context_.events = nullptr;
  const Playout done = engine_.playout(state_, random_, context_, options_.playout_limit, false);
  return done.cut ? drawn_payoff(game_) : result();
}

// What the players get.
Payoff TreeSearch::result() {
  Payoff got = payoff(engine_, state_, totals_);
  if (state_.header().pie == Pie::taken) std::swap(got[0], got[1]);
  return got;
}

// Whoever sits in the seat: the pie rule, in games for two, makes players change seats.
PlayerId TreeSearch::player_in(SeatId seat) const {
  return PlayerId(state_.header().pie == Pie::taken ? 1 - index(seat) : index(seat));
}

SeatId TreeSearch::actor() const {
  return state_.header().asks == 0 ? state_.header().turn : ask_at(state_, game_, 0).seat;
}

std::uint64_t TreeSearch::key(SeatId seat) const {
  if (!open_) return information_.key(seat, state_);
  if (!timeless_) return state_.hash();
  const Header& header = state_.header();
  return fold(fold(fold(header.key, header.stuck), header.turn_open), header.pie);
}

Thought TreeSearch::thought() const {
  Thought out{.actions = {}, .line = line(), .iterations = iterations_, .failures = failures_};
  for (const SearchEdge& edge : tree_[root_].edges) {
    const bool proven = edge.proven != k_unproven;
    const auto average = edge.visits == 0 ? 0 : static_cast<std::int32_t>(edge.sum / edge.visits);
    out.actions.push_back({edge.choice, edge.visits, proven ? edge.proven : average, proven});
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
  while (at != k_no_node && out.size() < k_longest_path) {
    const SearchNode& node = tree_[at];
    const SearchEdge* best = nullptr;
    const auto better = [&](const SearchEdge& a, const SearchEdge& b) {
      const bool good = a.proven != k_unproven && a.proven == node.proven;
      const bool other = b.proven != k_unproven && b.proven == node.proven;
      return good != other ? good : a.visits > b.visits;
    };
    for (const SearchEdge& edge : node.edges)
      if (best == nullptr || better(edge, *best)) best = &edge;
    if (best == nullptr || best->visits == 0) break;
    out.push_back(best->choice);
    at = best->child;
  }
  return out;
}

}  // namespace hr

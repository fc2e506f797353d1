// SPDX-License-Identifier: MIT
#include "core/bots/search_line.h"

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

}  // namespace

SearchLine::SearchLine(Engine& engine, const SearchOptions& options, SearchTree& tree)
    : engine_(engine),
      game_(engine.game()),
      options_(options),
      tree_(tree),
      timeless_(is_timeless(game_)),
      provable_(game_.seats() == 2 && !game_.definition().together),
      information_(engine) {}

NodeIndex SearchLine::begin(Positions& positions, SeatId seat, const Random& random) {
  random_ = random;
  positions_ = &positions;
  open_ = positions.open();
  failures_ = 0;
  tree_.clear();
  positions_->draw(state_);
  information_.start();
  root_ = tree_.add(key(seat), seat, player_in(seat), engine_.legal(state_, seat), random_);
  if (open_) tree_[root_].state = state_;
  return root_;
}

void SearchLine::join(NodeIndex root, const Random& random) {
  random_ = random;
  positions_ = nullptr;
  open_ = true;
  failures_ = 0;
  root_ = root;
}

bool SearchLine::iterate() {
  path_.clear();
  live_ = !open_;
  if (live_) {
    positions_->draw(state_);
    information_.start();
  }
  context_.chance.restart(random_.next());
  Payoff got = drawn_payoff(game_);
  std::unique_lock<std::mutex> lock;
  if (guard_ != nullptr) lock = std::unique_lock(*guard_);
  bool counted = false;
  try {
    const std::optional<Payoff> known = descend();
    if (!known && lock) {
      tree_.add_visits(path_);
      counted = true;
      lock.unlock();
    }
    got = known ? *known : play_out();
  } catch (const Exhausted&) {
    throw;
  } catch (const std::exception&) {
    ++failures_;
  }
  if (counted) lock.lock();
  if (!counted) tree_.add_visits(path_);
  tree_.add_payoff(path_, got);
  return tree_[root_].proven != k_unproven;
}

// Follows the tree to where it ends, or the game does; returns what comes of it. None: the game is
// to be played out from there.
std::optional<Payoff> SearchLine::descend() {
  NodeIndex at = root_;
  while (path_.size() < k_longest_path) {
    SearchNode& node = tree_[at];
    if (node.proven != k_unproven) {
      Payoff known{};
      known[nth(node.player)] = node.proven;
      known[nth(1 - index(node.player))] = k_point - node.proven;
      tree_.add_proof(path_, known);
      return known;
    }
    const std::size_t edge = tree_.select(node, options_.exploration);
    if (edge == node.edges.size()) open_edge(node);
    path_.push_back({at, edge});
    if (node.edges[edge].child != k_no_node) {
      at = node.edges[edge].child;
      live_ = false;
      continue;
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
      if (tree_.size() >= options_.max_nodes) return {};
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
    if (!known) return {};
    at = next;
  }
  return drawn_payoff(game_);
}

void SearchLine::load(const SearchNode& node) {
  if (!live_) state_ = node.state;
  live_ = true;
}

bool SearchLine::asks_all() const { return state_.header().asks > 0 && all_open(state_, game_); }

// The next action that was not tried yet becomes an edge.
void SearchLine::open_edge(SearchNode& node) {
  load(node);
  engine_.legal(state_, node.seat);
  node.edges.push_back({.choice = engine_.pick(node.next)});
  if (node.choices > 1) node.next = node.after(node.next);
}

// Returns whether the action leads there each time.
bool SearchLine::play(SearchNode& node, std::size_t edge) {
  SearchEdge& by = node.edges[edge];
  const bool all_asked = asks_all();
  events_.clear();
  context_.events = open_ ? nullptr : &events_;
  engine_.play(state_, node.seat, by.choice, context_);
  if (!open_) information_.add(node.seat, by.choice, all_asked, events_);
  if (!context_.chance.faces().empty()) by.chance = true;
  return open_ && !by.chance;
}

Payoff SearchLine::play_out() {
  context_.events = nullptr;
  const Playout done = engine_.playout(state_, random_, context_, options_.playout_limit, false);
  return done.cut ? drawn_payoff(game_) : result();
}

// What the players get.
Payoff SearchLine::result() {
  Payoff got = payoff(engine_, state_, totals_);
  if (state_.header().pie == Pie::taken) std::swap(got[0], got[1]);
  return got;
}

// Whoever sits in the seat: the pie rule, in games for two, makes players change seats.
PlayerId SearchLine::player_in(SeatId seat) const {
  return PlayerId(state_.header().pie == Pie::taken ? 1 - index(seat) : index(seat));
}

SeatId SearchLine::actor() const {
  return state_.header().asks == 0 ? state_.header().turn : ask_at(state_, game_, 0).seat;
}

std::uint64_t SearchLine::key(SeatId seat) const {
  if (!open_) return information_.key(seat, state_);
  if (!timeless_) return state_.hash();
  const Header& header = state_.header();
  return fold(fold(fold(header.key, header.stuck), header.turn_open), header.pie);
}

}  // namespace hr

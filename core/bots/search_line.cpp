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
// A node's actions become edges one by one at first, and after so many visits all at once, unless
// there are very many.
constexpr std::uint32_t k_few_visits = 4;
constexpr std::uint64_t k_many_choices = 256;

bool is_timeless(const Game& game) {
  const GameDef& def = game.definition();
  return !game.keeps_keys() &&
         std::ranges::none_of(def.vars, [](const VarDef& var) { return var.clock; }) &&
         std::ranges::none_of(def.ends, [](const EndDef& end) { return runs_out(end.type); });
}

}  // namespace

SearchLine::SearchLine(Engine& engine, const SearchOptions& options, SearchTree& tree)
    : engine_(engine),
      game_(engine.game()),
      options_(options),
      tree_(tree),
      timeless_(is_timeless(game_)),
      provable_(game_.seats() == 2 && !one_side(game_.definition())),
      margins_(game_.definition()),
      information_(engine) {}

NodeIndex SearchLine::begin(Positions& positions, SeatId seat, const Random& random, bool keep) {
  random_ = random;
  positions_ = &positions;
  open_ = positions.open();
  failures_ = 0;
  positions_->draw(state_);
  information_.start();
  const NodeIndex known = keep && open_ ? tree_.find(key(seat)) : k_no_node;
  if (known != k_no_node && may_stay(known, seat)) {
    tree_.keep(known, [this](const State& state) { return open_key(state); });
    return root_ = 0;
  }
  tree_.clear();
  root_ = tree_.add(key(seat), seat, player_in(seat), engine_.legal(state_, seat), random_);
  if (open_) tree_.state(root_) = state_;
  return root_;
}

// Whether a thought can begin with it: what is proven is not enough if the action is not known.
bool SearchLine::may_stay(NodeIndex at, SeatId seat) const {
  const SearchNode& node = tree_[at];
  if (node.seat != seat) return false;
  return node.proven == k_unproven ||
         std::ranges::any_of(tree_.edges(node),
                             [&](const SearchEdge& edge) { return edge.proven == node.proven; });
}

void SearchLine::join(NodeIndex root, const Random& random) {
  random_ = random;
  positions_ = nullptr;
  open_ = true;
  failures_ = 0;
  root_ = root;
}

bool SearchLine::win_at_once() {
  const SeatId seat = tree_[root_].seat;
  const auto player = nth(tree_[root_].player);
  if (!open_ || !provable_ || tree_[root_].choices > k_many_choices) return false;
  live_ = false;
  engine_.legal(tree_.state(root_), seat);
  for (const Choice& choice : engine_.list(k_many_choices)) {
    const std::optional<LinePayoff> got = result_at_once(seat, choice);
    live_ = false;
    if (!got || got->payoff[player] != k_point) continue;
    std::size_t edge = 0;
    for (;; ++edge) {
      if (edge == tree_[root_].edges.count) list_edges(root_);
      if (tree_.choice(tree_[root_], edge).action == choice.action) break;
    }
    path_.assign(1, {root_, edge});
    tree_.add_result(path_, *got);
    tree_.add_proof(path_, got->payoff);
    return true;
  }
  return false;
}

// What comes of an action at the root that ends the game for certain; nothing if it does not.
std::optional<SearchLine::LinePayoff> SearchLine::result_at_once(SeatId seat,
                                                                 const Choice& choice) {
  load(root_);
  if (asks_all()) return {};
  context_.events = nullptr;
  context_.chance.restart(0);
  try {
    engine_.play(state_, seat, choice, context_);
  } catch (const Exhausted&) {
    throw;
  } catch (const std::exception&) {
    return {};
  }
  if (!state_.header().ended || !context_.chance.faces().empty()) return {};
  return LinePayoff{payoff_now(), margin()};
}

bool SearchLine::iterate() {
  path_.clear();
  leaf_ = k_no_node;
  leaf_won_ = false;
  trace_.begin();
  live_ = !open_;
  if (live_) {
    positions_->draw(state_);
    information_.start();
  }
  context_.chance.restart(random_.next());
  LinePayoff got{.payoff = drawn_payoff(game_)};
  std::unique_lock<std::mutex> lock;
  if (guard_ != nullptr) lock = std::unique_lock(*guard_);
  bool counted = false;
  try {
    const std::optional<LinePayoff> known = descend();
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
  if (counted) {
    lock.lock();
    tree_.add_payoff(path_, got);
  } else {
    tree_.add_result(path_, got);
  }
  if (open_ && trace_.complete()) {
    const bool swapped = live_ && state_.header().pie == Pie::taken;  // else the trace is empty
    tree_.add_later(path_, trace_.numbers(), got, swapped);
  }
  if (leaf_won_) tree_.add_victory(path_, leaf_);
  return tree_[root_].proven != k_unproven;
}

// Adds the position that the path has led to, unless the tree is full. Returns what comes of it if
// nothing can be done there.
std::optional<SearchLine::LinePayoff> SearchLine::add_leaf(SeatId seat, std::uint64_t key,
                                                           bool certain) {
  if (tree_.size() >= options_.max_nodes) return {};
  const std::uint64_t choices = open_ ? engine_.counted() : engine_.legal(state_, seat);
  if (choices == 0) {  // its answers to what all are asked lead nowhere
    Payoff got = drawn_payoff(game_);
    got[nth(player_in(seat))] = 0;
    return LinePayoff{.payoff = got};
  }
  const NodeIndex leaf = tree_.add(key, seat, player_in(seat), choices, random_);
  if (open_) tree_.state(leaf) = state_;
  const auto& [at, edge] = path_.back();
  if (certain) tree_.edges(tree_[at])[edge].child = leaf;
  leaf_ = leaf;
  leaf_player_ = tree_[leaf].player;
  return {};
}

// Follows the tree to where it ends, or the game does; returns what comes of it. None: the game is
// to be played out from there.
std::optional<SearchLine::LinePayoff> SearchLine::descend() {
  NodeIndex at = root_;
  while (path_.size() < k_longest_path) {
    SearchNode& node = tree_[at];
    if (node.proven != k_unproven) {
      const Payoff known = proven_payoff(node);
      tree_.add_proof(path_, known);
      return LinePayoff{.payoff = known};
    }
    const std::size_t edge = tree_.select(node, options_.exploration);
    if (edge == node.edges.count) list_edges(at);
    path_.push_back({at, edge});
    if (const NodeIndex child = tree_.edges(node)[edge].child; child != k_no_node) {
      at = child;
      live_ = false;
      continue;
    }
    load(at);
    const bool certain = play(node, edge);
    if (state_.header().ended) {
      const Payoff got = payoff_now();
      if (certain && provable_) tree_.add_proof(path_, got);
      return LinePayoff{got, margin()};
    }
    const SeatId seat = actor();
    const std::uint64_t here = key(seat);
    const NodeIndex next = tree_.find(here);
    if (next == k_no_node) return add_leaf(seat, here, certain);
    if (certain) tree_.edges(tree_[at])[edge].child = next;
    at = next;
  }
  return LinePayoff{.payoff = drawn_payoff(game_)};
}

void SearchLine::load(NodeIndex node) {
  if (!live_) state_ = tree_.state(node);
  live_ = true;
}

bool SearchLine::asks_all() const { return state_.header().asks > 0 && all_open(state_, game_); }

// The next action that is not listed yet becomes an edge, or all of them do.
void SearchLine::list_edges(NodeIndex at) {
  SearchNode& node = tree_[at];
  load(at);
  engine_.legal(state_, node.seat);
  const bool all = node.visits >= k_few_visits && node.choices <= k_many_choices;
  do {
    tree_.add_edge(node, engine_.pick(node.next));
    if (node.choices > 1) node.next = node.after(node.next);
  } while (all && !node.all_listed());
}

// Returns whether the action leads there each time. What one seat answers while all are asked
// depends on answers that it does not know, so nothing is proven by what comes of it.
bool SearchLine::play(const SearchNode& node, std::size_t edge) {
  const Choice& choice = tree_.choice(node, edge);
  const bool all_asked = asks_all();
  events_.clear();
  context_.events = open_ ? nullptr : &events_;
  engine_.play(state_, node.seat, choice, context_);
  if (!open_) information_.add(node.seat, choice, all_asked, events_);
  SearchEdge& by = tree_.edges(node)[edge];
  if (!context_.chance.faces().empty() || all_asked) by.chance = true;
  return open_ && !by.chance;
}

// A game that whoever is to act wins with the first action is no matter of luck.
SearchLine::LinePayoff SearchLine::play_out() {
  context_.events = nullptr;
  const bool all_asked = asks_all();
  const Playout done = engine_.decisive_playout(state_, random_, context_, options_.playout_limit,
                                                open_ ? &trace_ : nullptr);
  const Payoff got = done.cut ? drawn_payoff(game_) : payoff_now();
  leaf_won_ = open_ && provable_ && !all_asked && leaf_ != k_no_node && done.actions == 1 &&
              !done.cut && context_.chance.faces().empty() && got[nth(leaf_player_)] == k_point;
  return {got, margin()};
}

// What the players get.
Payoff SearchLine::payoff_now() {
  Payoff got = payoff(engine_, state_, totals_);
  if (state_.header().pie == Pie::taken) std::swap(got[0], got[1]);
  return got;
}

// Where something is hidden it decides little between actions that win equally often: what a large
// one does to the strength there is not known.
Payoff SearchLine::margin() {
  constexpr std::int32_t k_hidden_part = 8;
  Payoff out = margins_.of(engine_, state_);
  if (!open_)
    for (std::int32_t& each : out) each /= k_hidden_part;
  if (state_.header().pie == Pie::taken) std::swap(out[0], out[1]);
  return out;
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
  return open_key(state_);
}

std::uint64_t SearchLine::open_key(const State& state) const {
  if (!timeless_) return state.hash();
  const Header& header = state.header();
  return fold(fold(fold(header.key, header.stuck), header.turn_open), header.pie);
}

}  // namespace hr

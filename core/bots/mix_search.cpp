// SPDX-License-Identifier: MIT
#include "core/bots/mix_search.h"

#include <algorithm>
#include <bit>

#include "core/base/allowance.h"
#include "core/engine/asks.h"
#include "core/game/standing.h"

namespace hr {

namespace {

// A probability of 1. Utilities are in k_point, from -k_point to k_point; with what baselines add,
// and weights, sums stay far within 64 bits.
constexpr std::int64_t k_sure = std::int64_t{1} << 16;
constexpr std::int64_t k_explored = k_sure * 2 / 5;  // of its draws a player makes at random
constexpr std::int64_t k_rarest = k_sure / 256;      // what is rarer counts as if it were not
constexpr std::int64_t k_heaviest = std::int64_t{1} << 26;  // a utility with its weight
constexpr std::int64_t k_max_regret = std::int64_t{1} << 60;
constexpr std::uint64_t k_max_weight = std::uint64_t{1} << 16;  // of a line in the average
constexpr std::uint64_t k_max_node_choices = 256;  // of a node, evenly spread if there are more
constexpr std::size_t k_max_nodes = std::size_t{1} << 18;
constexpr std::size_t k_max_line_steps =
    1000;  // of a line in the tree, in games that go in circles
constexpr std::uint32_t k_playout_limit = 2000;
// Lines begin with the game if of this part of them one in so many comes to the moment in question.
constexpr std::uint64_t k_first_part = 8, k_one_in = 64, k_max_first_lines = 4096;
constexpr std::uint32_t k_remembered = 256;  // lines that the average of an action's values is of
constexpr int k_average_shift = 8;           // so that sums of many actions' parts do not overflow
// What the strategy does less often than this was explored only.
constexpr std::int64_t k_noise = k_sure / 32;

// So that no sum of them overflows when it is multiplied by a probability.
int shift_for(std::uint64_t largest) {
  constexpr int k_bits = 38;
  return std::max(0, static_cast<int>(std::bit_width(largest)) - k_bits);
}

}  // namespace

MixSearch::MixSearch(Engine& engine)
    : engine_(engine), game_(engine.game()), information_(engine), margins_(game_.definition()) {}

Thought MixSearch::think(Positions& positions, std::optional<std::uint64_t> moment, SeatId seat,
                         const Budget& budget, const Random& random) {
  const BudgetClock clock(budget);
  random_ = random;
  failures_ = lines_ = 0;
  positions.draw(state_);
  if (engine_.legal(state_, seat) == 1)
    return {.actions = {{.choice = engine_.pick(0), .visits = 1}}, .line = {engine_.pick(0)}};
  if (moment)
    if (const std::optional<std::size_t> node = play_from_setup(*moment, clock, budget))
      return thought(*node);
  clear();
  positions.draw(state_);
  information_.start();
  const std::size_t root = add_node(seat, information_.key(seat, state_));
  do iterate(&positions);
  while (!clock.over(lines_));
  return thought(root);
}

// The node of the moment, if enough lines pass through it.
std::optional<std::size_t> MixSearch::play_from_setup(std::uint64_t moment,
                                                      const BudgetClock& clock,
                                                      const Budget& budget) {
  clear();
  Budget first = budget;
  first.iterations = std::clamp(budget.iterations / k_first_part, k_one_in, k_max_first_lines);
  if (first.time) *first.time /= k_first_part;
  for (const BudgetClock first_clock(first); !first_clock.over(lines_);) iterate(nullptr);
  const std::uint32_t node = by_key_.find(moment);
  if (node == KeyTable::k_none || nodes_[node].visits * k_one_in < lines_) return {};
  while (!clock.over(lines_)) iterate(nullptr);
  return node;
}

void MixSearch::clear() {
  by_key_.clear();
  nodes_.clear();
  edges_.clear();
}

void MixSearch::iterate(Positions* positions) {
  improved_ = PlayerId(static_cast<int>(lines_ % nth(game_.seats())));
  ++lines_;
  path_.clear();
  information_.start();
  context_.events = nullptr;
  context_.chance.restart(random_.next());
  std::int64_t got = 0;
  try {
    if (positions == nullptr)
      engine_.start(state_, context_);
    else
      positions->draw(state_);
    got = play_line();
  } catch (const Exhausted&) {
    throw;
  } catch (const std::exception&) {
    ++failures_;
  }
  for (std::size_t i = path_.size(); i-- > 0;) got = improve(path_[i], got);
}

// Returns what the player whose strategy is improved gets.
std::int64_t MixSearch::play_line() {
  std::int64_t reached = k_sure;
  while (path_.size() < k_max_line_steps && !state_.header().ended) {
    const SeatId seat = actor();
    const std::uint64_t key = information_.key(seat, state_);
    const std::uint32_t node = by_key_.find(key);
    if (node == KeyTable::k_none) {
      if (nodes_.size() < k_max_nodes) add_node(seat, key);
      context_.events = nullptr;
      engine_.decisive_playout(state_, random_, context_, k_playout_limit);
      break;
    }
    if (nodes_[node].count == 0) break;  // its answers to what all are asked lead nowhere
    path_.push_back(draw(node, player_in(seat) == improved_, reached));
    if (path_.back().own) reached = std::max(reached * path_.back().chance / k_sure, k_rarest);
    play(seat, edges_[nodes_[node].first + path_.back().edge].choice);
  }
  return utility();
}

std::size_t MixSearch::add_node(SeatId seat, std::uint64_t key) {
  const std::uint64_t legal = engine_.legal(state_, seat);
  const std::uint64_t count = std::min(legal, k_max_node_choices);
  by_key_.add(key, static_cast<std::uint32_t>(nodes_.size()));
  nodes_.push_back({.first = edges_.size(), .count = static_cast<std::size_t>(count)});
  for (std::uint64_t i = 0; i < count; ++i)
    edges_.push_back({.choice = engine_.pick(count == legal ? i : i * (legal / count))});
  return nodes_.size() - 1;
}

// By regret matching: each action as often as it is regretted not to have been done.
void MixSearch::find_strategy(const MixNode& node) {
  const std::span<const MixEdge> all = edges(node);
  std::uint64_t largest = 0;
  for (const MixEdge& edge : all)
    largest = std::max(largest, static_cast<std::uint64_t>(std::max(edge.regret, std::int64_t{0})));
  const int shift = shift_for(largest);
  strategy_.clear();
  std::int64_t sum = 0;
  for (const MixEdge& edge : all) {
    strategy_.push_back(std::max(edge.regret, std::int64_t{0}) >> shift);
    sum += strategy_.back();
  }
  const auto count = static_cast<std::int64_t>(all.size());
  for (std::int64_t& part : strategy_) part = sum == 0 ? k_sure / count : part * k_sure / sum;
}

// Whoever is to find out what is best tries everything now and then; the others do as they would.
MixSearch::MixStep MixSearch::draw(std::size_t at, bool own, std::int64_t reached) {
  const MixNode& node = nodes_[at];
  find_strategy(node);
  const auto count = static_cast<std::int64_t>(node.count);
  std::int64_t sum = 0;
  for (std::int64_t& part : strategy_) {
    if (own) part = (part * (k_sure - k_explored) / k_sure) + k_explored / count;
    sum += part;
  }
  auto drawn = static_cast<std::int64_t>(random_.below(static_cast<std::uint64_t>(sum)));
  std::size_t edge = 0;
  for (; drawn >= strategy_[edge]; ++edge) drawn -= strategy_[edge];
  return {.node = at,
          .edge = edge,
          .own = own,
          .chance = std::max(strategy_[edge] * k_sure / sum, k_rarest),
          .reached = reached};
}

void MixSearch::play(SeatId seat, const Choice& choice) {
  const bool all_asked = state_.header().asks > 0 && all_open(state_, game_);
  events_.clear();
  context_.events = &events_;
  engine_.play(state_, seat, choice, context_);
  information_.add(seat, choice, all_asked, events_);
}

// Returns what the step's node is worth to the player by its strategy, given what came after it. An
// action that was not tried in this line counts as what it has brought on the average.
std::int64_t MixSearch::improve(const MixStep& step, std::int64_t got) {
  MixNode& node = nodes_[step.node];
  const std::span<MixEdge> all = edges(node);
  find_strategy(node);
  ++node.visits;
  if (!step.own) {
    const auto weight = static_cast<std::int64_t>(std::min(lines_, k_max_weight));
    for (std::size_t i = 0; i < all.size(); ++i) all[i].mixed += strategy_[i] * weight;
    return got;
  }
  MixEdge& tried = all[step.edge];
  const std::int64_t found =
      std::clamp(tried.value + (got - tried.value) * k_sure / step.chance, -k_heaviest, k_heaviest);
  const auto value_of = [&](std::size_t i) { return i == step.edge ? found : all[i].value; };
  std::int64_t worth = 0;
  for (std::size_t i = 0; i < all.size(); ++i) worth += strategy_[i] * value_of(i) / k_sure;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::int64_t more = (value_of(i) - worth) * k_sure / step.reached;
    all[i].regret = std::clamp(all[i].regret + more, -k_max_regret, k_max_regret);
  }
  tried.tries = std::min(tried.tries + 1, k_remembered);
  tried.value += (got - tried.value) / static_cast<std::int64_t>(tried.tries);
  return worth;
}

// From -k_point to k_point.
std::int64_t MixSearch::utility() {
  const Header& header = state_.header();
  if (!header.ended) return 0;
  const bool swapped = header.pie == Pie::taken;
  const std::size_t seat = swapped ? nth(1 - index(improved_)) : nth(improved_);
  if (margins_.counts() && scores_decide(game_.definition(), header))
    return margins_.of(engine_, state_)[seat];
  return 2 * std::int64_t{payoff(engine_, state_, totals_)[seat]} - k_point;
}

PlayerId MixSearch::player_in(SeatId seat) const {
  return PlayerId(state_.header().pie == Pie::taken ? 1 - index(seat) : index(seat));
}

SeatId MixSearch::actor() const {
  return state_.header().asks == 0 ? state_.header().turn : ask_at(state_, game_, 0).seat;
}

Thought MixSearch::thought(std::size_t at) {
  const MixNode& node = nodes_[at];
  const std::span<const MixEdge> all = edges(node);
  find_strategy(node);  // where there is no average yet
  std::int64_t sum = 0;
  for (const MixEdge& edge : all) sum += edge.mixed >> k_average_shift;
  std::vector<std::int64_t> shares;
  std::int64_t kept = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::int64_t mixed = all[i].mixed >> k_average_shift;
    const int shift = shift_for(static_cast<std::uint64_t>(sum));
    const std::int64_t share =
        sum == 0 ? strategy_[i]
                 : (mixed >> shift) * k_sure / std::max(sum >> shift, std::int64_t{1});
    shares.push_back(share < k_noise / static_cast<std::int64_t>(all.size()) ? 0 : share);
    kept += shares.back();
  }
  auto drawn = static_cast<std::int64_t>(random_.below(static_cast<std::uint64_t>(kept)));
  std::size_t first = 0;
  for (; drawn >= shares[first]; ++first) drawn -= shares[first];
  Thought out{
      .actions = {}, .line = {all[first].choice}, .iterations = lines_, .failures = failures_};
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (shares[i] == 0) continue;
    const std::int64_t value = std::clamp<std::int64_t>((all[i].value + k_point) / 2, 0, k_point);
    out.actions.push_back(
        {.choice = all[i].choice,
         .visits =
             static_cast<std::uint64_t>(shares[i]) * lines_ / static_cast<std::uint64_t>(kept) + 1,
         .value = static_cast<std::int32_t>(value)});
  }
  std::ranges::stable_sort(out.actions, [&](const ActionValue& a, const ActionValue& b) {
    const bool drawn_a = a.choice == all[first].choice, drawn_b = b.choice == all[first].choice;
    return drawn_a != drawn_b ? drawn_a : a.visits > b.visits;
  });
  return out;
}

}  // namespace hr

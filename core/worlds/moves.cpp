// SPDX-License-Identifier: MIT
#include "core/worlds/moves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/worlds/unit.h"

namespace hr {

namespace {

// What was hidden lately is the most likely to matter.
constexpr std::size_t k_late = 64, k_latest = 16;

std::size_t pick_late(const std::vector<Latent>& latents, std::size_t begin, Random& random) {
  const std::size_t few = random.below(2) == 0 ? k_latest : k_late;
  return latents.size() - 1 - random.below(std::min(latents.size() - begin, few));
}

double late_chance(const std::vector<Latent>& latents, std::size_t begin, std::size_t place) {
  const auto share = [&](std::size_t few) {
    few = std::min(latents.size() - begin, few);
    return place + few < latents.size() ? 0 : 0.5 / static_cast<double>(few);
  };
  return share(k_latest) + share(k_late);
}

// Another one than the first, from `begin` on.
std::size_t pick_second(const std::vector<Latent>& latents, std::size_t begin, std::size_t first,
                        Random& random) {
  const std::size_t out = begin + random.below(latents.size() - begin - 1);
  return out + (out >= first ? 1 : 0);
}

bool is_named(const std::vector<std::int64_t>& hints, std::int64_t value) {
  return std::ranges::find(hints, value) != hints.end();
}

// Whether two latents are of one sort, and the second has the named value.
bool has(const Latent& like, const Latent& latent, std::int64_t named) {
  if (latent.is_choice() != like.is_choice()) return false;
  if (!latent.is_choice()) return latent.face == named;
  return latent.choice.action.count == like.choice.action.count &&
         latent.choice.action.arguments[0] == named;
}

// Of the late latents: those that have the named value, and are not the first.
template <class Body>
void for_claimable(const std::vector<Latent>& latents, std::size_t begin, std::size_t first,
                   std::int64_t named, Body body) {
  for (std::size_t i = latents.size() - std::min(latents.size() - begin, k_late);
       i < latents.size(); ++i)
    if (i != first && has(latents[first], latents[i], named)) body(i);
}

// The logarithm of the probability that an aimed move from one value draws the other: half are
// drawn from all, and half take one of the hints for one argument.
double log_aimed(const Latent& from, const Latent& to, const Hints& hints) {
  const double drawn = std::exp(to.log_odds - to.log_tilt);
  double named = 0;
  if (!to.is_choice()) {
    if (std::ranges::find(hints.faces, to.face) != hints.faces.end())
      named = 1 / static_cast<double>(hints.faces.size());
  } else {
    const Action &a = from.choice.action, &b = to.choice.action;
    int differ = 0, matching = 0;
    for (int i = 0; i < b.count && a.count == b.count && a.verb == b.verb; ++i) {
      if (a.arguments[nth(i)] == b.arguments[nth(i)]) continue;
      ++differ;
      matching += is_named(hints.arguments, b.arguments[nth(i)]) ? 1 : 0;
    }
    if (differ == 1 && matching == 1)
      named = 1 / (double(b.count) * double(hints.arguments.size()));
  }
  return std::log((drawn + named) / 2);
}

// Whether two latents can exchange their values.
bool alike(const Latent& a, const Latent& b) {
  return a.is_choice() == b.is_choice() && a.choice.action.count == b.choice.action.count &&
         !a.same_value(b);
}

}  // namespace

Moves::Moves(Engine& engine, SeatId viewer) : replay_(engine, viewer) {
  const StateLayout& layout = engine.game().layout();
  for (const ZoneInstance zone : layout.zone_instances())
    if (layout.zone(zone).card_cells.size() > card_cells_.size())
      card_cells_ = layout.zone(zone).card_cells;
}

// Latents that the last dozen tries have not changed are tried less often, but never given up.
double Moves::weight(const Latent& latent) const {
  constexpr std::uint32_t k_fair_tries = 12;
  const auto found = failed_.find(latent.key());
  if (found == failed_.end() || found->second < k_fair_tries) return 1;
  return std::max(0.01, double{k_fair_tries} / found->second);
}

void Moves::weigh(const std::vector<Latent>& latents, std::size_t begin) {
  weights_.assign(begin, 0);
  sum_ = 0;
  for (std::size_t i = begin; i < latents.size(); ++i)
    sum_ += weights_.emplace_back(weight(latents[i]));
}

// Most moves leave alone what is settled.
std::size_t Moves::pick_begin(const History& history, Random& random) {
  constexpr std::uint64_t k_whole = 8;  // one of so many may change anything
  if (history.settled == 0 || random.below(k_whole) == 0) return 0;
  return first_from(history.latents, history.settled);
}

bool Moves::choose(const History& history, Random& random, Block& out) {
  const std::vector<Latent>& latents = history.latents;
  weigh(latents, out.begin);
  double left = unit(random) * sum_;
  for (out.first = out.begin; out.first + 1 < latents.size() && left > weights_[out.first];
       ++out.first)
    left -= weights_[out.first];
  static constexpr std::array k_types{Type::one,   Type::one,      Type::one,      Type::two,
                                      Type::two,   Type::exchange, Type::exchange, Type::part,
                                      Type::shift, Type::shift};
  out.type = k_types[random.below(k_types.size())];
  out.second = out.first;
  if (out.type == Type::one) return true;
  if (out.type == Type::shift) return shift(latents, random, out);
  if (out.type == Type::part) return latents[out.first].is_choice();
  if (latents.size() < out.begin + 2) return false;
  out.second = pick_second(latents, out.begin, out.first, random);
  const Latent &first = latents[out.first], &second = latents[out.second];
  if (out.type == Type::exchange && !card_cells_.empty() && !first.is_choice() &&
      random.below(2) == 0)
    out.type = Type::rename;
  return out.type == Type::two || alike(first, second);
}

// The cell that a choice names first goes to the next one; -1: there is none, or no way back.
std::int64_t Moves::next_cell(const Latent& latent, DirectionId way) const {
  const Game& game = replay_.engine().game();
  const Action& action = latent.choice.action;
  if (!latent.is_choice() || action.count == 0 || game.built_in(action.verb)) return -1;
  const std::vector<Argument>& arguments = game.arguments(action.verb);
  const Board& board = game.board();
  if (arguments.empty() || arguments[0].type != ArgumentType::cell ||
      action.arguments[0] >= board.cells())
    return -1;
  const CellId next = board.link(action.cell(0), way);
  const DirectionId back = board.opposite(way);
  const bool both = next != CellId::none && back != DirectionId::none;
  return both && board.link(next, back) == action.cell(0) ? index(next) : -1;
}

// One choice, or two by the same way: since it leads back, as likely as the reverse.
bool Moves::shift(const std::vector<Latent>& latents, Random& random, Block& out) const {
  const int ways = replay_.engine().game().board().directions();
  if (ways == 0) return false;
  const auto way = DirectionId(static_cast<int>(random.below(nth(DirectionId(ways)))));
  out.value = latents[out.first];
  out.value.choice.action.arguments[0] = next_cell(latents[out.first], way);
  if (out.value.choice.action.arguments[0] < 0) return false;
  if (latents.size() < out.begin + 2 || random.below(2) == 0) return true;
  out.second = pick_second(latents, out.begin, out.first, random);
  out.second_cell = next_cell(latents[out.second], way);
  return out.second_cell >= 0;
}

bool Moves::choose_late(const History& history, const Hints& hints, Random& random,
                        Block& out) const {
  const std::vector<Latent>& latents = history.latents;
  out.late = true;
  out.first = out.second = pick_late(latents, out.begin, random);
  switch (random.below(3)) {
    case 0:
      return true;
    case 1:
      return claim(latents, hints, random, out);
    default:
      return aim(latents, hints, random, out);
  }
}

bool Moves::aim(const std::vector<Latent>& latents, const Hints& hints, Random& random,
                Block& out) const {
  out.type = Type::aimed;
  out.value = latents[out.first];
  Action& action = out.value.choice.action;
  const bool choice = out.value.is_choice();
  if (choice && latents.size() > out.begin + 1 && random.below(2) == 0)  // the second gives way
    out.second = pick_second(latents, out.begin, out.first, random);
  out.drawn = random.below(2) == 0;
  if (out.drawn) return true;
  if (choice ? action.count == 0 || hints.arguments.empty() : hints.faces.empty()) return false;
  if (choice)
    action.arguments[random.below(action.count)] =
        hints.arguments[random.below(hints.arguments.size())];
  else
    out.value.face = hints.faces[random.below(hints.faces.size())];
  return !out.value.same_value(latents[out.first]);
}

bool Moves::claim(const std::vector<Latent>& latents, const Hints& hints, Random& random,
                  Block& out) const {
  out.type = Type::claimed;
  const Latent& first = latents[out.first];
  const std::size_t many = first.is_choice() ? hints.arguments.size() : hints.faces.size();
  if (many == 0 || (first.is_choice() && first.choice.action.count == 0)) return false;
  const std::size_t n = random.below(many);
  out.named = first.is_choice() ? hints.arguments[n] : hints.faces[n];
  if (has(first, first, out.named)) return false;
  std::size_t found = 0;
  for_claimable(latents, out.begin, out.first, out.named, [&](std::size_t place) {
    if (random.below(++found) == 0) out.second = place;
  });
  return found > 0;
}

double Moves::log_chance(const std::vector<Latent>& latents, const Block& block) {
  const auto others = static_cast<double>(latents.size() - block.begin) - 1;
  if (block.late) {
    double chosen = late_chance(latents, block.begin, block.first);
    if (block.type == Type::aimed && block.second != block.first) chosen /= others;
    if (block.type == Type::claimed) {
      double claimable = 0;
      for_claimable(latents, block.begin, block.first, block.named,
                    [&](std::size_t) { ++claimable; });
      chosen /= claimable;
    }
    return std::log(chosen);
  }
  weigh(latents, block.begin);
  double chosen = weights_[block.first];
  if (block.type == Type::part) {
    for (std::size_t i = block.begin; i < latents.size(); ++i)
      if (i != block.first && same_part(latents[i], latents[block.first])) chosen += weights_[i];
  } else if (block.second != block.first) {
    chosen = (chosen + weights_[block.second]) / others;
  }
  return std::log(chosen / sum_);
}

// The same latents in the new history; false if one of them no longer exists.
bool Moves::find_again(const std::vector<Latent>& latents, const History& was, Block& block) const {
  const auto find = [&](std::size_t& place) {
    const std::uint64_t key = was.latents[place].key();
    const auto found = std::ranges::lower_bound(latents, key, {}, &Latent::key);
    place = static_cast<std::size_t>(found - latents.begin());
    return found != latents.end() && found->key() == key;
  };
  const bool two = block.second != block.first;
  if (block.begin > 0) block.begin = first_from(latents, was.settled);
  if (!find(block.first)) return false;
  if (two) return find(block.second);
  block.second = block.first;
  return true;
}

// Whether the new history has come to a position of the old one, with the same values to come; the
// rest is then taken from it.
bool Moves::joins(const History& was, History& next) const {
  if (next.steps <= last_step_ || next.steps % History::k_stride != 0) return false;
  const std::size_t number = next.steps / History::k_stride;
  if (number >= was.checkpoints.size()) return false;
  const Checkpoint& old = *was.checkpoints[number];
  if (next.latents.size() != old.latents || next.log_forced != old.log_forced ||
      next.state != old.state)
    return false;
  next.latents.insert(next.latents.end(),
                      was.latents.begin() + static_cast<std::ptrdiff_t>(old.latents),
                      was.latents.end());
  next.log_forced += was.log_forced - old.log_forced;
  next.state = was.state;
  next.steps = was.steps;
  for (std::size_t i = number; i < was.checkpoints.size(); ++i)
    next.checkpoints.push_back(was.checkpoints[i]);
  return true;
}

bool Moves::play_again(const History& was, History& next, std::span<const ShownStep> steps,
                       Random& random, Last& last) {
  auto from = kept_.begin() + static_cast<std::ptrdiff_t>(next.latents.size());
  const auto begin = from;
  const auto tilts = [&] {
    double out = 0;
    for (auto each = begin; each != from; ++each) out += each->latent.log_tilt;
    return out;
  };
  bool on = false;  // the last step was played just now
  while (next.steps < steps.size()) {
    if (joins(was, next)) {
      log_redrawn_ = tilts() - replay_.log_kept();
      return true;
    }
    keep_checkpoint(next);
    const auto to = std::find_if(
        from, kept_.end(), [&](const KeptLatent& kept) { return kept.latent.step != next.steps; });
    if (last.near && next.steps + 1 == steps.size())
      last.distance = replay_.play_near(next, steps[next.steps], {from, to}, random);
    else if (!(on ? replay_.play_on(next, steps[next.steps], {from, to}, random)
                  : replay_.play(next, steps[next.steps], {from, to}, random)))
      return false;
    on = true;
    from = to;
  }
  log_redrawn_ = tilts() - replay_.log_kept();
  return true;
}

// Plays what the block changes; the same latents must still exist afterwards, where the block then
// finds them.
bool Moves::propose(const History& history, History& next, Block& block,
                    std::span<const ShownStep> steps, Random& random, Last& last) {
  ++tried_;
  const std::size_t was_first = block.first;
  mark(history, block);
  go_back_to(history, first_step_, next);
  replay_.reset();
  if (play_again(history, next, steps, random, last) && find_again(next.latents, history, block))
    return true;
  ++failed_[history.latents[was_first].key()];
  return false;
}

// The logarithm of the ratio of Metropolis and Hastings, but for the distances.
double Moves::log_ratio(const History& was, const Block& there, const History& next,
                        const Block& back, const Hints& hints) {
  double out = replay_.log_ratio() + replay_.log_drawn() - log_redrawn_ + next.log_forced -
               was.log_forced + log_chance(next.latents, back) - log_chance(was.latents, there);
  if (there.type != Type::aimed) return out;
  const Latent &from = was.latents[there.first], &to = next.latents[back.first];
  out += log_aimed(to, from, hints) - log_aimed(from, to, hints);
  if (there.drawn) out += to.log_odds - to.log_tilt - from.log_odds + from.log_tilt;
  return out;
}

bool Moves::accept(History& history, const Block& block, History& next, double log_ratio,
                   Random& random) {
  failed_[history.latents[block.first].key()] = 0;  // a move of it was possible
  if (!(std::log(unit(random)) < log_ratio)) return false;
  ++accepted_;
  std::swap(history, next);
  return true;
}

bool Moves::move(History& history, std::span<const ShownStep> steps, Random& random) {
  Block block{.begin = pick_begin(history, random)};
  if (history.latents.size() == block.begin || !choose(history, random, block)) return false;
  Block back = block;
  Last last;
  if (!propose(history, next_, back, steps, random, last)) return false;
  const double ratio = log_ratio(history, block, next_, back, {});
  return accept(history, block, next_, ratio, random);
}

bool Moves::move_nearer(History& history, int& distance, double pull,
                        std::span<const ShownStep> steps, Random& random) {
  const Hints& hints = steps.back().hints;
  Block block{.begin = pick_begin(history, random)};
  if (history.latents.size() == block.begin) return false;
  if (!(random.below(4) == 0 ? choose(history, random, block)
                             : choose_late(history, hints, random, block)))
    return false;
  Block back = block;
  Last last{.distance = distance, .near = true};
  if (!propose(history, next_, back, steps, random, last)) return false;
  if (block.type == Type::claimed) std::swap(back.first, back.second);
  const double ratio =
      log_ratio(history, block, next_, back, hints) + pull * (distance - last.distance);
  if (!accept(history, block, next_, ratio, random)) return false;
  distance = last.distance;
  return true;
}

// What a move changes in a history, before it is played again.

// Choices that are made after the first of two draws name the card of the one instead of that of
// the other. That the cells are those of another bag would do no harm: the way back is the same.
void Moves::rename(const Latent& one, const Latent& other) {
  const auto cell = [&](const Latent& drawn) {
    const auto n = static_cast<std::size_t>(drawn.face - 1);
    return n < card_cells_.size() ? card_cells_[n] : -1;
  };
  const Game& game = replay_.engine().game();
  const std::int64_t a = cell(one), b = cell(other);
  if (a < 0 || b < 0) return;
  for (KeptLatent& kept : kept_) {
    Action& action = kept.latent.choice.action;
    if (!kept.latent.is_choice() || kept.latent.step < first_step_ || game.built_in(action.verb))
      continue;
    for (int i = 0; i < action.count; ++i) {
      std::int64_t& argument = action.arguments[nth(i)];
      if (game.arguments(action.verb)[nth(i)].type != ArgumentType::cell ||
          (argument != a && argument != b))
        continue;
      argument = argument == a ? b : a;
      last_step_ = std::max(last_step_, kept.latent.step);
    }
  }
}

// Marks what the move changes, among the latents from the first step that it touches.
void Moves::mark(const History& history, const Block& block) {
  kept_.clear();
  for (const Latent& latent : history.latents) kept_.push_back({latent});
  KeptLatent& first = kept_[block.first];
  first.redrawn = block.type < Type::exchange || block.type == Type::part || block.drawn;
  first_step_ = last_step_ = first.latent.step;
  if (block.type == Type::part)
    for (KeptLatent& kept : kept_)
      kept.redrawn = kept.redrawn || same_part(kept.latent, first.latent);
  if (block.type == Type::one || block.type == Type::part) return;
  KeptLatent& second = kept_[block.second];
  first_step_ = std::min(first_step_, second.latent.step);
  last_step_ = std::max(last_step_, second.latent.step);
  if (block.type == Type::two || block.type == Type::aimed)
    second.redrawn = second.redrawn || block.second != block.first;
  if (block.type == Type::two) return;
  if (block.type == Type::aimed || block.type == Type::shift) {
    if (block.type == Type::shift && block.second != block.first)
      second.latent.choice.action.arguments[0] = block.second_cell;
    first.latent.face = block.value.face;
    first.latent.choice = block.value.choice;
    return;
  }
  std::swap(first.latent.face, second.latent.face);
  if (block.type == Type::rename) return rename(first.latent, second.latent);
  std::swap(first.latent.choice.action.arguments, second.latent.choice.action.arguments);
}

// Moves that try values which other histories have. Up to three values are replaced one after
// another, each by one that is not there yet; the way back replaces them in the reverse order. So
// the probability of a way and of its reverse can be told before anything is played again.

namespace {

// One of them by its weight, given their sum.
template <class Weights>
std::size_t pick(const Weights& weights, double sum, Random& random) {
  double left = unit(random) * sum;
  std::size_t out = 0, last = 0;
  for (; out < weights.size(); ++out) {
    if (weights[out] <= 0) continue;
    if (left <= weights[out]) return out;
    left -= weights[out];
    last = out;
  }
  return last;
}

double sum_of(const std::vector<double>& weights) {
  double out = 0;
  for (const double weight : weights) out += weight;
  return out;
}

}  // namespace

void Moves::learn(const History& history) { seen_.add(history); }
void Moves::forget() { seen_.clear(); }

// Replaces one value among the kept latents; adds to `log_way` the logarithm of how much likelier
// the way back is. False if there is nothing to replace it by, or no way back.
bool Moves::replace_by_seen(std::size_t begin, Random& random, double& log_way) {
  double sum = sum_of(weights_);
  if (sum <= 0) return false;
  const std::size_t place = pick(weights_, sum, random);
  Latent& latent = kept_[begin + place].latent;
  const SeenValues::ValueGroup* const group = seen_.group(latent);
  if (group == nullptr) return false;
  const std::size_t old = group->number(latent);
  if (old == SeenValues::k_unknown || group->values[old].weight <= 0) return false;
  free_.clear();
  for (const SeenValues::Value& value : group->values) free_.push_back(value.weight);
  int same = 0;
  for (std::size_t i = begin; i < kept_.size(); ++i)
    if (seen_.group(kept_[i].latent) == group)
      if (const std::size_t taken = group->number(kept_[i].latent); taken < free_.size()) {
        free_[taken] = 0;
        same += taken == old ? 1 : 0;
      }
  if (same > 1) return false;  // it would still be there, so the way back would not put it there
  const double all = sum_of(free_);
  if (all <= 0) return false;
  const std::size_t next = pick(free_, all, random);
  log_way -= std::log(weights_[place] / sum * (free_[next] / all));
  const SeenValues::Value &from = group->values[old], &to = group->values[next];
  latent.face = to.face;
  latent.choice = to.choice;
  weights_[place] *= to.unsure / from.unsure;
  sum = sum_of(weights_);
  log_way += std::log(weights_[place] / sum * (from.weight / (all - to.weight + from.weight)));
  first_step_ = std::min(first_step_, latent.step);
  last_step_ = std::max(last_step_, latent.step);
  return true;
}

// The numbers of latents and their places must stay as they are: then the way back exists.
bool Moves::same_places(const History& a, const History& b) {
  return std::ranges::equal(a.latents, b.latents, {}, &Latent::key, &Latent::key);
}

bool Moves::move_to_seen(History& history, std::span<const ShownStep> steps, Random& random) {
  const std::size_t begin = pick_begin(history, random);
  if (begin == history.latents.size()) return false;
  kept_.clear();
  for (const Latent& latent : history.latents) kept_.push_back({latent});
  weights_.clear();
  for (std::size_t i = begin; i < history.latents.size(); ++i) {
    const Latent& latent = history.latents[i];
    const SeenValues::ValueGroup* const group = seen_.group(latent);
    const std::size_t number = group == nullptr ? SeenValues::k_unknown : group->number(latent);
    weights_.push_back(number == SeenValues::k_unknown ? 0 : group->values[number].unsure);
  }
  first_step_ = UINT32_MAX;
  last_step_ = 0;
  double log_way = 0;
  const std::uint64_t replaced = random.below(2) == 0 ? 1 : 1 + random.below(3);
  for (std::uint64_t n = 0; n < replaced; ++n)
    if (!replace_by_seen(begin, random, log_way)) return false;
  ++tried_;
  go_back_to(history, first_step_, next_);
  replay_.reset();
  Last last;
  if (!play_again(history, next_, steps, random, last) || replay_.drew() ||
      !same_places(history, next_))
    return false;
  const double ratio = replay_.log_ratio() + next_.log_forced - history.log_forced + log_way;
  if (!(std::log(unit(random)) < ratio)) return false;
  ++accepted_;
  std::swap(history, next_);
  return true;
}

bool Moves::move_drawn(History& history, std::span<const ShownStep> steps, Random& random) {
  if (seen_.empty()) return move(history, steps, random);
  const double chance =
      std::clamp(gains_[1].rate() / (gains_[0].rate() + gains_[1].rate()), 0.1, 0.9);
  const bool seen = unit(random) < chance;
  const std::uint64_t before = work();
  const bool out = seen ? move_to_seen(history, steps, random) : move(history, steps, random);
  Gain& gain = gains_[seen ? 1 : 0];
  // After a swap next_ is what the history was.
  gain.changes += out && history.state != next_.state ? 1 : 0;
  gain.work += static_cast<double>(work() - before) + 1;
  return out;
}

}  // namespace hr

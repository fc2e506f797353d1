// SPDX-License-Identifier: MIT
#include "core/worlds/moves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hr {

namespace {

double unit(Random& random) {  // from 0 to 1, and never 0
  return (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
}

bool same_part(const Latent& a, const Latent& b) {
  return a.is_choice() && b.is_choice() && a.step == b.step && seat_at(a.place) == seat_at(b.place);
}

// Whether two latents can exchange their values.
bool alike(const Latent& a, const Latent& b) {
  return a.is_choice() == b.is_choice() && a.choice.action.count == b.choice.action.count &&
         !a.same_value(b);
}

}  // namespace

// Latents that 30 tries have not changed are tried less often, but never given up.
double Moves::weight(const Latent& latent) const {
  constexpr std::uint32_t k_fair_tries = 30;
  const auto found = luck_.find(latent.key());
  if (found == luck_.end() || found->second.accepted > 0 || found->second.tried < k_fair_tries)
    return 1;
  return std::max(0.02, double{k_fair_tries} / found->second.tried);
}

void Moves::weigh(const std::vector<Latent>& latents) {
  weights_.clear();
  sum_ = 0;
  for (const Latent& latent : latents) sum_ += weights_.emplace_back(weight(latent));
}

bool Moves::choose(const History& history, Random& random, Block& out) {
  const std::vector<Latent>& latents = history.latents;
  weigh(latents);
  double left = unit(random) * sum_;
  for (out.first = 0; out.first + 1 < latents.size() && left > weights_[out.first]; ++out.first)
    left -= weights_[out.first];
  static constexpr std::array k_types{Type::one, Type::one,      Type::one,      Type::two,
                                      Type::two, Type::exchange, Type::exchange, Type::part};
  out.type = k_types[random.below(k_types.size())];
  if (out.type == Type::one) return true;
  if (out.type == Type::part) return latents[out.first].is_choice();
  if (latents.size() < 2) return false;
  out.second = random.below(latents.size() - 1);
  out.second += out.second >= out.first ? 1 : 0;
  return out.type == Type::two || alike(latents[out.first], latents[out.second]);
}

double Moves::log_chance(const std::vector<Latent>& latents, const Block& block) {
  weigh(latents);
  double chosen = weights_[block.first];
  const auto others = static_cast<double>(latents.size()) - 1;
  if (block.type == Type::part) {
    for (std::size_t i = 0; i < latents.size(); ++i)
      if (i != block.first && same_part(latents[i], latents[block.first])) chosen += weights_[i];
  } else if (block.type != Type::one) {
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
  const bool two = block.type == Type::two || block.type == Type::exchange;
  return find(block.first) && (!two || find(block.second));
}

// Marks what the move changes, among the latents from the first step that it touches.
void Moves::mark(const History& history, const Block& block) {
  kept_.clear();
  for (const Latent& latent : history.latents) kept_.push_back({latent});
  Kept& first = kept_[block.first];
  first.redrawn = block.type != Type::exchange;
  first_step_ = last_step_ = first.latent.step;
  if (block.type == Type::part)
    for (Kept& kept : kept_) kept.redrawn = kept.redrawn || same_part(kept.latent, first.latent);
  if (block.type != Type::two && block.type != Type::exchange) return;
  Kept& second = kept_[block.second];
  first_step_ = std::min(first_step_, second.latent.step);
  last_step_ = std::max(last_step_, second.latent.step);
  second.redrawn = block.type == Type::two;
  if (block.type == Type::two) return;
  std::swap(first.latent.face, second.latent.face);
  std::swap(first.latent.choice.action.arguments, second.latent.choice.action.arguments);
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
                       Random& random) {
  auto from = kept_.begin() + static_cast<std::ptrdiff_t>(next.latents.size());
  while (next.steps < steps.size()) {
    if (joins(was, next)) return true;
    keep_checkpoint(next);
    const auto to = std::find_if(from, kept_.end(),
                                 [&](const Kept& kept) { return kept.latent.step != next.steps; });
    if (!replay_.play(next, steps[next.steps], {from, to}, random)) return false;
    from = to;
  }
  return true;
}

bool Moves::move_towards(std::span<const std::int64_t> hints, History& history,
                         std::span<const ShownStep> steps, Random& random) {
  replay_.set_hints(hints);
  const bool moved = move(history, steps, random);
  replay_.set_hints({});
  return moved;
}

bool Moves::move(History& history, std::span<const ShownStep> steps, Random& random) {
  Block block;
  ++tried_;
  if (history.latents.empty() || !choose(history, random, block)) return false;
  const double there = log_chance(history.latents, block);
  mark(history, block);
  History next = back_to(history, first_step_);
  replay_.reset();
  Luck& luck = luck_[history.latents[block.first].key()];
  const std::uint32_t tried = luck.tried;
  if (!play_again(history, next, steps, random) || !find_again(next.latents, history, block)) {
    ++luck.tried;
    return false;
  }
  const double back = log_chance(next.latents, block);
  const double ratio = replay_.log_ratio() + next.log_forced - history.log_forced + back - there;
  luck.tried = tried + 1;
  if (std::log(unit(random)) >= ratio) return false;
  ++luck.accepted;
  ++accepted_;
  history = std::move(next);
  return true;
}

}  // namespace hr

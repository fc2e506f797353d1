// SPDX-License-Identifier: MIT
#include "core/worlds/seen_values.h"

#include <algorithm>
#include <cmath>

#include "core/worlds/fold.h"

namespace hr {

namespace {

std::uint64_t group_key(const Latent& latent) {
  if (!latent.is_choice()) return fold(1, latent.key());
  return fold(fold(fold(2, latent.step), seat_at(latent.place)), latent.choice.action.verb);
}

std::uint64_t value_key(const Latent& latent) {
  const Action& action = latent.choice.action;
  std::uint64_t out = fold(1, latent.face);
  for (int i = 0; i < action.count; ++i) out = fold(out, action.arguments[nth(i)]);
  return out;
}

}  // namespace

std::size_t SeenValues::ValueGroup::number(const Latent& latent) const {
  const auto found = numbers.find(value_key(latent));
  return found == numbers.end() ? k_unknown : found->second;
}

void SeenValues::clear() {
  groups_.clear();
  histories_ = weighed_ = 0;
}

void SeenValues::add(const History& history) {
  for (const Latent& latent : history.latents) {
    ValueGroup& group = groups_[group_key(latent)];
    const auto [found, is_new] = group.numbers.try_emplace(value_key(latent), group.values.size());
    if (is_new) group.values.push_back({.face = latent.face, .choice = latent.choice});
    ++group.values[found->second].count;
  }
  if (++histories_ >= 2 * weighed_) weigh();
}

// What nearly all histories have in common is hardly ever tried elsewhere, or given up.
void SeenValues::weigh() {
  constexpr double k_least = 0.02;
  for (auto& [key, group] : groups_)
    for (Value& value : group.values) {
      value.unsure = std::clamp(1 - double{1} * value.count / histories_, k_least, 1.0);
      value.weight = std::sqrt(value.count + 0.5) * value.unsure;
    }
  weighed_ = histories_;
}

const SeenValues::ValueGroup* SeenValues::group(const Latent& latent) const {
  const auto found = groups_.find(group_key(latent));
  return found == groups_.end() ? nullptr : &found->second;
}

}  // namespace hr

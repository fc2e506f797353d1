// SPDX-License-Identifier: MIT
// Moves that try values which other histories have. Up to three values are replaced one after
// another, each by one that is not there yet; the way back replaces them in the reverse order. So
// the probability of a way and of its reverse can be told before anything is played again.
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/worlds/moves.h"
#include "core/worlds/unit.h"

namespace hr {

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
  const SeenValues::Group* const group = seen_.group(latent);
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
    const SeenValues::Group* const group = seen_.group(latent);
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

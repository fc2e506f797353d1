// SPDX-License-Identifier: MIT
#include "core/worlds/search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/worlds/resample.h"

namespace hr {

namespace {

// A detail that is lacking makes a history as unlikely as this at the last level: e^-4.
constexpr double k_strongest = 4, k_step = 0.25;

}  // namespace

void Search::begin(std::vector<History> starts, const ShownStep& step, Replay& replay,
                   Random& random) {
  pull_ = 0;
  for (History& start : starts) {
    Near& near = near_.emplace_back(std::move(start));
    keep_checkpoint(near.history);
    near.distance = replay.play_near(near.history, step, {}, random);
  }
}

void Search::go_on(std::span<const ShownStep> steps, Limits& limits, Random& random) {
  while (!done() && !limits.reached()) {
    const double pull = next_pull();
    resample(pull, random);
    move_each(steps, limits, random);
  }
}

bool Search::done() const {
  return 2 * std::ranges::count(near_, 0, &Near::distance) >= std::ssize(near_);
}

// Their odds at that level, as multiples of those that they have been resampled by.
std::vector<double> Search::weights(double pull) const {
  const int least = std::ranges::min_element(near_, {}, &Near::distance)->distance;
  std::vector<double> out;
  for (const Near& near : near_) out.push_back(std::exp((pull - pull_) * (least - near.distance)));
  return out;
}

// How many independent histories they would be worth at that level (Kish).
double Search::effective(double pull) const {
  double sum = 0, squares = 0;
  for (const double weight : weights(pull)) {
    sum += weight;
    squares += weight * weight;
  }
  return sum * sum / squares;
}

// The furthest level at which half of them would still count.
double Search::next_pull() const {
  double out = std::min(k_strongest, pull_ + k_step);
  while (out < k_strongest && 2 * effective(out + k_step) >= static_cast<double>(near_.size()))
    out += k_step;
  return out;
}

void Search::resample(double pull, Random& random) {
  const std::vector<double> odds = weights(pull);
  pull_ = pull;
  std::vector<Near> out;
  for (const std::size_t place : resampled(odds, near_.size(), random)) out.push_back(near_[place]);
  near_ = std::move(out);
}

void Search::move_each(std::span<const ShownStep> steps, Limits& limits, Random& random) {
  constexpr int k_moves = 8;
  for (Near& near : near_)
    for (int i = 0; i < k_moves && !limits.reached(); ++i) {
      const std::uint64_t before = moves_.work();
      moves_.move_nearer(near.history, near.distance, pull_, steps, random);
      limits.work -= std::min(limits.work, moves_.work() - before);
      --limits.moves;
    }
}

void Search::unsettle() {
  for (Near& near : near_) near.history.settled = 0;
}

std::vector<History> Search::take_found() {
  std::vector<History> out;
  for (Near& near : near_)
    if (near.distance == 0) out.push_back(near.history);
  if (!out.empty()) near_.clear();
  return out;
}

}  // namespace hr

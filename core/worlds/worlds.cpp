// SPDX-License-Identifier: MIT
#include "core/worlds/worlds.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/worlds/resample.h"

namespace hr {

Worlds::Worlds(Rulebook rulebook, SeatId viewer, const WorldsOptions& options)
    : rulebook_(std::move(rulebook)),
      viewer_(viewer),
      options_(options),
      random_(mix(options.seed, nth(viewer))),
      replay_(*rulebook_.engine, viewer),
      moves_(*rulebook_.engine, viewer),
      search_(moves_),
      particles_(options.particles) {}

// One try: the particle goes on by the next step.
bool Worlds::extend(const Particle& from, Particle& out) {
  out.history = from.history;
  keep_checkpoint(out.history);
  const double before = out.history.log_forced + replay_.log_drawn();
  if (!replay_.play(out.history, steps_[followed_], {}, random_)) return false;
  out.log_weight = from.log_weight + out.history.log_forced + replay_.log_drawn() - before;
  return true;
}

std::vector<Worlds::Particle> Worlds::extend_all() {
  std::vector<Particle> out;
  replay_.reset();
  replay_.set_hints(steps_[followed_].hints.arguments);
  for (int round = 0; round < options_.rounds && 2 * out.size() < options_.particles; ++round) {
    for (const Particle& particle : particles_)
      if (Particle next; extend(particle, next)) out.push_back(std::move(next));
    if (!replay_.drew()) break;  // the next round would be the same
  }
  replay_.set_hints({});
  return out;
}

// A search that fails is taken up again after 1, 2, 4, … further steps.
void Worlds::advance(const ShownStep& step) {
  steps_.push_back(step);
  if (work() >= options_.work || (wait_ > 0 && --wait_ > 0)) return;
  limits_ = {.moves = options_.searches, .work = (options_.work - work()) / 4};
  while (followed_ < steps_.size() && follow()) idle_ = 1;
  if (followed_ == steps_.size()) return;
  wait_ = idle_;
  idle_ *= 2;
}

// Whether the particles could go on by the next step.
bool Worlds::follow() {
  std::vector<Particle> next;
  if (!search_.begun()) next = extend_all();
  bool searched = false;
  if (16 * next.size() < options_.particles)
    if (std::vector<Particle> found = search(); !found.empty()) {
      next = std::move(found);
      searched = true;
    }
  if (next.empty()) return false;
  particles_ = std::move(next);
  ++followed_;
  settle(searched ? 4 * options_.moves : options_.moves);  // what a search finds has much in common
  return true;
}

// From particles drawn by their weight.
std::vector<Worlds::Particle> Worlds::search() {
  constexpr std::size_t k_starts = 16;
  if (!search_.begun()) {
    std::vector<double> weights;
    total(weights);
    std::vector<History> starts;
    for (const std::size_t place : resampled(weights, k_starts, random_))
      starts.push_back(particles_[place].history);
    search_.begin(std::move(starts), steps_[followed_], replay_, random_);
  }
  search_.go_on({steps_.data(), followed_ + 1}, limits_, random_);
  std::vector<Particle> out;
  for (History& found : search_.take_found()) out.push_back({std::move(found), 0});
  return out;
}

double Worlds::total(std::vector<double>& weights) const {
  double most = -HUGE_VAL, sum = 0;
  for (const Particle& particle : particles_) most = std::max(most, particle.log_weight);
  for (const Particle& particle : particles_)
    sum += weights.emplace_back(std::exp(particle.log_weight - most));
  return sum;
}

void Worlds::settle(int moves) {
  if (particles_.empty()) return;
  std::vector<double> weights;
  const double sum = total(weights);
  double squares = 0;
  for (const double weight : weights) squares += weight * weight;
  if (particles_.size() != options_.particles || 2 * sum * sum < squares * double(weights.size()))
    resample(moves);
}

// Copies of one particle are moved apart.
void Worlds::resample(int moves) {
  std::vector<double> weights;
  total(weights);
  std::vector<Particle> out;
  std::size_t last = particles_.size();
  for (const std::size_t place : resampled(weights, options_.particles, random_)) {
    out.push_back({particles_[place].history, 0});
    for (int n = 0; place == last && n < moves; ++n)
      moves_.move(out.back().history, followed(), random_);
    last = place;
  }
  particles_ = std::move(out);
}

const History& Worlds::draw() {
  std::vector<double> weights;
  double left = total(weights) * static_cast<double>(random_.below(1U << 30)) / double(1U << 30);
  std::size_t i = 0;
  for (; i + 1 < particles_.size() && left >= weights[i]; ++i) left -= weights[i];
  for (int n = 0; n < options_.moves; ++n) moves_.move(particles_[i].history, followed(), random_);
  return particles_[i].history;
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "core/worlds/worlds.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace hr {

Worlds::Worlds(Rulebook rulebook, SeatId viewer, const WorldsOptions& options)
    : rulebook_(std::move(rulebook)),
      viewer_(viewer),
      options_(options),
      random_(mix(options.seed, nth(viewer))),
      replay_(*rulebook_.engine, viewer),
      moves_(*rulebook_.engine, viewer),
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
  if (wait_ > 0 && --wait_ > 0) return;
  tries_left_ = options_.searches;
  max_search_work_ =
      search_work_ + (std::max(options_.search_work, search_work_) - search_work_) / 4;
  while (followed_ < steps_.size() && follow()) idle_ = 1;
  if (followed_ == steps_.size()) return;
  wait_ = idle_;
  idle_ *= 2;
}

// Whether the particles could go on by the next step.
bool Worlds::follow() {
  std::vector<Particle> next;
  if (near_.empty()) next = extend_all();
  if (16 * next.size() < options_.particles) search(next);
  if (next.empty()) return false;
  near_.clear();
  particles_ = std::move(next);
  ++followed_;
  settle();
  return true;
}

// The search goes on from the histories that are nearest to what was shown next.
void Worlds::begin_search() {
  constexpr std::size_t k_starts = 4;
  for (const Particle& particle : particles_) {
    Near& near = near_.emplace_back(particle.history);
    keep_checkpoint(near.history);
    near.distance = replay_.play_near(near.history, steps_[followed_], {}, random_);
  }
  std::ranges::stable_sort(near_, {}, &Near::distance);
  near_.resize(std::min(near_.size(), k_starts));
}

void Worlds::search(std::vector<Particle>& out) {
  if (near_.empty()) begin_search();
  const double log_weight = out.empty() ? 0 : out.front().log_weight;
  const std::span steps(steps_.data(), followed_ + 1);
  while (tries_left_ > 0 && search_work_ < max_search_work_ && !near_.empty() &&
         8 * out.size() < options_.particles) {
    const std::uint64_t before = moves_.work();
    Near& near = near_[random_.below(near_.size())];
    if (moves_.move_nearer(near.history, near.distance, steps, random_) && near.distance == 0)
      out.push_back({near.history, log_weight});
    search_work_ += moves_.work() - before;
    --tries_left_;
  }
}

double Worlds::total(std::vector<double>& weights) const {
  double most = -HUGE_VAL, sum = 0;
  for (const Particle& particle : particles_) most = std::max(most, particle.log_weight);
  for (const Particle& particle : particles_)
    sum += weights.emplace_back(std::exp(particle.log_weight - most));
  return sum;
}

void Worlds::settle() {
  if (particles_.empty()) return;
  std::vector<double> weights;
  const double sum = total(weights);
  double squares = 0;
  for (const double weight : weights) squares += weight * weight;
  if (particles_.size() != options_.particles || 2 * sum * sum < squares * double(weights.size()))
    resample();
}

// Systematic: one random number decides all. Copies of one particle are then moved apart.
void Worlds::resample() {
  std::vector<double> weights;
  const double step = total(weights) / static_cast<double>(options_.particles);
  double at = step * static_cast<double>(random_.below(1U << 30)) / double(1U << 30), sum = 0;
  std::vector<Particle> out;
  for (std::size_t i = 0; i < particles_.size(); ++i) {
    sum += weights[i];
    bool copy = false;
    for (; at < sum && out.size() < options_.particles; at += step, copy = true) {
      out.push_back({particles_[i].history, 0});
      for (int n = 0; copy && n < options_.moves; ++n)
        moves_.move(out.back().history, followed(), random_);
    }
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

double Worlds::effective() const {
  std::vector<double> weights;
  const double sum = total(weights);
  std::unordered_map<std::uint64_t, double> of_history;
  for (std::size_t i = 0; i < particles_.size(); ++i)
    of_history[particles_[i].history.digest()] += weights[i];
  double squares = 0;
  for (const auto& [history, weight] : of_history) squares += weight * weight;
  return squares == 0 ? 0 : sum * sum / squares;
}

}  // namespace hr

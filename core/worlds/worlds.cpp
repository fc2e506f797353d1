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

// One try: the particle goes on by the last step.
bool Worlds::extend(const Particle& from, Particle& out) {
  out.history = from.history;
  keep_checkpoint(out.history);
  const double before = out.history.log_forced + replay_.log_drawn();
  const ShownStep& step = steps_[out.history.steps];
  replay_.set_hints(step.hints);
  if (!replay_.play(out.history, step, {}, random_)) return false;
  out.log_weight = from.log_weight + out.history.log_forced + replay_.log_drawn() - before;
  return true;
}

std::vector<Worlds::Particle> Worlds::extend_all(const std::vector<Particle>& from) {
  std::vector<Particle> out;
  replay_.reset();
  for (int round = 0; round < options_.rounds && 2 * out.size() < options_.particles; ++round) {
    for (const Particle& particle : from)
      if (Particle next; extend(particle, next)) out.push_back(std::move(next));
    if (!replay_.drew()) break;  // the next round would be the same
  }
  return out;
}

void Worlds::advance(const ShownStep& step) {
  steps_.push_back(step);
  if (particles_.empty()) return;
  tries_left_ = options_.searches;
  std::vector<Particle> next = extend_all(particles_);
  if (16 * next.size() < options_.particles) search(particles_, next);
  if (next.empty()) next = go_back();
  particles_ = std::move(next);
  settle();
}

// Moves histories that agree with all earlier steps until some agree with this one, too.
void Worlds::search(const std::vector<Particle>& before, std::vector<Particle>& out) {
  const std::span earlier(steps_.data(), before.front().history.steps);
  std::vector<Particle> moving = before;
  for (; tries_left_ > 0 && 8 * out.size() < options_.particles; --tries_left_) {
    Particle& particle = moving[random_.below(moving.size())];
    const auto& hints = steps_[particle.history.steps].hints;
    if (!moves_.move_towards(hints, particle.history, earlier, random_)) continue;
    if (Particle next; extend(particle, next)) out.push_back(std::move(next));
  }
}

// The particles as they were after the first `steps` steps.
std::vector<Worlds::Particle> Worlds::truncated(std::size_t steps) {
  std::vector<Particle> out;
  replay_.set_hints({});
  for (const Particle& particle : particles_) {
    Particle back{back_to(particle.history, steps), 0};
    if (back.history.checkpoints.empty()) continue;
    std::vector<Kept> kept;
    bool alive = true;
    while (alive && back.history.steps < steps) {
      kept.clear();
      for (const Latent& latent : particle.history.latents)
        if (latent.step == back.history.steps) kept.push_back({latent});
      keep_checkpoint(back.history);
      alive = replay_.play(back.history, steps_[back.history.steps], kept, random_);
    }
    if (alive) out.push_back(std::move(back));
  }
  return out;
}

// Begins again some steps back, with fresh moves, or from the setup.
std::vector<Worlds::Particle> Worlds::go_back() {
  for (std::size_t back = 4;; back *= 4) {
    tries_left_ = options_.searches;
    const std::size_t last = steps_.size() - 1;
    std::vector<Particle> out =
        back < last ? truncated(last - back) : std::vector<Particle>(4 * options_.particles);
    const std::size_t begin = out.empty() ? steps_.size() : out.front().history.steps;
    for (Particle& particle : out)
      for (int i = 0; begin > 0 && i < 4 * options_.moves; ++i)
        moves_.move(particle.history, {steps_.data(), begin}, random_);
    for (std::size_t step = begin; step < steps_.size() && !out.empty(); ++step) {
      std::vector<Particle> next = extend_all(out);
      if (next.empty()) search(out, next);
      out = std::move(next);
    }
    if (!out.empty() || back >= last) return out;
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
        moves_.move(out.back().history, steps_, random_);
    }
  }
  particles_ = std::move(out);
}

const History& Worlds::draw() {
  std::vector<double> weights;
  double left = total(weights) * static_cast<double>(random_.below(1U << 30)) / double(1U << 30);
  std::size_t i = 0;
  for (; i + 1 < particles_.size() && left >= weights[i]; ++i) left -= weights[i];
  for (int n = 0; n < options_.moves; ++n) moves_.move(particles_[i].history, steps_, random_);
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

// SPDX-License-Identifier: MIT
// How worlds are drawn once the steps have been followed.
#include <algorithm>
#include <utility>

#include "core/worlds/particle_weights.h"
#include "core/worlds/resample.h"
#include "core/worlds/worlds.h"

namespace hr {

namespace {

// From so many draws after one step on, it is worth while to learn from all particles.
constexpr std::size_t k_many = 8;
// Listing begins when draws after one step have cost so much (Replay::work).
constexpr std::uint64_t k_least_listing = 1000;

}  // namespace

void Worlds::forget_draws() {
  draws_ = {.next_try = k_least_listing};
  moves_.forget();
}

const History& Worlds::draw() {
  if (can_list())
    if (const History* const out = listed_.draw(first_steps(followed_), random_)) return *out;
  History& out = particles_[next_particle()].history;
  if (++draws_.number == k_many) learn();
  const bool learns = draws_.number >= k_many;
  const std::uint64_t before = work();
  for (int n = learns ? options_.moves / 2 : 0; n < options_.moves; ++n)
    moves_.move_drawn(out, first_steps(followed_), random_);
  draws_.work += work() - before;
  if (learns) moves_.learn(out);
  return out;
}

void Worlds::learn() {
  for (const Particle& particle : particles_) moves_.learn(particle.history);
}

// By its weight. Particles that weigh the same take turns, from any one on.
std::size_t Worlds::next_particle() {
  Draws& draws = draws_;
  if (draws.weights.empty()) {
    draws.sum = total(particles_, draws.weights);
    draws.equal = std::ranges::count(draws.weights, 1.0) == std::ssize(draws.weights);
    draws.next = random_.below(particles_.size());
  }
  if (draws.equal) return std::exchange(draws.next, (draws.next + 1) % particles_.size());
  double left = draws.sum * static_cast<double>(random_.below(1U << 30)) / double(1U << 30);
  std::size_t out = 0;
  for (; out + 1 < particles_.size() && left >= draws.weights[out]; ++out)
    left -= draws.weights[out];
  return out;
}

// Lists on now and then, each time for half of what all draws have cost. What is finished is kept,
// so that in all this costs about as much as the draws before it, at most.
bool Worlds::can_list() {
  if (listed_.ready(followed_)) return true;
  Draws& draws = draws_;
  if (!options_.list || anchor_.particles.empty() || draws.work < draws.next_try) return false;
  const std::uint64_t left = options_.work - std::min(options_.work, work());
  const std::uint64_t most = std::min(draws.work / 2, left / 4);
  if (!listed_.begun(anchor_.steps)) begin_list();
  const bool done = !listed_.stuck() && listed_.go_on(first_steps(followed_), most, random_);
  draws.next_try = listed_.stuck() ? UINT64_MAX : 2 * draws.next_try;
  return done;
}

void Worlds::begin_list() {
  std::vector<double> weights;
  total(anchor_.particles, weights);
  std::vector<History> pasts;
  for (const std::size_t place : resampled(weights, options_.particles, random_))
    pasts.push_back(anchor_.particles[place].history);
  listed_.begin(pasts, first_steps(anchor_.steps), random_);
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "core/worlds/worlds.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/worlds/particle_weights.h"
#include "core/worlds/resample.h"
#include "core/worlds/settled.h"

namespace hr {

Worlds::Worlds(PlayableRules playable, SeatId viewer, const WorldsOptions& options)
    : playable_(std::move(playable)),
      viewer_(viewer),
      options_(options),
      random_(mix(options.seed, nth(viewer))),
      replay_(*playable_.engine, viewer),
      moves_(*playable_.engine, viewer),
      search_(moves_),
      particles_(options.particles),
      listed_(replay_) {}

Worlds::Particle Worlds::fresh() {
  if (spare_.empty()) return {};
  Particle out = std::move(spare_.back());
  spare_.pop_back();
  return out;
}

void Worlds::replace(Particles& old, Particles next) {
  std::ranges::move(old, std::back_inserter(spare_));
  old = std::move(next);
}

// One try: the particle goes on by the next step.
bool Worlds::extend(const Particle& from, const ShownStep& step, Particle& out) {
  out.history = from.history;
  keep_checkpoint(out.history);
  const double before = out.history.log_forced + replay_.log_drawn();
  if (!replay_.play(out.history, step, {}, random_)) return false;
  out.log_weight = from.log_weight + out.history.log_forced + replay_.log_drawn() - before;
  return true;
}

Worlds::Particles Worlds::extend_all(const Particles& from, const ShownStep& step) {
  Particles out;
  replay_.reset();
  replay_.set_hints(step.hints.arguments);
  for (int round = 0; round < options_.rounds && 2 * out.size() < from.size(); ++round) {
    for (const Particle& particle : from) {
      Particle next = fresh();
      (extend(particle, step, next) ? out : spare_).push_back(std::move(next));
    }
    if (!replay_.drew()) break;  // the next round would be the same
  }
  replay_.set_hints({});
  return out;
}

// More particles, from where something was settled last: what is hidden now has come about since.
// None if that would take too much work.
Worlds::Particles Worlds::begin_again() {
  constexpr std::size_t k_wider = 16, k_max_steps = 32;
  const std::size_t many = k_wider * options_.particles;
  const std::uint64_t a_step = many * nth(options_.rounds + options_.moves);  // about
  if (limits_.moves <= 0 || anchor_.particles.empty() || followed_ - anchor_.steps > k_max_steps)
    return {};
  Particles out;
  for (std::size_t step = anchor_.steps; step <= followed_; ++step) {
    const bool first = step == anchor_.steps;
    if (limits_.work < a_step || (!first && out.empty())) return {};
    const std::uint64_t before = work();
    Particles many_more = resampled_and_moved(first ? anchor_.particles : out, many, step,
                                              first ? options_.moves : 1);
    replace(out, extend_all(many_more, steps_[step]));
    replace(many_more, {});
    limits_.work -= std::min(limits_.work, work() - before);
  }
  return out;
}

// Moves leave alone what is settled from now on.
void Worlds::find_settled() {
  std::vector<const History*> histories;
  for (const Particle& particle : particles_) histories.push_back(&particle.history);
  const std::uint64_t key = settled_before(histories, first_steps(followed_), replay_, random_);
  for (Particle& particle : particles_)
    particle.history.settled = std::max(particle.history.settled, key);
  if (key == 0 && followed_ != 1) return;
  anchor_.particles = particles_;
  anchor_.steps = followed_;
}

// A search that fails is taken up again after 1, 2, 4, … further steps.
void Worlds::advance(const ShownStep& step) {
  steps_.push_back(step);
  forget_draws();
  if (work() >= options_.work) return;
  if (wait_ > 0) --wait_;
  if (wait_ > 0) return;
  limits_ = {.moves = options_.searches, .work = (options_.work - work()) / 4};
  while (followed_ < steps_.size() && follow()) idle_ = 1;
  if (followed_ == steps_.size()) return;
  wait_ = idle_;
  idle_ *= 2;
}

// Whether the particles could go on by the next step.
bool Worlds::follow() {
  constexpr int k_beginnings = 4;
  const std::size_t few = std::max<std::size_t>(options_.particles / 16, 1);
  Particles next;
  if (!search_.begun()) next = extend_all(particles_, steps_[followed_]);
  for (int i = 0; i < k_beginnings && next.size() < few; ++i)
    if (Particles others = begin_again(); others.size() > next.size())
      replace(next, std::move(others));
  bool searched = false;
  if (next.size() < few)
    if (Particles found = search(); !found.empty()) {
      next = std::move(found);
      searched = true;
    }
  if (next.empty()) return false;
  search_.end();
  replace(particles_, std::move(next));
  ++followed_;
  settle(searched ? 4 * options_.moves : options_.moves);  // what a search finds has much in common
  find_settled();
  spare_.resize(std::min(spare_.size(), 2 * options_.particles));
  return true;
}

// From particles drawn by their weight.
Worlds::Particles Worlds::search() {
  constexpr std::size_t k_starts = 16;
  if (!search_.begun()) {
    std::vector<double> weights;
    total(particles_, weights);
    std::vector<History> starts;
    for (const std::size_t place : resampled(weights, k_starts, random_))
      starts.push_back(particles_[place].history);
    search_.begin(std::move(starts), steps_[followed_], replay_, random_);
  }
  search_.go_on(first_steps(followed_ + 1), limits_, random_);
  Particles out;
  for (History& found : search_.take_found()) out.push_back({std::move(found), 0});
  if (out.empty() && limits_.reached()) search_.unsettle();
  return out;
}

void Worlds::settle(int moves) {
  if (particles_.empty()) return;
  std::vector<double> weights;
  const double sum = total(particles_, weights);
  double squares = 0;
  for (const double weight : weights) squares += weight * weight;
  if (particles_.size() != options_.particles || 2 * sum * sum < squares * double(weights.size()))
    replace(particles_, resampled_and_moved(particles_, options_.particles, followed_, moves));
}

// Drawn by their weights, after so many steps. Copies of one particle are moved apart.
Worlds::Particles Worlds::resampled_and_moved(const Particles& from, std::size_t count,
                                              std::size_t steps, int moves) {
  std::vector<double> weights;
  total(from, weights);
  Particles out;
  std::size_t last = from.size();
  for (const std::size_t place : resampled(weights, count, random_)) {
    out.push_back(fresh());
    out.back().history = from[place].history;
    out.back().log_weight = 0;
    for (int n = 0; place == last && n < moves; ++n)
      moves_.move(out.back().history, first_steps(steps), random_);
    last = place;
  }
  return out;
}

}  // namespace hr

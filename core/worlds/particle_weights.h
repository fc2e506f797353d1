// SPDX-License-Identifier: MIT
// The weights of particles, which are kept as logarithms.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace hr {

// The weights, as multiples of the largest; returns their sum.
template <class Particles>
double total(const Particles& particles, std::vector<double>& weights) {
  double most = -HUGE_VAL, sum = 0;
  for (const auto& particle : particles) most = std::max(most, particle.log_weight);
  for (const auto& particle : particles)
    sum += weights.emplace_back(std::exp(particle.log_weight - most));
  return sum;
}

}  // namespace hr

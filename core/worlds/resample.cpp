// SPDX-License-Identifier: MIT
#include "core/worlds/resample.h"

#include <numeric>

namespace hr {

std::vector<std::size_t> resampled(const std::vector<double>& weights, std::size_t count,
                                   Random& random) {
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  const double step = sum / static_cast<double>(count);
  const double start = step * static_cast<double>(random.below(1U << 30)) / double(1U << 30);
  std::vector<std::size_t> out;
  std::size_t place = 0;
  double passed = weights[0];
  for (std::size_t i = 0; i < count; ++i) {
    const double at = start + step * static_cast<double>(i);
    while (at >= passed && place + 1 < weights.size()) passed += weights[++place];
    out.push_back(place);
  }
  return out;
}

}  // namespace hr

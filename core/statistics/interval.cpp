// SPDX-License-Identifier: MIT
#include "core/statistics/interval.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hr {

Interval wilson(std::uint64_t hits, std::uint64_t trials) {
  assert(hits <= trials);
  if (trials == 0) return {};
  constexpr double z = 1.959964;
  const auto n = static_cast<double>(trials);
  const double p = static_cast<double>(hits) / n;
  const double middle = p + z * z / (2 * n);
  const double spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  // At the extremes the formula gives 0 and 1 except for rounding.
  return {hits == 0 ? 0 : std::max(0.0, (middle - spread) / scale),
          hits == trials ? 1 : std::min(1.0, (middle + spread) / scale)};
}

}  // namespace hr

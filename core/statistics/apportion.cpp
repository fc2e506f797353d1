// SPDX-License-Identifier: MIT
#include "core/statistics/apportion.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hr {

std::vector<std::int64_t> apportion(std::span<const double> parts, std::int64_t whole) {
  std::vector<std::int64_t> out(parts.size());
  const double sum = std::accumulate(parts.begin(), parts.end(), 0.0);
  if (sum <= 0) return out;
  std::vector<double> remainders;
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::int64_t missing = whole;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    // What is a whole number but for rounding is taken for one, on every machine.
    const double exact = std::round(parts[i] / sum * static_cast<double>(whole) * 1e6) / 1e6;
    out[i] = static_cast<std::int64_t>(exact);
    remainders.push_back(exact - static_cast<double>(out[i]));
    missing -= out[i];
  }
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](std::size_t i) { return remainders[i]; });
  for (std::size_t i = 0; missing > 0; ++i, --missing) ++out[order[i % order.size()]];
  return out;
}

}  // namespace hr

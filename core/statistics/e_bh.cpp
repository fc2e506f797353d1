// SPDX-License-Identifier: MIT
#include "core/statistics/e_bh.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

namespace hr {

std::vector<bool> e_bh(std::span<const double> log_e_values, double alpha) {
  assert(0 < alpha && alpha < 1);
  assert(std::ranges::none_of(log_e_values, [](double e) { return std::isnan(e); }));
  std::vector<double> sorted(log_e_values.begin(), log_e_values.end());
  std::ranges::sort(sorted, std::greater{});
  std::size_t most = 0;
  const auto needed = [&](std::size_t k) {
    return std::log(static_cast<double>(sorted.size()) / (alpha * static_cast<double>(k)));
  };
  for (std::size_t k = 1; k <= sorted.size(); ++k)
    if (sorted[k - 1] >= needed(k)) most = k;
  std::vector<bool> rejected(sorted.size());
  if (most == 0) return rejected;
  std::transform(log_e_values.begin(), log_e_values.end(), rejected.begin(),
                 [&](double e) { return e >= needed(most); });
  return rejected;
}

}  // namespace hr

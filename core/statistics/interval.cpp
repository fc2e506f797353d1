// SPDX-License-Identifier: MIT
#include "core/statistics/interval.h"

#include <cassert>

#include "core/statistics/difference.h"

namespace hr {

Interval wilson(std::uint64_t hits, std::uint64_t trials) {
  assert(hits <= trials);
  if (trials == 0) return {};
  return mean_interval({trials, static_cast<double>(hits) / static_cast<double>(trials)}, 0.05);
}

}  // namespace hr

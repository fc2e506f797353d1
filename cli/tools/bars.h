// SPDX-License-Identifier: MIT
// How often numbers came up, as bars in a line of text.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/statistics/histogram.h"

namespace hr::cli {

// How many values are in each of at most ten bins of equal width, from `low` on.
struct Bins {
  std::int64_t low = 0, width = 1;
  std::vector<std::uint64_t> counts;
};
// All values must lie from `low` to `high`.
Bins bins_of(const Histogram& values, std::int64_t low, std::int64_t high);

// A bar for each bin, the longest of which is as high as possible: "▁▃█▅ ".
std::string bars(const Bins& bins);

}  // namespace hr::cli

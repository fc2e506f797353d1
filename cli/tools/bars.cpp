// SPDX-License-Identifier: MIT
#include "cli/tools/bars.h"

#include <algorithm>
#include <array>

namespace hr::cli {

Bins bins_of(const Histogram& values, std::int64_t low, std::int64_t high) {
  constexpr int k_bins = 10;
  Bins out{.low = low, .width = (high - low) / k_bins + 1, .counts = {}};
  out.counts.resize(static_cast<std::size_t>((high - low) / out.width + 1));
  for (const auto& [value, times] : values.counts())
    out.counts[static_cast<std::size_t>((value - low) / out.width)] += times;
  return out;
}

std::string bars(const Bins& bins) {
  static constexpr std::array<const char*, 9> k_bars{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  const std::uint64_t most = *std::ranges::max_element(bins.counts);
  std::string out;
  for (const std::uint64_t n : bins.counts)
    out += k_bars[most == 0 ? 0 : static_cast<std::size_t>((n * 8 + most - 1) / most)];
  return out;
}

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
#include "editor/text/whole_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hr::editor {

std::vector<int> parts_of_hundred(std::span<const double> parts) {
  constexpr double k_same = 1e-9;
  std::vector<int> out;
  std::vector<double> rests;
  for (const double part : parts) {
    out.push_back(static_cast<int>(std::floor(part * 100 + k_same)));
    rests.push_back(part * 100 - out.back());
  }
  int left = 100 - std::accumulate(out.begin(), out.end(), 0);
  while (left-- > 0 && !out.empty()) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < rests.size(); ++i)
      if (rests[i] > rests[best] + k_same) best = i;
    ++out[best];
    rests[best] -= 1;
  }
  return out;
}

}  // namespace hr::editor

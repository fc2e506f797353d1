// SPDX-License-Identifier: MIT
// How many sequences of 1, 2, … actions a plain model counts.
#pragma once

#include <cstdint>
#include <vector>

namespace hr::tests {

template <class Plain>
std::vector<std::uint64_t> plain_counts(const Plain& plain, int depth) {
  std::vector<std::uint64_t> out;
  for (int d = 1; d <= depth; ++d) out.push_back(plain.perft(d));
  return out;
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Selects the n-th cell of a set of cells. The code depends on the processor it is compiled for, so
// only the baselines' sources include it.
#pragma once

#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace hr {

// The set of only the n-th cell (from 0) of a set that has more than n.
inline std::uint64_t nth_bit(std::uint64_t set, unsigned n) {
#ifdef __BMI2__
  return _pdep_u64(std::uint64_t{1} << n, set);
#else
  for (; n > 0; --n) set &= set - 1;
  return set & (0 - set);
#endif
}

// That cell.
inline int nth_cell(std::uint64_t set, unsigned n) { return __builtin_ctzll(nth_bit(set, n)); }

}  // namespace hr

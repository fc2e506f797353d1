// SPDX-License-Identifier: MIT
// An interval in which an unknown number lies, and the interval for a share seen once.
#pragma once

#include <cstdint>

namespace hr {

// Both ends belong to it. As constructed it holds every share: nothing is known.
struct Interval {
  double low = 0;
  double high = 1;
  bool contains(double value) const { return low <= value && value <= high; }
  friend bool operator==(const Interval&, const Interval&) = default;
};

// The 95 % score interval of E. B. Wilson, "Probable inference, the law of succession, and
// statistical inference", J. Amer. Statist. Assoc. 22 (1927) 209-212, with z = 1.959964. Unlike the
// usual p +- z s it stays within 0 and 1 and is meaningful for few trials and for extreme shares.
// It is for one look at a number of trials fixed beforehand; mean_sequence.h is for many looks.
// hits <= trials; without trials nothing is known, and the interval is 0 to 1.
Interval wilson(std::uint64_t hits, std::uint64_t trials);

}  // namespace hr

// SPDX-License-Identifier: MIT
// The step of a term that compares seats by a number.
#pragma once

#include "core/base/bits.h"

namespace hr {

// Those of some seats whose number is largest. `below`: the seats, one bit each, and the numbers of
// all but the last of `seats`, which is `last`.
template <int W>
Bits<W> best_seats(const Bits<W>* below, const Bits<W>& last, std::int64_t seats) {
  const auto number = [&](std::int64_t seat) {
    return static_cast<std::int64_t>((seat + 1 == seats ? last : below[seat + 1]).first_word());
  };
  const Word meant = below->first_word();
  Word out = 0;
  std::int64_t most = 0;
  for (std::int64_t seat = 0; seat < seats; ++seat) {
    if ((meant >> seat & 1) == 0 || (out != 0 && number(seat) < most)) continue;
    if (out == 0 || number(seat) > most) out = 0;
    most = number(seat);
    out |= Word{1} << seat;
  }
  return Bits<W>::of_word(out);
}

}  // namespace hr

// SPDX-License-Identifier: MIT
// Answers what a term may ask that cannot be worked out from sets: which seats have no legal
// action.
#pragma once

#include "core/base/bits.h"

namespace hr {

class State;

class StuckSeats {
 public:
  // Those of some seats, one bit each, that would have no legal action in this position if it were
  // their turn and nobody was asked anything. A seat that is out is never among them. While it is
  // answered, the same question about other positions is answered by 0.
  virtual Word stuck(const State& position, Word seats) = 0;

 protected:
  StuckSeats() = default;
  StuckSeats(const StuckSeats&) = default;
  StuckSeats& operator=(const StuckSeats&) = default;
  ~StuckSeats() = default;
};

}  // namespace hr

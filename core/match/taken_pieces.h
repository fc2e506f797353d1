// SPDX-License-Identifier: MIT
// Pieces of one kind and owner that were captured and have left the board, as plain data.
#pragma once

#include <string>

#include "core/base/ids.h"

namespace hr {

struct TakenPieces {
  std::string kind;
  SeatId owner = SeatId::none;
  int count = 0;
  int last = 0;           // of these, how many the last step took
  std::string text = {};  // "2 white cubes"; filled in by the table
  friend bool operator==(const TakenPieces&, const TakenPieces&) = default;
};

}  // namespace hr

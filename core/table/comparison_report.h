// SPDX-License-Identifier: MIT
// What differs between a moment of a match and the one that a report is about.
#pragma once

#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/match/node_id.h"

namespace hr {

struct ComparisonReport {
  struct Cell {
    std::string zone;
    SeatId seat = SeatId::none;  // of a per-seat zone: whose
    std::string cell;
  };
  NodeId with = NodeId::root;
  std::vector<std::string> sentences;
  std::vector<Cell> cells;
};

}  // namespace hr

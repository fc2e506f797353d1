// SPDX-License-Identifier: MIT
// How the position that a report describes differs from that of another node of the match.
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

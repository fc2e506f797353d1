// SPDX-License-Identifier: MIT
// Undo by consent: a seat asks the other people at a table to go back or forward. The request is
// part of the table, not of the match or its record. Bots agree to all. It lapses with the next
// action, and when the game is moved back or forward in another way.
#pragma once

#include <cstdint>

#include "core/base/ids.h"
#include "core/match/node_id.h"

namespace hr {

struct UndoRequest {
  SeatId by = SeatId::none;
  NodeId at = NodeId::root;  // the cursor when it was made
  NodeId to = NodeId::root;  // where it leads
  std::uint32_t open = 0;    // the seats of people who have not agreed yet, one bit each
};

}  // namespace hr

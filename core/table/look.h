// SPDX-License-Identifier: MIT
// A look of the table's owner at what others may not know. Looks are not steps, but everybody finds
// them in the log, and undo does not take them back.
#pragma once

#include "core/base/ids.h"
#include "core/match/node_id.h"

namespace hr {

struct Look {
  NodeId at = NodeId::root;   // the cursor when it was taken
  SeatId as = SeatId::owner;  // whose view was seen; the owner: everything
  friend bool operator==(const Look&, const Look&) = default;
};

}  // namespace hr

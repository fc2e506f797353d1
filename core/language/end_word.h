// SPDX-License-Identifier: MIT
// What the file of an end says: ends/NAME.h is the end NAME, and has an EndWordOf with
//   row         what readers, checks and messages believe of it
//   plan        what is planned for it beside what it lists (EndPlanner, core/plan/plan_ends.h)
//   arrived     whether pieces of a seat stand as they should (EndCheck, core/kernel/end_watch.h)
//   arrived_at  the same where one of them has arrived on a cell, and they did not before; it may
//   ask
//               its check for to(), lines_up(), connects() and arrived() alone
//   found       which pieces those are (core/words/group.cpp)
// One that lacks any of these does not compile. All but the row are templates, so what they call is
// looked up where the word is planned, checked and told: in rooms above this one. Ends that are no
// arrivals (EndsBy) come as core/kernel/game_end.cpp says.
#pragma once

#include "core/base/bits.h"
#include "core/base/inline.h"
#include "core/language/end_table.h"

namespace hr {

template <EndType>
struct EndWordOf;

// All that is planned for it is what it lists.
struct PlannedAsListed {
  static void plan(const auto& /*planner*/, const auto& /*def*/, auto& /*plan*/) {}
};

// No pieces bring it about.
struct NoArrival {
  static bool arrived(const auto& /*check*/) { return false; }
  static bool arrived_at(const auto& /*check*/, int /*cell*/) { return false; }
  static CellSet found(const auto& sought) { return sought.nothing(); }
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// What the file of a pattern says: patterns/NAME.h is the word NAME, and has a PatternWordOf with
//   row        what readers, checks and refusals believe of it
//   plan       what is planned for it beside what its row says (core/plan/pattern_planner.h)
//   offer      the actions that it offers (core/kernel/pattern_offer.h)
//   carry_out  what is done for one of them (core/kernel/pattern_action.h)
//   note       the places that it has, for terms that speak of them (core/kernel/pattern_note.h)
// One that lacks any of these does not compile. All but the row are templates, so what they call is
// looked up where the word is planned and played: in rooms above this one.
#pragma once

#include "core/base/ids.h"
#include "core/base/inline.h"
#include "core/language/pattern_table.h"

namespace hr {

template <int W>
struct Plan;
template <int W>
struct PatternPlan;
template <int W>
struct PatternOffer;
template <int W>
struct PatternAction;
template <int W>
struct PatternNote;

template <PatternType>
struct PatternWordOf;

// All that is planned for it follows from its row.
struct PlannedByRow {
  static void plan(auto& /*planner*/, const auto& /*def*/, auto& /*plan*/) {}
};

// It says something that others use.
struct ChangesNothing {
  static void carry_out(const auto& /*action*/) {}
};

struct HasNoPlaces {
  static void note(const auto& /*note*/) {}
};

}  // namespace hr

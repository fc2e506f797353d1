// SPDX-License-Identifier: MIT
// What an action has done so far. It belongs to one action, and is no part of a state.
#pragma once

#include "core/plan/term_steps.h"

namespace hr {

template <int W>
struct Deed {
  bool progress = false;   // resets the idle count
  bool lasting = false;    // play cannot undo it
  bool goes_on = false;    // the actor acts again
  bool ends_chain = true;  // whether it asks for the next action of its chain, or ends it
  int asked = 0;           // how many asks it has made
  ActionPlaces<W> places;  // for the terms that speak of them
};

}  // namespace hr

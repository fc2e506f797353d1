// SPDX-License-Identifier: MIT
// What an action has done so far. It belongs to one action, and is no part of a state.
#pragma once

#include "core/game/term_steps.h"

namespace hr {

template <int W>
struct Deed {
  bool progress = false;   // resets the idle count
  bool lasting = false;    // play cannot undo it
  bool goes_on = false;    // the actor acts again
  int asked = 0;           // how many asks it has made
  ActionPlaces<W> places;  // for the terms that speak of them
};

}  // namespace hr

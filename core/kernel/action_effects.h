// SPDX-License-Identifier: MIT
// What one action has done so far: what the parts of the kernel tell each other while it is carried
// out.
#pragma once

#include "core/base/ids.h"
#include "core/game/state.h"
#include "core/plan/term_steps.h"

namespace hr {

// It belongs to one action, and is no part of a state.
template <int W>
struct ActionEffects {
  // On this state, which must outlive it.
  explicit ActionEffects(const State& state) { places.position = &state; }

  bool progress = false;  // resets the idle count
  bool lasting = false;   // play cannot undo it
  bool goes_on = false;   // the actor acts again
  bool together = false;  // it has asked several seats together
  int asked = 0;          // how many asks it has made
  int captures = 0;       // how many captures are under way, one of which has led to the next
  // The verb that it declines, or, if it is `ready`, the one that says what is then done.
  VerbId closes = VerbId::none;
  ActionPlaces<W> places;  // for the terms that speak of them
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// What one step of a planned list of writes does (WritePlan in core/plan/plan.h has what each of
// them needs; the names below are its members).
#pragma once

#include <cstdint>

namespace hr {

enum class WriteStepOp : std::uint8_t {
  recode,  // what is on the cells `a` becomes what `codes` say; of many on one cell, as many as
           // the number `b` says (no steps: all)
  put,     // puts `piece` on the cells `a`, as many as the number `b` says (no steps: one)
  send,    // all pieces on the cells `a` to the one cell of `b`; only those with code -1 if
           // there are `codes`
  set,     // `var` becomes `a`; with steps in `b`, that of these seats
  add,
  roll,  // a die of `a` sides into `var`
  tell,  // `event`, with what is `told`, to the seats `a`
  ask,
  at_once,  // as often as the number `a` says
  go_on,
  turn_to,  // the first of the seats `a` after the actor has the next turn
  // Cards: from `zone` to the zone `to`; of `a`, as many of each sort as the number `n` says.
  send_cards,
  draw,         // `n` cards from `zone` to `to`
  shuffle,      // the row `zone`
  cut,          // the row `zone` after its first `n` cards; none: at a random place
  turn_over,    // what is on the cells of `a` in `zone`, to the same cells of `to`
  trade,        // what `zone` and `to` hold
  put_cards,    // `n` cards of the kind of `piece` into `zone`
  roll_dice,    // `n` dice into `zone`
  show,         // tells the seats `a` which cards of `zone` are in `b`
  note_seats,   // the seats `a`, under the number `noted`
  skip_unless,  // leaves out the next `skip` writes unless `a` holds; with no steps: unless `me`
                // is among the seats noted under `noted`
  skip,         // leaves them out
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// A write: what follows from an action, as data, carried out by the engine. The terms of each are
// worked out on the full state when its turn comes, before it changes anything. A write that fails
// (no room, a number out of its range) throws Error, and the whole action is undone; an empty set
// is no failure, nothing is done.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/language/term.h"

namespace hr {

enum class WriteOp : std::uint8_t {
  take,    // lifts what is on the cells of `a`, or `number` from each; of another seat: captures it
  put,     // puts `number` pieces of the kind `name` on each cell of `a`, or into the zone of `a`
  flip,    // makes what is on the cells of `a` the actor's
  become,  // changes the kind of what is on the cells of `a`, by `kinds`
  send,    // all pieces of `a` to the one cell of `b`; cards of `a`, at most `number` of each sort,
           // to the zone of `b`
  draw,    // `number` cards of the zone of `a` to that of `b`
  shuffle,    // the row of cards of `a`
  cut,        // the first `number` cards of the row `a` go behind the others; none: a random number
  turn_over,  // the pieces on the cells of `a` go to the same cells of the zone `b`
  trade,      // all cards of a zone, that of `a`, with those of the one seat of `b`
  pass_round,  // all seats at once give all cards of their zone `a` to the seat `number` places on
  show,        // tells the seats of `b` which cards are in `a`
  keep,        // what follows in its list may speak of the value that `a` has now, as `name`
  set,         // gives the variable `name` the value of `a`; with `b`, that of each of these seats
  add,         // adds the number `a` to the variable `name`
  roll,        // throws a die of `number` sides into the variable `name`; or `number` dice into the
               // zone of `a`
  tell,        // reports the event `name` to the seats of `a`, with `arguments`
  ask,  // the actor has to answer one of `verbs`, with the one cell of `a` given if there is an `a`
  offer,    // the same, but it may decline
  at_once,  // the actor (outside `as` all seats) has to answer one verb `number` times, in secret
  go_on,    // the actor acts again
  turn_to,  // the first of the seats of `a` after the actor has the next turn
  as,       // `body`, as each of the seats of `a` means it
  when,     // `body` if `a` holds, else `otherwise`
};

// What the text of an event is given: a number, the members of a set, or else a text.
struct ToldArgument {
  Term term = {};
  std::string text = {};
};

struct Write {
  WriteOp op = WriteOp::go_on;
  std::string name = {};
  std::vector<std::string> verbs = {};
  Term a = {}, b = {}, number = {};
  Set pieces =
      {};  // take, flip, become, send: own, enemy or any, if only some of the pieces are meant
  // become: the kind of each piece before and after; "" before: of any. Or else the kind is the
  // word that was chosen in this part of the action, from 1 (0: the only one).
  std::vector<std::pair<std::string, std::string>> kinds = {};
  std::optional<std::int64_t> chosen = {};
  std::vector<ToldArgument> arguments = {};
  std::vector<Write> body = {}, otherwise = {};
};

inline constexpr std::int64_t k_max_times_together = 1000;  // at_once
inline constexpr std::int64_t k_max_sides = 1'000'000;      // of a die
inline constexpr int k_max_writes = 200;  // of one ruleset, those inside others included

}  // namespace hr

// SPDX-License-Identifier: MIT
// What the engine does by itself for an action: what the word of its pattern reads and changes, and
// the ways in which pieces come down. May call rules.
#pragma once

#include <array>
#include <cstdint>

#include "core/base/allowance.h"
#include "core/engine/capacity.h"
#include "core/engine/pieces.h"
#include "core/engine/towers.h"
#include "core/kernel/action_effects.h"
#include "core/kernel/pattern_context.h"
#include "core/kernel/write_runner.h"

namespace hr {

template <int W>
struct PatternAction {
  const PatternContext<W>& in;
  WriteRunner<W>& writes;
  State& state;
  const PatternPlan<W>& pattern;
  const ZoneLayout& zone;  // the pattern's
  const Action& action;
  ActionContext& context;
  ActionEffects<W>& done;

  int cell(int argument) const { return index(action.cell(argument)); }

  // Takes the piece that moves from its cell; returns its code.
  int pick_up(int from) const {
    const int code = pattern.def->kind.empty() ? code_at(state.words(), zone, from) : pattern.code;
    take_piece(state, in.game, zone, from, code);
    return code;
  }
  // A piece comes down. It takes what is there if the cell has room for one, and what is on `over`,
  // if that is a cell.
  void put_down(int to, int code, int over = -1) const {
    const int jumped = over < 0 ? -1 : code_at(state.words(), zone, over);
    const int victim = zone.holds == Holds::one ? code_at(state.words(), zone, to) : -1;
    if (jumped >= 0) take_piece(state, in.game, zone, over, jumped);
    if (victim >= 0) take_piece(state, in.game, zone, to, victim);
    check_room(state, in.game, zone, to, code);
    put_piece(state, in.game, zone, to, code);
    if (jumped >= 0) captured(over, jumped);
    if (victim >= 0) captured(to, victim);
  }
  // A tower, or so many pieces from its top, goes on top of what is there, or takes it; it takes
  // what is on `over`, if that is a cell.
  void move_tower_part(int from, int to, int over = -1) const {
    int lifted = tower_height(state.words(), zone, from);
    const int height = lifted;
    if (pattern.def->lift)
      lifted = static_cast<int>(pattern.def->lift->chosen ? action.arguments[2]
                                                          : pattern.def->lift->low.value);
    done.places.lifted = lifted;
    TowerPart jumped, victims;
    if (over >= 0) jumped = take_tower(over);
    if (pattern.def->captures) victims = take_tower(to);
    check_tower(state, in.game, zone, to, lifted);
    move_tower(state, in.game, zone, from, height - lifted, lifted, to);
    for (int i = jumped.size(); i-- > 0;) captured(over, jumped.code(i));
    for (int i = victims.size(); i-- > 0;) captured(to, victims.code(i));
  }
  // One more piece on a cell, where it takes nothing. Throws NoRoom.
  void add(int to, int code) const {
    check_room(state, in.game, zone, to, code);
    put_piece(state, in.game, zone, to, code);
  }
  // Takes all pieces from a cell, then calls drop(code) for each of them until that says no: of a
  // pile kind by kind, else the lowest first. Returns whether it never did.
  template <class Drop>
  bool take_each(int from, const Drop& drop) const;
  // A piece is jumped, but stays until the chain is over.
  void strike(int cell) const {
    Word* const struck = state.words() + in.game.layout().struck_word();
    struck[cell >> 6] |= cell_bit(cell);
    state.header().key ^= struck_key(cell);
    done.progress = true;
  }
  // What goes from the first cell of the action to the second.
  void move() const {
    if (pattern.towers) return move_tower_part(cell(0), cell(1));
    put_down(cell(1), pick_up(cell(0)));
  }
  // The actor has taken a piece from this cell.
  void captured(int from, int code) const {
    writes.captured(state, done.places.actor, pattern.zone, from, code, context, done);
  }

 private:
  TowerPart take_tower(int from) const {
    const TowerPart taken(tower_pieces(state.words(), zone, from));
    set_tower(state, in.game, zone, from, 0, {});
    return taken;
  }
};

template <int W>
template <class Drop>
bool PatternAction<W>::take_each(int from, const Drop& drop) const {
  if (zone.holds == Holds::stack) {
    const Word stack = state.words()[zone.slots + from];
    const auto code = [&](int i) { return static_cast<int>(stack >> (8 * i) & 0xff) - 1; };
    const int height = stack_height(stack);
    for (int i = height; i-- > 0;) take_piece(state, in.game, zone, from, code(i));
    for (int i = 0; i < height; ++i)
      if (!drop(code(i))) return false;
    return true;
  }
  if (zone.holds == Holds::tower) {
    const TowerPart taken = take_tower(from);
    for (int i = 0; i < taken.size(); ++i)
      if (!drop(taken.code(i))) return false;
    return true;
  }
  std::array<int, 256> counts;  // NOLINT(*-member-init): written before it is read
  const int codes = static_cast<int>(zone.pieces.size());
  for (int code = 0; code < codes; ++code) {
    counts[nth(code)] = pile_count(state.words(), zone, code, from, in.game.cells());
    if (counts[nth(code)] > 0) take_piece(state, in.game, zone, from, code, counts[nth(code)]);
  }
  for (int code = 0; code < codes; ++code) {
    Allowance::spend(std::int64_t{10} * counts[nth(code)]);
    for (int n = counts[nth(code)]; n > 0; --n)
      if (!drop(code)) return false;
  }
  return true;
}

}  // namespace hr

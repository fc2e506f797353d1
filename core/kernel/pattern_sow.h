// SPDX-License-Identifier: MIT
// sow{ … }: the pieces of a cell are dropped one by one along a way.
#pragma once

#include <string>

#include "core/base/allowance.h"
#include "core/engine/capacity.h"
#include "core/kernel/pattern_action.h"
#include "core/kernel/pattern_note.h"
#include "core/kernel/pattern_offer.h"
#include "core/plan/rule_paths.h"

namespace hr {

// Takes all pieces from a cell, of a pile, stack or tower, and drops each of them a link further
// on, but none on cells of `skip`: of a pile kind by kind, else the lowest first. Returns where the
// last one fell, or -1 if the way ends before that. Throws Error where there is no room.
template <int W>
// NOLINTNEXTLINE(*-cognitive-complexity): all loops share the way, which is inlined into them
int sow_pieces(State& state, const Game& game, const ZoneLayout& zone, int from,
               const CellId* links, const Bits<W>& skip) {
  int at = from;
  const auto go = [&] {  // to the next cell that gets something
    for (int n = 0; n <= game.cells() && at >= 0; ++n) {
      at = index(links[at]);
      if (at < 0 || !skip.test(at)) break;
    }
    return at >= 0 && !skip.test(at);
  };
  const auto drop = [&](int code) {
    if (!go()) return false;
    check_room(state, game, zone, at, code);
    put_piece(state, game, zone, at, code);
    return true;
  };
  if (zone.holds == Holds::stack) {
    const Word stack = state.words()[zone.slots + from];
    const auto code = [&](int i) { return static_cast<int>(stack >> (8 * i) & 0xff) - 1; };
    const int height = stack_height(stack);
    for (int i = height; i-- > 0;) take_piece(state, game, zone, from, code(i));
    for (int i = 0; i < height; ++i)
      if (!drop(code(i))) return -1;
    return at;
  }
  if (zone.holds == Holds::tower) {
    const TowerPart sown(tower_pieces(state.words(), zone, from));
    set_tower(state, game, zone, from, 0, {});
    for (int i = 0; i < sown.size(); ++i)
      if (!drop(sown.code(i))) return -1;
    return at;
  }
  std::array<int, 256> counts;  // NOLINT(*-member-init): written before it is read
  const int codes = static_cast<int>(zone.pieces.size());
  for (int code = 0; code < codes; ++code) {
    counts[nth(code)] = pile_count(state.words(), zone, code, from, game.cells());
    if (counts[nth(code)] > 0) take_piece(state, game, zone, from, code, counts[nth(code)]);
  }
  for (int code = 0; code < codes; ++code) {
    Allowance::spend(std::int64_t{10} * counts[nth(code)]);
    for (int n = counts[nth(code)]; n > 0; --n) {
      if (!go()) return -1;
      const int there = pile_count(state.words(), zone, code, at, game.cells());
      if (there == k_max_pile) check_room(state, game, zone, at, code);
      detail::set_pile(state, game, zone, at, code, there + 1);
    }
  }
  return at;
}

template <>
struct PatternInPlay<PatternType::sow> {
  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.at(o.pieces());
  }

  template <int W>
  static void carry_out(const PatternAction<W>& action) {
    const PatternPlan<W>& pattern = action.pattern;
    ActionPlaces<W>& places = action.done.places;
    Bits<W> skip;
    if (!pattern.skip.empty()) skip = action.in.terms.value(pattern.skip, action.state, &places);
    const DirectionId dir = pattern.ways < 0 ? pattern.dirs[0] : places.ways.first();
    const int last = sow_pieces(action.state, action.in.game, action.zone, action.cell(0),
                                action.in.plan.shifts[nth(dir)].links, skip);
    if (last < 0)
      throw Error(action.in.rules.located(place_of_verb(action.in.game, index(pattern.verb)),
                                          "the way ends before all pieces are sown"));
    places.here.add(last);
  }

  // `here` is known when the pieces have been sown.
  template <int W>
  static void note(const PatternNote<W>& note) {
    note.places.origin.add(note.cell(0));
  }
};

}  // namespace hr

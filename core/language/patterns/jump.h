// SPDX-License-Identifier: MIT
// jump{ … }: a piece goes straight on over another, which it takes.
#pragma once

#include <vector>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::jump> : PlannedByRow {
  static constexpr PatternWord row{.word = "jump",
                                   .lists = PatternLists::piece,
                                   .fields = {"dirs", "onto", "over", "far", "progress", "stays"},
                                   .onto = UsualSet::empty,
                                   .over = UsualSet::enemy,
                                   .takes = ActionTakes::from_to_over,
                                   .target = 1,
                                   .moves = true,
                                   .arrives = true,
                                   .along_links = true};

  template <int W>
  static void offer(PatternOffer<W>& o) {
    const Bits<W> source = o.movers();
    if (!source.any()) return;
    const Bits<W> onto = o.arrivals();
    if (o.pattern.def->far) return offer_far_jumps(o, source, onto);
    if (o.pattern.links >= 0) return offer_jumps_along_links(o, source, onto);
    const Bits<W>& over = o.set(o.pattern.over);
    for (const DirectionId dir : o.pattern.dirs) {
      const auto& shift = o.in.plan.shifts[nth(dir)];
      if (o.in.plan.uniform) {
        o.towards(dir, 2, shift.push_evenly(shift.push_evenly(source) & over) & onto);
        continue;
      }
      source.each([&](int from) {
        Bits<W> start;
        start.add(from);
        const Bits<W> middle = shift.push(start) & over;
        if (middle.any()) o.from(from, shift.push(middle) & onto, middle.select(0));
      });
    }
  }

  template <int W>
  static void carry_out(const PatternAction<W>& action) {
    const auto& verb = action.in.game.verb_def(action.pattern.verb);
    const int from = action.cell(0), to = action.cell(1), over = action.cell(2);
    if (action.pattern.towers)
      return action.move_tower_part(from, to, verb.lifts_never ? -1 : over);
    const int code = action.pick_up(from);
    if (verb.lifts_at_end) action.strike(over);
    action.put_down(to, code, verb.lifts_at_end || verb.lifts_never ? -1 : over);
  }

  template <int W>
  static void note(const PatternNote<W>& note) {
    note.from_to();
    note.places.passed.add(note.cell(2));
    note.way(note.pattern.def->far ? note.game.cells() : 2, note.cell(2));
  }

 private:
  // Far jumps, where rays tell.
  template <int W>
  static void offer_far_on_rays(PatternOffer<W>& o, const Bits<W>& source, const Bits<W>& onto) {
    const Bits<W>& over = o.set(o.pattern.over);
    source.each([&](int from) {
      for (const DirectionId dir : o.pattern.dirs) {
        const std::vector<Bits<W>>& rays = o.in.plan.rays[nth(dir)];
        const Bits<W> stops = rays[nth(from)] - onto;
        if (!is_nonempty(stops & over)) continue;
        const int middle = o.in.plan.shifts[nth(dir)].first(stops);
        if (!over.test(middle)) continue;
        Bits<W> ends = rays[nth(middle)];
        const Bits<W> walls = ends - onto;
        if (is_nonempty(walls)) {
          const int wall = o.in.plan.shifts[nth(dir)].first(walls);
          ends = ends - rays[nth(wall)];
          ends.remove(wall);
        }
        o.from(from, ends, middle);
      }
    });
  }

  // Far jumps: over cells onto which the piece may go, one cell of `over`, and any number of the
  // former again, of which it chooses one.
  template <int W>
  static void offer_far_jumps(PatternOffer<W>& o, const Bits<W>& source, const Bits<W>& onto) {
    if (!o.in.plan.rays.empty() && o.pattern.links < 0) return offer_far_on_rays(o, source, onto);
    const Bits<W>& over = o.set(o.pattern.over);
    source.each([&](int from) {
      Bits<W> free = onto;
      free.add(from);  // the piece itself is in nobody's way, if the line leads round
      for (const DirectionId dir : o.pattern.dirs) {
        const CellId* const links = o.in.plan.shifts[nth(dir)].links;
        int steps = 0, before = from, at = index(links[from]);
        const auto crosses = [&] { return at >= 0 && o.may_cross(before, at); };
        const auto go = [&] { before = at, at = index(links[at]), ++steps; };
        // A line may lead round without coming back to where it began, as on a cube's corner.
        while (crosses() && at != from && onto.test(at) && steps <= o.in.plan.cells) go();
        if (!crosses() || at == from || onto.test(at) || !over.test(at)) continue;
        const int middle = at;
        Bits<W> ends;
        for (go(); crosses() && at != middle && free.test(at) && !ends.test(at); go()) ends.add(at);
        ends.remove(from);
        Allowance::spend(steps + 2);
        if (ends.any()) o.from(from, ends, middle);
      }
    });
  }

  // Jumps along links of a set.
  template <int W>
  static void offer_jumps_along_links(PatternOffer<W>& o, const Bits<W>& source,
                                      const Bits<W>& onto) {
    const Bits<W>& over = o.set(o.pattern.over);
    source.each([&](int from) {
      for (const DirectionId dir : o.pattern.dirs) {
        const CellId* const links = o.in.plan.shifts[nth(dir)].links;
        const int middle = index(links[from]);
        if (middle < 0 || !over.test(middle) || !o.may_cross(from, middle)) continue;
        const int to = index(links[middle]);
        if (to < 0 || to == from || !onto.test(to) || !o.may_cross(middle, to)) continue;
        Bits<W> end;
        end.add(to);
        o.from(from, end, middle);
      }
    });
  }
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// step{ … }: a piece goes along one link; hop{ … }: to any cell.
#pragma once

#include <algorithm>

#include "core/base/bits.h"
#include "core/base/wide_bits.h"
#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::step> : PlannedByRow {
  static constexpr PatternWord row{
      .word = "step",
      .anywhere = "hop",
      .lists = PatternLists::piece,
      .fields = {"dirs", "onto", "lift", "captures", "progress", "stays"},
      .onto = UsualSet::empty,
      .over = UsualSet::none,
      .takes = ActionTakes::from_to,
      .target = 1,
      .moves = true,
      .arrives = true,
      .along_links = true,
      .one_link = true};

  template <int W>
  static void offer(PatternOffer<W>& o) {
    const Bits<W> source = o.movers();
    if (!source.any()) return;
    const PatternPlan<W>& pattern = o.pattern;
    const Bits<W> onto = o.arrivals();
    const auto ends = [&](int from) {
      if (pattern.links >= 0) return along_links(o, from, onto);
      if (!pattern.def->anywhere) return one_link_on(o, from, onto);
      Bits<W> elsewhere = onto;
      elsewhere.remove(from);
      return elsewhere;
    };
    if (pattern.by_lift)
      return offer_lifts(o, source, [&](int from, int) {
        Bits<W> out = ends(from);
        out.remove(from);
        return out;
      });
    // A single piece is faster by itself; its actions are numbered the same.
    const bool at_once =
        o.in.plan.uniform && !pattern.def->anywhere && pattern.links < 0 && source.count() > 1;
    if (!at_once) return source.each([&](int from) { o.from(from, ends(from)); });
    for (const DirectionId dir : pattern.dirs)
      o.towards(dir, 1, o.in.plan.shifts[nth(dir)].push_evenly(source) & onto);
  }

  template <int W>
  static void carry_out(const PatternAction<W>& action) {
    action.move();
  }

  template <int W>
  static void note(const PatternNote<W>& note) {
    note.from_to();
    const int from = note.cell(0), to = note.cell(1);
    if (note.plan.tracks_heading)
      for (const DirectionId dir : note.pattern.dirs)
        if (note.leads(dir) && index(note.plan.shifts[nth(dir)].links[from]) == to) {
          note.heading(dir);
          break;
        }
    if (!note.plan.tracks_crossed) return;
    if (const int link = note.plan.link_between(from, to); link >= 0) note.places.crossed.add(link);
  }

 private:
  // The cells of `onto` that are next to a cell in one of the pattern's directions.
  template <int W>
  static Bits<W> one_link_on(const PatternOffer<W>& o, int from, const Bits<W>& onto) {
    if constexpr (W != k_wide) return o.pattern.reach[nth(from)] & onto;
    Bits<W> out;
    for (const DirectionId dir : o.pattern.dirs)
      if (const CellId to = o.in.plan.shifts[nth(dir)].links[from];
          to != CellId::none && onto.test(index(to)))
        out.add(index(to));
    return out;
  }

  // The same along the links of a set.
  template <int W>
  static Bits<W> along_links(const PatternOffer<W>& o, int from, const Bits<W>& onto) {
    const auto leads_to = [&](int to) {
      if constexpr (W != k_wide) return o.pattern.reach[nth(from)].test(to);
      return std::ranges::any_of(o.pattern.dirs, [&](DirectionId dir) {
        return index(o.in.plan.shifts[nth(dir)].links[from]) == to;
      });
    };
    Bits<W> out;
    each_along(o.in.plan, from, o.set(o.pattern.links), false, [&](int to) {
      if (onto.test(to) && leads_to(to)) out.add(to);
    });
    return out;
  }
};

}  // namespace hr

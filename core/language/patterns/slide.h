// SPDX-License-Identifier: MIT
// slide{ … }: a piece goes straight on, over cells of `over`. How far may depend on the position,
// and on rules.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::slide> : PlannedByRow {
  static constexpr PatternWord row{
      .word = "slide",
      .lists = PatternLists::piece,
      .fields = {"dirs", "onto", "over", "max", "exactly", "lift", "captures", "progress", "stays"},
      .onto = UsualSet::as_over,
      .over = UsualSet::empty,
      .takes = ActionTakes::from_to,
      .target = 1,
      .moves = true,
      .arrives = true,
      .along_links = true,
      .any_length = true};

  template <int W>
  static void offer(PatternOffer<W>& o) {
    const Bits<W> source = o.movers();
    if (!source.any()) return;
    const Bits<W> onto = o.arrivals();
    if (!o.pattern.by_lift) return offer_slides(o, source, onto);
    offer_lifts(o, source, [&](int from, int lifted) {
      return slide_ends(o, from, slide_lengths(o, lifted), onto);
    });
  }

  template <int W>
  static void carry_out(const PatternAction<W>& action) {
    action.move();
  }

  template <int W>
  static void note(const PatternNote<W>& note) {
    note.from_to();
    note.way(note.pattern.last);
  }

  // Fast play asks the word for these, too.

  // Of at most so many pieces that slide any distance, each is looked at by itself, along its rays;
  // of more, all at once by direction and length. Their actions are numbered accordingly.
  static constexpr int k_few_sliders = 8;

  // Whether the slides of a pattern end where a ray from their piece does.
  template <int W>
  static bool slides_on_rays(const Plan<W>& plan, const PatternPlan<W>& pattern) {
    return !plan.rays.empty() && !pattern.def->max && !pattern.def->exactly && pattern.links < 0;
  }

  // The cells that a piece can slide to then: over cells of `over`, and to the first cell after
  // them.
  template <int W>
  static Bits<W> ray_ends(const Plan<W>& plan, const PatternPlan<W>& pattern, int from,
                          const Bits<W>& over) {
    Bits<W> ends;
    for (const DirectionId dir : pattern.dirs) {
      const Bits<W>& ray = plan.rays[nth(dir)][nth(from)];
      const Bits<W> stops = ray - over;
      if constexpr (W == k_wide) {
        ends = ends | ray;
        if (stops.any()) ends = ends - plan.rays[nth(dir)][nth(plan.shifts[nth(dir)].first(stops))];
      } else {  // the first of them is the nearest, or the last
        ends = ends |
               (ray & (plan.shifts[nth(dir)].delta > 0 ? up_to_first(stops) : from_last(stops)));
      }
    }
    return ends;
  }

 private:
  // How many links a slide has to go at least, and at most.
  struct SlideLengths {
    int first = 1, last = 1;
  };

  // The same; a first length of less than 1: nowhere. `lifted`: how many pieces of a tower it
  // moves, if that is known already.
  template <int W>
  static SlideLengths slide_lengths(const PatternOffer<W>& o, int lifted) {
    const PatternPlan<W>& pattern = o.pattern;
    int first = pattern.first, last = pattern.last;
    const auto limit = [&](std::int64_t n) {
      last = static_cast<int>(std::clamp<std::int64_t>(n, 0, last));
    };
    const auto fix = [&](std::int64_t n) {
      first = static_cast<int>(std::clamp<std::int64_t>(n, 0, last + 1));
      last = std::min(first, last);
    };
    const auto ruled = [](const auto& length) { return length && length->rule >= 0; };
    if (!pattern.high.empty()) limit(o.number(pattern.high, lifted));
    if (!pattern.low.empty()) fix(o.number(pattern.low, lifted));
    if (first >= 1 && ruled(pattern.def->max)) limit(o.number_of_rule(pattern.def->max->rule));
    if (first >= 1 && ruled(pattern.def->exactly))
      fix(o.number_of_rule(pattern.def->exactly->rule));
    return {first, last};
  }

  // Where one piece can slide to, link by link.
  template <int W>
  static Bits<W> slide_ends(const PatternOffer<W>& o, int from, SlideLengths lengths,
                            const Bits<W>& onto) {
    const Bits<W>& over = o.set(o.pattern.over);
    const auto [first, last] = lengths;
    Bits<W> ends;
    for (const DirectionId dir : o.pattern.dirs) {
      const CellId* const links = o.in.plan.shifts[nth(dir)].links;
      int before = from, at = index(links[from]);
      int n = 1;
      for (; n <= last && at >= 0; ++n, before = at, at = index(links[at])) {
        if (!o.may_cross(before, at)) break;
        if (n >= first && onto.test(at)) ends.add(at);
        if (!over.test(at)) break;
      }
      Allowance::spend(n);
    }
    ends.remove(from);  // a slide right round the board is no move
    return ends;
  }

  // How many cells of a set are straight on from a cell, to the edge of the board or once round it.
  template <int W>
  static int count_on_line(const PatternOffer<W>& o, const Bits<W>& counted, int from,
                           DirectionId dir) {
    const CellId* const links = o.in.plan.shifts[nth(dir)].links;
    int n = 0, steps = 0;
    for (int at = index(links[from]); at >= 0 && at != from && steps < o.in.game.cells();
         at = index(links[at]), ++steps)
      n += counted.test(at) ? 1 : 0;
    Allowance::spend(steps);
    return n;
  }

  // Where a piece can slide to by as many links as there are cells of a set on the whole line
  // through it, itself included, where rays tell.
  template <int W>
  static Bits<W> ends_by_line_on_rays(const PatternOffer<W>& o, int from, const Bits<W>& counted,
                                      const Bits<W>& onto) {
    const Plan<W>& plan = o.in.plan;
    const Bits<W>& over = o.set(o.pattern.over);
    const int self = counted.test(from) ? 1 : 0;
    Bits<W> ends;
    for (const DirectionId dir : o.pattern.dirs) {
      const Bits<W>& ahead = plan.rays[nth(dir)][nth(from)];
      const DirectionId back = o.in.game.board().opposite(dir);
      const Bits<W> line =
          back == DirectionId::none ? ahead : ahead | plan.rays[nth(back)][nth(from)];
      const int length = self + (line & counted).count();
      const int to = from + length * plan.shifts[nth(dir)].delta;
      if (length < 1 || length > o.pattern.last || to < 0 || to >= plan.cells) continue;
      if (!ahead.test(to) || !onto.test(to)) continue;
      Bits<W> between = ahead - plan.rays[nth(dir)][nth(to)];
      between.remove(to);
      if (is_subset(between, over)) ends.add(to);
    }
    return ends;
  }

  // The same, link by link.
  template <int W>
  static Bits<W> ends_by_line(const PatternOffer<W>& o, int from, const Bits<W>& counted,
                              const Bits<W>& onto) {
    const PatternPlan<W>& pattern = o.pattern;
    const Bits<W>& over = o.set(pattern.over);
    Bits<W> ends;
    for (const DirectionId dir : pattern.dirs) {
      const DirectionId back = o.in.game.board().opposite(dir);
      int length = counted.test(from) ? 1 : 0;
      length += count_on_line(o, counted, from, dir);
      if (back != DirectionId::none) length += count_on_line(o, counted, from, back);
      const CellId* const links = o.in.plan.shifts[nth(dir)].links;
      int at = from, n = 0;
      while (n < length && n < pattern.last && index(links[at]) >= 0 && (n == 0 || over.test(at)) &&
             o.may_cross(at, index(links[at])))
        at = index(links[at]), ++n;
      if (n == length && n > 0 && at != from && onto.test(at)) ends.add(at);
      Allowance::spend(n);
    }
    return ends;
  }

  template <int W>
  static void offer_slides_along(PatternOffer<W>& o, const Bits<W>& source, const Bits<W>& onto) {
    const Bits<W>& counted = o.set(o.pattern.along);
    const bool on_rays = o.in.plan.uniform && !o.in.plan.rays.empty() && o.pattern.links < 0;
    source.each([&](int from) {
      o.from(from, on_rays ? ends_by_line_on_rays(o, from, counted, onto)
                           : ends_by_line(o, from, counted, onto));
    });
  }

  template <int W>
  static void offer_slides(PatternOffer<W>& o, const Bits<W>& source, const Bits<W>& onto) {
    const Plan<W>& plan = o.in.plan;
    const PatternPlan<W>& pattern = o.pattern;
    if (pattern.along >= 0) return offer_slides_along(o, source, onto);
    const Bits<W>& over = o.set(pattern.over);
    const SlideLengths lengths =
        pattern.varies ? slide_lengths(o, 0) : SlideLengths{pattern.first, pattern.last};
    if (lengths.first < 1) return;
    const bool on_rays = slides_on_rays(plan, pattern);
    const int few = on_rays && !o.frame.legal.apart() ? k_few_sliders : 1;
    if (plan.uniform && source.count() > few && pattern.links < 0) {
      for (const DirectionId dir : pattern.dirs) {
        Bits<W> front = source;
        for (int n = 1; n <= lengths.last && front.any(); ++n) {
          front = plan.shifts[nth(dir)].push_evenly(front);
          if (n >= lengths.first) o.towards(dir, n, front & onto);
          front = front & over;
        }
      }
      return;
    }
    source.each([&](int from) {  // a single piece is faster by itself
      if (on_rays)
        o.from(from, ray_ends(plan, pattern, from, over) & onto);
      else
        o.from(from, slide_ends(o, from, lengths, onto));
    });
  }
};

using SlideWord = PatternWordOf<PatternType::slide>;

}  // namespace hr

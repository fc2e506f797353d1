// SPDX-License-Identifier: MIT
// sow{ … }: all pieces are taken from a cell, and dropped one by one along a way: each a link
// further on than the one before it, but none on cells of `skip`.
#pragma once

#include <string>

#include "core/base/bits.h"
#include "core/base/wide_bits.h"
#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::sow> {
  static constexpr PatternWord row{.word = "sow",
                                   .lists = PatternLists::piece,
                                   .fields = {"dirs", "skip", "progress"},
                                   .onto = UsualSet::none,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::cell,
                                   .target = 0,
                                   .along_links = true,
                                   .by_ways = true};

  static void plan(auto& planner, const auto& def, auto& plan) {
    if (plan.dirs.size() != 1 && plan.ways < 0)
      throw planner.error(".dirs: expected one direction in which to sow, got " +
                          std::to_string(plan.dirs.size()));
    if (planner.holds_one(plan.zone))
      throw planner.error(
          ": expected a zone of piles, stacks or towers, because several pieces may come to one "
          "cell; say holds = \"pile\"");
    if (def.skip) plan.skip = planner.afterwards(def.skip, plan.zone, ".skip");
  }

  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.at(o.pieces());
  }

  template <int W>
  static void carry_out(const PatternAction<W>& action) {
    const PatternPlan<W>& pattern = action.pattern;
    auto& places = action.done.places;
    Bits<W> skip;
    if (!pattern.skip.empty()) skip = action.in.terms.value(pattern.skip, action.state, &places);
    const DirectionId dir = pattern.ways < 0 ? pattern.dirs[0] : places.ways.first();
    const CellId* const links = action.in.plan.shifts[nth(dir)].links;
    const int cells = action.in.game.cells();
    int at = action.cell(0);
    const bool all = action.take_each(at, [&](int code) {
      for (int n = 0; n <= cells && at >= 0; ++n) {  // to the next cell that gets something
        at = index(links[at]);
        if (at < 0 || !skip.test(at)) break;
      }
      if (at < 0 || skip.test(at)) return false;
      action.add(at, code);
      return true;
    });
    if (!all) throw action.in.error(pattern, "the way ends before all pieces are sown");
    places.here.add(at);
  }

  // `here` is known when the pieces have been sown.
  template <int W>
  static void note(const PatternNote<W>& note) {
    note.places.origin.add(note.cell(0));
  }
};

}  // namespace hr

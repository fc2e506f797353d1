// SPDX-License-Identifier: MIT
#include "core/kernel/piece_moves.h"

#include <algorithm>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/engine/pieces.h"

namespace hr {

template <int W>
inline void PieceMoves<W>::fill_step(Frame& f, const PatternPlan<W>& plan, const B& source,
                                     const B& onto) {
  if (plan.def->anywhere) {
    source.each([&](int from) {
      B to = onto;
      to.remove(from);
      f.legal.add(BucketType::from, &plan, from, 1, to);
    });
    return;
  }
  if (plan.links >= 0) {
    source.each([&](int from) {
      f.legal.add(BucketType::from, &plan, from, 1,
                  along_links(plan, from, f.values[nth(plan.links)], onto));
    });
    return;
  }
  // A single piece is faster by itself; its actions are numbered the same.
  if (!plan_.uniform || source.count() <= 1) {
    source.each([&](int from) {
      f.legal.add(BucketType::from, &plan, from, 1, step_ends(plan, from, onto));
    });
    return;
  }
  for (const DirectionId dir : plan.dirs)
    f.legal.add(BucketType::towards, &plan, index(dir), 1,
                plan_.shifts[nth(dir)].push_evenly(source) & onto);
}

// The cells of `onto` to which a piece can step.
template <int W>
inline Bits<W> PieceMoves<W>::step_ends(const PatternPlan<W>& plan, int from, const B& onto) const {
  if constexpr (W != k_wide) return plan.reach[nth(from)] & onto;
  B out;
  for (const DirectionId dir : plan.dirs)
    if (const CellId to = plan_.shifts[nth(dir)].links[from];
        to != CellId::none && onto.test(index(to)))
      out.add(index(to));
  return out;
}

// The same along some links.
template <int W>
inline Bits<W> PieceMoves<W>::along_links(const PatternPlan<W>& plan, int from, const B& links,
                                          const B& onto) const {
  B out;
  each_along(plan_, from, links, false, [&](int to) {
    if (onto.test(to) && leads_to(plan, from, to)) out.add(to);
  });
  return out;
}

// Whether a cell is next to another in one of the pattern's directions.
template <int W>
inline bool PieceMoves<W>::leads_to(const PatternPlan<W>& plan, int from, int to) const {
  if constexpr (W != k_wide) return plan.reach[nth(from)].test(to);
  return std::ranges::any_of(
      plan.dirs, [&](DirectionId dir) { return index(plan_.shifts[nth(dir)].links[from]) == to; });
}

// Whether a pattern may go along the link from a cell to the next.
template <int W>
bool PieceMoves<W>::may_cross(const Frame& f, const PatternPlan<W>& plan, int from, int to) const {
  if (plan.links < 0) return true;
  const int link = plan_.link_between(from, to);
  return link >= 0 && f.values[nth(plan.links)].test(link);
}

// How far a slide may go and has to; a first length of less than 1: nowhere. `lifted`: how many
// pieces of a tower it moves, if that is known already.
template <int W>
inline typename PieceMoves<W>::Lengths PieceMoves<W>::slide_lengths(const Frame& f,
                                                                    const State& state, SeatId seat,
                                                                    const PatternPlan<W>& plan,
                                                                    int lifted) const {
  int first = plan.first, last = plan.last;
  const View view(engine_, state, seat);
  const auto term = [&](const std::vector<TermStep<W>>& steps) {
    if (lifted == 0) return as_number(terms_.value(steps, state, f.places));
    ActionPlaces<W> places;
    if (f.places != nullptr) places = *f.places;
    places.lifted = lifted;
    return as_number(terms_.value(steps, state, &places));
  };
  const auto limit = [&](std::int64_t n) {
    last = static_cast<int>(std::clamp<std::int64_t>(n, 0, last));
  };
  const auto fix = [&](std::int64_t n) {
    first = static_cast<int>(std::clamp<std::int64_t>(n, 0, last + 1));
    last = std::min(first, last);
  };
  if (!plan.high.empty()) limit(term(plan.high));
  if (!plan.low.empty()) fix(term(plan.low));
  if (first >= 1 && plan.def->max && plan.def->max->rule >= 0)
    limit(rules_.number(view, plan.def->max->rule));
  if (first >= 1 && plan.def->exactly && plan.def->exactly->rule >= 0)
    fix(rules_.number(view, plan.def->exactly->rule));
  return {first, last};
}

// Where one piece can slide to, link by link.
template <int W>
inline Bits<W> PieceMoves<W>::slide_ends(const Frame& f, const PatternPlan<W>& plan, int from,
                                         Lengths lengths, const B& onto, const B& over) const {
  const auto [first, last] = lengths;
  B ends;
  for (const DirectionId dir : plan.dirs) {
    const CellId* const links = plan_.shifts[nth(dir)].links;
    int before = from, at = index(links[from]);
    int n = 1;
    for (; n <= last && at >= 0; ++n, before = at, at = index(links[at])) {
      if (!may_cross(f, plan, before, at)) break;
      if (n >= first && onto.test(at)) ends.add(at);
      if (!over.test(at)) break;
    }
    Allowance::spend(n);
  }
  ends.remove(from);  // a slide right round the board is no move
  return ends;
}

template <int W>
void PieceMoves<W>::fill_slide(Frame& f, const State& state, SeatId seat,
                               const PatternPlan<W>& plan, const B& source, const B& onto) {
  const B& over = f.values[nth(plan.over)];
  if (plan.along >= 0) return fill_along(f, plan, source, onto, over);
  const Lengths lengths =
      plan.varies ? slide_lengths(f, state, seat, plan, 0) : Lengths{plan.first, plan.last};
  const auto [first, last] = lengths;
  if (first < 1) return;
  const bool on_rays = slides_on_rays(plan_, plan);
  const int few = on_rays && !f.legal.apart() ? k_few_sliders : 1;
  if (plan_.uniform && source.count() > few && plan.links < 0) {
    for (const DirectionId dir : plan.dirs) {
      B front = source;
      for (int n = 1; n <= last && front.any(); ++n) {
        front = plan_.shifts[nth(dir)].push_evenly(front);
        if (n >= first) f.legal.add(BucketType::towards, &plan, index(dir), n, front & onto);
        front = front & over;
      }
    }
    return;
  }
  if (on_rays) {
    source.each([&](int from) {
      f.legal.add(BucketType::from, &plan, from, 1, ray_ends(plan_, plan, from, over) & onto);
    });
    return;
  }
  source.each([&](int from) {  // a single piece is faster by itself
    f.legal.add(BucketType::from, &plan, from, 1, slide_ends(f, plan, from, lengths, onto, over));
  });
}

// Slides whose length is how many cells of a set are on the whole line through the piece, which
// counts itself if it is in the set.
template <int W>
void PieceMoves<W>::fill_along(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                               const B& over) {
  const B& counted = f.values[nth(plan.along)];
  source.each([&](int from) {
    B ends;
    for (const DirectionId dir : plan.dirs) {
      const DirectionId back = game_->board().opposite(dir);
      int length = counted.test(from) ? 1 : 0;
      length += on_line(counted, from, dir);
      if (back != DirectionId::none) length += on_line(counted, from, back);
      const CellId* const links = plan_.shifts[nth(dir)].links;
      int at = from, n = 0;
      while (n < length && n < plan.last && index(links[at]) >= 0 && (n == 0 || over.test(at)) &&
             may_cross(f, plan, at, index(links[at])))
        at = index(links[at]), ++n;
      if (n == length && n > 0 && at != from && onto.test(at)) ends.add(at);
      Allowance::spend(n);
    }
    f.legal.add(BucketType::from, &plan, from, 1, ends);
  });
}

// How many cells of a set are straight on from a cell, to the edge of the board or once round it.
template <int W>
int PieceMoves<W>::on_line(const B& counted, int from, DirectionId dir) const {
  if (!plan_.rays.empty() && index(dir) < static_cast<int>(plan_.rays.size()))
    return (plan_.rays[nth(dir)][nth(from)] & counted).count();
  const CellId* const links = plan_.shifts[nth(dir)].links;
  int n = 0, steps = 0;
  for (int at = index(links[from]); at >= 0 && at != from && steps < game_->cells();
       at = index(links[at]), ++steps)
    n += counted.test(at) ? 1 : 0;
  Allowance::spend(steps);
  return n;
}

// Far jumps: over cells onto which the piece may go, one cell of `over`, and any number of the
// former again, of which it chooses one.
template <int W>
void PieceMoves<W>::fill_far(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                             const B& over) {
  if (!plan_.rays.empty() && plan.links < 0) return fill_far_on_rays(f, plan, source, onto, over);
  source.each([&](int from) {
    B free = onto;
    free.add(from);  // the piece itself is in nobody's way, if the line leads round
    for (const DirectionId dir : plan.dirs) {
      const CellId* const links = plan_.shifts[nth(dir)].links;
      int steps = 0, before = from, at = index(links[from]);
      const auto crosses = [&] { return at >= 0 && may_cross(f, plan, before, at); };
      const auto go = [&] { before = at, at = index(links[at]), ++steps; };
      // A line may lead round without coming back to where it began, as on a cube's corner.
      while (crosses() && at != from && onto.test(at) && steps <= plan_.cells) go();
      if (!crosses() || at == from || onto.test(at) || !over.test(at)) continue;
      const int middle = at;
      B ends;
      for (go(); crosses() && at != middle && free.test(at) && !ends.test(at); go()) ends.add(at);
      ends.remove(from);
      Allowance::spend(steps + 2);
      if (ends.any()) f.legal.add(BucketType::over, &plan, from, middle, ends);
    }
  });
}

template <int W>
void PieceMoves<W>::fill_far_on_rays(Frame& f, const PatternPlan<W>& plan, const B& source,
                                     const B& onto, const B& over) {
  source.each([&](int from) {
    for (const DirectionId dir : plan.dirs) {
      const std::vector<B>& rays = plan_.rays[nth(dir)];
      const B stops = rays[nth(from)] - onto;
      if (!is_nonempty(stops & over)) continue;
      const int middle = plan_.shifts[nth(dir)].first(stops);
      if (!over.test(middle)) continue;
      B ends = rays[nth(middle)];
      const B walls = ends - onto;
      if (is_nonempty(walls)) {
        const int wall = plan_.shifts[nth(dir)].first(walls);
        ends = ends - rays[nth(wall)];
        ends.remove(wall);
      }
      f.legal.add(BucketType::over, &plan, from, middle, ends);
    }
  });
}

// Jumps along links of a set.
template <int W>
void PieceMoves<W>::fill_jump_along(Frame& f, const PatternPlan<W>& plan, const B& source,
                                    const B& onto, const B& over) {
  source.each([&](int from) {
    for (const DirectionId dir : plan.dirs) {
      const CellId* const links = plan_.shifts[nth(dir)].links;
      const int middle = index(links[from]);
      if (middle < 0 || !over.test(middle) || !may_cross(f, plan, from, middle)) continue;
      const int to = index(links[middle]);
      if (to < 0 || to == from || !onto.test(to) || !may_cross(f, plan, middle, to)) continue;
      B end;
      end.add(to);
      f.legal.add(BucketType::over, &plan, from, middle, end);
    }
  });
}

template <int W>
void PieceMoves<W>::fill_jump(Frame& f, const PatternPlan<W>& plan, const B& source,
                              const B& onto) {
  const B& over = f.values[nth(plan.over)];
  if (plan.def->far) return fill_far(f, plan, source, onto, over);
  if (plan.links >= 0) return fill_jump_along(f, plan, source, onto, over);
  for (const DirectionId dir : plan.dirs) {
    const Shift<W>& shift = plan_.shifts[nth(dir)];
    if (plan_.uniform) {
      f.legal.add(BucketType::towards, &plan, index(dir), 2,
                  shift.push_evenly(shift.push_evenly(source) & over) & onto);
      continue;
    }
    source.each([&](int from) {
      B start;
      start.add(from);
      const B middle = shift.push(start) & over;
      if (middle.any())
        f.legal.add(BucketType::over, &plan, from, middle.select(0), shift.push(middle) & onto);
    });
  }
}

// The least and the greatest number of pieces that a pattern may lift.
template <int W>
typename PieceMoves<W>::Lengths PieceMoves<W>::lift_range(const Frame& f, const State& state,
                                                          SeatId seat,
                                                          const PatternPlan<W>& plan) const {
  const auto amount = [&](const Amount& a, const std::vector<TermStep<W>>& steps) {
    const std::int64_t n = !steps.empty() ? as_number(terms_.value(steps, state, f.places))
                           : a.rule < 0   ? a.value
                                          : rules_.number(View(engine_, state, seat), a.rule);
    return static_cast<int>(std::clamp<std::int64_t>(n, 0, k_max_tower + 1));
  };
  if (!plan.def->lift) return {1, k_max_tower};
  const Lift& lift = *plan.def->lift;
  const int least = amount(lift.low, plan.least_lift);
  return {std::max(1, least), lift.chosen ? amount(lift.high, plan.most_lift) : least};
}

// Where `lifted` pieces of a tower can go.
template <int W>
Bits<W> PieceMoves<W>::lift_ends(const Frame& f, const State& state, SeatId seat,
                                 const PatternPlan<W>& plan, int from, int lifted,
                                 const B& onto) const {
  if (plan.type == PatternType::slide)
    return slide_ends(f, plan, from, slide_lengths(f, state, seat, plan, lifted), onto,
                      f.values[nth(plan.over)]);
  if (plan.links >= 0) return along_links(plan, from, f.values[nth(plan.links)], onto);
  B ends = plan.def->anywhere ? onto : step_ends(plan, from, onto);
  ends.remove(from);
  return ends;
}

template <int W>
void PieceMoves<W>::fill_lifts(Frame& f, const State& state, SeatId seat,
                               const PatternPlan<W>& plan, const B& source, const B& onto) {
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  const auto [least, most] = lift_range(f, state, seat, plan);
  const bool chosen = plan.def->lift && plan.def->lift->chosen;
  source.each([&](int from) {
    const int height = tower_height(state.words(), zone, from);
    int n = plan.def->lift ? least : height;
    B ends;
    Allowance::spend(10 * std::min(most, height));
    for (bool first = true; n <= std::min(most, height); ++n, first = false) {
      if (first || plan.length_by_lift) ends = lift_ends(f, state, seat, plan, from, n, onto);
      f.legal.add(chosen ? BucketType::over : BucketType::from, &plan, from, chosen ? n : 1, ends);
    }
  });
}

#define HR_PIECE_MOVES(W) template class PieceMoves<W>;
HR_EACH_WIDTH(HR_PIECE_MOVES)
#undef HR_PIECE_MOVES

}  // namespace hr

// SPDX-License-Identifier: MIT
// Where pieces can go: steps, slides and jumps; and, for towers, moves that differ with the number
// of pieces they lift, which are counted by tower and number. Lengths may be asked of the rules.
// Works in the frame that it is given. Threads: that of its engine.
#pragma once

#include "core/engine/engine.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"

namespace hr {

// Of at most so many pieces that slide any distance, each is looked at by itself, along its rays;
// of more, all at once by direction and length. Their actions are numbered accordingly.
inline constexpr int k_few_sliders = 8;

// Whether the slides of a pattern end where a ray from their piece does.
template <int W>
bool slides_on_rays(const Plan<W>& plan, const PatternPlan<W>& pattern) {
  return !plan.rays.empty() && !pattern.def->max && !pattern.def->exactly && pattern.links < 0;
}

// The cells that a piece can slide to then: over cells of `over`, and to the first cell after them.
template <int W>
Bits<W> ray_ends(const Plan<W>& plan, const PatternPlan<W>& pattern, int from,
                 const Bits<W>& over) {
  Bits<W> ends;
  for (const DirectionId dir : pattern.dirs) {
    const std::vector<Bits<W>>& rays = plan.rays[nth(dir)];
    const Bits<W>& ray = rays[nth(from)];
    const Bits<W> stops = ray - over;
    ends = ends | ray;
    if (is_nonempty(stops)) ends = ends - rays[nth(plan.shifts[nth(dir)].first(stops))];
  }
  return ends;
}

template <int W>
class PieceMoves {
 public:
  using Frame = KernelFrame<W>;
  using B = Bits<W>;

  // All must outlive it.
  PieceMoves(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
             const Terms<W>& terms)
      : engine_(engine), game_(&game), rules_(rules), plan_(plan), terms_(terms) {}

  // Each adds to f.legal what a pattern of its type offers to the pieces on the cells of `source`,
  // if they may arrive on those of `onto`.
  void fill_step(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);
  void fill_slide(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const B& source, const B& onto);
  void fill_lifts(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const B& source, const B& onto);
  void fill_jump(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto);

 private:
  using BucketType = typename Bucket<W>::BucketType;

  struct Lengths {
    int first = 1, last = 1;
  };
  Lengths slide_lengths(const Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                        int lifted) const;
  B slide_ends(const Frame& f, const PatternPlan<W>& plan, int from, Lengths lengths, const B& onto,
               const B& over) const;
  B lift_ends(const Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan, int from,
              int lifted, const B& onto) const;
  Lengths lift_range(const Frame& f, const State& state, SeatId seat,
                     const PatternPlan<W>& plan) const;
  void fill_along(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                  const B& over);
  int on_line(const B& counted, int from, DirectionId dir) const;
  B step_ends(const PatternPlan<W>& plan, int from, const B& onto) const;
  B along_links(const PatternPlan<W>& plan, int from, const B& links, const B& onto) const;
  bool leads_to(const PatternPlan<W>& plan, int from, int to) const;
  void fill_far(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                const B& over);
  void fill_far_on_rays(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                        const B& over);
  void fill_jump_along(Frame& f, const PatternPlan<W>& plan, const B& source, const B& onto,
                       const B& over);
  bool may_cross(const Frame& f, const PatternPlan<W>& plan, int from, int to) const;

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
};

}  // namespace hr

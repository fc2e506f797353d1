// SPDX-License-Identifier: MIT
// Evaluates sets: by recursion over their description, a few words of bits at a time; and, for sets
// that rules evaluate on the full state again and again, by a list of steps planned once. Calls no
// rules, so it can be used at any time. Throws Exhausted. Threads: one.
#pragma once

#include <vector>

#include "core/base/allowance.h"
#include "core/game/game.h"
#include "core/kernel/plan.h"
#include "core/kernel/set_planner.h"

namespace hr {

template <int W>
class Sets {
 public:
  // Both must outlive it.
  Sets(const Game& game, const Plan<W>& plan) : game_(&game), plan_(plan) {}

  // The set for a seat, as `viewer` sees it (none: the full state).
  Bits<W> value(const BoundSet& set, const State& state, SeatId seat, SeatId viewer) const;
  // A set of a pattern, as the seat itself sees it.
  Bits<W> value(const SetPlan<W>& set, const SeatPlan<W>& plan, const State& state,
                SeatId seat) const;
  // The same as value(), but by steps where possible.
  Bits<W> asked(const Bound& set, const State& state, SeatId seat, SeatId viewer);
  // The cells of a zone instance that `viewer` sees (none: all).
  Bits<W> seen(const State& state, ZoneInstance zone, SeatId viewer) const;

 private:
  using B = Bits<W>;

  // A set that rules evaluated on the full state, as steps (empty: steps are not enough). Each
  // place of the cache keeps its first set, because rules may make new sets for each question.
  struct Asked {
    Bound set;
    SeatId seat = SeatId::none;
    std::vector<SetStep<W>> steps;
  };
  static constexpr std::size_t k_max_asked = 64;

  B pieces(const BoundSet& set, const State& state, SeatId seat, SeatId viewer) const;
  B region(const BoundSet& set, SeatId seat) const;
  B bracket(const BoundSet& set, const B& over, const B& to, SeatId seat) const;
  const std::vector<SetStep<W>>* steps_of(const Bound& set, SeatId seat);

  static B load(const State& state, int word) { return B::load(state.words() + word); }

  const Game* game_;
  const Plan<W>& plan_;
  std::vector<Asked> asked_ = std::vector<Asked>(k_max_asked);
};

template <int W>
inline Bits<W> Sets<W>::seen(const State& state, ZoneInstance zone, SeatId viewer) const {
  if (viewer == SeatId::none) return plan_.all;
  const ZoneLayout& layout = game_->layout().zone(zone);
  const Visibility& see = game_->definition().zones[layout.zone].see;
  switch (see.who) {
    case Visibility::Who::all:
      return plan_.all;
    case Visibility::Who::owner:
      return layout.seat == viewer ? plan_.all : B{};
    case Visibility::Who::none:
      return {};
    case Visibility::Who::seats:
      return (see.seats & seat_bit(viewer)) != 0 ? plan_.all : B{};
    case Visibility::Who::cells:
      try {
        return value(*plan_.fog[layout.zone], state, viewer, SeatId::none);
      } catch (Exhausted& exhausted) {
        exhausted.set_place("zones." + game_->definition().zones[layout.zone].name + ".see");
        throw;
      }
  }
  return {};
}

template <int W>
inline Bits<W> Sets<W>::pieces(const BoundSet& set, const State& state, SeatId seat,
                               SeatId viewer) const {
  const ZoneInstance instance = game_->layout().zone_instance(set.zone, seat);
  const ZoneLayout& layout = game_->layout().zone(instance);
  const B visible = seen(state, instance, viewer);
  if (set.op == SetOp::hidden) return plan_.all - visible;
  B out;
  const bool all = set.op != SetOp::own && set.op != SetOp::enemy;
  for (int owner = 0; owner <= game_->seats(); ++owner) {
    const bool mine = owner == index(seat);
    if (!all && (set.op == SetOp::own ? !mine : mine || owner == game_->seats())) continue;
    int word = layout.owner_sets[nth(owner)];
    if (set.kind != KindId::none) {
      const int code =
          game_->layout().code({set.kind, owner == game_->seats() ? SeatId::none : SeatId(owner)});
      word = code < 0 ? -1 : layout.code_sets[nth(code)];
    }
    if (word >= 0) out = out | load(state, word);
  }
  return set.op == SetOp::empty ? visible - out : visible & out;
}

template <int W>
inline Bits<W> Sets<W>::region(const BoundSet& set, SeatId seat) const {
  B out;
  for (int s = 0; s < game_->seats(); ++s)
    if (set.whose == Whose::any || (set.whose == Whose::own) == (s == index(seat)))
      out = out | B::of(game_->region(set.region, SeatId(s)).words());
  return out;
}

// Cells from which a straight run of one or more cells of `over` ends in a cell of `to`.
template <int W>
Bits<W> Sets<W>::bracket(const BoundSet& set, const B& over, const B& to, SeatId seat) const {
  B out;
  for (const DirectionId dir : set.dirs[seat]) {
    const Shift<W>& shift = plan_.shifts[nth(dir)];
    B run = shift.pull(to) & over;
    for (B more = run; more.any(); run = run | more) {
      more = (shift.pull(more) & over) - run;
      Allowance::spend(shift.work());
    }
    out = out | shift.pull(run);
  }
  return out;
}

template <int W>
Bits<W> Sets<W>::value(const BoundSet& set, const State& state, SeatId seat, SeatId viewer) const {
  const auto inner = [&](const Bound& part) { return value(*part, state, seat, viewer); };
  switch (set.op) {
    case SetOp::everywhere:
      return plan_.all;
    case SetOp::nowhere:
      return {};
    case SetOp::region:
      return region(set, seat);
    case SetOp::cell: {
      B out;
      out.add(index(set.cell));
      return out;
    }
    case SetOp::near:
    case SetOp::around: {
      const B at = inner(set.a);
      B out = set.op == SetOp::around ? at : B{};
      for (const DirectionId dir : set.dirs[seat]) {
        out = out | plan_.shifts[nth(dir)].push(at);
        Allowance::spend(W);
      }
      return out;
    }
    case SetOp::level:
      return plan_.level(inner(set.a));
    case SetOp::group:
      return plan_.group(set, seat, inner(set.a), inner(set.b));
    case SetOp::bracket:
      return bracket(set, inner(set.a), inner(set.b), seat);
    case SetOp::unite:
      return inner(set.a) | inner(set.b);
    case SetOp::meet:
      return inner(set.a) & inner(set.b);
    case SetOp::minus:
      return inner(set.a) - inner(set.b);
    case SetOp::first_of: {
      const B first = inner(set.a);
      return first.any() ? first : inner(set.b);
    }
    default:
      return pieces(set, state, seat, viewer);
  }
}

// A set of a pattern, as the seat sees it.
template <int W>
inline Bits<W> Sets<W>::value(const SetPlan<W>& set, const SeatPlan<W>& plan, const State& state,
                              SeatId seat) const {
  if (!set.steps.empty()) return evaluate_steps(set.steps, plan_.shifts, state.words());
  if (!set.plain) return value(*set.set, state, seat, seat);
  const PlainSet<W>& masks = set.masks;
  if (masks.type == PlainSet<W>::MaskType::constant) return masks.own;
  const Occupancy& occupancy = plan.occupancies[nth(set.occupancy)];
  const B own = occupancy.own < 0 ? B{} : load(state, occupancy.own);
  if (masks.type == PlainSet<W>::MaskType::not_own) return masks.empty - own;
  B enemy;
  for (const int word : occupancy.enemies) enemy = enemy | load(state, word);
  const B nobody = occupancy.nobody < 0 ? B{} : load(state, occupancy.nobody);
  const B empty = masks.empty - (own | enemy | nobody);
  if (masks.type == PlainSet<W>::MaskType::on_empty) return empty;
  return empty | (masks.own & own) | (masks.enemy & enemy) | (masks.nobody & nobody);
}

// Such sets, made anew for one cell after another, would fill the cache.
inline bool names_a_cell(const BoundSet& set) {
  return set.op == SetOp::cell || (set.a && names_a_cell(*set.a)) ||
         (set.b && names_a_cell(*set.b));
}

template <int W>
inline const std::vector<SetStep<W>>* Sets<W>::steps_of(const Bound& set, SeatId seat) {
  // NOLINTNEXTLINE(*-reinterpret-cast): where it lies is all that is asked
  const auto address = reinterpret_cast<std::uintptr_t>(set.get());
  Asked& asked = asked_[(address >> 6 ^ address >> 12 ^ nth(seat)) % k_max_asked];
  if (!asked.set && !names_a_cell(*set))
    asked = {set, seat, SetPlanner<W>(*game_, plan_, seat, true).steps(*set)};
  const bool known = asked.set == set && asked.seat == seat && !asked.steps.empty();
  return known ? &asked.steps : nullptr;
}

template <int W>
inline Bits<W> Sets<W>::asked(const Bound& set, const State& state, SeatId seat, SeatId viewer) {
  const auto* steps = viewer == SeatId::none ? steps_of(set, seat) : nullptr;
  return steps != nullptr ? evaluate_steps(*steps, plan_.shifts, state.words())
                          : value(*set, state, seat, viewer);
}

}  // namespace hr

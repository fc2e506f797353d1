// SPDX-License-Identifier: MIT
// Plans a set for one seat: as masks over who occupies each cell if that is enough, otherwise as
// steps, provided that the seat sees everything the set depends on or that the full state is meant.
#pragma once

#include <optional>

#include "core/kernel/plan.h"

namespace hr {

// Whether the seat sees all of the zone instance that belongs to `owner`.
inline bool seen_whole(const Visibility& see, SeatId owner, SeatId seat) {
  return see.who == Visibility::Who::all || (see.who == Visibility::Who::owner && owner == seat) ||
         (see.who == Visibility::Who::seats && (see.seats & seat_bit(seat)) != 0);
}

template <int W>
class SetPlanner {
 public:
  SetPlanner(const Game& game, const Plan<W>& plan, SeatId seat, bool truth = false)
      : game_(game), plan_(plan), seat_(seat), truth_(truth) {}

  // Adds a set to out.sets unless it is there already; returns its index.
  int add(const Bound& bound, SeatPlan<W>& out) {
    SetPlan<W> plan;
    zone_ = ZoneInstance::none;
    plan.set = bound;
    if (const auto masks = plain(*bound)) {
      plan.plain = true;
      plan.masks = *masks;
      plan.masks.classify();
      if (zone_ != ZoneInstance::none) plan.occupancy = occupancy(zone_, out);
    } else {
      plan.steps = steps(*bound);
    }
    for (std::size_t i = 0; i < out.sets.size(); ++i)
      if (same(out.sets[i], plan)) return static_cast<int>(i);
    out.sets.push_back(std::move(plan));
    return static_cast<int>(out.sets.size()) - 1;
  }

  // The steps that compute a set; empty if steps are not enough.
  std::vector<SetStep<W>> steps(const BoundSet& set) {
    std::vector<SetStep<W>> out;
    if (!describe(set, out) || out.size() > k_max_steps) out.clear();
    return out;
  }

  // The cells of a set that does not depend on pieces; none for any other set.
  std::optional<Bits<W>> cells(const BoundSet& set) {
    const auto masks = plain(set);
    if (!masks || !constant(*masks)) return std::nullopt;
    return masks->own;
  }

 private:
  using Step = SetStep<W>;
  using SetStepOp = typename Step::SetStepOp;

  static bool same(const SetPlan<W>& a, const SetPlan<W>& b) {
    if (!a.plain || !b.plain) return !a.steps.empty() && a.steps == b.steps;
    const PlainSet<W>&x = a.masks, &y = b.masks;
    return a.occupancy == b.occupancy && x.own == y.own && x.enemy == y.enemy &&
           x.empty == y.empty && x.nobody == y.nobody;
  }

  int occupancy(ZoneInstance zone, SeatPlan<W>& plan) const {
    const ZoneLayout& layout = game_.layout().zone(zone);
    Occupancy out;
    out.zone = zone;
    out.own = layout.owner_sets[nth(seat_)];
    out.nobody = layout.owner_sets.back();
    for (int s = 0; s < game_.seats(); ++s)
      if (s != index(seat_) && layout.owner_sets[nth(s)] >= 0)
        out.enemies.push_back(layout.owner_sets[nth(s)]);
    for (std::size_t i = 0; i < plan.occupancies.size(); ++i)
      if (plan.occupancies[i].zone == zone) return static_cast<int>(i);
    plan.occupancies.push_back(out);
    return static_cast<int>(plan.occupancies.size()) - 1;
  }

  static PlainSet<W> everybody(const Bits<W>& cells) {
    PlainSet<W> out;
    out.own = out.enemy = out.empty = out.nobody = cells;
    return out;
  }
  static bool constant(const PlainSet<W>& masks) {
    return masks.own == masks.enemy && masks.own == masks.empty && masks.own == masks.nobody;
  }

  // The four masks of a set, if it is plain.
  std::optional<PlainSet<W>> plain(const BoundSet& set) {
    switch (set.op) {
      case SetOp::everywhere:
        return everybody(plan_.all);
      case SetOp::nowhere:
        return everybody({});
      case SetOp::cell: {
        Bits<W> one;
        one.add(index(set.cell));
        return everybody(one);
      }
      case SetOp::region:
        return everybody(region(set));
      case SetOp::near:
      case SetOp::around:
        return near(set);
      case SetOp::level:
        return level(set);
      case SetOp::group:
        return group(set);
      case SetOp::first_of:
        return first_of(set);
      case SetOp::unite:
      case SetOp::meet:
      case SetOp::minus:
        return combine(set);
      case SetOp::bracket:
        return std::nullopt;
      default:
        return pieces(set);
    }
  }

  Bits<W> region(const BoundSet& set) const {
    Bits<W> out;
    for (int s = 0; s < game_.seats(); ++s)
      if (set.whose == Whose::any || (set.whose == Whose::own) == (s == index(seat_)))
        out = out | Bits<W>::of(game_.region(set.region, SeatId(s)).words());
    return out;
  }

  std::optional<PlainSet<W>> near(const BoundSet& set) {
    const auto inner = cells(*set.a);
    if (!inner) return std::nullopt;
    return everybody(near_cells(set.dirs[seat_], plan_.shifts, *inner,
                                set.op == SetOp::around ? *inner : Bits<W>{}));
  }

  std::optional<PlainSet<W>> level(const BoundSet& set) {
    const auto inner = cells(*set.a);
    if (!inner) return std::nullopt;
    return everybody(plan_.level(*inner));
  }

  std::optional<PlainSet<W>> group(const BoundSet& set) {
    const auto of = cells(*set.a), from = cells(*set.b);
    if (!of || !from) return std::nullopt;
    return everybody(plan_.group(set, seat_, *of, *from));
  }

  std::optional<PlainSet<W>> first_of(const BoundSet& set) {
    const auto first = cells(*set.a);
    if (!first) return std::nullopt;
    return first->any() ? everybody(*first) : plain(*set.b);
  }

  std::optional<PlainSet<W>> combine(const BoundSet& set) {
    const auto a = plain(*set.a), b = plain(*set.b);
    if (!a || !b) return std::nullopt;
    const auto op = [&](const Bits<W>& x, const Bits<W>& y) {
      return set.op == SetOp::unite ? x | y : set.op == SetOp::meet ? x & y : x - y;
    };
    PlainSet<W> out;
    out.own = op(a->own, b->own);
    out.enemy = op(a->enemy, b->enemy);
    out.empty = op(a->empty, b->empty);
    out.nobody = op(a->nobody, b->nobody);
    return out;
  }

  bool sees(ZoneInstance zone) const {
    if (truth_) return true;
    const ZoneLayout& layout = game_.layout().zone(zone);
    return seen_whole(game_.definition().zones[layout.zone].see, layout.seat, seat_);
  }

  // own, enemy … of any kind, in a one-slot zone that the seat sees completely, and in one zone
  // only.
  std::optional<PlainSet<W>> pieces(const BoundSet& set) {
    const ZoneInstance zone = game_.layout().zone_instance(set.zone, seat_);
    if (set.kind != KindId::none || game_.layout().zone(zone).holds != Holds::one)
      return std::nullopt;
    if (!sees(zone) || (zone_ != ZoneInstance::none && zone_ != zone)) return std::nullopt;
    zone_ = zone;
    PlainSet<W> out;
    const bool filled = set.op == SetOp::filled || set.op == SetOp::any;
    if (set.op == SetOp::empty) out.empty = plan_.all;
    if (filled || set.op == SetOp::own) out.own = plan_.all;
    if (filled || set.op == SetOp::enemy) out.enemy = plan_.all;
    if (filled) out.nobody = plan_.all;
    return out;
  }

  // Appends the steps that compute the set; returns false if steps are not enough.
  bool describe(const BoundSet& set, std::vector<Step>& steps) {
    if (const auto fixed = cells(set)) {
      steps.push_back(
          {.op = SetStepOp::cells, .cells = *fixed, .words = {}, .dirs = {}, .beside = {}});
      return true;
    }
    if (!set.a) return describe_pieces(set, steps);
    if (const BoundSet* part = all_that_counts(set)) return describe(*part, steps);
    const std::optional<SetStepOp> op = step_op(set);
    if (!op || !describe(*set.a, steps)) return false;
    const std::size_t first = steps.size();
    if (set.b && !describe(*set.b, steps)) return false;
    if (*op == SetStepOp::minus && steps.size() == first + 1 && take_last(steps)) return true;
    Step step;
    step.op = *op;
    if (!set.dirs.empty()) step.dirs = set.dirs[seat_];
    if (*op == SetStepOp::near || *op == SetStepOp::around) look_up(step);
    steps.push_back(std::move(step));
    return true;
  }

  // If one of the two parts of a set has no effect, as options may leave it (a + nowhere, a -
  // nowhere, a * everywhere), the other part.
  const BoundSet* all_that_counts(const BoundSet& set) {
    const bool unite = set.op == SetOp::unite, meet = set.op == SetOp::meet;
    if (!unite && !meet && set.op != SetOp::minus) return nullptr;
    const Bits<W> idle = meet ? plan_.all : Bits<W>{};
    if (cells(*set.b) == idle) return set.a.get();
    if ((unite || meet) && cells(*set.a) == idle) return set.b.get();
    return nullptr;
  }

  // The last step pushes what is to be removed from a set: merges both into one step, if possible.
  static bool take_last(std::vector<Step>& steps) {
    Step lost = std::move(steps.back());
    steps.pop_back();
    Step& last = steps.back();
    const bool some = last.op == SetStepOp::vacant || last.op == SetStepOp::cells;
    if (lost.op == SetStepOp::cells && some) {
      last.cells = last.cells - lost.cells;
    } else if (lost.op == SetStepOp::pieces) {
      lost.op = SetStepOp::less;
      if (last.op == SetStepOp::cells) last.op = SetStepOp::vacant;
      if (last.op == SetStepOp::vacant || last.op == SetStepOp::less)
        last.words.insert(last.words.end(), lost.words.begin(), lost.words.end());
      else
        steps.push_back(std::move(lost));
    } else {
      steps.push_back(std::move(lost));
      return false;
    }
    return true;
  }

  // Looks up where each cell's links lead, on boards where that takes little memory.
  void look_up(Step& step) const {
    for (int cell = 0; cell < game_.cells() && W <= 4; ++cell) {
      Bits<W> one;
      one.add(cell);
      step.beside.push_back(near_cells(step.dirs, plan_.shifts, one, {}));
    }
  }

  // The step for an operation on sets, if there is one.
  static std::optional<SetStepOp> step_op(const BoundSet& set) {
    switch (set.op) {
      case SetOp::near:
        return SetStepOp::near;
      case SetOp::around:
        return SetStepOp::around;
      case SetOp::group:
        if (set.dirs.empty()) return std::nullopt;
        return SetStepOp::group;
      case SetOp::unite:
        return SetStepOp::unite;
      case SetOp::meet:
        return SetStepOp::meet;
      case SetOp::minus:
        return SetStepOp::minus;
      case SetOp::first_of:
        return SetStepOp::first_of;
      default:
        return std::nullopt;
    }
  }

  bool describe_pieces(const BoundSet& set, std::vector<Step>& steps) const {
    const ZoneInstance zone = game_.layout().zone_instance(set.zone, seat_);
    if (!sees(zone)) return false;
    const ZoneLayout& layout = game_.layout().zone(zone);
    Step step;
    step.op = set.op == SetOp::empty ? SetStepOp::vacant : SetStepOp::pieces;
    step.cells = plan_.all;
    for (int owner = 0; owner <= game_.seats() && set.op != SetOp::hidden; ++owner) {
      const bool mine = owner == index(seat_), nobody = owner == game_.seats();
      if (set.op == SetOp::own && !mine) continue;
      if (set.op == SetOp::enemy && (mine || nobody)) continue;
      int word = layout.owner_sets[nth(owner)];
      if (set.kind != KindId::none) {
        const int code = game_.layout().code({set.kind, nobody ? SeatId::none : SeatId(owner)});
        word = code < 0 ? -1 : layout.code_sets[nth(code)];
      }
      if (word >= 0) step.words.push_back(word);
    }
    steps.push_back(std::move(step));
    return true;
  }

  const Game& game_;
  const Plan<W>& plan_;
  SeatId seat_;
  bool truth_;                              // plan for the full state
  ZoneInstance zone_ = ZoneInstance::none;  // the zone of the set that is being planned
};

}  // namespace hr

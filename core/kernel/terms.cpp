// SPDX-License-Identifier: MIT
#include "core/kernel/terms.h"

#include <algorithm>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/piece_counts.h"
#include "core/plan/plan_steps.h"

namespace hr {

template <int W>
inline Bits<W> Terms<W>::seen(const State& state, ZoneInstance zone, SeatId viewer) const {
  const ZoneLayout& layout = game_->layout().zone(zone);
  const B& ground = plan_.ground(layout.zone);
  if (viewer == SeatId::owner) return ground;
  const Visibility& see = game_->definition().zones[layout.zone].see;
  if (see.who != Visibility::Who::cells)
    return sees_all_of(see, layout.seat, viewer) ? ground : B{};
  // What others have in fog would show their secret answers, so it is hidden until all are given.
  const Header& header = state.header();
  const bool others = layout.seat != SeatId::none && layout.seat != viewer;
  if (others && (header.in_group || (header.asks > 0 && all_open(state, *game_)))) return {};
  try {
    return value(*plan_.fog[layout.zone], state, viewer, SeatId::owner);
  } catch (Exhausted& exhausted) {
    exhausted.set_place("zones." + game_->definition().zones[layout.zone].name + ".see");
    throw;
  }
}

template <int W>
inline Bits<W> Terms<W>::pieces(const BoundTerm& set, const State& state, SeatId seat,
                                SeatId viewer) const {
  const ZoneInstance instance = game_->layout().zone_instance(set.zone, seat);
  const ZoneLayout& layout = game_->layout().zone(instance);
  const B visible = seen(state, instance, viewer);
  if (set.op == TermOp::hidden) return plan_.ground(set.zone) - visible;
  B out;
  for (const int word : sets_of_pieces(*game_, layout, set, seat))
    out.unite(state.words() + word, plan_.words);
  if (layout.holds == Holds::bag) out &= cells_of_kinds<W>(layout, set, seat);
  const bool owned = set.op == TermOp::own || set.op == TermOp::enemy;
  if (owned && instance == game_->layout().struck_zone())
    out.remove_all(state.words() + game_->layout().struck_word(), plan_.words);
  return set.op == TermOp::empty ? visible - out : visible & out;
}

template <int W>
// NOLINTNEXTLINE(readability-function-size): a line for each word, so that none is forgotten
Bits<W> Terms<W>::value(const BoundTerm& set, const State& state, SeatId seat,
                        SeatId viewer) const {
  const auto inner = [&](const Bound& part) { return value(*part, state, seat, viewer); };
  switch (set.op) {
    case TermOp::everywhere:
      return plan_.all;
    case TermOp::nowhere:
      return {};
    case TermOp::region:
      return Plan<W>::region(*game_, set, seat);
    case TermOp::cell: {
      B out;
      out.add(index(set.cell));
      return out;
    }
    case TermOp::near:
    case TermOp::around: {
      if (set.b || set.ways) return planned(set, state, seat, viewer);
      const B at = inner(set.a);
      B out = set.op == TermOp::around ? at : B{};
      for (const DirectionId dir : set.dirs[seat]) {
        out |= plan_.shifts[nth(dir)].push(at);
        Allowance::spend(std::min(W, 32));
      }
      return out;
    }
    case TermOp::level:
      return plan_.level(inner(set.a));
    case TermOp::group:
      if (set.ways) return planned(set, state, seat, viewer);
      return plan_.group(set, seat, inner(set.a), inner(set.b));
    case TermOp::bracket:
      if (set.ways) return planned(set, state, seat, viewer);
      return bracket_cells(set.dirs[seat], plan_.shifts, inner(set.a), inner(set.b));
    case TermOp::unite:
      return set.sort == Sort::cells ? inner(set.a) | inner(set.b)
                                     : planned(set, state, seat, viewer);
    case TermOp::meet:
    case TermOp::minus:
      if (set.a->sort != Sort::cells || set.b->sort != Sort::cells)
        return planned(set, state, seat, viewer);
      return set.op == TermOp::meet ? inner(set.a) & inner(set.b) : inner(set.a) - inner(set.b);
    case TermOp::first_of: {
      const B first = inner(set.a);
      return first.any() ? first : inner(set.b);
    }
    case TermOp::empty:
    case TermOp::filled:
    case TermOp::hidden:
    case TermOp::own:
    case TermOp::enemy:
    case TermOp::any:
      return set.counts() ? planned(set, state, seat, viewer) : pieces(set, state, seat, viewer);
    // Seldom made anew for each question.
    case TermOp::between:
    case TermOp::ray:
    case TermOp::lines:
    case TermOp::links_of:
    case TermOp::ends_of:
    case TermOp::holding:
    case TermOp::having:
    case TermOp::chosen_kind:
    case TermOp::origin:
    case TermOp::here:
    case TermOp::passed:
    case TermOp::crossed:
    case TermOp::lost:
    case TermOp::top:
    case TermOp::bottom:
    case TermOp::under:
    case TermOp::zone:
    case TermOp::var:
    case TermOp::option:
    case TermOp::declared:
    case TermOp::as:
    case TermOp::chosen:
    case TermOp::me:
    case TermOp::others:
    case TermOp::everyone:
    case TermOp::partners:
    case TermOp::opponents:
    case TermOp::next_seat:
    case TermOp::actor:
    case TermOp::seats:
    case TermOp::seats_for:
    case TermOp::best:
    case TermOp::some:
    case TermOp::no:
    case TermOp::at_least:
    case TermOp::is:
    case TermOp::one_group:
    case TermOp::repeated:
    case TermOp::go_on:
    case TermOp::number:
    case TermOp::count:
    case TermOp::total:
    case TermOp::repetitions:
    case TermOp::lifted:
    case TermOp::heading:
    case TermOp::direction:
    case TermOp::turned:
      break;
  }
  return planned(set, state, seat, viewer);
}

// By steps that are used only once.
template <int W>
Bits<W> Terms<W>::planned(const BoundTerm& term, const State& state, SeatId seat,
                          SeatId viewer) const {
  const bool truth = viewer == SeatId::owner;
  const auto steps = plan_steps(*game_, plan_, seat,
                                {.viewer = truth ? SeatId::none : viewer, .truth = truth}, term);
  if (steps.empty()) throw Error("this term: this term is too long, or nested too deeply");
  return evaluate_steps(steps, plan_, state.words());
}

namespace {

// Such sets, made anew for one cell after another, would fill the cache.
inline bool names_a_cell(const BoundTerm& set) {
  return set.op == TermOp::cell || (set.a && names_a_cell(*set.a)) ||
         (set.b && names_a_cell(*set.b)) || (set.c && names_a_cell(*set.c));
}

}  // namespace

template <int W>
inline const std::vector<TermStep<W>>* Terms<W>::steps_of(const Bound& set, SeatId seat) {
  // NOLINTNEXTLINE(*-reinterpret-cast): where it lies is all that is asked
  const auto address = reinterpret_cast<std::uintptr_t>(set.get());
  Asked& asked = asked_[(address >> 6 ^ address >> 12 ^ nth(seat)) % k_max_asked];
  if (!asked.set && !names_a_cell(*set))
    asked = {set, seat, plan_steps(*game_, plan_, seat, {.truth = true}, *set)};
  const bool known = asked.set == set && asked.seat == seat && !asked.steps.empty();
  return known ? &asked.steps : nullptr;
}

template <int W>
inline Bits<W> Terms<W>::asked(const Bound& set, const State& state, SeatId seat, SeatId viewer) {
  const auto* steps = viewer == SeatId::owner ? steps_of(set, seat) : nullptr;
  return steps != nullptr ? evaluate_steps(*steps, plan_, state.words())
                          : value(*set, state, seat, viewer);
}

#define HR_TERMS(W) template class Terms<W>;
HR_EACH_WIDTH(HR_TERMS)
#undef HR_TERMS

}  // namespace hr

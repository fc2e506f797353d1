// SPDX-License-Identifier: MIT
#include "core/kernel/terms.h"

#include <algorithm>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/language/term_table.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/piece_counts.h"
#include "core/plan/plan_steps.h"
#include "core/plan/step_of_parts.h"

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
  const MeantPieces which = word_of(set.op).pieces;
  if (which == MeantPieces::unseen) return plan_.ground(set.zone) - visible;
  B out;
  for (const int word : sets_of_pieces(*game_, layout, set, seat))
    out.unite(state.words() + word, plan_.words);
  if (layout.holds == Holds::bag) out &= cells_of_kinds<W>(layout, set, seat);
  if (owner_decides(which) && instance == game_->layout().struck_zone())
    out.remove_all(state.words() + game_->layout().struck_word(), plan_.words);
  return which == MeantPieces::absent ? visible - out : visible & out;
}

template <int W>
Bits<W> Terms<W>::value(const BoundTerm& set, const State& state, SeatId seat,
                        SeatId viewer) const {
  const auto inner = [&](const Bound& part) { return value(*part, state, seat, viewer); };
  switch (word_of(set.op).at_once) {
    case AtOnce::everywhere:
      return plan_.all;
    case AtOnce::nowhere:
      return {};
    case AtOnce::region:
      return Plan<W>::region(*game_, set, seat);
    case AtOnce::cell: {
      B out;
      out.add(index(set.cell));
      return out;
    }
    case AtOnce::by_step: {
      // What functions of rules ask most; a step of its own would be allocated each time.
      const bool around = set.op == TermOp::around;
      if ((around || set.op == TermOp::near) && !set.b && !set.ways) {
        const B at = inner(set.a);
        return near_cells(set.dirs[seat], plan_.shifts, at, around ? at : B{});
      }
      if (set.op == TermOp::group && !set.ways) {
        const B of = inner(set.a), from = inner(set.b);
        return set.dirs.empty() ? plan_.connected_to(of, from)
                                : group_cells(set.dirs[seat], plan_.shifts, of, from);
      }
      std::vector<B> parts;
      each_part(set,
                [&](const BoundTerm& part) { parts.push_back(value(part, state, seat, viewer)); });
      return value_of_parts<W>(set, seat, plan_, parts);
    }
    case AtOnce::joined: {
      if (set.a->type != TermType::cells || set.b->type != TermType::cells) break;
      return join_sets<W>(word_of(set.op).joins, inner(set.a), inner(set.b));
    }
    case AtOnce::first_of: {
      const B first = inner(set.a);
      return first.any() ? first : inner(set.b);
    }
    case AtOnce::pieces:
      if (set.counts()) break;
      return pieces(set, state, seat, viewer);
    // Seldom made anew for each question.
    case AtOnce::direction:
    case AtOnce::number:
    case AtOnce::seats:
    case AtOnce::never:
    case AtOnce::unset:
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
  return is_one_cell(set) || (set.a && names_a_cell(*set.a)) || (set.b && names_a_cell(*set.b)) ||
         (set.c && names_a_cell(*set.c));
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

#define HR_MAKE_TERMS(W) template class Terms<W>;
HR_EACH_WIDTH(HR_MAKE_TERMS)
#undef HR_MAKE_TERMS

}  // namespace hr

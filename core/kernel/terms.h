// SPDX-License-Identifier: MIT
// Evaluates terms: by a list of steps planned once; and sets that rules make anew for each question
// by recursion over their description, because planning would take longer. Calls no rules, so it
// can be used at any time. Throws Exhausted. Threads: one.
#pragma once

#include <vector>

#include "core/base/allowance.h"
#include "core/engine/asks.h"
#include "core/game/game.h"
#include "core/plan/plan.h"
#include "core/plan/term_steps.h"

namespace hr {

template <int W>
class Terms {
 public:
  // Both must outlive it.
  Terms(const Game& game, const Plan<W>& plan) : game_(&game), plan_(plan) {}

  // The set for a seat, as `viewer` sees it (none: the full state).
  Bits<W> value(const BoundTerm& set, const State& state, SeatId seat, SeatId viewer) const;
  // A set of a pattern, as the seat itself sees it.
  Bits<W> value(const TermPlan<W>& set, const SeatPlan<W>& plan, const State& state, SeatId seat,
                const ActionPlaces<W>* places = nullptr) const;
  // The same as value(), but by steps where possible.
  Bits<W> asked(const Bound& set, const State& state, SeatId seat, SeatId viewer);
  // A term that was planned for one seat, on this state; its action's places if there is one.
  Bits<W> value(const std::vector<TermStep<W>>& steps, const State& state,
                const ActionPlaces<W>* places) const {
    return evaluate_steps(steps, plan_, state.words(), places);
  }
  // The same of a term that may ask which seats could not act in this state. The places of an
  // action, if there is one, say that this is the position.
  Bits<W> judged(const std::vector<TermStep<W>>& steps, const State& state,
                 const ActionPlaces<W>* places) const {
    if (places != nullptr) return value(steps, state, places);
    ActionPlaces<W> only_position;
    only_position.position = &state;
    return value(steps, state, &only_position);
  }
  // The cells of a zone instance that `viewer` sees (none: all).
  Bits<W> seen(const State& state, ZoneInstance zone, SeatId viewer) const;

 private:
  using B = Bits<W>;

  // A set that rules evaluated on the full state, as steps (empty: steps are not enough). Each
  // place of the cache keeps its first set, because rules may make new sets for each question.
  struct Asked {
    Bound set;
    SeatId seat = SeatId::none;
    std::vector<TermStep<W>> steps;
  };
  static constexpr std::size_t k_max_asked = 64;

  B pieces(const BoundTerm& set, const State& state, SeatId seat, SeatId viewer) const;
  B planned(const BoundTerm& term, const State& state, SeatId seat, SeatId viewer) const;
  const std::vector<TermStep<W>>* steps_of(const Bound& set, SeatId seat);

  B load(const State& state, int word) const { return B::load(state.words() + word, plan_.words); }

  const Game* game_;
  const Plan<W>& plan_;
  std::vector<Asked> asked_ = std::vector<Asked>(k_max_asked);
};

// A set of a pattern, as the seat sees it.
template <int W>
inline Bits<W> Terms<W>::value(const TermPlan<W>& set, const SeatPlan<W>& plan, const State& state,
                               SeatId seat, const ActionPlaces<W>* places) const {
  if (!set.steps.empty()) return evaluate_steps(set.steps, plan_, state.words(), places);
  if (!set.plain) return value(*set.set, state, seat, seat);
  const PlainSet<W>& masks = set.masks;
  if (masks.type == PlainSet<W>::MaskType::constant) return masks.own;
  const Occupancy& occupancy = plan.occupancies[nth(set.occupancy)];
  const B own = occupancy.own < 0 ? B{} : load(state, occupancy.own);
  if (masks.type == PlainSet<W>::MaskType::not_own) return masks.empty - own;
  B enemy;
  for (const int word : occupancy.enemies) enemy.unite(state.words() + word, plan_.words);
  const B nobody = occupancy.nobody < 0 ? B{} : load(state, occupancy.nobody);
  const B empty = masks.empty - (own | enemy | nobody);
  if (masks.type == PlainSet<W>::MaskType::on_empty) return empty;
  return empty | (masks.own & own) | (masks.enemy & enemy) | (masks.nobody & nobody);
}

}  // namespace hr

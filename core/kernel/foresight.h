// SPDX-License-Identifier: MIT
// Tells whether actions of foreseeable patterns are forbidden by the position that they lead to
// (PatternPlan::refused), most of them without trying: the conditions are worked out once, as if
// the seat had done nothing, together with what that rests on (core/plan/footprint.h). An action
// that changes nothing of it is forbidden if one of them holds, and else it is not. Of any other,
// only the piece is moved, as these conditions look at nothing else.
#pragma once

#include <algorithm>
#include <vector>

#include "core/engine/pieces.h"
#include "core/game/game.h"
#include "core/game/state.h"
#include "core/plan/footprint.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class Foresight {
 public:
  // What is asked next is about this position, which must outlive that, and the conditions of this
  // foreseeable pattern. `many`: there are so many actions that looking ahead pays.
  void begin(const Game& game, const Plan<W>& plan, const State& state,
             const PatternPlan<W>& pattern, bool many);
  // Whether they forbid an action of a pattern with the same conditions. `trial` is overwritten.
  bool forbids(const PatternPlan<W>& pattern, const Action& action, State& trial) const;

 private:
  // Notes where pieces of the zone matter; returns whether the conditions rest on nothing else.
  bool note_places();
  void look(const PatternPlan<W>& pattern);

  const Game* game_ = nullptr;
  const Plan<W>* plan_ = nullptr;
  const State* state_ = nullptr;
  const ZoneLayout* zone_ = nullptr;
  bool known_ = false, forbidden_ = false;  // whether most actions are told of, and what
  Footprint<W> footprint_;
  Bits<W> matter_;                 // where the piece that is there matters
  std::vector<Bits<W>> may_come_;  // by code: where such a piece would matter if it came there
};

template <int W>
void Foresight<W>::begin(const Game& game, const Plan<W>& plan, const State& state,
                         const PatternPlan<W>& pattern, bool many) {
  game_ = &game;
  plan_ = &plan;
  state_ = &state;
  zone_ = &game.layout().zone(pattern.zone);
  known_ = false;
  if (many) look(pattern);
}

template <int W>
void Foresight<W>::look(const PatternPlan<W>& pattern) {
  footprint_.clear();
  forbidden_ = false;
  for (const auto& condition : pattern.refused) {
    if (!footprint_.add(condition.steps, *plan_, state_->words())) continue;
    footprint_.clear();  // this one is enough
    forbidden_ = footprint_.add(condition.steps, *plan_, state_->words());
    break;
  }
  known_ = note_places();
}

template <int W>
bool Foresight<W>::note_places() {
  std::size_t found = 0;
  may_come_.assign(zone_->pieces.size(), {});
  matter_ = {};
  for (const auto& part : footprint_.parts()) {
    bool of_zone = false;
    for (std::size_t code = 0; code < zone_->pieces.size(); ++code) {
      if (zone_->code_sets[code] != part.word && zone_->extra_sets[code] != part.word) continue;
      may_come_[code] |= part.cells;
      of_zone = true;
    }
    found += of_zone ? 1 : 0;
  }
  for (std::size_t code = 0; code < zone_->pieces.size(); ++code) {
    Bits<W> there;
    there.unite(state_->words() + zone_->code_sets[code], plan_->words);
    matter_ |= there & may_come_[code];
  }
  return found == footprint_.parts().size();
}

template <int W>
bool Foresight<W>::forbids(const PatternPlan<W>& pattern, const Action& action,
                           State& trial) const {
  const bool places = word_of(pattern.type).places();
  const int from = places ? -1 : index(action.cell(0)), to = index(action.cell(places ? 0 : 1));
  const int code = places ? pattern.code : code_at(state_->words(), *zone_, from);
  if (known_ && !matter_.test(to) && !may_come_[nth(code)].test(to) &&
      (places || !matter_.test(from)))
    return forbidden_;
  trial.take_position(*state_);
  if (!places) take_piece(trial, *game_, *zone_, from, code);
  if (const int victim = code_at(trial.words(), *zone_, to); victim >= 0)
    take_piece(trial, *game_, *zone_, to, victim);
  put_piece(trial, *game_, *zone_, to, code);
  return std::ranges::any_of(pattern.refused, [&](const auto& condition) {
    return evaluate_steps(condition.steps, *plan_, trial.words()).any();
  });
}

}  // namespace hr

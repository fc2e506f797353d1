// SPDX-License-Identifier: MIT
// Reports what comes into sight in fog: if an action brings another owner's piece into a seat's
// sight, that seat is told, since the action may thereby reveal something. The caller must call
// note() before an action and tell() after the same action. Calls no rules.
// Threads: one.
#pragma once

#include <vector>

#include "core/engine/engine.h"
#include "core/kernel/terms.h"
#include "core/plan/hidden_reads.h"

namespace hr {

template <int W>
class FogWatch {
 public:
  // All must outlive it.
  FogWatch(const Game& game, const Plan<W>& plan, const Terms<W>& sets)
      : game_(&game), plan_(plan), terms_(sets) {}

  // Stores what every seat sees of the zones with fog.
  void note(const State& state);
  // Whether, at note(), a seat did not see a cell of such a zone.
  bool hid(ZoneInstance zone, SeatId seat, int cell) const {
    std::size_t noted = nth(seat);
    for (const ZoneInstance other : game_->layout().zone_instances()) {
      if (!in_fog(*game_, other)) continue;
      if (other == zone) return noted < sight_.size() && !sight_[noted].test(cell);
      noted += nth(game_->seats());
    }
    return false;
  }
  // Reports to each seat what it sees now and did not see at note(). context.events must not be
  // null.
  void tell(const State& state, ActionContext& context) const;

 private:
  using B = Bits<W>;

  void tell_new(const State& state, ZoneInstance zone, SeatId seat, const B& cells,
                ActionContext& context) const;

  const Game* game_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  std::vector<B> sight_;  // by zone with fog, then seat
};

}  // namespace hr

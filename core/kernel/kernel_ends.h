// SPDX-License-Identifier: MIT
// Checks the declared ends of a game after an action.
#pragma once

#include "core/kernel/kernel.h"

namespace hr {

template <int W>
void Kernel<W>::check_ends(State& state, SeatId seat, ActionContext& context) {
  const Header& header = state.header();
  for (std::size_t i = 0; i < plan_.ends.size() && !header.ended; ++i) {
    Allowance::spend(1);
    const EndPlan<W>& e = plan_.ends[i];
    const int number = static_cast<int>(i);
    const auto wins = [&](bool yes) {
      if (yes) end(state, EndReason::end, number, seat_bit(seat));
    };
    const auto runs_out = [&](bool yes) {
      if (yes && e.by_score) end_by_score(state, EndReason::end, number);
      if (yes && !e.by_score) end(state, EndReason::end, number, 0);
    };
    switch (e.type) {
      case EndType::reach:
      case EndType::line:
      case EndType::connects:
      case EndType::cuts:
        wins(ends_.arrived(number, state, seat));
        break;
      case EndType::idle:
        runs_out(header.idle >= static_cast<std::uint32_t>(e.n));
        break;
      case EndType::plies:
        runs_out(played(header) >= static_cast<std::uint32_t>(e.n));
        break;
      case EndType::repeats:
        break;  // checked when the turn has passed
      case EndType::rule: {
        Effect effect(*this, state, context, seat);
        const Verdict verdict = rules_.end(effect, number, seat);
        if (header.ended) break;
        if (verdict.decision == Verdict::Decision::won)
          end(state, EndReason::end, number, verdict.winners);
        if (verdict.decision == Verdict::Decision::draw) end(state, EndReason::end, number, 0);
        if (verdict.decision == Verdict::Decision::score)
          end_by_score(state, EndReason::end, number);
      }
    }
  }
}

}  // namespace hr

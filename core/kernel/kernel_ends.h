// SPDX-License-Identifier: MIT
// Checks the declared ends of a game after an action.
#pragma once

#include "core/kernel/kernel.h"

namespace hr {

// Ends the game as a declared end says for the seat that has acted.
template <int W>
void Kernel<W>::declared_end(State& state, int number, SeatId seat) {
  const std::uint32_t all = all_seats(game_->seats());
  switch (plan_.ends[nth(number)].result) {
    case EndResult::wins:
      return end(state, EndReason::end, number, seat_bit(seat));
    case EndResult::loses:
      return end(state, EndReason::end, number, all & ~seat_bit(seat));
    case EndResult::draws:
      return end(state, EndReason::end, number, 0);
    case EndResult::score:
      return end_by_score(state, EndReason::end, number);
  }
}

template <int W>
void Kernel<W>::check_ends(State& state, SeatId seat, ActionContext& context) {
  const Header& header = state.header();
  for (std::size_t i = 0; i < plan_.ends.size() && !header.ended; ++i) {
    Allowance::spend(1);
    const EndPlan<W>& e = plan_.ends[i];
    const int number = static_cast<int>(i);
    const auto over = [&](bool yes) {
      if (yes) declared_end(state, number, seat);
    };
    switch (e.type) {
      case EndType::reach:
      case EndType::line:
      case EndType::connects:
      case EndType::cuts:
        over(ends_.arrived(number, state, seat));
        break;
      case EndType::idle:
        over(header.idle >= static_cast<std::uint32_t>(e.n));
        break;
      case EndType::plies:
        over(played(header) >= static_cast<std::uint32_t>(e.n));
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

// SPDX-License-Identifier: MIT
#include "core/kernel/game_end.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

#include "core/base/allowance.h"
#include "core/game/teams.h"
#include "core/language/end_table.h"

namespace hr {

template <int W>
void GameEnd<W>::end(State& state, EndReason reason, int number, std::uint32_t winners) {
  Header& header = state.header();
  header.ended = true;
  header.reason = reason;
  header.end = static_cast<std::uint8_t>(number);
  header.winners = static_cast<std::uint16_t>(all_of_teams(winners & ~std::uint32_t{header.out}));
}

template <int W>
void GameEnd<W>::end_by_score(State& state, EndReason reason, int number) {
  const GameDef& def = game_->definition();
  if (!def.score) return end(state, reason, number, 0);
  std::array<std::int64_t, k_max_seats> scores{};
  for (int s = 0; s < game_->seats(); ++s) scores[nth(s)] = engine_.score(state, SeatId(s));
  add_up_teams(def, std::span(scores.data(), nth(game_->seats())));
  // Of a side whose seats are all out, the score does not count.
  const std::uint32_t in = all_of_teams(seats_in_play(state.header(), game_->seats()));
  std::int64_t highest = std::numeric_limits<std::int64_t>::min();
  for (int s = 0; s < game_->seats(); ++s)
    if ((in >> s & 1) != 0) highest = std::max(highest, scores[nth(s)]);
  std::uint32_t best = 0;
  for (int s = 0; s < game_->seats(); ++s)
    if ((in >> s & 1) != 0 && scores[nth(s)] == highest) best |= seat_bit(SeatId(s));
  const bool even = best == in && game_->seats() > 1 && !def.together;
  end(state, reason, number, even ? 0 : best);
}

template <int W>
void GameEnd<W>::declared(State& state, int number, SeatId seat) {
  const std::uint32_t all = all_seats(game_->seats());
  switch (plan_.ends[nth(number)].result) {
    case EndResult::wins:
      return end(state, EndReason::end, number, seat_bit(seat));
    case EndResult::loses:
      return end(state, EndReason::end, number, all & ~teams_[nth(seat)]);
    case EndResult::draws:
      return end(state, EndReason::end, number, 0);
    case EndResult::score:
      return end_by_score(state, EndReason::end, number);
  }
}

// A declared condition, or the seats for whom the game ends.
template <int W>
void GameEnd<W>::check_condition(State& state, int number, SeatId seat,
                                 const ActionPlaces<W>* places) {
  const EndPlan<W>& e = plan_.ends[nth(number)];
  const Bits<W> value = terms_.judged(e.condition[nth(seat)], state, places);
  if (!value.any()) return;
  if (!e.says_who) return declared(state, number, seat);
  const auto who = static_cast<std::uint32_t>(value.first_word());
  switch (e.result) {
    case EndResult::wins:
      return end(state, EndReason::end, number, who);
    case EndResult::loses:
      return end(state, EndReason::end, number, all_seats(game_->seats()) & ~all_of_teams(who));
    case EndResult::draws:
    case EndResult::score:
      return declared(state, number, seat);
  }
}

template <int W>
void GameEnd<W>::check(State& state, SeatId seat, ActionContext& context,
                       const ActionPlaces<W>* places) {
  const Header& header = state.header();
  for (std::size_t i = 0; i < plan_.ends.size() && !header.ended; ++i) {
    Allowance::spend(1);
    const EndPlan<W>& e = plan_.ends[i];
    const int number = static_cast<int>(i);
    const auto over = [&](bool yes) {
      if (yes) declared(state, number, seat);
    };
    switch (word_of(e.type).by) {
      case EndsBy::arrival:
        over(watch_.arrived(number, state, seat));
        break;
      case EndsBy::idling:
        over(header.idle >= static_cast<std::uint32_t>(e.n));
        break;
      case EndsBy::playing:
        over(played(header) >= static_cast<std::uint32_t>(e.n));
        break;
      case EndsBy::repeating:  // checked when the turn has passed
      case EndsBy::name:       // Effect::win() does it
      case EndsBy::unset:
        break;
      case EndsBy::condition:
        if (header.asks == 0 || !e.after_answers) check_condition(state, number, seat, places);
        break;
      case EndsBy::rule: {
        Effect effect(engine_, state, context, seat);
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

template <int W>
void GameEnd<W>::check_waiting(State& state, SeatId seat) {
  for (std::size_t i = 0; i < plan_.ends.size() && !state.header().ended; ++i)
    if (plan_.ends[i].after_answers) check_condition(state, static_cast<int>(i), seat, nullptr);
}

#define HR_GAME_END(W) template class GameEnd<W>;
HR_EACH_WIDTH(HR_GAME_END)
#undef HR_GAME_END

}  // namespace hr

// SPDX-License-Identifier: MIT
// Seats that win and lose together: those that declare the same team, or all of them if the game is
// played together. A seat without a team is one of its own. Sets of seats have one bit each.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>

#include "core/game/game_def.h"
#include "core/game/state.h"
#include "core/language/term_table.h"

namespace hr {

// The seats of a seat's team, itself included.
inline std::uint32_t team_of(const GameDef& definition, SeatId seat) {
  if (definition.together) return all_seats(static_cast<int>(definition.seats.size()));
  const std::string& team = definition.seats[seat].team;
  std::uint32_t out = seat_bit(seat);
  for (std::size_t s = 0; s < definition.seats.size() && !team.empty(); ++s)
    if (definition.seats[s].team == team) out |= seat_bit(SeatId(static_cast<int>(s)));
  return out;
}

// Which seats are around one of them, whoever acts.
inline SeatsAround seats_around(const GameDef& definition, SeatId seat) {
  const int seats = static_cast<int>(definition.seats.size());
  return {.me = seat_bit(seat),
          .team = team_of(definition, seat),
          .next = seat_bit(SeatId((index(seat) + 1) % seats)),
          .all = all_seats(seats)};
}

// Whether nobody plays against anybody: there is one seat, all seats are one team, or the rules say
// that all play together. Then not to win is to lose.
inline bool one_side(const GameDef& definition) {
  return team_of(definition, SeatId(0)) == all_seats(static_cast<int>(definition.seats.size()));
}

// The seats of all teams that have one of these seats.
inline std::uint32_t with_teams(const GameDef& definition, std::uint32_t seats) {
  std::uint32_t out = seats;
  for (std::size_t s = 0; s < definition.seats.size(); ++s)
    if ((seats >> s & 1) != 0) out |= team_of(definition, SeatId(static_cast<int>(s)));
  return out;
}

// Of the seats that win, those that have not resigned, with their teams.
inline std::uint16_t winners_in_play(const GameDef& definition, const Header& header,
                                     std::uint32_t winners) {
  static_assert(k_max_seats <= std::numeric_limits<std::uint16_t>::digits);
  return static_cast<std::uint16_t>(with_teams(definition, winners & ~std::uint32_t{header.out}));
}

// Replaces the score of each seat by the sum of its team's. Where all play together, each has
// everybody's score already.
inline void add_up_teams(const GameDef& definition, std::span<std::int64_t> scores) {
  if (definition.together) return;
  std::array<std::int64_t, k_max_seats> own{};
  std::ranges::copy(scores, own.begin());
  for (std::size_t s = 0; s < scores.size(); ++s) {
    const std::uint32_t team = team_of(definition, SeatId(static_cast<int>(s)));
    scores[s] = 0;
    for (std::size_t t = 0; t < scores.size(); ++t) scores[s] += (team >> t & 1) != 0 ? own[t] : 0;
  }
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "scripting/clients/people.h"

#include <algorithm>

namespace hr::scripting {

int people(const StatusReport& status) {
  return static_cast<int>(std::ranges::count_if(
      status.seats, [](const SeatReport& seat) { return !seat.bot.has_value(); }));
}

bool only_bots_act(const StatusReport& status) {
  return people(status) > 0 && !status.to_act.empty() &&
         std::ranges::all_of(status.to_act, [&](SeatId seat) { return is_bot(status, seat); });
}

SeatId Curtain::person_to_act(const StatusReport& status) const {
  const SeatId here = reader_seat(status);
  SeatId first = SeatId::none;
  for (const SeatId seat : status.to_act) {
    if (is_bot(status, seat)) continue;
    if (seat == here) return seat;
    if (first == SeatId::none) first = seat;
  }
  return first;
}

}  // namespace hr::scripting

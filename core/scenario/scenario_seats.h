// SPDX-License-Identifier: MIT
// Seats and actions as scenarios name them. Each throws Error, a sentence without a place.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/match.h"

namespace hr {

// A seat by its name; the words of scenarios are suggested too, where one of them may be meant.
SeatId seat_named(const Game& game, std::string_view name);
// "red", "red and blue", "red, blue and green"; "nobody" is none.
std::vector<SeatId> seats_named(const Game& game, std::string_view text);

// What somebody did, and the events that it told. The set-up is done by nobody.
struct DoneAction {
  SeatId seat = SeatId::none;
  const Action* action = nullptr;
  bool secret = false;  // others may know the verb only
  bool apart = false;   // others do not even know that something was done
  std::span<const Event> events;
};
DoneAction last_done_action(const Match& match, SeatId actor);

// The sentences that it told this seat: what was done, as far as it may know that, and events.
std::vector<std::string> sentences_for(const Game& game, const DoneAction& done, SeatId seat);

// "move A2 A3" for an action that this seat may do, however it was typed; "" for one that it may
// not do. Throws where it is no action at all.
std::string legal_text(const Match& match, SeatId seat, std::string_view typed);

}  // namespace hr

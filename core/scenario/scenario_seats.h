// SPDX-License-Identifier: MIT
// Seats and actions by the names used in scenarios. Each function throws Error, a sentence that
// names no place.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/match.h"

namespace hr {

// A seat by its name; suggestions include the words of scenarios, one of which may be meant.
SeatId seat_named(const Game& game, std::string_view name);
// "red", "red and blue", "red, blue and green"; "nobody" gives an empty list.
std::vector<SeatId> seats_named(const Game& game, std::string_view text);

// The last step and its events. The setup is done by nobody.
struct DoneAction {
  SeatId seat = SeatId::none;
  std::optional<Action> action = {};
  bool secret = false;  // others may know only the verb
  bool apart = false;   // others do not know that anything was done
  std::span<const Event> events;
};
DoneAction last_done_action(const Match& match, SeatId actor);

// The sentences that this seat was told: the action, as far as it may know it, and the events.
std::vector<std::string> sentences_for(const Game& game, const DoneAction& done, SeatId seat);

// The action in its standard form, such as "move A2 A3", if it is legal for this seat, however it
// was typed; "" if it is not. Throws Error if the text is no action at all.
std::string legal_text(const Match& match, SeatId seat, std::string_view typed);

}  // namespace hr

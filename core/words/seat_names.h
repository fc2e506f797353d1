// SPDX-License-Identifier: MIT
// Sentences in which seats are called by the people who sit in them: "Anna (white) moves B2 to
// B3." Pieces stay "white's cube". Nothing that is written down or compared is made with them: who
// sits where is no part of the game.
#pragma once

#include <string>
#include <vector>

#include "core/words/text.h"

namespace hr {

using SeatNames = std::vector<std::string>;  // by seat; "" or missing: the seat's own

// "Anna (white)"; the seat's name alone where the player has none or the same.
std::string seat_name_with(const std::string& player, const std::string& seat);

std::string seat_text(const Game& game, SeatId seat, const SeatNames& names);
std::string action_sentence(const Game& game, SeatId seat, const Action& action,
                            const SeatNames& names);
std::string secret_action_sentence(const Game& game, SeatId seat, VerbId verb,
                                   const SeatNames& names);
std::string event_text(const Game& game, const Event& event, const SeatNames& names);
std::string outcome_text(const Game& game, const State& state, const SeatNames& names);

}  // namespace hr

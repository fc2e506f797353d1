// SPDX-License-Identifier: MIT
// Sentences that name seats after their players: "Anna (white) moves B2 to B3." Pieces remain
// "white's cube". Such sentences are never stored or compared, because the players are not part of
// the game.
#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/game/standing.h"
#include "core/words/text.h"

namespace hr {

// "Anna (white)"; only the seat's name if the player has none or the same.
std::string seat_name_with(const std::string& player, const std::string& seat);

std::string seat_text(const Game& game, SeatId seat, const SeatNames& names);
// Whether verbs after what the seat is called are in the plural: the seat's own name, if the rules
// say so, and "You".
bool is_plural(const Game& game, SeatId seat, const std::string& called);
// What the seat is called, for verbs and owners that agree with it: "Attackers have", "attackers'".
Message seat_message(const Game& game, SeatId seat, const SeatNames& names = {});
// "white's cube", "an arrow" (without an owner), "nothing" (kind none).
Message piece_message(const Game& game, Piece piece);
std::string action_sentence(const Game& game, SeatId seat, const Action& action,
                            const SeatNames& names, Language language = {});
std::string secret_action_sentence(const Game& game, SeatId seat, VerbId verb,
                                   const SeatNames& names, Language language = {});
// Of an event that the rules declare, in their words.
std::string event_text(const Game& game, const Event& event, const SeatNames& names,
                       Language language = {});
// The places after a game that scores have decided: "1. ann (12), 2. bob (9), 2. cy (9)."
std::string places_text(const Game& game, const Standing& standing, const SeatNames& names);
// "Together you scored 17 points."; "You scored 17 points." in a game for one.
std::string total_text(const Game& game, std::int64_t total, Language language = {});
// "won", "drawn"; "lost" if all have lost together; in a game for one "solved", "failed"; "scored"
// where nobody plays against anybody and the game has ended with a score; "" while it goes on.
std::string result_word(const Game& game, const Header& header);
std::string outcome_text(const Game& game, const State& state, const SeatNames& names,
                         Language language = {});

}  // namespace hr

// SPDX-License-Identifier: MIT
// Steps of a match that the table gives it and rules need not know: a seat resigns, runs out of
// time, or says something about a draw. A draw that a seat offers stands until a seat that has not
// agreed acts, declines, resigns, or the rules or the position are changed; so a seat can offer one
// with its move. It is no part of the state: it is read off the steps that lead to the cursor.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/match/match.h"
#include "core/words/seat_names.h"

namespace hr {

struct DrawOffer {
  SeatId by = SeatId::none;
  std::uint32_t agreed = 0;  // the seats that agree, one bit each, the one that offered it included
};
// The one that stands at the cursor.
std::optional<DrawOffer> draw_offer(const Match& match);

// Why the seat cannot resign, or say this about a draw, now: a sentence for it; nothing: it can.
// The type must be offered, accepted or declined.
Message resign_objection(const Match& match, SeatId seat);
Message draw_objection(const Match& match, SeatId seat, StepType type);

// "White resigns."; "" for steps of other types.
std::string table_step_sentence(const Game& game, SeatId seat, StepType type,
                                const SeatNames& names, Language language = {});

}  // namespace hr

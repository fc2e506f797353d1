// SPDX-License-Identifier: MIT
// What is in a report, in the same words as in the log.
#pragma once

#include <string>

#include "core/table/game_report.h"
#include "core/table/report.h"

namespace hr {

// "2 white seeds and 1 black seed", "white pawn on cube"; "nothing"; "hidden".
std::string contents_text(const CellReport& cell, Holds holds,
                          const ById<SeatId, SeatReport>& seats);
// "White's", "Attackers'", "your".
std::string whose(const SeatReport& seat);
// "map of white", "field".
std::string zone_name(const ZoneReport& zone, const ById<SeatId, SeatReport>& seats);
std::string zone_name(const ZoneType& zone, const ById<SeatId, SeatDef>& seats);

// Whose turn it is, and what is to be done, as a sentence without a full stop: "White's turn: step
// or hop"; after the game, its outcome. `thinking`: a seat whose bot is thinking.
std::string turn_text(const Report& report, SeatId thinking = SeatId::none);
// The same without what is to be done, for where there is little room: "White's turn".
std::string short_turn_text(const Report& report, SeatId thinking = SeatId::none);

// Who looks: "Viewing as Anna (white)."
std::string viewing_text(const Report& report, Language language = {});

}  // namespace hr

// SPDX-License-Identifier: MIT
// Actions that are played before a command looks at the position: "A1 to A2; red: ready".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments/command.h"
#include "core/table/table.h"

namespace hr::cli {

// Who acts: "seat: action" says it, which is taken off; otherwise the first seat that is to act, or
// the first seat of all.
SeatId take_seat(const Table& table, std::string& action);

// Adds --moves to a command.
void add_first_moves(Command& command, std::string& moves);
// Plays actions that are separated by ';'. Throws Error about the first one that is refused.
void play_first(Table& table, std::string_view moves);

std::vector<SeatId> seats_to_act(const Report& report);

}  // namespace hr::cli

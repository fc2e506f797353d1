// SPDX-License-Identifier: MIT
// Private notes at the terminal, written by and shown to only the person at the screen.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/session/session_output.h"
#include "cli/session/table_client.h"

namespace hr::cli {

bool is_notes_command(std::string_view word);
// How many of the first words name a cell; a name may consist of several.
std::size_t cell_words(const TableClient& table, SeatId seat, std::span<const std::string> words);
// Runs one of these commands. True if a note was written.
bool use_notes(TableClient& table, const SessionOutput& output, SeatId seat,
               const std::vector<std::string>& words);

}  // namespace hr::cli

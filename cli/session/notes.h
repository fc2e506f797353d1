// SPDX-License-Identifier: MIT
// Private notes at the terminal: written and shown to whoever is at the screen, for no one else.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/session/session_output.h"
#include "cli/session/table_client.h"

namespace hr::cli {

bool is_notes_command(std::string_view word);
// How many of the words name a cell: a name may have several.
std::size_t cell_words(const TableClient& table, SeatId seat, std::span<const std::string> words);
// One of these commands and what follows it. True when a note was written.
bool use_notes(TableClient& table, const SessionOutput& voice, SeatId seat,
               const std::vector<std::string>& words);

}  // namespace hr::cli

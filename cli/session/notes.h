// SPDX-License-Identifier: MIT
// Private notes at the terminal, written by and shown to only the person at the screen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/session/session_output.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

// How many of the first words name a cell; a name may consist of several.
std::size_t cell_words(const scripting::TableClient& table, SeatId seat,
                       std::span<const std::string> words);
// Runs the command "note", "mark" or "jot", which is the first word. True if a note was written.
bool write_note(scripting::TableClient& table, const SessionOutput& output, SeatId seat,
                const std::vector<std::string>& words);
void show_notes(const scripting::TableClient& table, const SessionOutput& output, SeatId seat);

}  // namespace hr::cli

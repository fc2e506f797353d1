// SPDX-License-Identifier: MIT
// The commands for players and readers of rules. Each is declared in its own file, which adds it to
// the command line.
#pragma once

#include "cli/arguments/command_line.h"

namespace hr::cli {

void add_window(CommandLine& line);
bool window_can_open();
Exit open_window();
void add_list(CommandLine& line);
void add_open(CommandLine& line);
void add_pack(CommandLine& line);
void add_picture(CommandLine& line);
void add_play(CommandLine& line);
void add_record(CommandLine& line);
void add_export(CommandLine& line);
void add_share(CommandLine& line);
void add_legal(CommandLine& line);
void add_web(CommandLine& line);
void add_why(CommandLine& line);
void add_check(CommandLine& line);

}  // namespace hr::cli

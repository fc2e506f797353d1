// SPDX-License-Identifier: MIT
// The commands that find out what rules, and changes of them, do to a game. Each is declared in its
// own file, which adds it to the command line.
#pragma once

#include "cli/arguments/command_line.h"

namespace hr::cli {

class Team;

// With a team, these are played by all of its processes together.

void add_lab(CommandLine& line, Team* team = nullptr);
void add_sweep(CommandLine& line, Team* team = nullptr);
void add_balance(CommandLine& line, Team* team = nullptr);
void add_impact(CommandLine& line, Team* team = nullptr);
void add_luck(CommandLine& line, Team* team = nullptr);
void add_ladder(CommandLine& line, Team* team = nullptr);
void add_merge(CommandLine& line);
void add_what_if(CommandLine& line);
void add_solve(CommandLine& line);

}  // namespace hr::cli

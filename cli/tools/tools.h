// SPDX-License-Identifier: MIT
// The commands for whoever owns the rules. Each is declared in its own file, which adds it to the
// command line.
#pragma once

#include "cli/arguments/command_line.h"

namespace hr::cli {

void add_show(CommandLine& line);
void add_print(CommandLine& line);
void add_test(CommandLine& line);
void add_replay(CommandLine& line);
void add_secrecy(CommandLine& line);
void add_perft(CommandLine& line);
void add_par(CommandLine& line);
void add_simulate(CommandLine& line);
void add_bench(CommandLine& line);
void add_new(CommandLine& line);

}  // namespace hr::cli

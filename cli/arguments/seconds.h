// SPDX-License-Identifier: MIT
// The time for work that somebody asked for: what --seconds takes, and its end.
#pragma once

#include <functional>
#include <string>

#include "cli/arguments/command.h"
#include "cli/terminal/exit_code.h"
#include "core/base/allowance.h"

namespace hr::cli {

// A number of seconds from 0.01 to 3600; all else is refused in a sentence of our own.
Check seconds_range();

// --seconds of a command that works as long as it has processor time; what it does with what it has
// done by then stands in `help`, behind the default.
void add_seconds(Command& command, double& seconds, const std::string& help = "");

// That the calling thread has had so far.
double processor_seconds();

// So much processor time, and memory for what the work itself keeps.
Allowance::Limits work_limits(double seconds);
// Carries out `body` within that time, with no limit of memory but that of each question. Throws
// Failure, about `what`, when the time is over.
Exit within_seconds(const std::string& what, double seconds, const std::function<Exit()>& body);
// "stopped after 60 seconds of processor time (--seconds gives more)"
std::string out_of_time(double seconds);
// The same of what was used up: that, or the memory.
std::string used_up(const Exhausted& exhausted, double seconds);

}  // namespace hr::cli

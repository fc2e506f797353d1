// SPDX-License-Identifier: MIT
// The time limit of long work: the option --seconds, and what happens at the limit.
#pragma once

#include <functional>
#include <string>

#include "cli/arguments/command.h"
#include "cli/terminal/exit_code.h"
#include "core/base/allowance.h"

namespace hr::cli {

// Accepts 0.01 to 3600 seconds; anything else is refused with our own message.
Check seconds_range();

// Adds --seconds to a command that works until its processor time is used up. `help` says what the
// command does with its results so far; it is shown after the default.
void add_seconds(Command& command, double& seconds, const std::string& help = "");

// The processor time used by the calling thread.
double processor_seconds();

// A limit of this much processor time, and memory for the work's own results.
Allowance::Limits work_limits(double seconds);
// Runs `body` within that time, without a memory limit except that of each call. Throws Failure,
// about `what`, if the time is over.
Exit within_seconds(const std::string& what, double seconds, const std::function<Exit()>& body);
// "stopped after 60 seconds of processor time (--seconds gives more)"
std::string out_of_time(double seconds);
// The same for whatever was used up: the time or the memory.
std::string used_up(const Exhausted& exhausted, double seconds);

}  // namespace hr::cli

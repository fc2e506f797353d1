// SPDX-License-Identifier: MIT
// Limits for commands that answer at once: one limit for everything that they do, in addition to
// the limits of each call of a rule (core/base/allowance.h).
#pragma once

#include <functional>
#include <string>

#include "cli/terminal/exit_code.h"
#include "core/base/allowance.h"

namespace hr::cli {

// Less than a second of processor time, and memory for the largest ruleset that may be read.
constexpr Allowance::Limits k_quick_limits{
    .time = std::chrono::milliseconds(850), .memory = std::size_t{80} << 20, .whole = true};

// Runs `body` within the limit. Throws Failure, about `what`, if it is used up.
Exit at_once(const std::string& what, const std::function<Exit()>& body);

// The text of that failure, for callers that open the scope themselves.
std::string limit_message(const std::string& what, const Exhausted& exhausted);

}  // namespace hr::cli

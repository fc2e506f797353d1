// SPDX-License-Identifier: MIT
// Commands that answer at once: one limit around all that they do, beside those of each question
// that rules are asked (core/base/allowance.h).
#pragma once

#include <functional>
#include <string>

#include "cli/terminal/exit_code.h"
#include "core/base/allowance.h"

namespace hr::cli {

// Less than a second of processor time, and memory for the largest ruleset that may be read.
constexpr Allowance::Limits k_at_once{
    .time = std::chrono::milliseconds(850), .memory = std::size_t{80} << 20, .whole = true};

// Carries out `body` within it. Throws Failure, about `what`, when that is used up.
Exit at_once(const std::string& what, const std::function<Exit()>& body);

// The same sentence, for who opens the scope himself.
std::string too_much(const std::string& what, const Exhausted& exhausted);

}  // namespace hr::cli

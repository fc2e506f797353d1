// SPDX-License-Identifier: MIT
// What a game replayed under changed rules has shown, in sentences.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/lab/what_if_report.h"

namespace hr::scripting {

// How much was replayed and what came out.
std::vector<std::string> what_if_summary(const WhatIf& found);
// Of one step, or of several in a row, that the changed rules do not allow.
std::vector<std::string> not_allowed_text(std::span<const WhatIfStep> steps);
std::string outcome_or_going_on(const std::string& outcome);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// What came out of scenarios, in words.
#pragma once

#include <span>
#include <string>

#include "scripting/scenarios/test_run.h"

namespace hr::scripting {

// "All 4 scenarios pass", "4 of 7 scenarios pass, 2 fail, 1 error", "No scenarios yet".
std::string tests_text(std::span<const TestVerdict> verdicts);

}  // namespace hr::scripting

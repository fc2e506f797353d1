// SPDX-License-Identifier: MIT
// Runs a program: whatever it throws becomes a sentence on standard error and an exit code.
#pragma once

#include <functional>

#include "cli/terminal/exit_code.h"

namespace hr::cli {

Exit run_program(const std::function<Exit()>& program);

}  // namespace hr::cli

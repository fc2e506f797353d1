// SPDX-License-Identifier: MIT
// houserules bench --window: measures the speed of the window.
#pragma once

#include <string>
#include <vector>

#include "cli/arguments/arguments.h"

namespace hr::cli {

// For these rulesets, or all. `json`: prints a list, otherwise a table.
Exit bench_window(const std::vector<std::string>& names, bool json);

}  // namespace hr::cli

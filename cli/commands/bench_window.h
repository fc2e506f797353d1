// SPDX-License-Identifier: MIT
// houserules bench --window: how quick the window is.
#pragma once

#include <string>
#include <vector>

#include "cli/arguments/arguments.h"

namespace hr::cli {

// Of these rulesets, or of all; `json`: as a list, else a table.
Exit bench_window(const std::vector<std::string>& names, bool json);

}  // namespace hr::cli

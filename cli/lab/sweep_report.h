// SPDX-License-Identifier: MIT
// What sweep and balance have found, for people and for programs.
#pragma once

#include <string>
#include <vector>

#include "cli/lab/report_parts.h"
#include "cli/terminal/json_output.h"
#include "core/lab/sweep.h"

namespace hr::cli {

// What was tried.
struct SweepTable {
  std::string title;                             // "frogs with leaping"
  std::vector<std::string> names;                // of what varies: options
  std::vector<std::vector<std::string>> values;  // by row, then by name
};

// How many rows may be nearest to the target.
std::size_t open_rows(const Sweep& found);

// How many rows have an interval that is wider than was asked for.
std::size_t wide_rows(const Sweep& found);

std::string sweep_text(const Sweep& found, const SweepTable& table, const SweepRun& run,
                       const EarlyStop& stop);
std::string sweep_csv(const Sweep& found, const SweepTable& table, const EarlyStop& stop);
Json sweep_json(const Sweep& found, const SweepTable& table, const SweepRun& run,
                const EarlyStop& stop);

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
// What a game replayed under changed rules has shown, in words.
#pragma once

#include <string>
#include <vector>

#include "core/lab/what_if_report.h"
#include "core/table/report.h"

namespace hr::editor {

// A step, or several in a row that the changed rules do not allow.
struct WhatIfRow {
  int step = 0;
  std::string title;  // "Step 7: White places A1."
  bool refused = false;
  std::vector<std::string> before, after;  // sentences: in one game alone
  std::vector<std::string> notes;          // sentences about both
};

std::vector<WhatIfRow> what_if_rows(const WhatIf& found);

// Whether the game under the changed rules had stopped before this moment, by its place in the
// line.
bool has_stopped(const WhatIf& found, std::size_t moment);
// Whose turn it is, or how the game ended; and the scores.
std::string standing_text(const Report& report);

}  // namespace hr::editor

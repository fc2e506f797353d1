// SPDX-License-Identifier: MIT
// What the first turn is worth, and how the first actions did.
#pragma once

#include <string>

#include "cli/lab/html_page.h"
#include "cli/terminal/json_output.h"
#include "core/lab/survey.h"

namespace hr::cli {

std::string first_turn_text(const Survey& found);
// Adds its parts to a report.
void add_first_turn(Json& report, const Survey& found);
void add_first_turn(HtmlPage& page, const Survey& found);

// Each row of it, with a name.
struct FirstTurnRow {
  std::string name;
  const char* key;  // in JSON
  PointsMean points;
};
std::vector<FirstTurnRow> first_turn_rows(const FirstTurn& first);

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
// How often the parts of a game came up, and where on the board it was played.
#pragma once

#include <cstdint>
#include <string>

#include "cli/lab/html_page.h"
#include "cli/terminal/csv.h"
#include "cli/terminal/json_output.h"
#include "core/lab/survey.h"

namespace hr::cli {

std::string uses_text(const Survey& found);
// Adds its parts to a report as JSON.
void add_uses(Json& report, const Survey& found);
void add_uses(HtmlPage& page, const Survey& found);

// A flat picture of the board in which each cell has a digit for how often it was a target, from 0
// to 9, or a dot: never. "" if it has no such picture, or nothing was aimed at.
std::string heat_text(const Board& board, const std::vector<CellUse>& targets);
// The same, with a digit for the points of those who have ended an action on a cell: 5 for 50 to 59
// of 100. A dot: too few have. "" if that is so everywhere.
std::string points_text(const Board& board, const std::vector<CellUse>& targets);

enum class BoardPlotType : std::uint8_t { times, points };
// Either of them drawn; of boards of any shape. `games`: how many were played.
std::string board_plot(const Board& board, const std::vector<CellUse>& targets, std::uint64_t games,
                       BoardPlotType type = BoardPlotType::times);

}  // namespace hr::cli

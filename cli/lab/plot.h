// SPDX-License-Identifier: MIT
// What a report draws, as figures. Each plot has a title that says in words what it shows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/board/board.h"
#include "core/lab/uses.h"
#include "core/statistics/histogram.h"
#include "core/statistics/interval.h"

namespace hr::cli {

// A share with its interval.
struct PlotRow {
  std::string name;
  double value = 0;
  Interval interval;
  bool found = false;  // to be pointed out
  bool known =
      true;  // else there is no value; only a heat plot shows such a row, as an empty field
};

// A bar with a whisker for each row, on a scale from 0 to 100 %.
struct BarsPlot {
  std::string title;
  std::vector<PlotRow> rows = {};
  std::optional<double> target = {};
};
// Differences around 0, from -1 to 1 at most.
struct DifferencesPlot {
  std::string title;
  std::vector<PlotRow> rows = {};
};
// A curve with a band; the names of the rows are numbers.
struct CurvePlot {
  std::string title, across;
  std::vector<PlotRow> rows;
  std::optional<double> target;
};
// A field for each combination of two values; the rows are in the order of `down`, then `across`.
struct HeatAxis {
  std::string name;
  std::vector<std::string> values;
};
struct HeatPlot {
  std::string title;
  HeatAxis down, across;
  std::vector<PlotRow> rows;
};
struct HistogramPlot {
  std::string title;
  Histogram values;
};
// A board in which each cell is marked by how often actions ended there, or by the points of the
// players who have ended one there: those of which enough have.
enum class BoardMapType : std::uint8_t { times, points };
struct BoardMap {
  std::string title;
  BoardMapType type = BoardMapType::times;
  Board board;
  std::vector<CellUse> targets;
  std::uint64_t games = 0;  // that were played
};

using Plot = std::variant<BarsPlot, DifferencesPlot, CurvePlot, HeatPlot, HistogramPlot, BoardMap>;

bool shows_anything(const BoardMap& map);

// The SVG, which the styles of a page colour.
std::string svg(const Plot& plot);
std::string svg(const BoardMap& map);

// A flat picture of the board in which each cell has a digit: 9 where most actions ended, or 5 for
// 50 to 59 points of 100; a dot: none, or too few. "": it has too many lines for a terminal.
std::string characters(const BoardMap& map);

}  // namespace hr::cli

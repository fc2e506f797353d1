// SPDX-License-Identifier: MIT
// Plots for a page of HTML, as SVG that the page's styles colour. Each has a title that says in
// words what it shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/statistics/histogram.h"
#include "core/statistics/interval.h"

namespace hr::cli {

// A share with its interval.
struct PlotRow {
  std::string name;
  double value = 0;
  Interval interval;
  bool found = false;  // to be pointed out
  bool known = true;   // else there is no value; only a map shows such a row, as an empty field
};

// A bar with a whisker for each row, on a scale from 0 to 100 %.
std::string bars_plot(const std::string& title, const std::vector<PlotRow>& rows,
                      std::optional<double> target = std::nullopt);
// Differences around 0, from -1 to 1 at most.
std::string differences_plot(const std::string& title, const std::vector<PlotRow>& rows);
// A curve with a band; the names of the rows are numbers.
std::string curve_plot(const std::string& title, const std::string& across,
                       const std::vector<PlotRow>& rows, std::optional<double> target);
// A field for each combination of two values; the rows are in the order of `down`, then `across`.
struct HeatAxis {
  std::string name;
  std::vector<std::string> values;
};
std::string heat_plot(const std::string& title, const HeatAxis& down, const HeatAxis& across,
                      const std::vector<PlotRow>& rows);
std::string histogram_plot(const std::string& title, const Histogram& values);

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
// What was measured of a version as it is shown: every figure as text, plots and maps with what
// they show in words. Windows and pages draw it and round nothing themselves. Parts are from 0
// to 1.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "scripting/lab/version_lab.h"

namespace hr::scripting {

// Of a plot or map.
struct LabCaption {
  std::string title;
  std::string words;  // what it shows, as a sentence
};

struct LabPointsPlot {
  LabCaption caption;
  struct Mark {
    std::string label;  // "white 52"
    double value = 0, low = 0, high = 1;
  };
  std::vector<Mark> marks;
  std::optional<double> even;  // an even share
  std::string even_label;
};

// The first player's points as games came in.
struct LabCurvePlot {
  LabCaption caption;
  std::vector<LabCurvePoint> curve;
  double low = 0, high = 1;  // the ends of the axis: in tens of a hundred, around the curve
  std::string low_label, high_label;
  std::string end_label;  // "200 games"
};

// A bar of a histogram: how many games had from `from` to `to` actions.
struct LengthBar {
  std::int64_t from = 0, to = 0;
  std::uint64_t games = 0;
};

struct LabLengthPlot {
  LabCaption caption;
  std::vector<LengthBar> bars;
  std::int64_t usual = 0;  // half of the games have no more actions
  std::string half_label;  // "half: 60"
};

struct LabMap {
  LabCaption caption;
  struct Cell {
    double part = 0;  // of the most
    bool known = false;
    std::string label;  // "4.2", "–"
    std::string words;  // "D4: 4.2 in 100 games"
  };
  std::vector<Cell> cells;  // of the board; not its links
};

struct LabOpeningText {
  std::string action, games, in_hundred, points, interval;
};

struct LabSheet {
  std::string figures;  // figures_text()
  // Missing where there is nothing to show.
  std::optional<LabPointsPlot> points;
  std::optional<LabCurvePlot> curve;
  std::optional<LabLengthPlot> lengths;
  std::vector<LabOpeningText> openings;
  std::vector<LabMap> maps;
};

// No games: nothing.
LabSheet lab_sheet(const LabFacts& facts);

// "white 52 (48 to 55), black 48; 3 of 100 without a winner; 60 moves; 200 games"; of two players
// the second follows from the first.
std::string figures_text(const LabFacts& facts);

// At most so many bars, all as wide, from the shortest game to the longest.
std::vector<LengthBar> length_bars(const std::map<std::int64_t, std::uint64_t>& lengths,
                                   std::size_t most);

// "–", "4.2", "41"
std::string in_hundred_games(std::uint64_t times, std::uint64_t games);

// A measure that differs between two versions.
struct LabChangeText {
  std::string name, before, after;  // "52 of 100"
  std::string how;                  // "more", "less" or "fewer"
  std::string line;                 // "↑ points of white: 52 → 55 of 100"
};
LabChangeText text_of(const LabChange& change);

// Which games they are: "500 games of random bots, seed 1", "500 pairs of games of …".
std::string games_text(std::uint64_t games, const LabOrder& order);
std::string pairs_text(const LabOrder& order);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// Where on the board a game was played, with characters and drawn.
#include <algorithm>
#include <cmath>

#include "cli/lab/plot.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/svg_parts.h"
#include "core/board/board_lines.h"
#include "core/board/cell_shape.h"

namespace hr::cli {

namespace {

std::uint64_t most_times(const std::vector<CellUse>& targets) {
  std::uint64_t out = 0;
  for (const CellUse& row : targets) out = std::max(out, row.times);
  return out;
}

bool on_map(const CellUse& row) { return row.points.count >= k_least_on_map; }

double most_points(const std::vector<CellUse>& targets) {
  double out = 0;
  for (const CellUse& row : targets)
    if (on_map(row)) out = std::max(out, row.points.mean);
  return out;
}

// The picture with what `code` makes of each cell.
template <class Code>
std::string cells_text(const BoardMap& map, const Code& code) {
  constexpr std::size_t k_max_lines = 60;
  std::vector<std::string> codes;
  for (const CellUse& row : map.targets)
    if (index(row.cell) < map.board.plain_cells()) codes.push_back(code(row));
  std::string out;
  const std::vector<std::string> lines = board_lines(map.board, codes);
  if (lines.size() > k_max_lines) return "";
  for (const std::string& each : lines) out += "  " + each + "\n";
  return out;
}

}  // namespace

bool shows_anything(const BoardMap& map) {
  return map.type == BoardMapType::points ? most_points(map.targets) > 0
                                          : most_times(map.targets) > 0;
}

std::string characters(const BoardMap& map) {
  if (map.type == BoardMapType::points)
    return cells_text(map, [](const CellUse& row) {
      return on_map(row) ? std::to_string(std::min(9, static_cast<int>(10 * row.points.mean)))
                         : ".";
    });
  std::uint64_t most = 1;
  for (const CellUse& row : map.targets)
    if (index(row.cell) < map.board.plain_cells()) most = std::max(most, row.times);
  return cells_text(map, [&](const CellUse& row) {
    return row.times == 0 ? "." : std::to_string((row.times * 9 + most / 2) / most);
  });
}

namespace {

constexpr double k_edge = 26, k_gap = 18, k_caption_height = 20, k_legend_height = 40;
constexpr double k_largest_cell = 58, k_tallest_board = 680;

// One level of a board after another, all at the same scale.
class BoardPlot {
 public:
  explicit BoardPlot(const BoardMap& map)
      : title_(map.title),
        board_(map.board),
        targets_(map.targets),
        games_(map.games),
        points_(map.type == BoardMapType::points),
        most_(points_ ? most_points(targets_) : static_cast<double>(most_times(targets_))),
        levels_(board_.is_grid() ? board_.size().z : 1) {
    measure();
    arrange();
  }

  std::string text() const {
    const int rows = (levels_ + columns_ - 1) / columns_;
    const double board_height = rows * level_height() + (rows - 1) * k_gap;
    std::string out = begin_plot(title_, board_height + k_legend_height);
    for (int level = 1; level <= levels_; ++level) out += level_text(level);
    return out + legend(board_height + 14) + "</svg>\n";
  }

 private:
  void measure() {
    const Point first = outline(board_, CellId(0)).front();
    left_ = right_ = first.x;
    low_ = high_ = first.y;
    for (const CellUse& row : targets_)
      for (const Point& corner : outline(board_, row.cell)) {
        left_ = std::min(left_, corner.x);
        right_ = std::max(right_, corner.x);
        low_ = std::min(low_, corner.y);
        high_ = std::max(high_, corner.y);
      }
  }
  void arrange() {
    for (int columns = 1; columns <= levels_; ++columns) {
      const int rows = (levels_ + columns - 1) / columns;
      const double wide = (k_width - (columns - 1) * k_gap) / columns - k_edge;
      const double tall = (k_tallest_board - (rows - 1) * k_gap) / rows - k_edge - caption();
      const double scale =
          std::min({wide / (right_ - left_), tall / (high_ - low_), k_largest_cell});
      if (columns > 1 && scale <= scale_) continue;
      scale_ = scale;
      columns_ = columns;
    }
  }

  double caption() const { return levels_ > 1 ? k_caption_height : 0; }
  double level_width() const { return k_edge + (right_ - left_) * scale_; }
  double level_height() const { return caption() + (high_ - low_) * scale_ + k_edge; }
  double x(int level, double at) const {
    return (level - 1) % columns_ * (level_width() + k_gap) + k_edge + (at - left_) * scale_;
  }
  double y(int level, double at) const {
    const int row = (level - 1) / columns_;
    return row * (level_height() + k_gap) + caption() + (high_ - at) * scale_;
  }
  int level_of(CellId cell) const { return board_.is_grid() ? board_.where(cell).z : 1; }
  double in_100_games(std::uint64_t times) const {
    return 100 * static_cast<double>(times) / static_cast<double>(games_);
  }
  bool shown(const CellUse& row) const { return points_ ? on_map(row) : row.times > 0; }
  // What decides how strongly a cell is coloured, from 0 to most_.
  double value(const CellUse& row) const {
    return points_ ? row.points.mean : static_cast<double>(row.times);
  }
  std::string number(const CellUse& row) const {
    if (points_) return fmt::format("{:.0f}", 100 * row.points.mean);
    const double value = in_100_games(row.times);
    return fmt::format("{:.{}f}", value, value < 9.95 && row.times > 0 ? 1 : 0);
  }
  std::string words(const CellUse& row) const {
    const std::string name = board_.name(row.cell);
    if (!points_) return fmt::format("{}: {} in 100 games", name, number(row));
    if (!shown(row)) return name + ": too few games";
    std::string out = fmt::format("{}: {} points of 100 for {} players who ended an action there",
                                  name, number(row), row.points.count);
    if (row.effect)
      out += fmt::format("; {} against the same player without that (95 %)",
                         points_between(row.effect->difference));
    return out;
  }

  std::string level_text(int level) const {
    std::string out;
    if (levels_ > 1)
      out += label(x(level, left_), y(level, high_) - 6, level_heading(board_, level), "strong");
    // Links lie over the cells that they join.
    for (const CellUse& row : targets_)
      if (level_of(row.cell) == level) out += cell_text(row, level);
    if (board_.is_grid()) out += edge_labels(level);
    return out;
  }
  std::string cell_text(const CellUse& row, int level) const {
    std::string corners;
    double left = k_width, right = 0;
    for (const Point& corner : outline(board_, row.cell)) {
      const double across = x(level, corner.x);
      corners += fmt::format("{:.1f},{:.1f} ", across, y(level, corner.y));
      left = std::min(left, across);
      right = std::max(right, across);
    }
    const double part = value(row) / most_;
    std::string out = "<g><title>" + html_text(words(row)) + "</title>\n";
    out += !shown(row) ? fmt::format("<polygon class=\"grid\" points=\"{}\"/>\n", corners)
                       : fmt::format(
                             "<polygon class=\"cell\" fill-opacity=\"{:.3f}\" "
                             "points=\"{}\"/>\n",
                             0.06 + 0.5 * part, corners);
    return out + numbers(row, level, right - left) + "</g>\n";
  }
  // What fits into a cell so wide.
  std::string numbers(const CellUse& row, int level, double wide) const {
    constexpr double k_fits_number = 29, k_fits_name = 48;
    if (wide < k_fits_number || index(row.cell) >= board_.plain_cells()) return "";
    const Point at = board_.position(row.cell);
    const bool named = !board_.is_grid() && wide >= k_fits_name;
    const std::string times = label(x(level, at.x), y(level, at.y) + (named ? 12 : 4),
                                    shown(row) ? number(row) : "–", "mid");
    return named
               ? times + label(x(level, at.x), y(level, at.y) - 3, board_.name(row.cell), "dim mid")
               : times;
  }
  // The names of rows and columns, beside the first cell of each.
  std::string edge_labels(int level) const {
    std::string out;
    const Coordinates size = board_.size();
    const auto place = [&](Coordinates at) -> std::optional<Point> {
      const CellId cell = board_.cell(at);
      return cell == CellId::none ? std::nullopt : std::optional(board_.position(cell));
    };
    for (int row = 1; row <= size.y; ++row)
      if (const auto at = place({1, row, level}))
        out +=
            label(x(level, at->x - 0.5) - 6, y(level, at->y) + 4, std::to_string(row), "dim end");
    for (int column = 1; column <= size.x; ++column)
      if (const auto at = place({column, 1, level}))
        out += label(x(level, at->x), y(level, at->y - 0.5) + 16, column_label(board_, column),
                     "dim mid");
    return out;
  }
  std::string legend(double top) const {
    constexpr int k_steps = 5;
    std::string out = label(k_edge, top + 13, "fewer", "dim");
    double at = k_edge + 42;
    for (int step = 1; step <= k_steps; ++step, at += 26)
      out += fmt::format(
          "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"26\" height=\"18\" class=\"cell\" "
          "fill-opacity=\"{:.3f}\"/>\n",
          at, top, 0.06 + 0.5 * step / k_steps);
    const auto top_row = std::ranges::max_element(
        targets_, {}, [&](const CellUse& row) { return shown(row) ? value(row) : -1.0; });
    return out + label(at + 8, top + 13,
                       fmt::format("more; most on {}: {} {}", board_.name(top_row->cell),
                                   number(*top_row), points_ ? "of 100" : "in 100 games"),
                       "dim");
  }

  const std::string& title_;
  const Board& board_;
  const std::vector<CellUse>& targets_;
  std::uint64_t games_;
  bool points_;  // not times
  double most_;
  int levels_, columns_ = 1;
  double left_ = 0, right_ = 0, low_ = 0, high_ = 0, scale_ = 0;
};

}  // namespace

std::string svg(const BoardMap& map) { return BoardPlot(map).text(); }

}  // namespace hr::cli

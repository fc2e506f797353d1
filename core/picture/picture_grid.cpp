// SPDX-License-Identifier: MIT
// Grids: floors as panes side by side, with row and column names at their edges; or stacked above
// each other in an oblique view in which no floor covers another.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/board/board_lines.h"
#include "core/picture/picture_parts.h"

namespace hr {

namespace {

constexpr float k_floor_gap = 0.7F;  // between floors

std::string floor_name(const Board& board, int level) {
  const std::string heading = level_heading(board, level);
  return heading.substr(heading.rfind(' ') + 1);  // "II"
}

int shade_of(const Board& board, const BoardLook& look, CellId cell) {
  const Coordinates at = board.where(cell);
  return board.is_hex() || look.style != GridStyle::chequered ? 0 : (at.x + at.y) % 2;
}

// Around a crossing of lines.
std::vector<PicturePoint> round_outline(PicturePoint middle) {
  constexpr int k_corners = 24;
  constexpr float k_radius = 0.495F;
  std::vector<PicturePoint> out;
  for (int i = 0; i < k_corners; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / k_corners;
    out.push_back(middle + PicturePoint{std::cos(angle), std::sin(angle)} * k_radius);
  }
  return out;
}

std::vector<PicturePoint> moved(std::vector<PicturePoint> outline, PicturePoint by) {
  for (PicturePoint& corner : outline) corner = corner + by;
  return outline;
}

Tile tile_of_no_cell(std::vector<PicturePoint> outline) {
  const Box box = box_of(outline);
  return {.cell = CellId::none, .outline = std::move(outline), .box = box};
}

class Floors {
 public:
  Floors(const Board& board, const BoardLook& look, float aspect)
      : board_(board), look_(look), size_(board.size()) {
    for (int c = 0; c < board.plain_cells(); ++c)  // floors differ only in closed cells
      for (const PicturePoint corner : flat_outline(board, CellId(c))) take(floor_, corner);
    floor_.left -= k_margin;
    if (named_above())
      floor_.top -= k_margin;
    else
      floor_.bottom += k_margin;
    floor_.top -= title();
    columns_ = best_columns(size_.z, floor_.width(), floor_.height(), k_floor_gap, aspect);
  }

  Picture picture() {
    out_.square = !board_.is_hex() && !on_points();
    for (int level = 1; level <= size_.z; ++level) add_floor(level);
    return std::move(out_);
  }

 private:
  float title() const { return size_.z > 1 ? k_title : 0; }
  bool on_points() const { return look_.style == GridStyle::points; }

  void add_floor(int level) {
    const int n = level - 1;
    const PicturePoint by{static_cast<float>(n % columns_) * (floor_.width() + k_floor_gap),
                          static_cast<float>(n / columns_) * (floor_.height() + k_floor_gap)};
    for (int c = 0; c < board_.plain_cells(); ++c) {
      const CellId cell{static_cast<std::int16_t>(c)};
      if (board_.where(cell).z != level) continue;
      const PicturePoint middle = flat_middle(board_, cell) + by;
      add_cell(out_, cell,
               on_points() ? round_outline(middle) : moved(flat_outline(board_, cell), by), middle,
               n, shade_of(board_, look_, cell));
      if (on_points()) take_point(flat_outline(board_, cell), by);
      if (on_points() && !whole())
        out_.plates.push_back(tile_of_no_cell(moved(flat_outline(board_, cell), by)));
    }
    if (on_points() && whole()) add_plate(by);
    if (look_.closed.declared()) add_closed(level, by);
    const Box box{floor_.left + by.x, floor_.top + by.y, floor_.right + by.x, floor_.bottom + by.y};
    out_.panes.push_back({floor_name(board_, level), box});
    take(out_.bounds, {box.left, box.top});
    take(out_.bounds, {box.right, box.bottom});
    name_lines(level, by);
    if (size_.z > 1)
      out_.captions.push_back({out_.panes.back().title,
                               {(box.left + k_margin + box.right) / 2, box.top + k_title / 2},
                               TextAlign::centre,
                               true});
  }

  // Its box is that of the square, which borders of regions follow. Pieces on crossings almost
  // touch: they need no room for the edges of a cell.
  void take_point(const std::vector<PicturePoint>& outline, PicturePoint by) {
    constexpr float k_piece = 0.45F;
    Tile& tile = out_.tiles.back();
    tile.bare = true;
    if (!board_.is_hex()) tile.box = box_of(moved(outline, by));
    PieceSpot& spot = out_.piece_spots[tile.cell];
    spot.across = {k_piece, 0}, spot.along = {0, k_piece};
  }
  // A rectangle without holes.
  bool whole() const { return !board_.is_hex() && board_.closed() == 0; }
  void add_plate(PicturePoint by) {
    const float left = floor_.left + k_margin, top = floor_.top + title();
    const float right = floor_.right, bottom = floor_.bottom - k_margin;  // squares: named below
    out_.plates.push_back(
        tile_of_no_cell(moved({{left, top}, {right, top}, {right, bottom}, {left, bottom}}, by)));
  }

  void add_closed(int level, PicturePoint by) {
    const CellId some{0};
    const PicturePoint from = flat_middle(board_, some);
    for (int y = 1; y <= size_.y; ++y)
      for (int x = 1; x <= size_.x; ++x)
        if (board_.cell({x, y, level}) == CellId::none)
          out_.closed.push_back(
              tile_of_no_cell(moved(flat_outline(board_, some), middle_at(x, y) - from + by)));
  }

  // The position of a cell, also of a closed one; rows and columns are straight.
  PicturePoint middle_at(int x, int y) const {
    const CellId some{0};
    const Coordinates at = board_.where(some);
    const auto right = static_cast<float>(x - at.x), up = static_cast<float>(y - at.y);
    const PicturePoint row =
        board_.is_hex() ? PicturePoint{0.5F, -0.8660254F} : PicturePoint{0, -1};
    return flat_middle(board_, some) + PicturePoint{right, 0} + row * up;
  }

  // Of squares at the edges of the grid; of hexagons beside the first cell of each row, and below
  // the first of each column. Where some hexagons are closed, that is where rows are named, so the
  // columns are named above.
  void name_lines(int level, PicturePoint by) {
    for (int x = 1; x <= size_.x; ++x)
      if (const int y = end_of_column(x, level); y > 0)
        out_.captions.push_back({column_label(board_, x), middle_at(x, y) + by + beside_column()});
    for (int y = 1; y <= size_.y; ++y)
      if (const int x = start_of_row(y, level); x > 0)
        out_.captions.push_back({std::to_string(y), middle_at(x, y) + by + beside_row()});
  }
  bool named_above() const { return board_.is_hex() && board_.closed() > 0; }
  bool open(int x, int y, int level) const {
    return !board_.is_hex() || board_.cell({x, y, level}) != CellId::none;
  }
  // 0: all are closed.
  int end_of_column(int x, int level) const {
    for (int i = 1; i <= size_.y; ++i)
      if (const int y = named_above() ? size_.y + 1 - i : i; open(x, y, level)) return y;
    return 0;
  }
  int start_of_row(int y, int level) const {
    for (int x = 1; x <= size_.x; ++x)
      if (open(x, y, level)) return x;
    return 0;
  }
  PicturePoint beside_column() const {
    if (!board_.is_hex()) return {0, 0.5F + k_margin / 2};
    return named_above() ? PicturePoint{0.42F, -0.76F} : PicturePoint{-0.42F, 0.76F};
  }
  PicturePoint beside_row() const {
    return {-0.5F - k_margin / 2.4F, board_.is_hex() && !named_above() ? -0.12F : 0};
  }

  const Board& board_;
  const BoardLook& look_;
  Coordinates size_;
  Box floor_ = k_no_box;
  int columns_ = 1;
  Picture out_;
};

// A floor seen from the front and above; distant rows are smaller.
class Stack {
 public:
  Stack(const Board& board, const BoardLook& look)
      : board_(board),
        look_(look),
        size_(board.size()),
        far_(3 * static_cast<float>(std::max(size_.x, size_.y))) {
    rise_ = spot(0, 0, 0).y - spot(0, static_cast<float>(size_.y), 0).y + 0.5F;
  }

  Picture picture() {
    for (int level = 1; level <= size_.z; ++level) add_floor(level);
    return std::move(out_);
  }

 private:
  static constexpr float k_tilt = 0.6F;

  PicturePoint spot(float x, float y, int level) const {
    const float deep = y - static_cast<float>(size_.y) / 2, nearer = far_ / (far_ + deep);
    return {(x - static_cast<float>(size_.x) / 2) * nearer,
            -deep * k_tilt * nearer - static_cast<float>(level) * rise_};
  }

  void add_floor(int level) {
    const int n = level - 1;
    Box box = k_no_box;
    for (int row = size_.y; row >= 1; --row)
      for (int column = 1; column <= size_.x; ++column)
        if (const CellId cell = board_.cell({column, row, level}); cell != CellId::none)
          take_cell(cell, box);
        else if (look_.closed.declared())
          out_.closed.push_back(tile_of_no_cell(outline_at({column, row, level})));
    if (box.left > box.right) return;  // all cells are closed
    const PicturePoint corner = spot(0, static_cast<float>(size_.y) / 2, n);
    box.left -= k_margin;
    out_.panes.push_back({floor_name(board_, level), box});
    out_.captions.push_back({out_.panes.back().title, corner + PicturePoint{-k_margin - 0.1F, 0},
                             TextAlign::right, true});
    take(out_.bounds, corner + PicturePoint{-2.2F * k_margin, 0});
    name_lines(n);
  }

  std::vector<PicturePoint> outline_at(Coordinates at) const {
    const auto x = static_cast<float>(at.x), y = static_cast<float>(at.y);
    const int n = at.z - 1;
    return {spot(x - 1, y - 1, n), spot(x, y - 1, n), spot(x, y, n), spot(x - 1, y, n)};
  }

  void take_cell(CellId cell, Box& box) {
    const Coordinates at = board_.where(cell);
    const auto x = static_cast<float>(at.x), y = static_cast<float>(at.y);
    const int n = at.z - 1;
    const std::vector<PicturePoint> outline = outline_at(at);
    const PicturePoint middle = spot(x - 0.5F, y - 0.5F, n);
    add_cell(out_, cell, outline, middle, n, shade_of(board_, look_, cell));
    PieceSpot& piece_spot = out_.piece_spots[cell];
    piece_spot.across = (spot(x, y - 0.5F, n) - middle) * 0.8F;
    piece_spot.along = {0, 0.8F * (spot(x - 0.5F, y - 1, n).y - middle.y)};
    for (const PicturePoint corner : outline) take(box, corner);
  }

  void name_lines(int n) {
    if (n > 0) return;  // once, below the lowest floor
    for (int x = 1; x <= size_.x; ++x)
      out_.captions.push_back({column_label(board_, x), spot(static_cast<float>(x) - 0.5F, 0, n) +
                                                            PicturePoint{0, k_margin / 2}});
    for (int y = 1; y <= size_.y; ++y)
      out_.captions.push_back(
          {std::to_string(y), spot(static_cast<float>(size_.x), static_cast<float>(y) - 0.5F, n) +
                                  PicturePoint{k_margin / 2, 0}});
    take(out_.bounds, spot(static_cast<float>(size_.x), 0, n) + PicturePoint{k_margin, k_margin});
  }

  const Board& board_;
  const BoardLook& look_;
  Coordinates size_;
  float far_, rise_ = 1;
  Picture out_;
};

}  // namespace

Picture grid_picture(const Board& board, const BoardLook& look, float aspect) {
  return Floors(board, look, aspect).picture();
}
Picture stacked_picture(const Board& board, const BoardLook& look) {
  return Stack(board, look).picture();
}

}  // namespace hr

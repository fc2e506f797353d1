// SPDX-License-Identifier: MIT
// Grids: floors as panes side by side, with row and column names at their edges; or stacked above
// each other in an oblique view in which no floor covers another.
#include <algorithm>
#include <cmath>

#include "core/board/board_lines.h"
#include "core/picture/picture_parts.h"

namespace hr {

namespace {

constexpr float k_floor_gap = 0.7F;  // between floors

std::string floor_name(const Board& board, int level) {
  const std::string heading = level_heading(board, level);
  return heading.substr(heading.rfind(' ') + 1);  // "II"
}

int shade_of(const Board& board, CellId cell) {
  const Coordinates at = board.where(cell);
  return board.is_hex() ? 0 : (at.x + at.y) % 2;
}

std::vector<PicturePoint> moved(std::vector<PicturePoint> outline, PicturePoint by) {
  for (PicturePoint& corner : outline) corner = corner + by;
  return outline;
}

Tile closed_tile(std::vector<PicturePoint> outline) {
  Box box = k_no_box;
  for (const PicturePoint corner : outline) take(box, corner);
  return {.cell = CellId::none, .outline = std::move(outline), .box = box};
}

class Floors {
 public:
  Floors(const Board& board, float aspect) : board_(board), size_(board.size()) {
    for (int c = 0; c < board.plain_cells(); ++c)  // floors differ only in closed cells
      for (const PicturePoint corner : flat_outline(board, CellId(c))) take(floor_, corner);
    floor_.left -= k_margin;
    floor_.bottom += k_margin;
    if (size_.z > 1) floor_.top -= k_title;
    columns_ = best_columns(size_.z, floor_.width(), floor_.height(), k_floor_gap, aspect);
  }

  Picture picture() {
    out_.square = !board_.is_hex();
    for (int level = 1; level <= size_.z; ++level) add_floor(level);
    return std::move(out_);
  }

 private:
  void add_floor(int level) {
    const int n = level - 1;
    const PicturePoint by{static_cast<float>(n % columns_) * (floor_.width() + k_floor_gap),
                          static_cast<float>(n / columns_) * (floor_.height() + k_floor_gap)};
    for (int c = 0; c < board_.plain_cells(); ++c) {
      const CellId cell{static_cast<std::int16_t>(c)};
      if (board_.where(cell).z != level) continue;
      add_cell(out_, cell, moved(flat_outline(board_, cell), by), flat_middle(board_, cell) + by, n,
               shade_of(board_, cell));
    }
    add_closed(level, by);
    const Box box{floor_.left + by.x, floor_.top + by.y, floor_.right + by.x, floor_.bottom + by.y};
    out_.panes.push_back({floor_name(board_, level), box});
    take(out_.bounds, {box.left, box.top});
    take(out_.bounds, {box.right, box.bottom});
    name_lines(by);
    if (size_.z > 1)
      out_.captions.push_back({out_.panes.back().title,
                               {(box.left + k_margin + box.right) / 2, box.top + k_title / 2},
                               TextAlign::centre,
                               true});
  }

  void add_closed(int level, PicturePoint by) {
    const CellId some{0};
    const PicturePoint from = flat_middle(board_, some);
    for (int y = 1; y <= size_.y; ++y)
      for (int x = 1; x <= size_.x; ++x)
        if (board_.cell({x, y, level}) == CellId::none)
          out_.closed.push_back(
              closed_tile(moved(flat_outline(board_, some), middle_at(x, y) - from + by)));
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

  void name_lines(PicturePoint by) {
    const bool hex = board_.is_hex();
    for (int x = 1; x <= size_.x; ++x) {
      const PicturePoint middle = middle_at(x, 1) + by;
      const PicturePoint below =
          hex ? PicturePoint{-0.42F, 0.76F} : PicturePoint{0, 0.5F + k_margin / 2};
      out_.captions.push_back({column_label(board_, x), middle + below});
    }
    for (int y = 1; y <= size_.y; ++y) {
      const PicturePoint middle = middle_at(1, y) + by;
      out_.captions.push_back(
          {std::to_string(y), middle + PicturePoint{-0.5F - k_margin / 2.4F, hex ? -0.12F : 0}});
    }
  }

  const Board& board_;
  Coordinates size_;
  Box floor_ = k_no_box;
  int columns_ = 1;
  Picture out_;
};

// A floor seen from the front and above; distant rows are smaller.
class Stack {
 public:
  explicit Stack(const Board& board)
      : board_(board),
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
        else
          out_.closed.push_back(closed_tile(outline_at({column, row, level})));
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
    add_cell(out_, cell, outline, middle, n, shade_of(board_, cell));
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
  Coordinates size_;
  float far_, rise_ = 1;
  Picture out_;
};

}  // namespace

Picture grid_picture(const Board& board, float aspect) { return Floors(board, aspect).picture(); }
Picture stacked_picture(const Board& board) { return Stack(board).picture(); }

}  // namespace hr

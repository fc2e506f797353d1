// SPDX-License-Identifier: MIT
#include "core/picture/picture.h"
#include "core/board/cell_shape.h"
#include "core/board/marks.h"

#include <algorithm>
#include <cmath>
#include <ranges>

#include "core/base/words.h"
#include "core/picture/picture_parts.h"

namespace hr {

namespace {

constexpr float k_share = 0.84F;  // the share of a cell's room that a piece takes

// Makes the outline clockwise, as polygon fillers expect.
void settle(std::vector<PicturePoint>& outline) {
  float twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i)
    twice += cross(outline[i], outline[(i + 1) % outline.size()]);
  if (twice < 0) std::ranges::reverse(outline);
}

Picture picture_of_any(const Board& board, const BoardLook& look, const BoardView& view,
                       float aspect) {
  if (board.plain_cells() == 0) return {};
  switch (board.shape()) {
    case BoardShape::cube:
      return view.type == ViewType::solid ? solid_picture(board, view.turn) : net_picture(board);
    case BoardShape::graph:
      return graph_picture(board);
    case BoardShape::grid:
    case BoardShape::hexagons:
      break;
  }
  if (view.type == ViewType::stacked && board.size().z > 1) return stacked_picture(board, look);
  return grid_picture(board, look, aspect);
}

}  // namespace

float length(PicturePoint a) { return std::hypot(a.x, a.y); }

bool inside(const Box& box, PicturePoint spot) {
  return spot.x > box.left && spot.x < box.right && spot.y > box.top && spot.y < box.bottom;
}

Box clipped(const Box& box, const Box& to) {
  if (!inside(to, {(box.left + box.right) / 2, (box.top + box.bottom) / 2})) return box;
  return {std::max(box.left, to.left), std::max(box.top, to.top), std::min(box.right, to.right),
          std::min(box.bottom, to.bottom)};
}

void take(Box& box, PicturePoint spot) {
  box.left = std::min(box.left, spot.x), box.right = std::max(box.right, spot.x);
  box.top = std::min(box.top, spot.y), box.bottom = std::max(box.bottom, spot.y);
}

// The shorter half axis of the ellipse that has these two conjugate half diameters.
float PieceSpot::radius() const {
  const float a = across.x, b = along.x, c = across.y, d = along.y;
  const float sum = a * a + b * b + c * c + d * d, area = a * d - b * c;
  return std::sqrt(
      std::max(0.0F, (sum - std::sqrt(std::max(0.0F, sum * sum - 4 * area * area))) / 2));
}

std::vector<ViewType> views_of(const Board& board) {
  switch (board.shape()) {
    case BoardShape::cube:
      return {ViewType::flat, ViewType::solid};
    case BoardShape::grid:
    case BoardShape::hexagons:
      if (board.size().z > 1) return {ViewType::flat, ViewType::stacked};
      break;
    case BoardShape::graph:
      break;
  }
  return {ViewType::flat};
}

std::string_view view_name(const Board& board, ViewType type) {
  if (type == ViewType::stacked) return "Stacked";
  if (type == ViewType::solid) return "Cube";
  if (board.shape() == BoardShape::cube) return "Net";
  return board.size().z > 1 ? "Side by side" : "Flat";
}

PicturePoint flat_middle(const Board& board, CellId cell) {
  const Point at = board.position(cell);
  return {static_cast<float>(at.x), static_cast<float>(-at.y)};
}

std::vector<PicturePoint> flat_outline(const Board& board, CellId cell) {
  std::vector<PicturePoint> out;
  for (const Point& corner : outline(board, cell))
    out.push_back({static_cast<float>(corner.x), static_cast<float>(-corner.y)});
  return out;
}

Box box_of(const std::vector<PicturePoint>& outline) {
  Box box = k_no_box;
  for (const PicturePoint corner : outline) take(box, corner);
  return box;
}

float room_around(const std::vector<PicturePoint>& outline, PicturePoint middle) {
  float least = 1e9F;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const PicturePoint a = outline[i], side = outline[(i + 1) % outline.size()] - a;
    least = std::min(least, std::abs(cross(side, middle - a)) / length(side));
  }
  return least;
}

void add_cell(Picture& picture, CellId cell, std::vector<PicturePoint> outline, PicturePoint middle,
              int pane, int shade) {
  const float radius = k_share * room_around(outline, middle);
  if (picture.piece_spots.size() <= nth(cell)) picture.piece_spots.resize(nth(cell) + 1);
  picture.piece_spots[cell] = {middle, {radius, 0}, {0, radius}, pane, true};
  const Box box = box_of(outline);
  take(picture.bounds, {box.left, box.top});
  take(picture.bounds, {box.right, box.bottom});
  picture.tiles.push_back({cell, std::move(outline), box, static_cast<std::uint8_t>(shade), 1});
}

namespace {

// Those that have a colour of their own.
void show_filled(Picture& picture, const BoardPlan& plan, const BoardLook& look) {
  const ById<CellId, DrawnCell> cells = drawn_cells(plan, look);
  for (Tile& tile : picture.tiles)
    tile.bare = tile.bare && cells[tile.cell].look.fill == look.cells.fill;
}

// Pieces on cells are smaller beside links, so that both can be clicked.
void make_room(Picture& picture, const Board& board) {
  const float most = board.link_cells().across() ? 0.36F : 0.3F;
  for (int c = 0; c < board.plain_cells(); ++c) {
    PieceSpot& spot = picture.piece_spots[CellId(c)];
    const float by = std::min(1.0F, most / std::max(spot.radius(), 0.01F));
    spot.across = spot.across * by;
    spot.along = spot.along * by;
  }
}

// Above the cells; where floors stand side by side, beside those of their own floor.
void add_link_cells(Picture& picture, const Board& board) {
  if (board.link_cells().count() > 0) make_room(picture, board);
  for (int c = board.plain_cells(); c < card_cells(board).first; ++c) {
    const CellId link = CellId(c), near = board.link_cells().ends(link).first;
    const PicturePoint by = picture.at(near).middle - flat_middle(board, near);
    std::vector<PicturePoint> outline = flat_outline(board, link);
    for (PicturePoint& corner : outline) corner = corner + by;
    const PicturePoint middle = flat_middle(board, link) + by;
    constexpr float k_half = 0.49F;  // not quite to the edge
    const PicturePoint u = (outline[1] - outline[0]) * k_half,
                       v = (outline[2] - outline[1]) * k_half;
    add_cell(picture, link, std::move(outline), middle, picture.at(near).pane, 0);
    picture.tiles.back().link = picture.tiles.back().bare = true;
    PieceSpot& spot = picture.piece_spots[link];
    spot.across = length(u) > length(v) ? u : v;
    spot.along = length(u) > length(v) ? v : u;
  }
}

}  // namespace

int best_columns(int count, float width, float height, float gap, float aspect) {
  int best = 1;
  float best_scale = 0;
  for (int columns = 1; columns <= count; ++columns) {
    const auto across = static_cast<float>(columns);
    const auto down = static_cast<float>((count + columns - 1) / columns);
    const float scale = std::min(aspect / (across * width + (across - 1) * gap),
                                 1 / (down * height + (down - 1) * gap));
    if (scale > best_scale * 1.001F) best_scale = scale, best = columns;
  }
  return best;
}

bool inside(const std::vector<PicturePoint>& outline, PicturePoint spot) {
  constexpr float k_slack = 1e-4F;
  bool left = true, right = true;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const PicturePoint a = outline[i], side = outline[(i + 1) % outline.size()] - a;
    const float off = cross(side, spot - a);
    left = left && off >= -k_slack;
    right = right && off <= k_slack;
  }
  return left || right;
}

CellId hit(const Picture& picture, PicturePoint spot) {
  for (const Tile& tile : picture.tiles | std::views::reverse) {
    const Box& box = tile.box;
    if (spot.x < box.left || spot.x > box.right || spot.y < box.top || spot.y > box.bottom)
      continue;
    if (inside(tile.outline, spot)) return tile.cell;
  }
  return CellId::none;
}

void show_only(Picture& picture, std::span<const CellId> cells) {
  std::vector<bool> kept(picture.piece_spots.size());
  for (const CellId cell : cells) kept[nth(cell)] = true;
  const auto left_out = [&](const Tile& tile) {
    return tile.cell == CellId::none || !kept[nth(tile.cell)];
  };
  const auto ends_at = [&](PicturePoint end) {
    return std::ranges::any_of(cells, [&](CellId cell) { return picture.at(cell).middle == end; });
  };
  std::erase_if(picture.tiles, left_out);
  std::erase_if(picture.links,
                [&](const PictureLink& link) { return !ends_at(link.from) || !ends_at(link.to); });
  for (std::size_t c = 0; c < kept.size(); ++c)
    if (!kept[c]) picture.piece_spots[CellId(static_cast<int>(c))].shown = false;
  picture.closed.clear();
  picture.plates.clear();
  picture.captions.clear();
  picture.names_in_cells = true;
  picture.bounds = k_no_box;
  for (const Tile& tile : picture.tiles)
    for (const PicturePoint& corner : tile.outline) take(picture.bounds, corner);
}

Picture picture_of(const BoardPlan& plan, const BoardLook& look, const BoardView& view,
                   float aspect) {
  const Board& board = plan.board;
  Picture out = picture_of_any(board, look, view, aspect);
  out.piece_spots.resize(nth(board.cells()));  // in other views links are not shown
  if (view.type == ViewType::flat) {
    show_filled(out, plan, look);
    for (const DrawnLine& line : drawn_lines(plan, look))
      out.links.push_back({out.at(line.a).middle, out.at(line.b).middle, line.look});
    add_link_cells(out, board);
  }
  for (Tile& tile : out.tiles) settle(tile.outline);
  return out;
}

}  // namespace hr

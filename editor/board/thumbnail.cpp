// SPDX-License-Identifier: MIT
#include "editor/board/thumbnail.h"
#include "core/board/cell_shape.h"

#include <algorithm>

#include "editor/ui/blend.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// Floors are stacked, seen from the front and above.
ImVec2 flat(const Board& board, Point p) {
  const auto x = static_cast<float>(p.x), y = static_cast<float>(p.y), z = static_cast<float>(p.z);
  if (!board.is_grid() || board.size().z < 2) return {x, -y};
  const float rise = static_cast<float>(board.size().y) * 0.34F + 0.5F;
  return {x + y * 0.4F, -y * 0.5F - z * rise};
}

// Cells of regions that belong to seats.
SeatId owner_of(const BoardPlan& plan, CellId cell) {
  for (const RegionDef& region : plan.regions) {
    if (region.cells.size() != plan.seats.size() || region.cells.size() < 2) continue;
    for (std::size_t s = 0; s < region.cells.size(); ++s)
      if (region.cells[s].has(cell)) return SeatId(s);
  }
  return SeatId::none;
}

}  // namespace

Thumbnails::Thumbnail Thumbnails::make(std::shared_ptr<const GameReport> game) {
  Thumbnail out{
      .game = game, .links = {}, .shapes = {}, .low = {1e9F, 1e9F}, .high = {-1e9F, -1e9F}};
  const Board& board = game->board;
  for (int c = 0; c < board.plain_cells(); ++c) {
    const CellId cell = CellId(c);
    Shape shape{.corners = {}, .shade = 0, .seat = owner_of(*game, cell)};
    for (const Point& corner : outline(board, cell)) {
      const ImVec2 at = flat(board, corner);
      shape.corners.push_back(at);
      out.low = {std::min(out.low.x, at.x), std::min(out.low.y, at.y)};
      out.high = {std::max(out.high.x, at.x), std::max(out.high.y, at.y)};
    }
    const Coordinates where = board.where(cell);
    if (board.is_grid()) shape.shade = (where.x + where.y) % 2;
    out.shapes.push_back(std::move(shape));
    if (board.is_grid() || is_tiled(board) || board.cube() > 0) continue;
    for (const CellId n : drawn_neighbours(board, cell))
      if (cell < n)
        out.links.emplace_back(flat(board, board.position(cell)), flat(board, board.position(n)));
  }
  return out;
}

void Thumbnails::draw(ImDrawList& list, const RulesetInfo& info, ImVec2 from, ImVec2 to) {
  if (info.game == nullptr || info.game->board.cells() == 0) return;
  Thumbnail& picture = made_[info.game.get()];
  if (picture.game == nullptr) picture = make(info.game);
  const Colours& c = ui::colours();
  const float scale = std::min((to.x - from.x) / (picture.high.x - picture.low.x),
                               (to.y - from.y) / (picture.high.y - picture.low.y));
  const ImVec2 origin{(from.x + to.x - (picture.low.x + picture.high.x) * scale) / 2,
                      (from.y + to.y - (picture.low.y + picture.high.y) * scale) / 2};
  const auto place = [&](ImVec2 p) {
    return ImVec2(origin.x + p.x * scale, origin.y + p.y * scale);
  };
  const float thick = std::max(1.0F, ui::scaled(scale > ui::scaled(8) ? 1.0F : 0.6F));
  for (const auto& [a, b] : picture.links) list.AddLine(place(a), place(b), c.edge, thick);
  std::vector<ImVec2> corners;
  for (const Shape& shape : picture.shapes) {
    corners.clear();
    for (const ImVec2& corner : shape.corners) corners.push_back(place(corner));
    const ImU32 ground = shape.shade == 0 ? c.cell : c.cell_other;
    const ImU32 fill =
        is_seat(shape.seat) ? mixed(ground, owner_colour(shape.seat), 0.75F) : ground;
    const auto count = static_cast<int>(corners.size());
    list.AddConvexPolyFilled(corners.data(), count, fill);
    list.AddPolyline(corners.data(), count, c.edge, ImDrawFlags_Closed, thick);
  }
}

}  // namespace hr::editor

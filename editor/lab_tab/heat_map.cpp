// SPDX-License-Identifier: MIT
#include "editor/lab_tab/heat_map.h"

#include <algorithm>
#include <vector>

#include "editor/board/board_pen.h"
#include "editor/ui/blend.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

using HeatCell = scripting::LabMap::Cell;

constexpr float k_tallest_map = 300, k_largest_unit = 52;  // at scale 1

class HeatMap {
 public:
  HeatMap(const GameReport& game, const std::vector<HeatCell>& cells, float width) : cells_(cells) {
    const BoardView view{.type = views_of(game.board).front(), .turn = {}};
    const float tallest = ui::scaled(k_tallest_map);
    layout_.picture = picture_of(game, game.look, view, width / tallest);
    layout_.origins.emplace_back();
    layout_.bounds = layout_.picture.bounds;
    const float unit = std::min({width / layout_.bounds.width(), tallest / layout_.bounds.height(),
                                 ui::scaled(k_largest_unit)});
    size_ = {layout_.bounds.width() * unit, layout_.bounds.height() * unit};
  }

  ImVec2 size() const { return size_; }

  // Returns the cell under the mouse.
  CellId draw(ImVec2 from) const {
    const Box room{from.x, from.y, from.x + size_.x, from.y + size_.y};
    const Camera camera = fitted(layout_, room, 0.01F, 1e6F);
    BoardPen pen(*ImGui::GetWindowDrawList(), camera);
    pen.move_to({}, layout_.picture.square);
    for (const Tile& tile : layout_.picture.tiles)
      if (!tile.link) draw_tile(pen, tile, camera.scale);
    const float size = std::min(ui::scaled(13), 0.45F * camera.scale);
    for (const Caption& caption : layout_.picture.captions) {
      const float side = caption.side == TextAlign::left    ? 0
                         : caption.side == TextAlign::right ? 1
                                                            : 0.5F;
      if (size >= ui::scaled(7))
        pen.text(caption.text, pen.pixel(caption.at), size, ui::colours().muted, side);
    }
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    return hit(layout_.picture, camera.to_layout({mouse.x, mouse.y}));
  }

 private:
  void draw_tile(BoardPen& pen, const Tile& tile, float unit) const {
    const Colours& c = ui::colours();
    const HeatCell& cell = cells_[nth(tile.cell)];
    const ImU32 colour =
        cell.known ? mixed(c.cell, c.accent, 0.08F + 0.72F * static_cast<float>(cell.part))
                   : c.cell;
    pen.fill(tile, colour);
    pen.edge(tile, c.edge, std::max(1.0F, ui::context().scale));
    const PieceSpot& spot = layout_.picture.at(tile.cell);
    const float room = 1.8F * spot.radius() * unit;
    const float size = pen.fitting(cell.label, room, std::min(ui::scaled(13), 0.6F * room), 8);
    if (size > 0) pen.text(cell.label, pen.pixel(spot.middle), size, letters_on(colour));
  }

  const std::vector<HeatCell>& cells_;
  BoardLayout layout_;
  ImVec2 size_;
};

}  // namespace

void draw_heat_maps(const GameReport& game, const scripting::LabSheet& sheet) {
  const char* name = "heat map";  // then that of points
  for (const scripting::LabMap& map : sheet.maps) {
    // The rules that were measured may have another board.
    if (map.cells.size() != nth(game.board.plain_cells())) return;
    ui::text(map.caption.title);
    const HeatMap drawn(game, map.cells, ImGui::GetContentRegionAvail().x);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::InvisibleButton(name, drawn.size());
    ui::expose_last(name, "plot", map.caption.words);
    const bool over = ImGui::IsItemHovered();
    const CellId cell = drawn.draw(at);
    if (over && cell != CellId::none) ui::tip(map.cells[nth(cell)].words);
    name = "points map";
  }
}

}  // namespace hr::editor

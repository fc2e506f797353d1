// SPDX-License-Identifier: MIT
#include "editor/board/move_diagrams.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/words.h"
#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_diagram_unit = 20;  // pixels of a unit, at scale 1

void draw_cross(ImDrawList& list, ImVec2 at, float half, ImU32 colour, float width) {
  list.AddLine({at.x - half, at.y}, {at.x + half, at.y}, colour, width);
  list.AddLine({at.x, at.y - half}, {at.x, at.y + half}, colour, width);
}

void draw_diagram_mark(ImDrawList& list, DiagramMark mark, ImVec2 at, float unit) {
  const Colours& colours = ui::colours();
  const float width = ui::scaled(2);
  const ImU32 goes = colours.target | IM_COL32_A_MASK;
  if (mark == DiagramMark::goes || mark == DiagramMark::either)
    list.AddCircleFilled(at, 0.16F * unit, goes);
  if (mark == DiagramMark::takes || mark == DiagramMark::either)
    list.AddCircle(at, 0.33F * unit, colours.bad, 0, width);
  if (mark == DiagramMark::jumped) draw_cross(list, at, 0.2F * unit, colours.muted, width);
}

void draw_diagram_cells(ImDrawList& list, const MoveDiagram& diagram, ImVec2 origin, float unit) {
  const Colours& colours = ui::colours();
  std::vector<ImVec2> corners;
  for (const DiagramCell& cell : diagram.cells) {
    corners.clear();
    for (const PicturePoint at : cell.outline)
      corners.push_back({origin.x + at.x * unit, origin.y + at.y * unit});
    const int n = static_cast<int>(corners.size());
    list.AddConvexPolyFilled(corners.data(), n, colours.cell);
    list.AddPolyline(corners.data(), n, colours.edge, ImDrawFlags_Closed, ui::scaled(1));
  }
}

// Draws all of a game, for one frame.
class DiagramPen {
 public:
  DiagramPen(const std::shared_ptr<const GameReport>& game, const PieceLooks& looks)
      : scene_{.game = game}, looks_(looks), from_(ImGui::GetCursorScreenPos()), at_(from_) {}

  void add(const MoveDiagram& diagram) {
    const std::string verb = spoken(diagram.verb);
    const std::string name = diagram.kind.empty() ? verb : verb + ": " + spoken(diagram.kind);
    const float words = ImGui::CalcTextSize(name.c_str()).x, line = ImGui::GetTextLineHeight();
    const float wide = std::max(words, diagram.bounds.width() * unit_);
    const float high = diagram.bounds.height() * unit_ + line + ui::scaled(6);
    make_room(wide);
    const PicturePoint middle{(diagram.bounds.left + diagram.bounds.right) / 2, diagram.bounds.top};
    const ImVec2 origin{at_.x + wide / 2 - middle.x * unit_, at_.y - middle.y * unit_};
    draw_diagram_cells(list_, diagram, origin, unit_);
    for (const DiagramCell& cell : diagram.cells) {
      const ImVec2 spot{origin.x + cell.middle.x * unit_, origin.y + cell.middle.y * unit_};
      if (cell.mark == DiagramMark::piece) draw_piece(diagram.kind, spot);
      draw_diagram_mark(list_, cell.mark, spot, unit_);
    }
    list_.AddText({at_.x + (wide - words) / 2, at_.y + high - line}, ui::colours().text,
                  name.c_str());
    ui::expose("diagram", "picture", name, at_, {at_.x + wide, at_.y + high});
    at_.x += wide + gap_;
    row_ = std::max(row_, high);
  }
  void end() const { ImGui::Dummy({room_, at_.y + row_ - from_.y}); }

 private:
  void make_room(float wide) {
    if (at_.x == from_.x || at_.x + wide <= from_.x + room_) return;
    at_ = {from_.x, at_.y + row_ + gap_};
    row_ = 0;
  }

  // Its drawing, or its owner's shape with its letters.
  void draw_piece(const std::string& kind, ImVec2 at) {
    const Camera camera{.centre = {}, .scale = unit_, .room = {at.x, at.y, at.x, at.y}};
    BoardPainter painter(list_, scene_, layout_, camera, regions_, looks_);
    painter.lone_piece({SeatId(0), kind}, {at.x, at.y}, 0.42F * unit_);
  }

  BoardScene scene_;
  BoardLayout layout_;
  RegionMarks regions_;
  const PieceLooks& looks_;
  ImDrawList& list_ = *ImGui::GetWindowDrawList();
  float unit_ = ui::scaled(k_diagram_unit), gap_ = ui::scaled(12);
  float room_ = ImGui::GetContentRegionAvail().x;
  ImVec2 from_, at_;
  float row_ = 0;  // the height of this row so far
};

}  // namespace

void MoveDiagramPictures::draw(const std::shared_ptr<const GameReport>& game) {
  if (game_ != game) looks_ = PieceLooks(*game);
  game_ = game;
  std::vector<std::string> seats;
  for (const SeatDef& seat : game->seats) seats.push_back(seat.name);
  const std::vector<ImU32> open = std::exchange(ui::context().owners, owner_colours(seats));
  DiagramPen pen(game, looks_);
  for (const MoveDiagram& diagram : game->diagrams) pen.add(diagram);
  pen.end();
  ui::context().owners = open;
}

}  // namespace hr::editor

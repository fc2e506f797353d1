// SPDX-License-Identifier: MIT
#include "editor/board/thumbnail.h"

#include <algorithm>
#include <utility>

#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// Whether most cells have pieces, so that small ones are a mere texture.
bool is_crowded(const Report& report) {
  std::size_t cells = 0, most = 0;
  for (const ZoneReport& zone : report.zones) {
    cells = std::max(cells, zone.cells.size());
    const auto taken = [](const CellReport& cell) { return !cell.pieces.empty(); };
    most = std::max(most, static_cast<std::size_t>(std::ranges::count_if(zone.cells, taken)));
  }
  return 2 * most > cells;
}

// Where the players are: their piece that is nearest to the middle of all of theirs; without any,
// the middle of the layout.
PicturePoint players_in(const BoardLayout& layout, const Report& report) {
  std::vector<PicturePoint> all;
  for (const ZoneReport& zone : report.zones)
    for (std::size_t c = 0; c < zone.cells.size(); ++c)
      if (std::ranges::any_of(zone.cells[c].pieces,
                              [](const PieceReport& piece) { return is_seat(piece.owner); }) &&
          layout.shown({0, CellId(static_cast<int>(c))}))
        all.push_back(layout.middle({0, CellId(static_cast<int>(c))}));
  const Box& box = layout.bounds;
  if (all.empty()) return {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
  PicturePoint sum;
  for (const PicturePoint at : all) sum = sum + at;
  const PicturePoint middle = sum * (1 / static_cast<float>(all.size()));
  return *std::ranges::min_element(all, {}, [&](PicturePoint at) { return length(at - middle); });
}

}  // namespace

Thumbnails::Thumbnail Thumbnails::make(const PicturedPosition& what, float width, float height) {
  Thumbnail out;
  out.game = what.game;
  out.position = what.position;
  out.width = width;
  out.height = height;
  out.scene = {.game = what.game,
               .report = what.position.get(),
               .marks = what.marks,
               .notes = false,
               .tools = false};
  out.looks = PieceLooks(*what.game);
  std::vector<std::string> seats;
  for (const SeatDef& seat : what.game->seats) seats.push_back(seat.name);
  out.owners = owner_colours(seats);
  out.boards = contents_of(out.scene);
  std::vector<DrawnBoard> shown;
  for (const BoardContents& board : out.boards) shown.push_back(board.shown);
  for (DrawnBoard& board : shown)
    if (!board.of_cards()) board.title.clear();
  const BoardView view{.type = views_of(what.game->board).front(), .turn = {}};
  out.layout = layout_of(*what.game, view, shown, width, height);
  out.regions = region_marks(*what.game, out.layout.picture);
  out.crowded = what.position != nullptr && is_crowded(*what.position);
  if (out.crowded) out.players = players_in(out.layout, *what.position);
  return out;
}

void Thumbnails::paint(ImDrawList& list, const Thumbnail& picture, const Box& room) {
  constexpr float k_least_zoom = 1, k_max_zoom = 60;  // pixels per unit
  constexpr float k_recognised = 11, k_close = 26;
  const float scale = ui::context().scale;
  Camera camera = fitted(picture.layout, room, k_least_zoom, k_max_zoom * scale);
  if (picture.crowded && picture.layout.boards() == 1 && camera.scale < k_recognised * scale) {
    camera.scale = k_close * scale;
    camera.centre = picture.players;
    camera = clamped(picture.layout, camera);
  }
  BoardPainter painter(list, picture.scene, picture.layout, camera, picture.regions, picture.looks);
  painter.areas();
  for (std::size_t b = 0; b < std::min(picture.boards.size(), picture.layout.origins.size()); ++b) {
    painter.board(static_cast<int>(b), picture.boards[b]);
  }
}

void draw_bars(ImDrawList& list, const BoardLayout& layout, const Camera& camera,
               const Box& whole) {
  const Box &all = layout.bounds, &room = camera.room;
  const PicturePoint from = camera.to_layout({room.left, room.top});
  const PicturePoint to = camera.to_layout({room.right, room.bottom});
  const float thick = ui::scaled(4);
  const ImU32 colour = faded(ui::colours().text, 0.4F);
  const auto share = [](float at, float low, float high) {
    return std::clamp((at - low) / std::max(high - low, 1e-3F), 0.0F, 1.0F);
  };
  const float left = share(from.x, all.left, all.right), right = share(to.x, all.left, all.right);
  const float top = share(from.y, all.top, all.bottom), low = share(to.y, all.top, all.bottom);
  if (right - left < 0.999F)
    list.AddRectFilled({room.left + left * room.width(), whole.bottom - 2 * thick},
                       {room.left + right * room.width(), whole.bottom - thick}, colour, thick / 2);
  if (low - top < 0.999F)
    list.AddRectFilled({whole.right - 2 * thick, room.top + top * room.height()},
                       {whole.right - thick, room.top + low * room.height()}, colour, thick / 2);
}

Overview::Overview(const BoardLayout& layout, const Box& whole, std::optional<PicturePoint> clear) {
  constexpr float k_share = 0.26F, k_high = 0.34F;  // of the canvas
  const Box& all = layout.bounds;
  const float scale = std::min(k_share * whole.width() / std::max(all.width(), 0.01F),
                               k_high * whole.height() / std::max(all.height(), 0.01F));
  const float edge = ui::scaled(6), wide = scale * all.width() + 2 * edge;
  const float high = scale * all.height() + 2 * edge;
  const float low = whole.bottom - 2 * edge;
  box_ = {whole.right - 2 * edge - wide, low - high, whole.right - 2 * edge, low};
  if (clear && clear->x > box_.left - edge && clear->y > box_.top - edge)
    box_ = {whole.left + edge, low - high, whole.left + edge + wide, low};
  camera_ =
      fitted(layout, {box_.left + edge, box_.top + edge, box_.right - edge, box_.bottom - edge},
             0.01F, 1e6F);
}

void Overview::draw(ImDrawList& list, const BoardScene& scene, const BoardLayout& layout,
                    const RegionMarks& regions, const PieceLooks& looks,
                    std::span<const BoardContents> boards, const Camera& shown) const {
  const Colours& colours = ui::colours();
  const ImVec2 from{box_.left, box_.top}, to{box_.right, box_.bottom};
  ui::expose("overview", "overview", "", from, to);
  list.AddRectFilled(from, to, colours.panel, ui::scaled(4));
  list.AddRect(from, to, colours.text, ui::scaled(4), 0, ui::scaled(1));
  ui::Context& context = ui::context();
  const bool listening = context.screen.listening();
  context.screen.listen(false);
  list.PushClipRect(from, to, true);
  BoardPainter painter(list, scene, layout, camera_, regions, looks);
  painter.areas();
  for (std::size_t b = 0; b < std::min(boards.size(), layout.origins.size()); ++b)
    if (layout.shows(static_cast<int>(b))) painter.board(static_cast<int>(b), boards[b]);
  const PicturePoint low = camera_.to_screen(shown.to_layout({shown.room.left, shown.room.top}));
  const PicturePoint end =
      camera_.to_screen(shown.to_layout({shown.room.right, shown.room.bottom}));
  const ImVec2 corner{std::max(low.x, from.x + 1), std::max(low.y, from.y + 1)};
  const ImVec2 other{std::min(end.x, to.x - 1), std::min(end.y, to.y - 1)};
  list.AddRect(corner, other, colours.panel, 0, 0, ui::scaled(4));
  list.AddRect(corner, other, colours.accent, 0, 0, ui::scaled(2));
  list.PopClipRect();
  context.screen.listen(listening);
}

void Thumbnails::draw(ImDrawList& list, const std::string& id, const PicturedPosition& what,
                      ImVec2 from, ImVec2 to) {
  if (what.game == nullptr || what.game->board.cells() == 0) return;
  Thumbnail& picture = made_[id];
  const float width = to.x - from.x, height = to.y - from.y;
  if (picture.game != what.game || picture.position != what.position || picture.width != width ||
      picture.height != height)
    picture = make(what, width, height);
  ui::Context& context = ui::context();
  const std::vector<ImU32> open = std::exchange(context.owners, picture.owners);
  const bool listening = context.screen.listening();
  context.screen.listen(false);        // its words are no part of the window's
  const float around = ui::scaled(6);  // for marks on the edge of the board
  list.PushClipRect({from.x - around, from.y - around}, {to.x + around, to.y + around}, true);
  paint(list, picture, {from.x, from.y, to.x, to.y});
  list.PopClipRect();
  context.screen.listen(listening);
  context.owners = open;
}

}  // namespace hr::editor

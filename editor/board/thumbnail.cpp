// SPDX-License-Identifier: MIT
#include "editor/board/thumbnail.h"

#include <algorithm>
#include <utility>

#include "editor/ui/ui.h"

namespace hr::editor {

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
  out.layout = layout_of(what.game->board, view, shown, width, height);
  out.regions = region_marks(*what.game, out.layout.picture);
  return out;
}

void Thumbnails::paint(ImDrawList& list, const Thumbnail& picture, const Box& room) {
  constexpr float k_min = 1, k_max = 60;  // pixels per unit
  const Camera camera = fitted(picture.layout, room, k_min, k_max * ui::context().scale);
  BoardPainter painter(list, picture.scene, picture.layout, camera, picture.regions,
                       {picture.game->letters, picture.looks});
  for (std::size_t b = 0; b < std::min(picture.boards.size(), picture.layout.origins.size()); ++b) {
    painter.board(static_cast<int>(b), picture.boards[b]);
  }
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

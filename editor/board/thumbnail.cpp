// SPDX-License-Identifier: MIT
#include "editor/board/thumbnail.h"

#include <algorithm>
#include <utility>

#include "editor/ui/ui.h"

namespace hr::editor {

Thumbnails::Thumbnail Thumbnails::make(const RulesetInfo& info, float width, float height) {
  Thumbnail out;
  out.game = info.game;
  out.position = info.position;
  out.width = width;
  out.height = height;
  out.scene = {.game = info.game, .report = info.position.get(), .notes = false, .tools = false};
  out.looks = PieceLooks(*info.game);
  out.owners = owner_colours(info.seats);
  out.boards = contents_of(out.scene);
  const std::vector<std::string> titles(out.boards.size());
  const BoardView view{.type = views_of(info.game->board).front(), .turn = {}};
  out.layout = layout_of(info.game->board, view, titles, width, height);
  out.regions = region_marks(*info.game, out.layout.picture);
  return out;
}

void Thumbnails::paint(ImDrawList& list, const Thumbnail& picture, const Box& room) {
  constexpr float k_min = 1, k_max = 60;  // pixels per unit
  const Camera camera = fitted(picture.layout, room, k_min, k_max * ui::context().scale);
  BoardPainter painter(list, picture.scene, picture.layout, camera, picture.regions,
                       {picture.game->letters, picture.looks});
  for (std::size_t b = 0; b < std::min(picture.boards.size(), picture.layout.origins.size()); ++b) {
    painter.ground(picture.layout.origins[b]);
    painter.board(picture.layout.origins[b], picture.boards[b]);
  }
}

void Thumbnails::draw(ImDrawList& list, const RulesetInfo& info, ImVec2 from, ImVec2 to) {
  if (info.game == nullptr || info.game->board.cells() == 0) return;
  Thumbnail& picture = made_[info.id];
  const float width = to.x - from.x, height = to.y - from.y;
  if (picture.game != info.game || picture.position != info.position || picture.width != width ||
      picture.height != height)
    picture = make(info, width, height);
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

// SPDX-License-Identifier: MIT
#include "editor/board/board_layout.h"

#include <algorithm>
#include <cmath>

#include "editor/board/card_layout.h"

namespace hr::editor {

namespace {

constexpr float k_board_gap = 1.0F, k_heading = 1.0F;  // between boards, and above each

// One way to divide the room among the boards, and the picture that fits it.
struct Division {
  Picture picture;
  int columns = 1;
  float scale = 0;
};

Division divided(const GameReport& game, const BoardView& view, std::span<const DrawnBoard> shown,
                 float heading, float width, float height) {
  Division best;
  const int boards = static_cast<int>(shown.size());
  std::vector<CellId> used;
  for (const DrawnBoard& board : shown)
    used.insert(used.end(), board.used.begin(), board.used.end());
  for (int columns = 1; columns <= boards; ++columns) {
    const auto across = static_cast<float>(columns);
    const auto down = static_cast<float>((boards + columns - 1) / columns);
    Picture picture = picture_of(game, game.look, view, (width / across) / (height / down));
    if (!used.empty()) show_only(picture, used);
    const Box& box = picture.bounds;
    const float scale =
        std::min(width / (across * box.width() + (across - 1) * k_board_gap),
                 height / (down * (box.height() + heading) + (down - 1) * k_board_gap));
    if (scale > best.scale * 1.001F) best = {std::move(picture), columns, scale};
  }
  return best;
}

using Shown = std::span<const DrawnBoard>;

// Of the boards alone.
BoardLayout layout_of_boards(const GameReport& game, const BoardView& view, Shown shown,
                             float width, float height, int only) {
  BoardLayout out;
  if (shown.empty()) return out;
  if (only >= 0) {
    DrawnBoard one = shown[static_cast<std::size_t>(only)];
    one.title.clear();
    out = layout_of_boards(game, view, {&one, 1}, width, height, -1);
    out.only = only;
    out.origins.resize(shown.size(), out.origins.front());
    out.titles.resize(shown.size(), out.titles.front());
    return out;
  }
  const bool headed =
      std::ranges::any_of(shown, [](const auto& one) { return !one.title.empty(); });
  const float heading = headed ? k_heading : 0;
  Division best = divided(game, view, shown, heading, width, height);
  out.picture = std::move(best.picture);
  const Box& box = out.picture.bounds;
  out.bounds = k_no_box;
  for (int i = 0; i < static_cast<int>(shown.size()); ++i) {
    const PicturePoint by{
        static_cast<float>(i % best.columns) * (box.width() + k_board_gap),
        static_cast<float>(i / best.columns) * (box.height() + heading + k_board_gap)};
    out.origins.push_back(by);
    out.titles.push_back({shown[i].title,
                          by + PicturePoint{(box.left + box.right) / 2, box.top - heading / 2},
                          TextAlign::centre, true});
    take(out.bounds, by + PicturePoint{box.left, box.top - heading});
    take(out.bounds, by + PicturePoint{box.right, box.bottom});
  }
  return out;
}

// A table that begins at this point, in a room of this width; all in units of the layout.
void add_table(BoardLayout& out, const Board& board, Shown groups, PicturePoint from, float width,
               const CardFit& fit) {
  out.card = fit.card;
  CardPictures table = card_table(board, groups, width, fit);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const PicturePoint at = table.origins[i] + from;
    const PicturePoint middle{0, 0.55F * k_card_heading * fit.card};
    out.origins.push_back(at);
    const bool elsewhere = !table.areas.empty() && groups[i].place == BoardPlace::others;
    out.titles.push_back({elsewhere ? groups[i].heading_at_seat() : groups[i].heading(),
                          at + middle, TextAlign::left, true});
  }
  for (const auto& [seat, box] : table.areas)
    out.areas.push_back(
        {seat, {box.left + from.x, box.top + from.y, box.right + from.x, box.bottom + from.y}});
  out.cards = std::move(table.pictures);
  take(out.bounds, from);
  take(out.bounds, from + PicturePoint{fit.width, fit.height});
}

CardFit times(CardFit fit, float by) {
  fit.card *= by, fit.width *= by, fit.height *= by;
  return fit;
}

// Boards above, and a table of cards below.
BoardLayout layout_of_both(const GameReport& game, const BoardView& view, Shown boards,
                           Shown groups, float width, float height, int only) {
  constexpr float k_share = 0.4F, k_between = 0.3F;  // of the height; in cells
  const CardFit fit = fit_cards_below(groups, width, k_share * height);
  BoardLayout out = layout_of_boards(game, view, boards, width, height - fit.height, only);
  const Box box = out.bounds;
  const float unit = std::max(box.width() / width, box.height() / (height - fit.height));
  const PicturePoint from{(box.left + box.right - fit.width * unit) / 2, box.bottom + k_between};
  add_table(out, game.board, groups, from, width * unit, times(fit, unit));
  return out;
}

}  // namespace

BoardLayout layout_of(const GameReport& game, const BoardView& view, Shown shown, float width,
                      float height, float least_card, int only) {
  const auto first = std::ranges::find_if(shown, &DrawnBoard::of_cards);
  const auto boards = static_cast<std::size_t>(first - shown.begin());
  const Board& board = game.board;
  if (board.cells() == 0) return {};
  if (boards == shown.size())
    return board.plain_cells() == 0 ? BoardLayout{}
                                    : layout_of_boards(game, view, shown, width, height, only);
  const Shown groups = shown.subspan(boards);
  if (boards > 0)
    return layout_of_both(game, view, shown.first(boards), groups, width, height, only);
  BoardLayout out;
  out.picture.piece_spots.resize(nth(board.cells()));
  out.bounds = k_no_box;
  const CardFit fit = fit_cards(groups, width, height, least_card);
  const float unit = 1 / fit.card;
  add_table(out, board, groups, {}, width * unit, times(fit, unit));
  return out;
}

CellRef hit(const BoardLayout& layout, PicturePoint spot) {
  for (std::size_t i = 0; i < layout.origins.size(); ++i)
    if (const CellId cell = layout.shows(static_cast<int>(i))
                                ? hit(layout.of(static_cast<int>(i)), spot - layout.origins[i])
                                : CellId::none;
        cell != CellId::none)
      return {static_cast<int>(i), cell};
  return {};
}

CellRef neighbour_towards(const BoardLayout& layout, CellRef from, PicturePoint direction) {
  // How much worse it is to be beside the line than further along it. With more, the next row of a
  // board of hexagons, half a cell aside, would lose to the one after it.
  constexpr float k_min = 0.05F, k_aslant = 1.5F;
  const bool anywhere = !layout.shown(from);
  CellRef best = from;
  float least = 1e9F;
  for (int board = 0; board < static_cast<int>(layout.origins.size()); ++board)
    for (int c = 0; c < static_cast<int>(layout.of(board).piece_spots.size()); ++c) {
      const CellRef to{board, CellId(c)};
      if (!layout.shown(to)) continue;
      if (anywhere) return to;
      const PicturePoint way = layout.middle(to) - layout.middle(from);
      const float along = way.x * direction.x + way.y * direction.y;
      const float across = std::abs(way.x * direction.y - way.y * direction.x);
      if (along > k_min && along + k_aslant * across < least)
        least = along + k_aslant * across, best = to;
    }
  return best;
}

Camera fitted(const BoardLayout& layout, const Box& room, float min, float max) {
  const Box& box = layout.bounds;
  Camera out{.centre = {(box.left + box.right) / 2, (box.top + box.bottom) / 2}, .room = room};
  const float fit = std::min(room.width() / std::max(box.width(), 0.01F),
                             room.height() / std::max(box.height(), 0.01F));
  out.scale = std::min(std::max(fit, min), max);
  return out;
}

Camera zoomed(const Camera& camera, PicturePoint pixel, float scale) {
  Camera out = camera;
  const PicturePoint at = camera.to_layout(pixel);
  out.scale = scale;
  out.centre = out.centre + at - out.to_layout(pixel);
  return out;
}

Camera clamped(const BoardLayout& layout, Camera camera) {
  const auto hold = [](float& centre, float low, float high, float half) {
    if (high - low <= 2 * half)
      centre = (low + high) / 2;
    else
      centre = std::clamp(centre, low + half, high - half);
  };
  const Box& box = layout.bounds;
  hold(camera.centre.x, box.left, box.right, camera.room.width() / 2 / camera.scale);
  hold(camera.centre.y, box.top, box.bottom, camera.room.height() / 2 / camera.scale);
  return camera;
}

Camera loosely_clamped(const BoardLayout& layout, Camera camera) {
  const Box& box = layout.bounds;
  camera.centre.x = std::clamp(camera.centre.x, box.left, std::max(box.left, box.right));
  camera.centre.y = std::clamp(camera.centre.y, box.top, std::max(box.top, box.bottom));
  return camera;
}

Camera showing(const Camera& camera, PicturePoint at, float around) {
  Camera out = camera;
  const PicturePoint pixel = camera.to_screen(at);
  const float edge = around * camera.scale;
  const auto off = [edge](float pixel_at, float low, float high) {
    if (pixel_at - edge < low) return pixel_at - edge - low;
    return pixel_at + edge > high ? pixel_at + edge - high : 0;
  };
  out.centre = out.centre + PicturePoint{off(pixel.x, camera.room.left, camera.room.right),
                                         off(pixel.y, camera.room.top, camera.room.bottom)} *
                                (1 / camera.scale);
  return out;
}

}  // namespace hr::editor

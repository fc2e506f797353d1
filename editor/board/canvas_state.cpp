// SPDX-License-Identifier: MIT
#include "editor/board/canvas_state.h"

#include <algorithm>
#include <cmath>

namespace hr::editor {

namespace {

// Pixels per unit at scale 1: when a board, or a table of cards, whose unit is the width of a card
// of the hand, is first shown; and when zooming.
constexpr float k_min = 12, k_least_card = 24, k_max = 150;
constexpr float k_recognised = 24;  // pixels of a cell at scale 1; with less, boards have tabs
constexpr float k_farthest = 4, k_nearest = 400;
constexpr float k_board_padding = 10, k_tight_padding = 3;
constexpr float k_around_cursor =
    0.7F;  // in units: the room around the cursor that is kept visible
bool intersect(const Box& a, const Box& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

}  // namespace

void CanvasState::take(const CanvasArea& room) {
  if (room == made_ && view_ == made_view_) return;
  if (room.game != made_.game) {
    looks_ = PieceLooks(*room.game);
    fits_ = true;
    whole_ = false;
    followed_ = {};
    chosen_ = SeatId::none;
  }
  if (room.least_cell != made_.least_cell) fits_ = true, whole_ = false;
  made_ = room;
  useful_ = {};
  made_view_ = view_;
  make();
  regions_ = region_marks(*made_.game, layout_.picture);
}

void CanvasState::fit_in() {
  const bool table = layout_.boards() == 0;  // a unit is as wide as a card
  const bool several = layout_.boards() > 1 && !tabbed();
  const float least = whole_ || several ? 0 : table ? k_least_card : k_min;
  camera_ = fitted(layout_, camera_.room, least * made_.scale, k_max * made_.scale);
  if (table) camera_.centre.y = layout_.bounds.bottom;  // the hand is at the bottom
  if (const float wanted = whole_ ? 0 : presented_scale(); wanted > 0)
    camera_ = fitted(layout_, camera_.room, wanted, k_max * made_.scale);
  if (layout_.shown(followed_))
    camera_ = showing(camera_, layout_.middle(followed_), k_around_cursor);
  if (layout_.shown(cursor_)) camera_ = showing(camera_, layout_.middle(cursor_), k_around_cursor);
  camera_ = clamped(layout_, camera_);
}

float CanvasState::smallest_cell() const {
  float out = 0;
  for (int c = 0; c < board().plain_cells(); ++c)
    if (const PieceSpot& spot = layout_.picture.at(CellId(c)); spot.shown)
      out = out == 0 ? 2 * spot.radius() : std::min(out, 2 * spot.radius());
  return out;
}

// The scale at which the smallest cell of the board has the least size, if that shows a part of the
// board and is worth it; else 0.
float CanvasState::presented_scale() const {
  constexpr float k_nearly = 0.8F, k_least_share = 0.2F;
  if (made_.least_cell <= 0 || layout_.boards() == 0) return 0;
  const float wanted = made_.least_cell / std::max(smallest_cell(), 1e-3F);
  if (camera_.scale >= k_nearly * wanted) return 0;
  const auto share = [&](float room, float all) { return std::min(1.0F, room / (all * wanted)); };
  const float seen = share(camera_.room.width(), layout_.bounds.width()) *
                     share(camera_.room.height(), layout_.bounds.height());
  return seen >= k_least_share ? wanted : 0;
}

bool CanvasState::partial() const {
  constexpr float k_slack = 1.02F;
  return layout_.bounds.width() * camera_.scale > k_slack * camera_.room.width() ||
         layout_.bounds.height() * camera_.scale > k_slack * camera_.room.height();
}

float CanvasState::useful_height(float width, float height) {
  if (useful_.width == width && useful_.height == height) return useful_.of_it;
  if (layout_.boards() == 0 || !layout_.cards.empty()) return height;
  const float pad = 2 * (made_.tight ? k_tight_padding : k_board_padding) * made_.scale;
  const float around = pad + made_.foot + (made_.foot > 0 ? 0 : made_.tools_height);
  const BoardLayout layout =
      layout_of(*made_.game, view_, made_.boards, std::max(1.0F, width - pad),
                std::max(1.0F, height - around), k_least_card * made_.scale);
  const Camera camera =
      fitted(layout, {0, 0, width - pad, height - around}, 0, k_max * made_.scale);
  useful_ = {width, height,
             std::min(height, std::ceil(layout.bounds.height() * camera.scale + around))};
  return useful_.of_it;
}

void CanvasState::show(CellRef at) {
  followed_ = at;
  if (made_.game != nullptr && layout_.shown(at) && partial())
    camera_ = loosely_clamped(layout_, showing(camera_, layout_.middle(at), k_around_cursor));
}

void CanvasState::centre_on(PicturePoint at) {
  camera_.centre = at;
  camera_ = clamped(layout_, camera_);
  fits_ = whole_ = false;
}

bool CanvasState::try_layout(float bottom, float right) {
  const Box& whole = made_.whole;
  const float pad = (made_.tight ? k_tight_padding : k_board_padding) * made_.scale;
  const float top = only_ < 0 ? 0 : made_.tabs;
  const Box room{whole.left + pad, whole.top + pad + top, whole.right - pad - right,
                 whole.bottom - pad - made_.foot - bottom};
  layout_ = layout_of(*made_.game, view_, made_.boards, std::max(1.0F, room.width()),
                      std::max(1.0F, room.height()), k_least_card * made_.scale, only_);
  camera_.room = room;
  if (fits_) fit_in();
  const PicturePoint from = camera_.to_screen({layout_.bounds.left, layout_.bounds.top});
  const PicturePoint to = camera_.to_screen({layout_.bounds.right, layout_.bounds.bottom});
  return !intersect({from.x, from.y, to.x, to.y},
                    {whole.right - made_.tools_width, whole.bottom - made_.tools_height,
                     whole.right, whole.bottom});
}

// Where several boards would have cells that nobody recognises, one is shown at a time.
void CanvasState::make() {
  only_ = -1;
  make_beside_tools();
  if (made_.tabs > 0 && layout_.boards() > 1) {
    const float scale = fitted(layout_, camera_.room, 0, k_max * made_.scale).scale;
    if (smallest_cell() * scale < k_recognised * made_.scale) {
      only_ = made_.first;
      for (int b = 0; b < layout_.boards(); ++b)
        if (chosen_ != SeatId::none && made_.boards[static_cast<std::size_t>(b)].seat == chosen_)
          only_ = b;
      make_beside_tools();
    }
  }
  camera_ = fits_ ? clamped(layout_, camera_) : loosely_clamped(layout_, camera_);
}

void CanvasState::choose_board(int board) {
  chosen_ = made_.boards[static_cast<std::size_t>(board)].seat;
  fits_ = true;
  make();
  regions_ = region_marks(*made_.game, layout_.picture);
}

// If the tools would cover cells, the board leaves room for them on the right or at the bottom.
void CanvasState::make_beside_tools() {
  if (!try_layout(0, 0) && made_.tools_width > 0) {
    const bool apart = try_layout(0, made_.tools_width);
    const float beside = camera_.scale;
    try_layout(made_.tools_height, 0);
    if (apart && beside >= camera_.scale) try_layout(0, made_.tools_width);
  }
}

void CanvasState::set_view(ViewType type) {
  view_.type = type;
  fits_ = true;
  whole_ = false;
}

void CanvasState::fit() {
  fits_ = whole_ = true;
  if (made_.game != nullptr) fit_in();
}

void CanvasState::pan(PicturePoint pixels) {
  if (pixels == PicturePoint{}) return;
  camera_.centre = camera_.centre - pixels * (1 / camera_.scale);
  camera_ = loosely_clamped(layout_, camera_);
  fits_ = whole_ = false;
}

void CanvasState::zoom(PicturePoint around, float by) {
  const float scale =
      std::clamp(camera_.scale * by, k_farthest * made_.scale, k_nearest * made_.scale);
  camera_ = loosely_clamped(layout_, zoomed(camera_, around, scale));
  fits_ = whole_ = false;
}

void CanvasState::turn(float right, float up) {
  constexpr float k_steepest = 1.45F, k_whole = 6.2831853F;
  view_.turn.yaw = std::remainder(view_.turn.yaw - right, k_whole);
  view_.turn.pitch = std::clamp(view_.turn.pitch + up, -k_steepest, k_steepest);
}

// If a solid shows no next cell, turns it until one comes into view.
void CanvasState::step(PicturePoint direction) {
  CellRef to = neighbour_towards(layout_, cursor_, direction);
  for (int turns = 0; to == cursor_ && solid() && turns < 4; ++turns) {
    turn(-direction.x * k_key_turn, -direction.y * k_key_turn);
    layout_.picture = picture_of(*made_.game, made_.game->look, view_, 1);
    if (layout_.shown(cursor_)) to = neighbour_towards(layout_, cursor_, direction);
  }
  cursor_ = to;
  stepped_ = true;
  if (layout_.shown(cursor_))
    camera_ = loosely_clamped(layout_, showing(camera_, layout_.middle(cursor_), k_around_cursor));
}

}  // namespace hr::editor

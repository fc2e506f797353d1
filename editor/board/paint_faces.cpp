// SPDX-License-Identifier: MIT
// A single piece: its drawing, in its owner's colour and with the owner's mark, or else the owner's
// shape; and what is written on it.
#include <algorithm>
#include <cmath>

#include "drawing/paint.h"
#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_drawing = 1.1F;  // half the side of a drawing, in radii of a shape
// The side of the smallest legible drawing: in pixels, which make out its lines, and, at scale 1,
// as the eye sees it.
constexpr float k_smallest = 13, k_smallest_scaled = 9;

drawing::Rgb drawing_rgb(ImU32 colour) {
  return (colour & 255) << 16 | (colour & 0xff00) | (colour >> 16 & 255);
}

// So dark that black lines would not be seen on it.
bool is_dark(ImU32 colour) {
  return 3 * (colour & 255) + 6 * (colour >> 8 & 255) + (colour >> 16 & 255) < 10 * 60;
}

// The edges and lines of a drawing: they stand out from the owner's colour, and from the board
// unless that would make dark pieces illegible.
drawing::Inks inks_of(SeatId owner) {
  const ImU32 colour = owner_colour(owner), letters = letters_on(colour);
  if (ui::context().theme == Theme::contrast) return {drawing_rgb(colour), drawing_rgb(letters)};
  return {drawing_rgb(colour),
          drawing_rgb(mixed(colour, is_dark(colour) ? IM_COL32_WHITE : IM_COL32_BLACK, 0.65F))};
}

drawing::Badge badge_of(SeatId owner, drawing::Rgb rim) {
  drawing::Badge out{.corners = {}, .fill = drawing_rgb(owner_colour(owner)), .rim = rim};
  for (const PicturePoint corner : owner_shape(owner)) out.corners.emplace_back(corner.x, corner.y);
  return out;
}

// Standing on the board as one sees it, not lying on the side of a solid.
bool is_upright(const PieceAxes& at) { return at.across.y == 0 && at.along.x == 0; }

// In pixels of the screen. Lengths that change in every frame, as on a solid that turns, have few
// different values.
int side_of(const PieceAxes& at) {
  const float side = 2 * k_drawing * std::max(length(at.across), length(at.along)) *
                     ImGui::GetIO().DisplayFramebufferScale.x;
  return static_cast<int>(is_upright(at) ? std::round(side) : 16 * std::ceil(side / 16));
}

bool is_legible(const PieceAxes& at) {
  const float r = is_upright(at) ? std::max(length(at.across), length(at.along)) : at.radius();
  return 2 * k_drawing * r >= std::max(k_smallest, ui::scaled(k_smallest_scaled));
}

}  // namespace

bool draw_look(BoardPen& pen, const PieceLook& look, SeatId owner, const drawing::Inks& inks,
               bool badge, const PieceAxes& at) {
  if (!is_legible(at)) return false;
  const int side = side_of(at);
  const drawing::Rgb rim = drawing_rgb(letters_on(owner_colour(owner)));
  const TextureKey key{look.id, inks, badge ? index(owner) : -1, rim, side};
  const ImTextureID texture = ui::context().drawings.find(key, [&] {
    const drawing::Badge mark = badge_of(owner, rim);
    return drawing::painted(look.drawing, inks, side, badge ? &mark : nullptr);
  });
  if (texture == nullptr) return false;
  pen.image(texture, at.middle, at.across * k_drawing, at.along * k_drawing, is_upright(at));
  return true;
}

drawing::Inks printed_inks(SeatId owner, Tint tint, ImU32 on) {
  const ImU32 text = ui::colours().text;
  ImU32 fill = mixed(on, text, 0.22F);
  if (is_seat(owner))
    fill = mixed(on, owner_colour(owner), 0.7F);
  else if (tint != Tint::plain)
    fill = tinted(tinted(on, tint, owner), tint, owner);
  return {drawing_rgb(fill), drawing_rgb(mixed(on, text, 0.75F))};
}

bool BoardPainter::drawn(const PieceFace& face, const PieceAxes& at) {
  const PieceLook* const look = looks_.find(face.kind, face.owner);
  return look != nullptr && draw_look(pen_, *look, face.owner, inks_of(face.owner),
                                      look->badge && is_seat(face.owner), at);
}

void BoardPainter::shape(SeatId owner, const PieceAxes& at, bool covered) {
  const ImU32 colour = owner_colour(owner);
  if (covered)
    return pen_.shape(owner, at.middle, at.across, at.along, mixed(colour, IM_COL32_BLACK, 0.18F),
                      mixed(colour, IM_COL32_BLACK, 0.6F));
  const bool contrast = ui::context().theme == Theme::contrast;
  const ImU32 rim = mixed(colour, is_dark(colour) ? IM_COL32_WHITE : IM_COL32_BLACK, 0.5F);
  const PicturePoint drop{0, std::max(1.0F, 0.07F * at.radius())};
  pen_.shape(owner, at.middle + drop, at.across, at.along, IM_COL32(0, 0, 0, 70),
             IM_COL32(0, 0, 0, 0));
  pen_.shape(owner, at.middle, at.across, at.along, colour, contrast ? IM_COL32_WHITE : rim);
}

// On a plate over the middle, as large as fits; presented, over all of the piece.
void BoardPainter::note(const PieceSymbol& symbol, const PieceAxes& at) {
  constexpr float k_part = 0.85F, k_all = 1.4F;
  constexpr ImU32 k_gold = IM_COL32(255, 205, 60, 245);
  const float r = at.radius();
  const float size = scene_.presented ? pen_.fitting(symbol.note, 2.75F * r, k_all * r, 6)
                                      : pen_.fitting(symbol.note, 1.7F * r, k_part * r, 6);
  if (size <= 0) return;
  const ImVec2 middle{at.middle.x, at.middle.y};
  const float half =
      pen_.text_size(symbol.note, size).x / 2 + (scene_.presented ? 0.1F : 0.22F) * size;
  const float high = (scene_.presented ? 0.46F : 0.56F) * size, round = 0.6F * high;
  const bool gold = scene_.presented && symbol.raised;
  const ImVec2 low{middle.x - half, middle.y - high}, far{middle.x + half, middle.y + high};
  list_.AddRectFilled(low, far, gold ? k_gold : with_alpha(colours_.raised, 225), round);
  if (scene_.presented && is_seat(symbol.face.owner))
    list_.AddRect(low, far, owner_colour(symbol.face.owner), round, 0, std::max(2.0F, 0.1F * r));
  pen_.text(symbol.note, middle, size, gold ? IM_COL32(30, 24, 0, 255) : colours_.text);
  pen_.expose(gold ? "gold figure" : "figure", symbol.note, middle, size, 0.5F);
}

void BoardPainter::height(std::string_view pieces, const PieceAxes& at) {
  const float r = at.radius(), badge = std::max(0.36F * r, 7 * ui_);
  if (r < 9 * ui_) return;
  const ImVec2 corner{at.middle.x + 0.78F * length(at.across),
                      at.middle.y - 0.7F * length(at.along)};
  list_.AddCircleFilled(corner, badge, colours_.raised);
  list_.AddCircle(corner, badge, colours_.text, 0, std::max(1.0F, ui_));
  pen_.text(pieces, corner, std::floor(1.4F * badge), colours_.text);
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
#include "editor/board/board_pen.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/board/marks.h"
#include "drawing/colours.h"
#include "editor/ui/blend.h"
#include "editor/ui/theme.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

float snap(float value) { return std::floor(value + 0.5F); }

ImU32 hue_of(Tint tint) {
  const drawing::Rgb hue = drawing::k_tint_hues[static_cast<std::size_t>(tint)];
  return IM_COL32(hue >> 16 & 255, hue >> 8 & 255, hue & 255, 255);
}

}  // namespace

ImU32 tinted(ImU32 plain, Tint tint, SeatId seat) {
  if (tint == Tint::plain) return plain;
  const Theme theme = ui::context().theme;
  const float share = theme == Theme::light ? 0.4F : theme == Theme::contrast ? 0.38F : 0.45F;
  return mixed(plain, tint == Tint::owner ? owner_colour(seat) : hue_of(tint), share);
}

BoardPen::BoardPen(ImDrawList& list, const Camera& camera)
    : list_(list), camera_(camera), ui_(ui::context().scale) {}

ImVec2 BoardPen::pixel(PicturePoint at) const {
  const PicturePoint p = on_screen(at);
  return {p.x, p.y};
}

bool BoardPen::in_sight(const Box& box) const {
  const ImVec2 from = pixel({box.left, box.top}), to = pixel({box.right, box.bottom});
  const Box& room = camera_.room;
  const float around =
      std::max(camera_.scale, 40 * ui_);  // the canvas extends a little beyond the cells
  return to.x >= room.left - around && from.x <= room.right + around && to.y >= room.top - around &&
         from.y <= room.bottom + around;
}

void BoardPen::trace(const Tile& tile) {
  corners_.clear();
  for (const PicturePoint corner : tile.outline) corners_.push_back(pixel(corner));
  if (square_)
    for (ImVec2& corner : corners_) corner = {snap(corner.x), snap(corner.y)};
}

void BoardPen::fill(const Tile& tile, ImU32 colour) {
  trace(tile);
  if (square_) {
    const auto [left, right] = std::ranges::minmax(corners_, {}, &ImVec2::x);
    const auto [top, bottom] = std::ranges::minmax(corners_, {}, &ImVec2::y);
    list_.AddRectFilled({left.x, top.y}, {right.x, bottom.y}, colour);
  } else {
    list_.AddConvexPolyFilled(corners_.data(), static_cast<int>(corners_.size()), colour);
  }
}

void BoardPen::edge(const Tile& tile, ImU32 colour, float width) {
  trace(tile);
  list_.AddPolyline(corners_.data(), static_cast<int>(corners_.size()), colour, ImDrawFlags_Closed,
                    width);
}

void BoardPen::frame(const Tile& tile, ImU32 colour, float width, float inset) {
  trace(tile);
  ImVec2 middle{0, 0};
  for (const ImVec2 p : corners_) middle = {middle.x + p.x, middle.y + p.y};
  const auto n = static_cast<float>(corners_.size());
  middle = {middle.x / n, middle.y / n};
  const float r = std::max(1.0F, room_around(tile.outline, {(tile.box.left + tile.box.right) / 2,
                                                            (tile.box.top + tile.box.bottom) / 2}) *
                                     camera_.scale);
  const float share = std::max(0.2F, 1 - (inset + width / 2) / r);
  for (ImVec2& p : corners_)
    p = {middle.x + (p.x - middle.x) * share, middle.y + (p.y - middle.y) * share};
  list_.AddPolyline(corners_.data(), static_cast<int>(corners_.size()), colour, ImDrawFlags_Closed,
                    width);
}

void BoardPen::hatch(const Tile& tile, ImU32 colour, float pitch, float slope) {
  trace(tile);
  float low = 1e9F, high = -1e9F;
  for (const ImVec2 p : corners_) {
    low = std::min(low, p.x + slope * p.y);
    high = std::max(high, p.x + slope * p.y);
  }
  for (float at = (std::floor(low / pitch) + 1) * pitch; at < high; at += pitch) {
    std::array<ImVec2, 2> ends;
    std::size_t found = 0;
    for (std::size_t i = 0; i < corners_.size() && found < 2; ++i) {
      const ImVec2 a = corners_[i], b = corners_[(i + 1) % corners_.size()];
      const float from = a.x + slope * a.y - at, to = b.x + slope * b.y - at;
      if ((from < 0) == (to < 0)) continue;
      const float share = from / (from - to);
      ends[found++] = {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
    }
    if (found == 2) list_.AddLine(ends[0], ends[1], colour, ui_);
  }
}

void BoardPen::link(ImVec2 from, ImVec2 to, LinkLine line, ImU32 colour, float width) {
  const PicturePoint a{from.x, from.y}, way = PicturePoint{to.x, to.y} - a;
  const float far = length(way);
  if (line == LinkLine::none || far < 1) return;
  const PicturePoint dir = way * (1 / far), side{-dir.y * width, dir.x * width};
  const auto stroke = [&](PicturePoint begin, PicturePoint end, float thick) {
    list_.AddLine({begin.x, begin.y}, {end.x, end.y}, colour, thick);
  };
  const bool dashed = line == LinkLine::dashed;
  if (dashed || line == LinkLine::dotted) {
    const float dash = dashed ? std::max(5 * width, 7 * ui_) : 0;
    const float pitch = dashed ? 1.7F * dash : std::max(3.2F * width, 5 * ui_);
    for (float at = 0; at < far; at += pitch)
      if (dashed)
        stroke(a + dir * at, a + dir * std::min(far, at + dash), width);
      else
        list_.AddCircleFilled({a.x + dir.x * at, a.y + dir.y * at},
                              std::max(0.8F * width, 1.2F * ui_), colour);
    return;
  }
  if (line != LinkLine::twofold)
    return stroke(a, a + way, line == LinkLine::heavy ? 2.5F * width : width);
  for (const float off : {-1.3F, 1.3F}) stroke(a + side * off, a + way + side * off, width);
}

// The outline is not convex, so it is drawn as a roof and a wall.
void BoardPen::house(ImVec2 middle, float half, ImU32 ink) {
  const std::vector<Point>& corners = house_outline();
  const auto at = [&](std::size_t i) {
    return ImVec2{middle.x + half * static_cast<float>(corners[i].x),
                  middle.y - half * static_cast<float>(corners[i].y)};
  };
  list_.AddQuadFilled(at(0), at(1), at(2), at(6), ink);
  list_.AddTriangleFilled(at(3), at(4), at(5), ink);
}

void BoardPen::sign(PicturePoint middle, float r, bool plus) {
  const ImU32 colour = plus ? ui::colours().good : ui::colours().bad;
  const ImVec2 at{middle.x, middle.y};
  list_.AddCircleFilled(at, r, ui::colours().panel);
  list_.AddCircle(at, r, colour, 0, std::max(1.5F, 0.16F * r));
  const float arm = 0.55F * r, width = std::max(1.5F, 0.26F * r);
  list_.AddLine({at.x - arm, at.y}, {at.x + arm, at.y}, colour, width);
  if (plus) list_.AddLine({at.x, at.y - arm}, {at.x, at.y + arm}, colour, width);
}

void BoardPen::prospect(float value, ImVec2 middle, float radius, bool below) {
  const float scale = ui::context().scale;
  const float size = std::floor(std::clamp((below ? 0.6F : 0.8F) * radius, 8 * scale, 17 * scale));
  if (size > 1.2F * radius) return;
  const std::string words = std::to_string(std::lround(100 * value));
  if (below) {
    middle.y += 0.68F * radius;
    const ImVec2 half{0.36F * size * static_cast<float>(words.size()) + 2 * scale, 0.55F * size};
    list_.AddRectFilled({middle.x - half.x, middle.y - half.y},
                        {middle.x + half.x, middle.y + half.y},
                        mixed(ui::colours().cell, ui::colours().good, 0.3F), 3 * scale);
  }
  text(words, middle, size, ui::colours().text);
  expose("prospect", words, middle, size, 0.5F);
}

void BoardPen::shape(SeatId owner, PicturePoint middle, PicturePoint across, PicturePoint along,
                     ImU32 fill, ImU32 rim) {
  corners_.clear();
  for (const PicturePoint corner : owner_shape(owner)) {
    const PicturePoint at = middle + across * corner.x + along * corner.y;
    corners_.emplace_back(at.x, at.y);
  }
  const int n = static_cast<int>(corners_.size());
  // The orientation is reversed on some sides of a solid.
  if (across.x * along.y - across.y * along.x < 0) std::ranges::reverse(corners_);
  list_.AddConvexPolyFilled(corners_.data(), n, fill);
  const float width = std::clamp(0.08F * length(across), 1.0F, 2.5F * ui_);
  list_.AddPolyline(corners_.data(), n, rim, ImDrawFlags_Closed, width);
}

void BoardPen::image(ImTextureID texture, PicturePoint middle, PicturePoint across,
                     PicturePoint along, bool upright) {
  const auto corner = [&](float x, float y) {
    const PicturePoint at = middle + across * x + along * y;
    return ImVec2{at.x, at.y};
  };
  if (!upright)
    return list_.AddImageQuad(texture, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1));
  const float pixels = ImGui::GetIO().DisplayFramebufferScale.x;
  const float side = snap(2 * std::max(length(across), length(along)) * pixels) / pixels;
  const ImVec2 from{snap((middle.x - side / 2) * pixels) / pixels,
                    snap((middle.y - side / 2) * pixels) / pixels};
  list_.AddImage(texture, from, {from.x + side, from.y + side});
}

ImVec2 BoardPen::text_size(std::string_view text, float size) const {
  ImFont* const font =
      size > k_title_size * ui_ ? ui::context().fonts.large : ui::context().fonts.strong;
  return font->CalcTextSizeA(size, 1e9F, 0, text.data(), text.data() + text.size());
}

void BoardPen::text(std::string_view text, ImVec2 at, float size, ImU32 colour, float side) {
  ImFont* const font =
      size > k_title_size * ui_ ? ui::context().fonts.large : ui::context().fonts.strong;
  ui::meet(text, font);
  const ImVec2 room = text_size(text, size);
  list_.AddText(font, size, {snap(at.x - side * room.x), snap(at.y - room.y / 2)}, colour,
                text.data(), text.data() + text.size());
}

float BoardPen::fitting(std::string_view text, float width, float max_size, float min_size) const {
  const float wide = text_size(text, max_size).x;
  const float size = wide > width ? max_size * width / wide : max_size;
  return size < min_size * std::sqrt(ui_) ? 0 : std::floor(size);  // finer pixels: finer letters
}

std::string BoardPen::cut(std::string_view text, float width, float size) const {
  std::string out(text);
  if (text_size(out, size).x <= width) return out;
  while (!out.empty() && text_size(out + "…", size).x > width) {
    while (!out.empty() && (out.back() & '\xc0') == '\x80') out.pop_back();
    if (!out.empty()) out.pop_back();
  }
  return out.empty() ? out : out + "…";
}

void BoardPen::expose(const char* kind, std::string_view text, ImVec2 at, float size,
                      float side) const {
  if (!ui::context().screen.listening()) return;
  const Box& room = camera_.room;
  if (at.x < room.left || at.x > room.right || at.y < room.top || at.y > room.bottom) return;
  const ImVec2 wide = text_size(text, size);
  ui::expose(std::string(kind) + " " + std::string(text), kind, text,
             {at.x - side * wide.x, at.y - wide.y / 2},
             {at.x + (1 - side) * wide.x, at.y + wide.y / 2});
}

}  // namespace hr::editor

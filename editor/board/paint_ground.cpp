// SPDX-License-Identifier: MIT
// Everything below the pieces: staircases, links, cells with their highlights, captions.
#include <algorithm>
#include <cmath>

#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

float snap(float value) { return std::floor(value + 0.5F); }

}  // namespace

BoardPainter::BoardPainter(ImDrawList& list, const BoardScene& scene, const Stage& stage,
                           const Camera& camera, const RegionMarks& regions, const Letters& letters)
    : list_(list),
      scene_(scene),
      stage_(stage),
      picture_(stage.picture),
      camera_(camera),
      regions_(regions),
      letters_(letters),
      colours_(ui::colours()),
      ui_(ui::context().scale) {}

ImVec2 BoardPainter::pixel(Spot at) const {
  const Spot p = camera_.to_screen(at + origin_);
  return {p.x, p.y};
}

bool BoardPainter::in_sight(const Box& box) const {
  const ImVec2 from = pixel({box.left, box.top}), to = pixel({box.right, box.bottom});
  const Box& room = camera_.room;
  const float around =
      std::max(camera_.scale, 40 * ui_);  // the canvas extends a little beyond the cells
  return to.x >= room.left - around && from.x <= room.right + around && to.y >= room.top - around &&
         from.y <= room.bottom + around;
}

float BoardPainter::radius(CellId cell) const { return picture_.at(cell).radius() * camera_.scale; }

ImVec2 BoardPainter::text_size(std::string_view text, float size) const {
  ImFont* const font =
      size > k_title_size * ui_ ? ui::context().fonts.large : ui::context().fonts.strong;
  return font->CalcTextSizeA(size, 1e9F, 0, text.data(), text.data() + text.size());
}

// `side`: the share of its width to the left of the position.
void BoardPainter::text(std::string_view text, ImVec2 at, float size, ImU32 colour, float side) {
  ImFont* const font =
      size > k_title_size * ui_ ? ui::context().fonts.large : ui::context().fonts.strong;
  const ImVec2 room = text_size(text, size);
  list_.AddText(font, size, {snap(at.x - side * room.x), snap(at.y - room.y / 2)}, colour,
                text.data(), text.data() + text.size());
}

float BoardPainter::fitting(std::string_view text, float width, float most, float least) const {
  const float wide = text_size(text, most).x;
  const float size = wide > width ? most * width / wide : most;
  return size < least * ui_ ? 0 : std::floor(size);
}

void BoardPainter::tell(const char* kind, std::string_view text, ImVec2 at, float size,
                        float side) const {
  if (!ui::context().screen.listening()) return;
  const Box& room = camera_.room;
  if (at.x < room.left || at.x > room.right || at.y < room.top || at.y > room.bottom) return;
  const ImVec2 wide = text_size(text, size);
  ui::tell(std::string(kind) + " " + std::string(text), kind, text,
           {at.x - side * wide.x, at.y - wide.y / 2},
           {at.x + (1 - side) * wide.x, at.y + wide.y / 2});
}

std::string BoardPainter::cut(std::string_view text, float width, float size) const {
  std::string out(text);
  if (text_size(out, size).x <= width) return out;
  while (!out.empty() && text_size(out + "…", size).x > width) {
    while (!out.empty() && (out.back() & '\xc0') == '\x80') out.pop_back();
    if (!out.empty()) out.pop_back();
  }
  return out.empty() ? out : out + "…";
}

void BoardPainter::outline(const Tile& tile, std::vector<ImVec2>& out) const {
  out.clear();
  for (const Spot corner : tile.outline) out.push_back(pixel(corner));
  if (picture_.square)
    for (ImVec2& corner : out) corner = {snap(corner.x), snap(corner.y)};
}

void BoardPainter::fill(const Tile& tile, ImU32 colour) {
  outline(tile, scratch_);
  if (picture_.square) {
    const auto [left, right] = std::ranges::minmax(scratch_, {}, &ImVec2::x);
    const auto [top, bottom] = std::ranges::minmax(scratch_, {}, &ImVec2::y);
    list_.AddRectFilled({left.x, top.y}, {right.x, bottom.y}, colour);
  } else {
    list_.AddConvexPolyFilled(scratch_.data(), static_cast<int>(scratch_.size()), colour);
  }
}

// A line inside the outline, `inset` pixels from it.
void BoardPainter::frame(const Tile& tile, ImU32 colour, float width, float inset) {
  outline(tile, scratch_);
  ImVec2 middle{0, 0};
  for (const ImVec2 p : scratch_) middle = {middle.x + p.x, middle.y + p.y};
  const auto n = static_cast<float>(scratch_.size());
  middle = {middle.x / n, middle.y / n};
  const float r = std::max(1.0F, room_around(tile.outline, {(tile.box.left + tile.box.right) / 2,
                                                            (tile.box.top + tile.box.bottom) / 2}) *
                                     camera_.scale);
  const float share = std::max(0.2F, 1 - (inset + width / 2) / r);
  for (ImVec2& p : scratch_)
    p = {middle.x + (p.x - middle.x) * share, middle.y + (p.y - middle.y) * share};
  list_.AddPolyline(scratch_.data(), static_cast<int>(scratch_.size()), colour, ImDrawFlags_Closed,
                    width);
}

// Hatching clipped to the polygon and continuous across cells.
void BoardPainter::hatch(const Tile& tile, ImU32 colour, float pitch, float slope) {
  outline(tile, scratch_);
  float low = 1e9F, high = -1e9F;
  for (const ImVec2 p : scratch_) {
    low = std::min(low, p.x + slope * p.y);
    high = std::max(high, p.x + slope * p.y);
  }
  for (float at = (std::floor(low / pitch) + 1) * pitch; at < high; at += pitch) {
    std::array<ImVec2, 2> ends;
    std::size_t found = 0;
    for (std::size_t i = 0; i < scratch_.size() && found < 2; ++i) {
      const ImVec2 a = scratch_[i], b = scratch_[(i + 1) % scratch_.size()];
      const float from = a.x + slope * a.y - at, to = b.x + slope * b.y - at;
      if ((from < 0) == (to < 0)) continue;
      const float share = from / (from - to);
      ends[found++] = {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
    }
    if (found == 2) list_.AddLine(ends[0], ends[1], colour, ui_);
  }
}

void BoardPainter::tile(const Tile& tile, CellMarks marks, bool hidden) {
  const auto is = [marks](Highlight what) { return (marks & mark_bit(what)) != 0; };
  ImU32 colour = tile.shade == 0 ? colours_.cell : colours_.cell_other;
  if (is(Highlight::closed)) colour = mixed(colours_.ground, colours_.text, 0.3F);
  if (hidden) colour = mixed(colours_.hidden, colour, 0.25F);
  if (is(Highlight::from) || is(Highlight::to))
    colour = mixed(colour, colours_.last | IM_COL32_A_MASK, is(Highlight::to) ? 0.5F : 0.28F);
  if (is(Highlight::chosen)) colour = mixed(colour, colours_.accent, 0.38F);
  if (tile.light < 1) colour = mixed(IM_COL32(0, 0, 0, 255), colour, tile.light);
  fill(tile, colour);
  if (hidden) hatch(tile, mixed(colours_.hidden, colours_.text, 0.28F), 7 * ui_, 1);
  if (is(Highlight::closed))
    for (const float slope : {1.0F, -1.0F})
      hatch(tile, mixed(colours_.ground, colours_.text, 0.55F), 6 * ui_, slope);
  outline(tile, scratch_);
  list_.AddPolyline(scratch_.data(), static_cast<int>(scratch_.size()), colours_.edge,
                    ImDrawFlags_Closed, std::max(1.0F, snap(ui_)));
}

void BoardPainter::ground(Spot origin) {
  origin_ = origin;
  for (const Box& band : picture_.bands)
    list_.AddRectFilled(pixel({band.left, band.top}), pixel({band.right, band.bottom}),
                        mixed(colours_.ground, colours_.edge, 0.5F), 0.17F * camera_.scale);
  for (const auto& [from, to] : picture_.links)
    list_.AddLine(pixel(from), pixel(to), mixed(colours_.ground, colours_.edge, 0.9F),
                  std::max(1.0F, 0.04F * camera_.scale));
  for (const Caption& caption : picture_.captions) {
    const float most = caption.title ? std::min(18 * ui_, 0.62F * camera_.scale)
                                     : std::min(15 * ui_, 0.45F * camera_.scale);
    if (most < 7 * ui_) continue;
    const float side = caption.side == Side::left ? 0 : caption.side == Side::centre ? 0.5F : 1;
    text(caption.text, pixel(caption.at), std::floor(most),
         caption.title ? colours_.text : colours_.muted, side);
    tell("caption", caption.text, pixel(caption.at), std::floor(most), side);
  }
}

void BoardPainter::titles() {
  origin_ = {};
  for (const Caption& title : stage_.titles) {
    if (title.text.empty()) continue;
    const float most = std::min(20 * ui_, 0.7F * camera_.scale);
    const float size = std::max(11 * ui_, std::floor(most));
    text(title.text, pixel(title.at), size, colours_.text);
    tell("title", title.text, pixel(title.at), size, 0.5F);
  }
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
#include "editor/board/region_legend.h"

#include <algorithm>

#include "core/board/marks.h"
#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_text = 14, k_row = 22, k_sign = 20, k_gap = 16;  // at scale 1

float width_of(const RegionName& entry) {
  ImFont* const font = ui::context().fonts.strong;
  const std::string& name = entry.name;
  const float text =
      font->CalcTextSizeA(ui::scaled(k_text), 1e9F, 0, name.data(), name.data() + name.size()).x;
  return ui::scaled(k_sign) + text;
}

// Calls place(entry, its offset from the upper left corner); returns the height of all rows.
template <class Place>
float in_rows(std::span<const RegionName> names, float width, const Place& place) {
  ImVec2 at{0, 0};
  for (const RegionName& entry : names) {
    const float wide = width_of(entry);
    if (at.x > 0 && at.x + wide > width) at = {0, at.y + ui::scaled(k_row)};
    place(entry, at);
    at.x += wide + ui::scaled(k_gap);
  }
  return names.empty() ? 0 : at.y + ui::scaled(k_row);
}

class LegendPainter {
 public:
  LegendPainter(ImDrawList& list, BoardPen& pen, const PieceLooks& looks)
      : list_(list), pen_(pen), looks_(looks) {}

  void sign(const RegionName& entry, ImVec2 at) {
    if (entry.look.declared()) swatch(entry, at);
    if (entry.letter.empty()) return;
    const Colours& colours = ui::colours();
    const float size = ui::scaled(k_text);
    const bool plain = !entry.look.declared();
    if (read_mark(entry.letter) == k_house)
      return pen_.house(at, 0.45F * size, plain ? colours.accent : colours.text);
    if (plain) list_.AddCircleFilled(at, 0.6F * size, colours.accent);
    pen_.text(entry.letter, at, 0.85F * size, plain ? colours.on_accent : colours.text);
  }

 private:
  // A small cell; one filled in the colour of its owner has a stripe for each seat.
  void swatch(const RegionName& entry, ImVec2 at) {
    const Colours& colours = ui::colours();
    const float half = 0.62F * ui::scaled(k_text);
    const int stripes = entry.look.fill == Tint::owner ? std::max(1, entry.seats) : 1;
    const float wide = 2 * half / static_cast<float>(stripes);
    for (int i = 0; i < stripes; ++i) {
      const float x = at.x - half + wide * static_cast<float>(i);
      list_.AddRectFilled({x, at.y - half}, {x + wide, at.y + half},
                          tinted(colours.cell, entry.look.fill, SeatId(i)));
    }
    list_.AddRect({at.x - half, at.y - half}, {at.x + half, at.y + half}, colours.edge, 0, 0,
                  std::max(1.0F, ui::context().scale));
    const PieceLook* const look = looks_.ground(entry.look.drawing);
    const float r = 0.86F * half;
    if (look != nullptr)
      draw_look(pen_, *look, SeatId::none,
                printed_inks(SeatId::none, entry.look.fill, colours.cell), false,
                {{at.x, at.y}, {r, 0}, {0, r}});
  }

  ImDrawList& list_;
  BoardPen& pen_;
  const PieceLooks& looks_;
};

}  // namespace

float legend_height(std::span<const RegionName> names, float width) {
  return in_rows(names, width, [](const RegionName&, ImVec2) {});
}

void draw_legend(ImDrawList& list, std::span<const RegionName> names, const PieceLooks& looks,
                 ImVec2 from, float width) {
  const Camera camera;
  BoardPen pen(list, camera);
  LegendPainter painter(list, pen, looks);
  const Colours& colours = ui::colours();
  const float size = ui::scaled(k_text), half = ui::scaled(k_row) / 2;
  in_rows(names, width, [&](const RegionName& entry, ImVec2 at) {
    const ImVec2 sign{from.x + at.x + ui::scaled(k_sign) / 2 - ui::scaled(2), from.y + at.y + half};
    painter.sign(entry, sign);
    const ImVec2 words{from.x + at.x + ui::scaled(k_sign), sign.y};
    pen.text(entry.name, words, size, colours.muted, 0);
    const ImVec2 end{words.x + width_of(entry) - ui::scaled(k_sign), words.y + half};
    ui::expose("legend " + entry.name, "legend", entry.name, {words.x, words.y - half}, end);
  });
}

}  // namespace hr::editor

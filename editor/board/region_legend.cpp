// SPDX-License-Identifier: MIT
#include "editor/board/region_legend.h"

#include "core/board/marks.h"
#include "editor/board/board_pen.h"
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

}  // namespace

float legend_height(std::span<const RegionName> names, float width) {
  return in_rows(names, width, [](const RegionName&, ImVec2) {});
}

void draw_legend(ImDrawList& list, std::span<const RegionName> names, ImVec2 from, float width) {
  const Camera camera;
  BoardPen pen(list, camera);
  const Colours& colours = ui::colours();
  const float size = ui::scaled(k_text), half = ui::scaled(k_row) / 2;
  in_rows(names, width, [&](const RegionName& entry, ImVec2 at) {
    const ImVec2 sign{from.x + at.x + ui::scaled(k_sign) / 2 - ui::scaled(2), from.y + at.y + half};
    if (read_mark(entry.letter) == k_house) {
      pen.house(sign, 0.45F * size, colours.accent);
    } else {
      list.AddCircleFilled(sign, 0.6F * size, colours.accent);
      pen.text(entry.letter, sign, 0.85F * size, colours.on_accent);
    }
    const ImVec2 words{from.x + at.x + ui::scaled(k_sign), sign.y};
    pen.text(entry.name, words, size, colours.muted, 0);
    const ImVec2 end{words.x + width_of(entry) - ui::scaled(k_sign), words.y + half};
    ui::expose("legend " + entry.name, "legend", entry.name, {words.x, words.y - half}, end);
  });
}

}  // namespace hr::editor

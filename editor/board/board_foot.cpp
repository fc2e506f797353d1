// SPDX-License-Identifier: MIT
#include "editor/board/board_foot.h"

#include <algorithm>

#include "editor/board/region_legend.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_word = "captured"_text;
constexpr float k_size = 14;  // of its letters, at scale 1, as in the legend

float word_width() {
  return ui::context().fonts.strong->CalcTextSizeA(ui::scaled(k_size), 1e9F, 0, k_word.c_str()).x;
}

}  // namespace

BoardFoot foot_of(const BoardScene& scene, std::span<const RegionName> legend, const Box& whole,
                  ImVec2 tools) {
  constexpr float k_max_share = 0.12F, k_legend_share = 0.6F, k_gap = 24;
  const float room = std::max(1.0F, whole.width() - tools.x - ui::scaled(k_gap));
  const bool takes = BoardPainter::taken_height(scene, room) > 0;
  BoardFoot out;
  out.legend = legend_size(legend, takes ? k_legend_share * room : room);
  if (takes) {
    const bool any = scene.report != nullptr && !scene.report->taken.empty();
    if (any) out.word = word_width() + ui::scaled(8);
    out.taken_left = out.legend.x > 0 ? out.legend.x + ui::scaled(k_gap) : 0;
    out.taken_left += out.word;
    out.taken_width = std::max(1.0F, room - out.taken_left);
    out.taken_height = BoardPainter::taken_height(scene, out.taken_width);
  }
  const float high = std::max(out.legend.y, out.taken_height);
  out.height = high > 0 ? std::max(high, tools.y) : 0;
  if (out.height > k_max_share * whole.height()) out.height = 0;
  return out;
}

void draw_foot(const BoardFoot& foot, ImDrawList& list, BoardPainter& painter,
               std::span<const RegionName> legend, const PieceLooks& looks, const Box& whole) {
  if (foot.height <= 0) return;
  const float top = whole.bottom - foot.height;
  list.AddRectFilled({whole.left, top}, {whole.right, whole.bottom}, ui::colours().panel);
  const auto centred = [&](float height) { return top + (foot.height - height) / 2; };
  draw_legend(list, legend, looks, {whole.left, centred(foot.legend.y)}, foot.legend.x);
  if (foot.word > 0) {
    const ImVec2 at{whole.left + foot.taken_left - foot.word, centred(ui::scaled(k_size))};
    list.AddText(ui::context().fonts.strong, ui::scaled(k_size), at, ui::colours().muted,
                 k_word.c_str());
    ui::expose("captured", "text", k_word, at, {at.x + word_width(), at.y + ui::scaled(k_size)});
  }
  painter.taken({whole.left + foot.taken_left, centred(foot.taken_height)}, foot.taken_width);
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// The list of suggestions below the word being typed, with help beside it.
#include <algorithm>

#include "editor/code/text_area.h"

namespace hr::editor {

namespace {

constexpr int k_shown = 8;

ImDrawList& foreground() { return *ImGui::GetForegroundDrawList(); }

float width_of(const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; }

void box(ImVec2 from, ImVec2 to) {
  const Colours& c = ui::colours();
  foreground().AddRectFilled(from, to, c.panel, ui::scaled(4));
  foreground().AddRect(from, to, c.line, ui::scaled(4), 0, ui::scaled(1));
}

}  // namespace

void TextArea::draw_suggestions() {
  const auto count = static_cast<int>(completion_.suggestions.size());
  if (count == 0) {
    suggested_ = {};
    return;
  }
  const int rows = std::min(count, k_shown);
  first_suggested_ = std::clamp(first_suggested_, chosen_ - rows + 1, chosen_);
  float wide = ui::scaled(140);
  for (const Suggestion& s : completion_.suggestions) wide = std::max(wide, width_of(s.word));
  wide = std::min(wide, ui::scaled(320)) + ui::scaled(20);
  const float help = std::min(ui::scaled(340), sizes_.to.x - sizes_.from.x - wide);
  const TextAt word = completion_.range.from;
  const float below = y_of(word.line) + sizes_.row, high = static_cast<float>(rows) * sizes_.row;
  const bool above = below + high > sizes_.to.y && y_of(word.line) - high > sizes_.from.y;
  const float x =
      std::max(sizes_.from.x, std::min(x_of(word) - ui::scaled(10), sizes_.to.x - wide - help));
  const float y = above ? y_of(word.line) - high : below;
  suggested_ = {x, y, x + wide, y + high};
  ImGui::PushClipRect({0, 0}, ImGui::GetIO().DisplaySize, false);
  box({x, y}, {x + wide, y + high});
  for (int i = 0; i < rows; ++i) {
    const int which = first_suggested_ + i;
    const Suggestion& s = completion_.suggestions[which];
    const ImVec2 from{x, y + static_cast<float>(i) * sizes_.row}, to{x + wide, from.y + sizes_.row};
    if (which == chosen_) foreground().AddRectFilled(from, to, ui::colours().accent, ui::scaled(4));
    const ImU32 colour = which == chosen_      ? ui::colours().on_accent
                         : s.signature.empty() ? ui::colours().muted
                                               : ui::colours().text;
    foreground().PushClipRect(from, to, true);
    foreground().AddText(
        {from.x + ui::scaled(10), from.y + (sizes_.row - ImGui::GetFontSize()) / 2}, colour,
        s.word.c_str());
    foreground().PopClipRect();
    ui::tell(s.word, "suggestion", s.word, from, to, which == chosen_);
  }
  if (count > rows) {  // not all fit
    const float part = high / static_cast<float>(count);
    const float top = y + part * static_cast<float>(first_suggested_);
    foreground().AddRectFilled(
        {x + wide - ui::scaled(6), top + ui::scaled(2)},
        {x + wide - ui::scaled(2), top + part * static_cast<float>(rows) - ui::scaled(2)},
        ui::colours().faint, ui::scaled(2));
  }
  draw_help(completion_.suggestions[chosen_], {x + wide, y}, help);
  ImGui::PopClipRect();
}

void TextArea::draw_help(const Suggestion& suggestion, ImVec2 from, float width) {
  if (suggestion.signature.empty() || width < ui::scaled(120)) return;
  const float pad = ui::scaled(10), inner = width - 2 * pad;
  const ImVec2 signature = ImGui::CalcTextSize(suggestion.signature.c_str(), nullptr, false, inner);
  ImFont* const body = ui::context().fonts.body;
  const float size = k_body_size * ui::context().scale;
  const ImVec2 help = body->CalcTextSizeA(size, 1e9F, inner, suggestion.help.c_str());
  const float gap = suggestion.help.empty() ? 0 : ui::scaled(6);
  const float high =
      signature.y + help.y * (suggestion.help.empty() ? 0.0F : 1.0F) + gap + 1.4F * pad;
  from.y = std::max(0.0F, std::min(from.y, ImGui::GetIO().DisplaySize.y - high));
  box(from, {from.x + width, from.y + high});
  const ImVec2 at{from.x + pad, from.y + 0.7F * pad}, below{at.x, at.y + signature.y + gap};
  foreground().AddText(ImGui::GetFont(), ImGui::GetFontSize(), at, ui::colours().word,
                       suggestion.signature.c_str(), nullptr, inner);
  ui::tell("signature", "text", suggestion.signature, at, {at.x + inner, at.y + signature.y});
  if (suggestion.help.empty()) return;
  foreground().AddText(body, size, below, ui::colours().text, suggestion.help.c_str(), nullptr,
                       inner);
  ui::tell("help", "text", suggestion.help, below, {below.x + inner, below.y + help.y});
}

}  // namespace hr::editor

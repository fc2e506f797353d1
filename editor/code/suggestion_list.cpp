// SPDX-License-Identifier: MIT
#include "editor/code/suggestion_list.h"

#include <algorithm>
#include <utility>

#include "editor/code/text_layout.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

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

void SuggestionList::show(Completion completion) {
  completion_ = std::move(completion);
  chosen_ = first_ = 0;
}

void SuggestionList::accept(int which, TextDocument& document) {
  const std::string word = completion_.suggestions[which].word;
  document.replace(completion_.range, word);
  close();
}

bool SuggestionList::take_keys(TextDocument& document) {
  if (!open()) return false;
  if (pressed(Chord{.key = Key::escape}))
    close();
  else if (pressed(Chord{.key = Key::enter}) || pressed(Chord{.key = Key::tab}))
    accept(chosen_, document);
  else if (pressed(Chord{.key = Key::down}, true))
    chosen_ = (chosen_ + 1) % size();
  else if (pressed(Chord{.key = Key::up}, true))
    chosen_ = (chosen_ + size() - 1) % size();
  else
    return false;
  return true;
}

bool SuggestionList::take_click(ImVec2 mouse, float row, TextDocument& document) {
  const bool inside =
      mouse.x >= box_.left && mouse.x < box_.right && mouse.y >= box_.top && mouse.y < box_.bottom;
  if (!open() || !inside) return false;
  const int which = static_cast<int>((mouse.y - box_.top) / row) + first_;
  if (which < size()) accept(which, document);
  return true;
}

void SuggestionList::draw(const TextLayout& layout) {
  if (!open()) return;
  const TextGeometry& sizes = layout.sizes();
  const int rows = std::min(size(), k_shown);
  first_ = std::clamp(first_, chosen_ - rows + 1, chosen_);
  float wide = ui::scaled(140);
  for (const Suggestion& s : completion_.suggestions) wide = std::max(wide, width_of(s.word));
  wide = std::min(wide, ui::scaled(320)) + ui::scaled(20);
  const float help = std::min(ui::scaled(340), sizes.to.x - sizes.from.x - wide);
  const TextAt word = completion_.range.from;
  const float over = layout.y_of(word.line), below = over + sizes.row;
  const float high = static_cast<float>(rows) * sizes.row;
  const bool above = below + high > sizes.to.y && over - high > sizes.from.y;
  const float x = std::max(sizes.from.x,
                           std::min(layout.x_of(word) - ui::scaled(10), sizes.to.x - wide - help));
  const float y = above ? over - high : below;
  box_ = {x, y, x + wide, y + high};
  ImGui::PushClipRect({0, 0}, ImGui::GetIO().DisplaySize, false);
  box({x, y}, {x + wide, y + high});
  for (int i = 0; i < rows; ++i) {
    const float top = y + static_cast<float>(i) * sizes.row;
    draw_row(first_ + i, {x, top}, {x + wide, top + sizes.row});
  }
  if (size() > rows) {  // not all fit
    const float part = high / static_cast<float>(size());
    const float top = y + part * static_cast<float>(first_);
    foreground().AddRectFilled(
        {x + wide - ui::scaled(6), top + ui::scaled(2)},
        {x + wide - ui::scaled(2), top + part * static_cast<float>(rows) - ui::scaled(2)},
        ui::colours().faint, ui::scaled(2));
  }
  draw_help(completion_.suggestions[chosen_], {x + wide, y}, help);
  ImGui::PopClipRect();
}

void SuggestionList::draw_row(int which, ImVec2 from, ImVec2 to) const {
  const Suggestion& s = completion_.suggestions[which];
  if (which == chosen_) foreground().AddRectFilled(from, to, ui::colours().accent, ui::scaled(4));
  const ImU32 colour = which == chosen_      ? ui::colours().on_accent
                       : s.signature.empty() ? ui::colours().muted
                                             : ui::colours().text;
  foreground().PushClipRect(from, to, true);
  foreground().AddText(
      {from.x + ui::scaled(10), from.y + (to.y - from.y - ImGui::GetFontSize()) / 2}, colour,
      s.word.c_str());
  foreground().PopClipRect();
  ui::expose(s.word, "suggestion", s.word, from, to, which == chosen_);
}

void SuggestionList::draw_help(const Suggestion& suggestion, ImVec2 from, float width) const {
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
  ui::expose("signature", "text", suggestion.signature, at, {at.x + inner, at.y + signature.y});
  if (suggestion.help.empty()) return;
  foreground().AddText(body, size, below, ui::colours().text, suggestion.help.c_str(), nullptr,
                       inner);
  ui::expose("help", "text", suggestion.help, below, {below.x + inner, below.y + help.y});
}

}  // namespace hr::editor

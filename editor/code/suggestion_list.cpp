// SPDX-License-Identifier: MIT
#include "editor/code/suggestion_list.h"

#include <algorithm>
#include <utility>

#include "editor/code/help_box.h"
#include "editor/code/text_layout.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr int k_shown = 8;

float width_of(const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; }

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
  above_ = below + high > sizes.to.y && over - high > sizes.from.y;
  const float x = std::max(sizes.from.x,
                           std::min(layout.x_of(word) - ui::scaled(10), sizes.to.x - wide - help));
  const float y = above_ ? over - high : below;
  box_ = {x, y, x + wide, y + high};
  ImGui::PushClipRect({0, 0}, ImGui::GetIO().DisplaySize, false);
  help_ground({x, y}, {x + wide, y + high});
  for (int i = 0; i < rows; ++i) {
    const float top = y + static_cast<float>(i) * sizes.row;
    draw_row(first_ + i, {x, top}, {x + wide, top + sizes.row});
  }
  if (size() > rows) {  // not all fit
    const float part = high / static_cast<float>(size());
    const float top = y + part * static_cast<float>(first_);
    help_list().AddRectFilled(
        {x + wide - ui::scaled(6), top + ui::scaled(2)},
        {x + wide - ui::scaled(2), top + part * static_cast<float>(rows) - ui::scaled(2)},
        ui::colours().faint, ui::scaled(2));
  }
  const Suggestion& chosen = completion_.suggestions[chosen_];
  if (!chosen.signature.empty() && help >= ui::scaled(120))
    draw_help({chosen.signature, chosen.help, {}, {}}, "", {x + wide, y}, help);
  ImGui::PopClipRect();
}

void SuggestionList::draw_row(int which, ImVec2 from, ImVec2 to) const {
  const Suggestion& s = completion_.suggestions[which];
  if (which == chosen_) help_list().AddRectFilled(from, to, ui::colours().accent, ui::scaled(4));
  const ImU32 colour = which == chosen_      ? ui::colours().on_accent
                       : s.signature.empty() ? ui::colours().muted
                                             : ui::colours().text;
  help_list().PushClipRect(from, to, true);
  help_list().AddText(
      {from.x + ui::scaled(10), from.y + (to.y - from.y - ImGui::GetFontSize()) / 2}, colour,
      s.word.c_str());
  help_list().PopClipRect();
  ui::expose(s.word, "suggestion", s.word, from, to, which == chosen_);
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
#include "editor/code/text_layout.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "editor/text/text_moves.h"
#include "editor/ui/ui.h"

namespace hr::editor {

void TextLayout::measure() {
  sizes_.from = ImGui::GetWindowPos();
  sizes_.to = ImGui::GetWindowDrawList()->GetClipRectMax();
  sizes_.scroll = {ImGui::GetScrollX(), ImGui::GetScrollY()};
  ImFont* const font = ImGui::GetFont();
  const float size = ImGui::GetFontSize();
  sizes_.letter = font->CalcTextSizeA(size, 1e9F, 0, "0000000000").x / 10;
  sizes_.row = std::floor(size * 1.4F);
  sizes_.top = ui::scaled(5);
  const auto digits =
      static_cast<float>(std::max<std::size_t>(3, std::to_string(document_.size()).size()));
  sizes_.gutter = std::floor(ui::scaled(34) + digits * sizes_.letter);
  sizes_.text = sizes_.from.x + sizes_.gutter - sizes_.scroll.x;
  sizes_.rows = std::max(1, static_cast<int>((sizes_.to.y - sizes_.from.y) / sizes_.row));
}

float TextLayout::note_width() const {
  return std::max(sizes_.to.x - sizes_.from.x - sizes_.gutter - ui::scaled(24), ui::scaled(80));
}

void TextLayout::place_notes(const LineMarks& marks) {
  notes_.clear();
  const ui::FontScope letters(ui::context().fonts.body);
  int above = 0;
  for (const LineMark* const mark : marks.shown()) {
    const float height =
        ImGui::CalcTextSize(mark->sentence.c_str(), nullptr, false, note_width()).y;
    const int rows = static_cast<int>(std::ceil((height + ui::scaled(4)) / sizes_.row));
    notes_.push_back({mark->line, rows, above, mark});
    above += rows;
  }
}

float TextLayout::height() const {
  const int rows = notes_.empty() ? 0 : notes_.back().above + notes_.back().rows;
  return 2 * sizes_.top + static_cast<float>(document_.size() + rows) * sizes_.row;
}

float TextLayout::top_of(int line) const {
  int rows = line;
  for (const LineNote& note : notes_)
    if (note.line < line) rows += note.rows;
  return sizes_.top + static_cast<float>(rows) * sizes_.row;
}

int TextLayout::line_at(float y) const {
  const int row = std::max(0, static_cast<int>(std::floor((y - sizes_.top) / sizes_.row)));
  int line = row;
  for (const LineNote& note : notes_) {
    const int first = note.line + 1 + note.above;
    if (row < first) break;
    if (row < first + note.rows) return std::min(note.line, document_.size() - 1);
    line -= note.rows;
  }
  return std::min(line, document_.size() - 1);
}

TextAt TextLayout::place_at(ImVec2 mouse) const {
  const int line = line_at(mouse.y - sizes_.from.y + sizes_.scroll.y);
  // Rounds to the nearest gap between letters; column_at() rounds inside tabs.
  const int seen = static_cast<int>(std::lround((mouse.x - sizes_.text) / sizes_.letter));
  return {line, column_at(document_.line(line), std::max(0, seen))};
}

std::optional<TextAt> TextLayout::letter_at(ImVec2 mouse) const {
  const int line = line_at(mouse.y - sizes_.from.y + sizes_.scroll.y);
  if (mouse.y < y_of(line) || mouse.y >= y_of(line) + sizes_.row) return {};
  const std::string& text = document_.line(line);
  const int seen = static_cast<int>(std::floor((mouse.x - sizes_.text) / sizes_.letter));
  if (seen < 0 || seen >= seen_column(text, length(text))) return {};
  return TextAt{line, column_at(text, seen)};
}

float TextLayout::x_of(TextAt at) const {
  return sizes_.text +
         sizes_.letter * static_cast<float>(seen_column(document_.line(at.line), at.column));
}

void TextLayout::scroll_to(TextAt at, bool centre) const {
  const float top = top_of(at.line), height = sizes_.to.y - sizes_.from.y;
  const float margin = std::min(2 * sizes_.row, height / 4);
  const bool out = top < sizes_.scroll.y || top + sizes_.row > sizes_.scroll.y + height;
  if (centre && out)
    ImGui::SetScrollY(std::max(0.0F, top - height / 2));
  else if (top < sizes_.scroll.y + margin)
    ImGui::SetScrollY(std::max(0.0F, top - margin));
  else if (top + sizes_.row + margin > sizes_.scroll.y + height)
    ImGui::SetScrollY(top + sizes_.row + margin - height);
  const float x = x_of(at) - sizes_.text + sizes_.gutter;
  const float width = sizes_.to.x - sizes_.from.x, side = 4 * sizes_.letter;
  if (x + side <= width)  // the beginnings of the lines are in sight whenever the caret allows it
    ImGui::SetScrollX(0);
  else if (x < sizes_.scroll.x + sizes_.gutter + side)
    ImGui::SetScrollX(std::max(0.0F, x - sizes_.gutter - side));
  else if (x + side > sizes_.scroll.x + width)
    ImGui::SetScrollX(x + side - width);
}

}  // namespace hr::editor

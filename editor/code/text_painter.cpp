// SPDX-License-Identifier: MIT
#include "editor/code/text_painter.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "editor/text/text_moves.h"
#include "editor/ui/blend.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

ImDrawList& list() { return *ImGui::GetWindowDrawList(); }

void zigzag(float from, float to, float y, ImU32 colour) {
  const float step = ui::scaled(3);
  bool up = false;
  for (float x = from; x < to; x += step, up = !up)
    list().PathLineTo({x, y + (up ? -step / 2 : step / 2)});
  list().PathStroke(colour, 0, ui::scaled(1.3F));
}

ImU32 syntax_colour(SyntaxKind kind) {
  const Colours& c = ui::colours();
  switch (kind) {
    case SyntaxKind::keyword:
      return c.keyword;
    case SyntaxKind::string:
      return c.string;
    case SyntaxKind::number:
      return c.number;
    case SyntaxKind::comment:
      return c.comment;
    case SyntaxKind::word:
      return c.word;
    case SyntaxKind::plain:
      break;
  }
  return c.text;
}

}  // namespace

TextPainter::TextPainter(const TextViewState& shown, const TextLayout& layout)
    : state_(shown), document_(shown.document), layout_(layout), sizes_(layout.sizes()) {}

void TextPainter::draw() const {
  const int first = layout_.line_at(sizes_.scroll.y);
  const ImVec2 text_from{sizes_.from.x + sizes_.gutter, sizes_.from.y};
  ImGui::PushClipRect(text_from, sizes_.to, true);
  int last = first;
  for (; last < document_.size() && y_of(last) < sizes_.to.y; ++last) draw_line(last);
  draw_places();
  ImGui::PopClipRect();
  for (int i = first; i < last; ++i) draw_gutter(i);
  for (const LineNote& note : layout_.notes())
    if (note.line >= first - 1 && note.line < last) draw_note(note);
  const float edge = text_from.x - ui::scaled(5);
  list().AddLine({edge, sizes_.from.y}, {edge, sizes_.to.y}, ui::colours().line);
}

void TextPainter::draw_line(int line) const {
  draw_ground(line);
  draw_matches(line);
  draw_selection(line);
  draw_letters(line);
  const std::string& text = document_.line(line);
  const float y = y_of(line), right = x_of({line, static_cast<int>(text.size())});
  for (const LineNote& note : layout_.notes()) {
    if (note.line != line) continue;
    const ImU32 colour = note.mark->error ? ui::colours().bad : ui::colours().warning;
    zigzag(x_of({line, indent_of(text)}), std::max(right, sizes_.text + 2 * sizes_.letter),
           y + sizes_.row - ui::scaled(2), colour);
  }
  const float left = std::max(sizes_.text, sizes_.from.x + sizes_.gutter);
  ui::expose("line " + std::to_string(line + 1), "code line", text, {left, y},
             {std::clamp(right, left + 1, std::max(left + 1, sizes_.to.x)), y + sizes_.row},
             line == document_.caret().line);
}

void TextPainter::draw_ground(int line) const {
  if (line != document_.caret().line || document_.selected() || !state_.focused) return;
  const float y = y_of(line);
  list().AddRectFilled({sizes_.from.x + sizes_.gutter, y}, {sizes_.to.x, y + sizes_.row},
                       with_alpha(ui::colours().text, 14));
}

void TextPainter::draw_selection(int line) const {
  const auto [from, to] = document_.selection();
  if (!document_.selected() || line < from.line || line > to.line) return;
  const auto size = static_cast<int>(document_.line(line).size());
  const float left = line == from.line ? x_of(from) : sizes_.text;
  const float right = line == to.line ? x_of(to) : x_of({line, size}) + sizes_.letter / 2;
  const float y = y_of(line);
  list().AddRectFilled({left, y}, {right, y + sizes_.row},
                       ImGui::GetColorU32(ImGuiCol_TextSelectedBg, state_.focused ? 1.0F : 0.6F));
}

void TextPainter::draw_matches(int line) const {
  const std::vector<TextRange>& all = state_.matches;
  auto it = std::lower_bound(all.begin(), all.end(), TextAt{line, 0},
                             [](const TextRange& range, TextAt at) { return range.from < at; });
  for (; it != all.end() && it->from.line == line; ++it) {
    const ImVec2 from{x_of(it->from), y_of(line)}, to{x_of(it->to), y_of(line) + sizes_.row};
    list().AddRectFilled(from, to, with_alpha(ui::colours().warning, 50), ui::scaled(2));
    list().AddRect(from, to, ui::colours().warning, ui::scaled(2));
  }
}

void TextPainter::draw_letters(int line) const {
  const std::string& text = document_.line(line);
  const float y = y_of(line) + (sizes_.row - ImGui::GetFontSize()) / 2;
  const auto size = static_cast<int>(text.size());
  int at = 0, seen = 0;
  const auto put = [&](int to, SyntaxKind kind) {
    for (int i = at; i <= to; ++i) {
      if (i < to && text[i] != '\t') continue;
      const float x = sizes_.text + static_cast<float>(seen) * sizes_.letter;
      const std::string_view part(text.data() + at, i - at);
      if (x < sizes_.to.x)
        list().AddText({x, y}, syntax_colour(kind), part.data(), part.data() + part.size());
      for (; at < i; at = after(text, at)) seen = next_column(text, at, seen);
      if (i == to) return;
      seen = (seen / k_tab_columns + 1) * k_tab_columns;
      at = i + 1;
    }
  };
  if (state_.highlight != nullptr) {
    for (const SyntaxRun& run : state_.highlight->line(line)) {
      put(run.from, SyntaxKind::plain);
      put(run.to, run.kind);
    }
  }
  put(size, SyntaxKind::plain);
}

void TextPainter::draw_gutter(int line) const {
  const Colours& c = ui::colours();
  const float y = y_of(line);
  const std::string number = std::to_string(line + 1);
  const float right = sizes_.from.x + sizes_.gutter - ui::scaled(14);
  const ImVec2 at{right - static_cast<float>(number.size()) * sizes_.letter,
                  y + (sizes_.row - ImGui::GetFontSize()) / 2};
  const bool here = line == document_.caret().line;
  list().AddText(at, here ? c.text : c.muted, number.c_str());
  for (const LineNote& note : layout_.notes())
    if (note.line == line) draw_sign(note, right);
  draw_bar(line, right + ui::scaled(4));
}

// A circle in the gutter that shows the message under the mouse.
void TextPainter::draw_sign(const LineNote& note, float right) const {
  const Colours& c = ui::colours();
  const float y = y_of(note.line);
  const ImVec2 centre{sizes_.from.x + ui::scaled(10), y + sizes_.row / 2};
  list().AddCircleFilled(centre, ui::scaled(7), note.mark->error ? c.bad : c.warning);
  const ImVec2 sign = ImGui::CalcTextSize("!");
  list().AddText({centre.x - sign.x / 2, centre.y - sign.y / 2}, c.raised, "!");
  if (ImGui::IsMouseHoveringRect({sizes_.from.x, y}, {right, y + sizes_.row}) &&
      ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
    const ui::FontScope letters(ui::context().fonts.body);
    ui::tip(note.mark->sentence);
  }
}

// Beside a line that differs from the original.
void TextPainter::draw_bar(int line, float left) const {
  const Colours& c = ui::colours();
  const float y = y_of(line);
  const std::vector<Hunk>& hunks = state_.hunks;
  const auto hunk = std::partition_point(hunks.begin(), hunks.end(), [&](const Hunk& h) {
    return h.new_from + std::max(h.new_count, 1) <= line;
  });
  if (hunk == hunks.end() || hunk->new_from > line) return;
  if (hunk->new_count > 0)
    list().AddRectFilled({left, y}, {left + ui::scaled(3), y + sizes_.row},
                         hunk->old_count > 0 ? c.accent : c.good);
  else  // lines were removed above this one
    list().AddTriangleFilled({left, y - ui::scaled(4)}, {left + ui::scaled(6), y},
                             {left, y + ui::scaled(4)}, c.bad);
}

void TextPainter::draw_note(const LineNote& note) const {
  const Colours& c = ui::colours();
  const ImU32 colour = note.mark->error ? c.bad : c.warning;
  const float left = sizes_.from.x + sizes_.gutter, y = y_of(note.line) + sizes_.row;
  const float height = static_cast<float>(note.rows) * sizes_.row;
  ImGui::PushClipRect({left, sizes_.from.y}, sizes_.to, true);
  list().AddRectFilled({left, y}, {sizes_.to.x, y + height}, with_alpha(colour, 28));
  list().AddRectFilled({left, y}, {left + ui::scaled(3), y + height}, colour);
  const ui::FontScope letters(ui::context().fonts.body);
  const float width = layout_.note_width();
  const std::string& sentence = note.mark->sentence;
  const ImVec2 size = ImGui::CalcTextSize(sentence.c_str(), nullptr, false, width);
  const ImVec2 at{left + ui::scaled(12), y + std::floor((height - size.y) / 2)};
  list().AddText(ImGui::GetFont(), ImGui::GetFontSize(), at, colour, sentence.c_str(), nullptr,
                 width);
  ui::expose("mark " + std::to_string(note.line + 1), "mark", sentence, at,
             {at.x + size.x, at.y + size.y});
  ImGui::PopClipRect();
}

void TextPainter::draw_places() const {
  const Colours& c = ui::colours();
  if (state_.brackets && state_.focused) {
    for (const TextAt at : {state_.brackets->first, state_.brackets->second}) {
      const ImVec2 from{x_of(at), y_of(at.line) + ui::scaled(1)};
      list().AddRect(from, {from.x + sizes_.letter, from.y + sizes_.row - ui::scaled(2)}, c.accent,
                     ui::scaled(2), 0, ui::scaled(1.5F));
    }
  }
  if (!state_.focused) return;
  const TextAt caret = document_.caret();
  const float x = std::round(x_of(caret)), y = y_of(caret.line);
  list().AddRectFilled({x, y + ui::scaled(1)}, {x + ui::scaled(2), y + sizes_.row - ui::scaled(1)},
                       c.accent);
}

}  // namespace hr::editor

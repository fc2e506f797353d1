// SPDX-License-Identifier: MIT
// Draws a text area.
#include <algorithm>
#include <cmath>

#include "editor/code/text_area.h"
#include "editor/code/text_moves.h"
#include "editor/ui/blend.h"

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

}  // namespace

ImU32 TextArea::ink_colour(Ink ink) const {
  const Colours& c = ui::colours();
  switch (ink) {
    case Ink::keyword:
      return c.keyword;
    case Ink::string:
      return c.string;
    case Ink::number:
      return c.number;
    case Ink::comment:
      return c.comment;
    case Ink::word:
      return c.word;
    default:
      return c.text;
  }
}

void TextArea::draw_lines() {
  const int first = line_at(sizes_.scroll.y);
  const ImVec2 text_from{sizes_.from.x + sizes_.gutter, sizes_.from.y};
  ImGui::PushClipRect(text_from, sizes_.to, true);
  int last = first;
  for (; last < document_.size() && y_of(last) < sizes_.to.y; ++last) draw_line(last);
  draw_places();
  ImGui::PopClipRect();
  for (int i = first; i < last; ++i) draw_gutter(i);
  for (const Note& note : notes_)
    if (note.line >= first - 1 && note.line < last) draw_note(note);
  const float edge = text_from.x - ui::scaled(5);
  list().AddLine({edge, sizes_.from.y}, {edge, sizes_.to.y}, ui::colours().line);
}

void TextArea::draw_line(int line) {
  draw_ground(line);
  draw_matches(line);
  draw_selection(line);
  draw_letters(line);
  const std::string& text = document_.line(line);
  const float y = y_of(line), right = x_of({line, static_cast<int>(text.size())});
  for (const Note& note : notes_) {
    if (note.line != line) continue;
    const ImU32 colour = note.mark->error ? ui::colours().bad : ui::colours().warning;
    zigzag(x_of({line, indent_of(text)}), std::max(right, sizes_.text + 2 * sizes_.letter),
           y + sizes_.row - ui::scaled(2), colour);
  }
  const float left = std::max(sizes_.text, sizes_.from.x + sizes_.gutter);
  ui::tell("line " + std::to_string(line + 1), "code line", text, {left, y},
           {std::clamp(right, left + 1, std::max(left + 1, sizes_.to.x)), y + sizes_.row},
           line == document_.caret().line);
}

void TextArea::draw_ground(int line) {
  if (line != document_.caret().line || document_.selected() || !focused_) return;
  const float y = y_of(line);
  list().AddRectFilled({sizes_.from.x + sizes_.gutter, y}, {sizes_.to.x, y + sizes_.row},
                       with_alpha(ui::colours().text, 14));
}

void TextArea::draw_selection(int line) {
  const auto [from, to] = document_.selection();
  if (!document_.selected() || line < from.line || line > to.line) return;
  const auto size = static_cast<int>(document_.line(line).size());
  const float left = line == from.line ? x_of(from) : sizes_.text;
  const float right = line == to.line ? x_of(to) : x_of({line, size}) + sizes_.letter / 2;
  const float y = y_of(line);
  list().AddRectFilled({left, y}, {right, y + sizes_.row},
                       ImGui::GetColorU32(ImGuiCol_TextSelectedBg, focused_ ? 1.0F : 0.6F));
}

void TextArea::draw_matches(int line) {
  const std::vector<TextRange>& all = find_.matches();
  auto it = std::lower_bound(all.begin(), all.end(), TextAt{line, 0},
                             [](const TextRange& range, TextAt at) { return range.from < at; });
  for (; it != all.end() && it->from.line == line; ++it) {
    const ImVec2 from{x_of(it->from), y_of(line)}, to{x_of(it->to), y_of(line) + sizes_.row};
    list().AddRectFilled(from, to, with_alpha(ui::colours().warning, 50), ui::scaled(2));
    list().AddRect(from, to, ui::colours().warning, ui::scaled(2));
  }
}

void TextArea::draw_letters(int line) {
  const std::string& text = document_.line(line);
  const float y = y_of(line) + (sizes_.row - ImGui::GetFontSize()) / 2;
  const auto size = static_cast<int>(text.size());
  int at = 0, seen = 0;
  const auto put = [&](int to, Ink ink) {
    for (int i = at; i <= to; ++i) {
      if (i < to && text[i] != '\t') continue;
      const float x = sizes_.text + static_cast<float>(seen) * sizes_.letter;
      const std::string_view part(text.data() + at, i - at);
      if (x < sizes_.to.x)
        list().AddText({x, y}, ink_colour(ink), part.data(), part.data() + part.size());
      for (; at < i; at = after(text, at)) ++seen;
      if (i == to) return;
      seen = (seen / k_tab_columns + 1) * k_tab_columns;
      at = i + 1;
    }
  };
  if (highlight_) {
    for (const Run& run : highlight_->line(line)) {
      put(run.from, Ink::plain);
      put(run.to, run.ink);
    }
  }
  put(size, Ink::plain);
}

void TextArea::draw_gutter(int line) {
  const Colours& c = ui::colours();
  const float y = y_of(line), middle = y + sizes_.row / 2;
  const std::string number = std::to_string(line + 1);
  const float right = sizes_.from.x + sizes_.gutter - ui::scaled(14);
  const ImVec2 at{right - static_cast<float>(number.size()) * sizes_.letter,
                  y + (sizes_.row - ImGui::GetFontSize()) / 2};
  const bool here = line == document_.caret().line;
  list().AddText(at, here ? c.text : c.muted, number.c_str());
  for (const Note& note : notes_) {
    if (note.line != line) continue;
    const ImVec2 centre{sizes_.from.x + ui::scaled(10), middle};
    list().AddCircleFilled(centre, ui::scaled(7), note.mark->error ? c.bad : c.warning);
    const ImVec2 sign = ImGui::CalcTextSize("!");
    list().AddText({centre.x - sign.x / 2, centre.y - sign.y / 2}, c.raised, "!");
    if (ImGui::IsMouseHoveringRect({sizes_.from.x, y}, {right, y + sizes_.row}) &&
        ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
      const ui::Letters letters(ui::context().fonts.body);
      ui::tip(note.mark->sentence);
    }
  }
  const auto hunk = std::partition_point(hunks_.begin(), hunks_.end(), [&](const Hunk& h) {
    return h.new_from + std::max(h.new_count, 1) <= line;
  });
  if (hunk == hunks_.end() || hunk->new_from > line) return;
  const float bar = right + ui::scaled(4);
  if (hunk->new_count > 0)
    list().AddRectFilled({bar, y}, {bar + ui::scaled(3), y + sizes_.row},
                         hunk->old_count > 0 ? c.accent : c.good);
  else  // lines were removed above this one
    list().AddTriangleFilled({bar, y - ui::scaled(4)}, {bar + ui::scaled(6), y},
                             {bar, y + ui::scaled(4)}, c.bad);
}

void TextArea::draw_note(const Note& note) {
  const Colours& c = ui::colours();
  const ImU32 colour = note.mark->error ? c.bad : c.warning;
  const float left = sizes_.from.x + sizes_.gutter, y = y_of(note.line) + sizes_.row;
  const float height = static_cast<float>(note.rows) * sizes_.row;
  ImGui::PushClipRect({left, sizes_.from.y}, sizes_.to, true);
  list().AddRectFilled({left, y}, {sizes_.to.x, y + height}, with_alpha(colour, 28));
  list().AddRectFilled({left, y}, {left + ui::scaled(3), y + height}, colour);
  const ui::Letters letters(ui::context().fonts.body);
  const float width = std::max(sizes_.to.x - left - ui::scaled(24), ui::scaled(80));
  const std::string& sentence = note.mark->sentence;
  const ImVec2 size = ImGui::CalcTextSize(sentence.c_str(), nullptr, false, width);
  const ImVec2 at{left + ui::scaled(12), y + std::floor((height - size.y) / 2)};
  list().AddText(ImGui::GetFont(), ImGui::GetFontSize(), at, colour, sentence.c_str(), nullptr,
                 width);
  ui::tell("mark " + std::to_string(note.line + 1), "mark", sentence, at,
           {at.x + size.x, at.y + size.y});
  ImGui::PopClipRect();
}

void TextArea::draw_places() {
  const Colours& c = ui::colours();
  if (brackets_ && focused_) {
    for (const TextAt at : {brackets_->first, brackets_->second}) {
      const ImVec2 from{x_of(at), y_of(at.line) + ui::scaled(1)};
      list().AddRect(from, {from.x + sizes_.letter, from.y + sizes_.row - ui::scaled(2)}, c.accent,
                     ui::scaled(2), 0, ui::scaled(1.5F));
    }
  }
  if (!focused_) return;
  const TextAt caret = document_.caret();
  const float x = std::round(x_of(caret)), y = y_of(caret.line);
  list().AddRectFilled({x, y + ui::scaled(1)}, {x + ui::scaled(2), y + sizes_.row - ui::scaled(1)},
                       c.accent);
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
#include "editor/code/text_area.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/code/brackets.h"
#include "editor/code/text_moves.h"
#include "editor/ui/keys.h"

namespace hr::editor {

namespace {

constexpr int k_no_line = -1;

int line_of(const TextDocument& document, unsigned id, int guess) {
  if (guess >= 0 && guess < document.size() && document.id(guess) == id) return guess;
  for (int i = 0; i < document.size(); ++i)
    if (document.id(i) == id) return i;
  return k_no_line;
}

// The maximum width of a line in columns, from its bytes.
int columns(const std::string& line) {
  const auto tabs = line.starts_with('\t') ? std::count(line.begin(), line.end(), '\t') : 0;
  return static_cast<int>(line.size() + tabs * (k_tab_columns - 1));
}

}  // namespace

TextArea::TextArea(std::string_view text, const Api* api)
    : api_(api), words_(api != nullptr ? api->marked() : MarkedWords{}), document_(text) {
  if (api != nullptr) highlight_ = std::make_unique<LuaHighlight>(words_);
  refresh();
}

void TextArea::become(std::string_view text) {
  document_.become(text);
  home_ = true;
}

void TextArea::mark(const std::vector<LineMark>& marks) {
  marks_.clear();
  for (const LineMark& mark : marks) {
    const TextAt at = document_.fitted({mark.line, mark.column});
    marks_.push_back({document_.id(at.line), document_.line(at.line), mark, mark});
    marks_.back().mark.line = at.line;
  }
  known_ = 0;
}

bool TextArea::stands(const LineMark& mark) const {
  return std::ranges::any_of(
      marks_, [&](const Marked& marked) { return marked.stands && marked.said == mark; });
}

void TextArea::compare_with(std::string_view original) {
  if (original_ != original) known_ = 0;
  original_ = original;
}

void TextArea::compare_with_nothing() {
  original_.reset();
  hunks_.clear();
}

void TextArea::go_to(TextAt at) { goal_ = at; }

void TextArea::refresh() {
  const bool changed = known_ != document_.version();
  if (changed) {
    if (highlight_) highlight_->update(document_);
    for (Marked& marked : marks_) {
      const int line = line_of(document_, marked.id, marked.mark.line);
      marked.mark.line = line;
      marked.stands = line != k_no_line && document_.line(line) == marked.text;
    }
    std::stable_sort(marks_.begin(), marks_.end(),
                     [](const Marked& a, const Marked& b) { return a.mark.line < b.mark.line; });
    TextLines lines;
    lines.reserve(document_.size());
    widest_ = 0;
    for (int i = 0; i < document_.size(); ++i) {
      lines.emplace_back(document_.line(i));
      widest_ = std::max(widest_, columns(document_.line(i)));
    }
    if (original_) hunks_ = line_diff(text_lines(*original_), lines);
  }
  if (highlight_ && (changed || known_caret_ != document_.caret()))
    brackets_ = bracket_pair(document_, *highlight_, document_.caret());
  known_ = document_.version();
  known_caret_ = document_.caret();
}

void TextArea::draw(std::string_view name, ImVec2 size) {
  const ui::Child outer(name, size, false,
                        ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
  if (find_.shows() != FindBar::Shows::nothing) {
    follow_ |= find_.draw(document_, read_only_);
    centre_ |= follow_;
  }
  take_focus_ |= find_.take_closed();
  const ui::Letters letters(ui::context().fonts.mono);
  draw_code();
}

void TextArea::draw_code() {
  ImGui::PushStyleColor(ImGuiCol_ChildBg, ui::colours().raised);
  ImGui::PushStyleColor(ImGuiCol_Border, focused_ ? ui::colours().accent : ui::colours().line);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  const ui::Child code("code", {0, 0}, true,
                       ImGuiWindowFlags_NoNavInputs | ImGuiWindowFlags_NoMove |
                           ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
  const bool escape = focused_ && pressed(Key::escape);
  if (escape && !completion_.suggestions.empty()) take_focus_ = true;
  if (take_focus_ || goal_) ImGui::SetWindowFocus();
  take_focus_ = false;
  const bool had_focus = focused_;
  focused_ = ImGui::IsWindowFocused();
  if (goal_) document_.place(*goal_);
  follow_ |= goal_.has_value();
  centre_ |= goal_.has_value();
  goal_.reset();

  measure();
  if (known_ != document_.version()) completion_ = {};  // the text was changed from outside
  take_mouse();
  if (focused_ && had_focus) take_keys();  // the key that moved the focus here is not input
  if (!focused_) completion_ = {};
  find_.refresh(document_);
  refresh();
  place_notes();
  if (std::exchange(home_, false)) ImGui::SetScrollX(0);
  follow_caret();
  draw_lines();
  draw_suggestions();
  draw_menu();
  const int rows = notes_.empty() ? 0 : notes_.back().above + notes_.back().rows;
  ImGui::SetCursorPos({sizes_.gutter + static_cast<float>(widest_ + 4) * sizes_.letter,
                       2 * sizes_.top + static_cast<float>(document_.size() + rows) * sizes_.row});
  ImGui::Dummy({0, 0});
}

void TextArea::measure() {
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

void TextArea::place_notes() {
  notes_.clear();
  const ui::Letters letters(ui::context().fonts.body);
  const float width = sizes_.to.x - sizes_.from.x - sizes_.gutter - ui::scaled(24);
  int above = 0;
  for (const Marked& marked : marks_) {
    if (!marked.stands || marked.mark.sentence.empty()) continue;
    const float height = ImGui::CalcTextSize(marked.mark.sentence.c_str(), nullptr, false,
                                             std::max(width, ui::scaled(80)))
                             .y;
    const int rows = static_cast<int>(std::ceil((height + ui::scaled(4)) / sizes_.row));
    notes_.push_back({marked.mark.line, rows, above, &marked.mark});
    above += rows;
  }
}

float TextArea::top_of(int line) const {
  int rows = line;
  for (const Note& note : notes_)
    if (note.line < line) rows += note.rows;
  return sizes_.top + static_cast<float>(rows) * sizes_.row;
}

int TextArea::line_at(float y) const {
  const int row = std::max(0, static_cast<int>(std::floor((y - sizes_.top) / sizes_.row)));
  int line = row;
  for (const Note& note : notes_) {
    const int first = note.line + 1 + note.above;
    if (row < first) break;
    if (row < first + note.rows) return std::min(note.line, document_.size() - 1);
    line -= note.rows;
  }
  return std::min(line, document_.size() - 1);
}

TextAt TextArea::place_at(ImVec2 mouse) const {
  const int line = line_at(mouse.y - sizes_.from.y + sizes_.scroll.y);
  // Rounds to the nearest gap between letters; column_at() rounds inside tabs.
  const int seen = static_cast<int>(std::lround((mouse.x - sizes_.text) / sizes_.letter));
  return {line, column_at(document_.line(line), std::max(0, seen))};
}

float TextArea::x_of(TextAt at) const {
  return sizes_.text +
         sizes_.letter * static_cast<float>(seen_column(document_.line(at.line), at.column));
}

void TextArea::follow_caret() {
  if (!follow_) return;
  const TextAt caret = document_.caret();
  const float top = top_of(caret.line), height = sizes_.to.y - sizes_.from.y;
  const float margin = std::min(2 * sizes_.row, height / 4);
  const bool out = top < sizes_.scroll.y || top + sizes_.row > sizes_.scroll.y + height;
  if (centre_ && out)
    ImGui::SetScrollY(std::max(0.0F, top - height / 2));
  else if (top < sizes_.scroll.y + margin)
    ImGui::SetScrollY(std::max(0.0F, top - margin));
  else if (top + sizes_.row + margin > sizes_.scroll.y + height)
    ImGui::SetScrollY(top + sizes_.row + margin - height);
  const float x = x_of(caret) - sizes_.text + sizes_.gutter;
  const float width = sizes_.to.x - sizes_.from.x, side = 4 * sizes_.letter;
  if (x < sizes_.scroll.x + sizes_.gutter + side)
    ImGui::SetScrollX(std::max(0.0F, x - sizes_.gutter - side));
  else if (x + side > sizes_.scroll.x + width)
    ImGui::SetScrollX(x + side - width);
  follow_ = centre_ = false;
}

void TextArea::take_mouse() {
  ImGui::SetCursorScreenPos(sizes_.from);
  const ImVec2 size{std::max(1.0F, sizes_.to.x - sizes_.from.x),
                    std::max(1.0F, sizes_.to.y - sizes_.from.y)};
  ImGui::InvisibleButton("text", size);
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool gutter = mouse.x < sizes_.from.x + sizes_.gutter;
  if (ImGui::IsItemHovered() && !gutter) ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
  const bool in_box = mouse.x >= suggested_.left && mouse.x < suggested_.right &&
                      mouse.y >= suggested_.top && mouse.y < suggested_.bottom;
  if (ImGui::IsItemActivated() && !completion_.suggestions.empty() && in_box) {
    const int row = static_cast<int>((mouse.y - suggested_.top) / sizes_.row) + first_suggested_;
    if (row < static_cast<int>(completion_.suggestions.size())) accept_suggestion(row);
    clicks_ = 0;
    return;
  }
  const TextAt at = document_.fitted(place_at(mouse));
  const auto unit = [&] {
    if (clicks_ == 2) return word_at(document_, at);
    if (clicks_ == 3) return whole_line(document_, at.line);
    return TextRange{at, at};
  };
  if (ImGui::IsItemActivated()) {
    clicks_ = gutter ? 3 : std::min(3, ImGui::GetMouseClickedCount(0));
    pressed_ = ImGui::GetIO().KeyShift ? TextRange{document_.anchor(), document_.anchor()} : unit();
    completion_ = {};
  }
  if (!ImGui::IsItemActive() || clicks_ == 0) return;
  const TextRange here = unit();
  const bool back = here.from < pressed_.from;
  document_.select(back ? pressed_.to : pressed_.from,
                   back ? here.from : std::max(here.to, pressed_.to));
  wish_ = -1;
  follow_ = ImGui::IsMouseDragging(0);
}

}  // namespace hr::editor

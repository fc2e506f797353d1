// SPDX-License-Identifier: MIT
#include "editor/code/text_area.h"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "editor/code/text_painter.h"
#include "editor/text/brackets.h"
#include "editor/text/text_moves.h"
#include "editor/ui/keys.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

// The maximum width of a line in columns, from its bytes.
int columns(const std::string& line) {
  const auto tabs = line.starts_with('\t') ? std::count(line.begin(), line.end(), '\t') : 0;
  return static_cast<int>(line.size() + tabs * (k_tab_columns - 1));
}

}  // namespace

TextArea::TextArea(std::string_view text, const Api* api)
    : api_(api),
      words_(api != nullptr ? api->marked() : MarkedWords{}),
      document_(text),
      layout_(document_),
      help_(api, document_) {
  if (api != nullptr) highlight_ = std::make_unique<LuaHighlight>(words_);
  refresh();
}

void TextArea::replace_text(std::string_view text) {
  document_.replace_text(text);
  home_ = true;
}

void TextArea::mark(const std::vector<LineMark>& marks) {
  marks_.set(marks, document_);
  known_ = 0;
}

void TextArea::compare_with(std::string_view original) {
  if (original_ == original) return;
  original_ = original;
  known_ = 0;
}

void TextArea::go_to(TextAt at, int letters) {
  goal_ = TextRange{at, {at.line, at.column + letters}};
}

void TextArea::ask_help() {
  help_.ask();
  take_focus_ = follow_ = true;
}

void TextArea::refresh() {
  const bool changed = known_ != document_.version();
  if (changed) {
    if (highlight_) highlight_->update(document_);
    marks_.follow(document_);
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
  if (find_.mode() != FindBar::FindMode::nothing) {
    follow_ |= find_.draw(document_, read_only_);
    centre_ |= follow_;
  }
  take_focus_ |= find_.take_closed();
  const ui::FontScope letters(ui::context().fonts.mono);
  draw_code();
}

// While somebody writes, a message that comes or goes above the text does not move its lines, but
// covers or shows some at the top; never the caret's, nor the first line where that is in sight.
void TextArea::hold_lines() {
  const int frame = ImGui::GetFrameCount();
  const float top = ImGui::GetCursorScreenPos().y, moved = top - std::exchange(top_, top);
  if (std::exchange(drawn_, frame) != frame - 1 || !focused_ || moved == 0) return;
  const TextGeometry& was = layout_.sizes();
  if (was.scroll.y <= 0) return;
  const float caret = layout_.y_of(document_.caret().line) - was.from.y;
  ImGui::SetNextWindowScroll({-1, std::max(was.scroll.y + std::min(moved, caret), 0.0F)});
}

void TextArea::draw_code() {
  hold_lines();
  ImGui::PushStyleColor(ImGuiCol_ChildBg, ui::colours().raised);
  ImGui::PushStyleColor(ImGuiCol_Border, focused_ ? ui::colours().accent : ui::colours().line);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  const ui::Child code("code", {0, 0}, true,
                       ImGuiWindowFlags_NoNavInputs | ImGuiWindowFlags_NoMove |
                           ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
  // Esc does not leave the text, although ImGui leaves a part of a window on it: what is typed next
  // would be lost.
  if (focused_ && pressed(Key::escape)) take_focus_ = true;
  if (take_focus_ || goal_) ImGui::SetWindowFocus();
  take_focus_ = false;
  const bool had_focus = focused_;
  focused_ = ImGui::IsWindowFocused();
  if (goal_) document_.select(goal_->from, goal_->to);
  follow_ |= goal_.has_value();
  centre_ |= goal_.has_value();
  goal_.reset();

  layout_.measure();
  if (known_ != document_.version()) suggestions_.close();  // the text was changed from outside
  take_mouse();
  if (focused_ && had_focus) take_keys();  // the key that moved the focus here is not input
  if (!focused_) suggestions_.close();
  find_.refresh(document_);
  if (known_ != document_.version()) pointed_at_.reset();  // a place in the text before a key
  refresh();
  layout_.place_notes(marks_);
  if (std::exchange(home_, false)) ImGui::SetScrollX(0);
  if (follow_) {
    layout_.scroll_to(document_.caret(), centre_);
    follow_ = centre_ = false;
  }
  draw_text();
  suggestions_.draw(layout_);
  help_.draw(layout_, focused_, pointed_at_, suggestions_.open() && suggestions_.is_above(),
             suggestions_.open() && !suggestions_.is_above());
  draw_menu();
  const TextGeometry& sizes = layout_.sizes();
  ImGui::SetCursorPos(
      {sizes.gutter + static_cast<float>(widest_ + 4) * sizes.letter, layout_.height()});
  ImGui::Dummy({0, 0});
}

void TextArea::draw_text() const {
  const TextViewState shown{.document = document_,
                            .highlight = highlight_.get(),
                            .matches = find_.matches(),
                            .hunks = hunks_,
                            .brackets = brackets_,
                            .focused = focused_};
  TextPainter(shown, layout_).draw();
}

void TextArea::take_mouse() {
  const TextGeometry& sizes = layout_.sizes();
  ImGui::SetCursorScreenPos(sizes.from);
  const ImVec2 size{std::max(1.0F, sizes.to.x - sizes.from.x),
                    std::max(1.0F, sizes.to.y - sizes.from.y)};
  ImGui::InvisibleButton("text", size);
  ui::expose_last("code text", "code", {});
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool gutter = mouse.x < sizes.from.x + sizes.gutter;
  const bool over = ImGui::IsItemHovered() && !gutter;
  if (over) ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
  pointed_at_.reset();
  if (over && !suggestions_.open() && !ImGui::IsAnyMouseDown())
    pointed_at_ = layout_.letter_at(mouse);
  if (ImGui::IsItemActivated() && suggestions_.take_click(mouse, sizes.row, document_)) {
    follow_ = true;
    clicks_ = 0;
    return;
  }
  const TextAt at = document_.fitted(layout_.place_at(mouse));
  const auto unit = [&] {
    if (clicks_ == 2) return word_at(document_, at);
    if (clicks_ == 3) return whole_line(document_, at.line);
    return TextRange{at, at};
  };
  if (ImGui::IsItemActivated()) {
    clicks_ = gutter ? 3 : std::min(3, ImGui::GetMouseClickedCount(0));
    pressed_ = ImGui::GetIO().KeyShift ? TextRange{document_.anchor(), document_.anchor()} : unit();
    suggestions_.close();
  }
  if (!ImGui::IsItemActive() || clicks_ == 0) return;
  const TextRange here = unit();
  const bool back = here.from < pressed_.from;
  document_.select(back ? pressed_.to : pressed_.from,
                   back ? here.from : std::max(here.to, pressed_.to));
  goal_column_ = -1;
  follow_ = ImGui::IsMouseDragging(0);
}

// The context menu of a text area.

void TextArea::draw_menu() {
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const TextGeometry& sizes = layout_.sizes();
  const bool inside = mouse.x >= sizes.from.x && mouse.x < sizes.to.x && mouse.y >= sizes.from.y &&
                      mouse.y < sizes.to.y;
  if (inside && ImGui::IsWindowHovered() && ImGui::IsMouseClicked(1)) {
    const TextAt at = document_.fitted(layout_.place_at(mouse));
    const TextRange range = document_.selection();
    if (at < range.from || at > range.to) document_.place(at);
    suggestions_.close();
    ImGui::OpenPopup("menu");
  }
  const ui::FontScope letters(ui::context().fonts.body);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui::scaled(8), ui::scaled(6)});
  {
    const ui::Popup menu("menu");
    if (menu && draw_menu_entries()) take_focus_ = follow_ = true;
  }
  ImGui::PopStyleVar();
}

// True if an entry was chosen.
bool TextArea::draw_menu_entries() {
  const bool some = document_.selected(), write = !read_only_;
  const unsigned version = document_.version();
  bool done = false;
  const auto entry = [&](texts::Text name, const char* keys, bool enabled, auto&& act) {
    if (!ui::menu_item(name, keys, enabled)) return;
    act();
    done = true;
  };
  entry(texts::common::undo, "Ctrl+Z", write && document_.can_undo(), [&] { document_.undo(); });
  entry(texts::common::redo, "Ctrl+Y", write && document_.can_redo(), [&] { document_.redo(); });
  ImGui::Separator();
  entry("Cut"_text, "Ctrl+X", write && some, [&] { copy(true); });
  entry("Copy"_text, "Ctrl+C", some, [&] { copy(false); });
  entry("Paste"_text, "Ctrl+V", write, [&] { paste(); });
  entry(texts::find::select_all, "Ctrl+A", true, [&] {
    document_.select({0, 0}, document_.end());
  });
  ImGui::Separator();
  entry(texts::find::find, "Ctrl+F", true, [&] { find_.open(FindBar::FindMode::find, document_); });
  entry(texts::find::replace, "Ctrl+H", write,
        [&] { find_.open(FindBar::FindMode::replace, document_); });
  entry("Go to line"_text, "Ctrl+G", true, [&] { find_.open(FindBar::FindMode::line, document_); });
  if (api_ != nullptr) {
    ImGui::Separator();
    entry(texts::help::on_word, "Ctrl+I", true, [&] { help_.ask(); });
  }
  if (document_.version() != version) goal_column_ = -1;
  const bool bar = find_.mode() != FindBar::FindMode::nothing;
  return done && !bar;
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// Keyboard input in a text area.
#include <imgui_internal.h>

#include <algorithm>
#include <array>

#include "editor/code/text_area.h"
#include "editor/text/text_edits.h"
#include "editor/text/text_moves.h"
#include "editor/ui/keys.h"

namespace hr::editor {

namespace {

// The text takes the keys in this frame and the next, so they trigger no shortcuts.
void claim_keys() {
  ImGui::GetIO().WantTextInput = true;
  ImGui::GetCurrentContext()->WantTextInputNextFrame = 1;
  ImGui::GetCurrentContext()->WantCaptureKeyboardNextFrame = 1;
  // Alt with an arrow key belongs to the text; releasing Alt must not open the menu bar.
  if (pressed(Key::up) || pressed(Key::down))
    ImGui::GetCurrentContext()->NavWindowingToggleLayer = false;
}

std::string utf8(unsigned c) {
  std::array<char, 8> out{};
  ImTextCharToUtf8(out.data(), c);
  return out.data();
}

std::string without_returns(std::string text) {
  std::erase(text, '\r');
  return text;
}

struct MoveKey {
  Key key;
  bool ctrl;
  Motion motion;
};
constexpr std::array<MoveKey, 12> k_moves{{{Key::left, false, Motion::left},
                                           {Key::right, false, Motion::right},
                                           {Key::up, false, Motion::up},
                                           {Key::down, false, Motion::down},
                                           {Key::left, true, Motion::word_left},
                                           {Key::right, true, Motion::word_right},
                                           {Key::home, false, Motion::line_start},
                                           {Key::end, false, Motion::line_end},
                                           {Key::home, true, Motion::top},
                                           {Key::end, true, Motion::bottom},
                                           {Key::page_up, false, Motion::page_up},
                                           {Key::page_down, false, Motion::page_down}}};

}  // namespace

void TextArea::take_keys() {
  claim_keys();
  const unsigned version = document_.version();
  const TextAt caret = document_.caret();
  const bool escaped = !suggestions_.open() && pressed(Chord{.key = Key::escape}) && help_.close();
  const bool taken = escaped || suggestions_.take_keys(document_) || take_commands() ||
                     take_moves() || (!read_only_ && take_edits());
  take_letters();
  if (document_.version() != version) goal_column_ = -1;
  if (taken || document_.version() != version || document_.caret() != caret) follow_ = true;
}

void TextArea::take_letters() {
  ImGuiIO& io = ImGui::GetIO();
  const bool chord = io.KeyCtrl && !io.KeyAlt;
  for (const ImWchar c : io.InputQueueCharacters) {
    if (chord || read_only_ || c < 0x20 || c == 0x7f) continue;
    type_text(document_, utf8(c), highlight_ != nullptr);
    suggest(false);
  }
  io.InputQueueCharacters.resize(0);
}

bool TextArea::take_moves() {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyAlt) return false;
  for (const MoveKey& move : k_moves) {
    if (io.KeyCtrl != move.ctrl || !pressed(move.key, true)) continue;
    const bool sideways = !io.KeyShift && document_.selected() && !io.KeyCtrl;
    const TextRange selection = document_.selection();
    TextAt to = moved(document_, document_.caret(), move.motion,
                      std::max(1, layout_.sizes().rows - 1), goal_column_);
    if (sideways && move.motion == Motion::left) to = selection.from;
    if (sideways && move.motion == Motion::right) to = selection.to;
    document_.select(io.KeyShift ? document_.anchor() : to, to);
    suggestions_.close();
    return true;
  }
  return false;
}

bool TextArea::take_edits() {
  const bool blocks = highlight_ != nullptr;
  const ImGuiIO& io = ImGui::GetIO();
  const Chord enter{.key = Key::enter};
  bool taken = true;
  if (pressed(enter, true))
    type_enter(document_, blocks);
  else if (!io.KeyAlt && pressed(Key::backspace, true))
    erase(document_, true, io.KeyCtrl);
  else if (!io.KeyAlt && !io.KeyShift && pressed(Key::del, true))
    erase(document_, false, io.KeyCtrl);
  else if (pressed(Chord{.key = Key::tab}, true))
    indent(document_);
  else if (pressed(Chord{.key = Key::tab, .shift = true}, true))
    outdent(document_);
  else if (pressed(ctrl('Z'), true))
    document_.undo();
  else if (pressed(ctrl('Y'), true) || pressed(ctrl_shift('Z'), true))
    document_.redo();
  else if (blocks && (pressed(Chord{.key = Key::slash, .ctrl = true}) ||
                      pressed(ctrl_shift('7'))))  // where / is on many keyboards
    toggle_comment(document_);
  else if (pressed(Chord{.key = Key::up, .alt = true}, true))
    move_lines(document_, true);
  else if (pressed(Chord{.key = Key::down, .alt = true}, true))
    move_lines(document_, false);
  else if (pressed(ctrl('D'), true))
    duplicate_lines(document_);
  else if (pressed(ctrl_shift('K'), true))
    erase_lines(document_);
  else if (pressed(ctrl('X')) || pressed(Chord{.key = Key::del, .shift = true}))
    copy(true);
  else if (pressed(ctrl('V'), true) || pressed(Chord{.key = Key::insert, .shift = true}, true))
    paste();
  else
    taken = false;
  if (taken) edited();
  return taken;
}

// Erasing updates open suggestions; any other edit closes them.
void TextArea::edited() {
  if (suggestions_.open() && pressed(Key::backspace, true))
    suggest(false);
  else
    suggestions_.close();
}

void TextArea::find() { find_.open(FindBar::FindMode::find, document_); }

bool TextArea::take_commands() {
  if (pressed(ctrl('A')))
    document_.select({0, 0}, document_.end());
  else if (pressed(ctrl('C')) || pressed(Chord{.key = Key::insert, .ctrl = true}))
    copy(false);
  else if (pressed(ctrl('F')))
    find();
  else if (pressed(ctrl('H')) && !read_only_)
    find_.open(FindBar::FindMode::replace, document_);
  else if (pressed(ctrl('G')))
    find_.open(FindBar::FindMode::line, document_);
  else if (pressed(Chord{.key = Key::f3}, true))
    find_.go(document_, true);
  else if (pressed(Chord{.key = Key::f3, .shift = true}, true))
    find_.go(document_, false);
  else if (pressed(Chord{.key = Key::space, .ctrl = true}) && !read_only_)
    suggest(true);
  else
    return false;
  return true;
}

void TextArea::copy(bool cut) {
  const TextRange line = whole_line(document_, document_.caret().line);
  const TextRange range = document_.selected() ? document_.selection() : line;
  ImGui::SetClipboardText(document_.text(range).c_str());
  if (cut) document_.replace(range, "");
}

void TextArea::paste() {
  const char* const text = ImGui::GetClipboardText();
  if (text != nullptr) document_.insert(without_returns(text));
}

void TextArea::suggest(bool asked) {
  suggestions_.close();
  if (api_ == nullptr) return;
  highlight_->update(document_);
  const bool code = !highlight_->in_words(document_.caret());
  suggestions_.show(code ? complete(*api_, document_, code, asked)
                         : complete(*api_, document_, code, asked, help_.texts()));
}

}  // namespace hr::editor

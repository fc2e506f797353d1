// SPDX-License-Identifier: MIT
// Queues keyboard and mouse input and hands it to ImGui frame by frame. Dear ImGui before 1.87
// reads the key states once per frame, so it would miss a press and release between two frames.
// Each frame therefore gets only as much input as it can distinguish; the rest waits for the next
// frame.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <string>
#include <vector>

namespace hr::editor {

enum class InputType { key, letter, button, move, wheel, drop };

struct Input {
  InputType type = InputType::key;
  // A key (editor/ui/keys.h), a letter (Unicode), a button (0: left), how many are dropped.
  int code = 0;
  bool down = false;      // of a key or button
  float x = 0, y = 0;     // mouse position, or wheel movement
  std::string text = {};  // the path of what is dropped onto the window, the first of them
};

class InputQueue {
 public:
  void add(const Input& input) { waiting_.push_back(input); }
  bool empty() const { return waiting_.empty(); }
  // In order, and stopping before: a second change of the same key or button; a key press after a
  // letter, because ImGui handles letters last; a letter after a press of a non-letter key; a mouse
  // move after a button, and a button after a letter; the release of a button after a move; a
  // change of Shift, Ctrl or Alt after anything that it could modify; a dropped file after anything
  // else. While a text is typed (`typing`), only the letters of letter keys count, so quick typing
  // takes few frames. After an input that may give the keyboard to something else (a click, Enter,
  // Tab, a shortcut …), keys and letters wait some frames for it, and on while `coming` says that
  // something is about to take the keyboard.
  std::vector<Input> next_frame(bool typing = false, bool coming = false);

 private:
  // Whether a key is pressed only for its letter.
  bool only_types(const Input& key, bool typing) const;
  void note_held(const Input& key);
  bool commands() const;  // Ctrl, Alt or Super is held, other than as AltGr
  bool moves_focus(const Input& input, bool typing) const;

  int since_ = 1000;            // frames since an input that may have moved the keyboard's focus
  std::array<bool, 8> held_{};  // Shift, Ctrl, Alt, Super; left, then right
  std::deque<Input> waiting_;
};

}  // namespace hr::editor

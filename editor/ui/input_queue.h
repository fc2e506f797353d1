// SPDX-License-Identifier: MIT
// What came in from keyboard and mouse, in order, handed on a frame at a time. Dear ImGui before
// 1.87 looks at keys once a frame: of a press and a release between two frames it would see
// nothing. So a frame gets no more than it can tell apart, and the rest waits for the next.
#pragma once

#include <cstddef>
#include <deque>
#include <vector>

namespace hr::editor {

struct Input {
  enum class What { key, letter, button, move, wheel } what = What::key;
  int code = 0;  // of a key as editor/ui/keys.h numbers it, a letter (Unicode), a button (0: left)
  bool down = false;   // of a key or button
  float x = 0, y = 0;  // of the mouse, or how far the wheel was turned
};

class InputQueue {
 public:
  void add(const Input& input) { waiting_.push_back(input); }
  bool empty() const { return waiting_.empty(); }
  // In order, without: a second change of one key or button; a press behind a letter, for letters
  // are seen after presses; a letter behind a press that is no letter; a move behind a button, or
  // a change of Shift, Ctrl or Alt behind anything that it may belong to.
  std::vector<Input> next_frame();

 private:
  std::deque<Input> waiting_;
};

}  // namespace hr::editor

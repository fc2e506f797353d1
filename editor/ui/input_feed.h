// SPDX-License-Identifier: MIT
// What a user does with keyboard and mouse, handed to the current ImGui context frame by frame. The
// letters typed while something takes the keyboard wait for it.
#pragma once

#include <array>
#include <vector>

#include "editor/ui/input_queue.h"

namespace hr::editor {

class InputFeed {
 public:
  void add(const Input& input) { queue_.add(input); }
  bool empty() const { return queue_.empty(); }
  // Before ImGui::NewFrame. Returns what the frame receives; what was dropped is not handed on.
  std::vector<Input> begin_frame();

 private:
  void hand_on(const Input& input);
  void note_modifier(const Input& input);

  InputQueue queue_;
  std::array<bool, 8> held_{};  // Shift, Ctrl, Alt, Super; left, then right
};

}  // namespace hr::editor

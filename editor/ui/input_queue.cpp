// SPDX-License-Identifier: MIT
#include "editor/ui/input_queue.h"

#include <algorithm>
#include <utility>

namespace hr::editor {

namespace {

using What = Input::What;

// The input that a frame has received so far.
struct Given {
  std::vector<std::pair<What, int>> changed;
  bool letter = false, command = false;
  bool acted = false;  // something that Shift, Ctrl or Alt may modify
  bool button = false;
};

// Keys below 256 usually also produce a letter.
bool types(const Input& key) { return key.code < 256; }

// Shift, Ctrl, Alt and Super, left and right, as GLFW numbers them.
bool modifies(const Input& key) {
  return key.what == What::key && key.code >= 340 && key.code < 348;
}

bool fits(const Given& given, const Input& next) {
  if (modifies(next) && given.acted) return false;
  switch (next.what) {
    case What::key:
    case What::button: {
      const bool changed = std::ranges::count(given.changed, std::pair(next.what, next.code)) > 0;
      if (changed) return false;
      return !(next.what == What::key && next.down && !types(next) && given.letter);
    }
    case What::letter:
      return !given.command;
    case What::move:
      return !given.button;
    case What::wheel:
      return true;
  }
  return true;
}

void note(Given& given, const Input& input) {
  if (input.what == What::key || input.what == What::button)
    given.changed.emplace_back(input.what, input.code);
  if (!modifies(input) && input.what != What::move) given.acted = true;
  if (input.what == What::letter) given.letter = true;
  if (input.what == What::key && input.down && !types(input)) given.command = true;
  if (input.what == What::button) given.button = true;
}

}  // namespace

std::vector<Input> InputQueue::next_frame() {
  std::vector<Input> out;
  Given given;
  while (!waiting_.empty() && fits(given, waiting_.front())) {
    note(given, waiting_.front());
    out.push_back(waiting_.front());
    waiting_.pop_front();
  }
  return out;
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
#include "editor/ui/input_queue.h"

#include <algorithm>
#include <utility>

namespace hr::editor {

namespace {

using Kind = Input::Kind;

// The input that a frame has received so far.
struct FrameInput {
  std::vector<std::pair<Kind, int>> changed;
  bool letter = false, command = false;
  bool acted = false;  // something that Shift, Ctrl or Alt may modify
  bool button = false;
};

// Keys below 256 usually also produce a letter.
bool types(const Input& key) { return key.code < 256; }

// Shift, Ctrl, Alt and Super, left and right, as GLFW numbers them.
bool modifies(const Input& key) {
  return key.kind == Kind::key && key.code >= 340 && key.code < 348;
}

bool fits(const FrameInput& given, const Input& next) {
  if (modifies(next) && given.acted) return false;
  switch (next.kind) {
    case Kind::key:
    case Kind::button: {
      const bool changed = std::ranges::count(given.changed, std::pair(next.kind, next.code)) > 0;
      if (changed) return false;
      return !(next.kind == Kind::key && next.down && !types(next) && given.letter);
    }
    case Kind::letter:
      return !given.command;
    case Kind::move:
      return !given.button;
    case Kind::wheel:
      return true;
    case Kind::drop:
      return !given.acted;
  }
  return true;
}

void note(FrameInput& given, const Input& input) {
  if (input.kind == Kind::key || input.kind == Kind::button)
    given.changed.emplace_back(input.kind, input.code);
  if (!modifies(input) && input.kind != Kind::move) given.acted = true;
  if (input.kind == Kind::letter) given.letter = true;
  if (input.kind == Kind::key && input.down && !types(input)) given.command = true;
  if (input.kind == Kind::button) given.button = true;
}

}  // namespace

std::vector<Input> InputQueue::next_frame() {
  std::vector<Input> out;
  FrameInput given;
  while (!waiting_.empty() && fits(given, waiting_.front())) {
    note(given, waiting_.front());
    out.push_back(waiting_.front());
    waiting_.pop_front();
  }
  return out;
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
#include "editor/ui/input_queue.h"

#include <algorithm>
#include <utility>

#include "editor/ui/keys.h"

namespace hr::editor {

namespace {

using Kind = Input::Kind;

// The input that a frame has received so far.
struct FrameInput {
  std::vector<std::pair<Kind, int>> changed;
  bool letter = false, command = false;
  bool acted = false;  // something that Shift, Ctrl or Alt may modify
  bool button = false, move = false;
};

// Keys below 256 usually also produce a letter.
bool types(const Input& key) { return key.code < 256; }

// Shift, Ctrl, Alt and Super, left and right, as GLFW numbers them.
constexpr int k_first_modifier = 340, k_modifiers = 8;

bool modifies(const Input& key) {
  return key.kind == Kind::key && key.code >= k_first_modifier &&
         key.code < k_first_modifier + k_modifiers;
}

// Leads from one text field to another.
bool leads_on(const Input& input) {
  return input.kind == Kind::key && input.down &&
         (input.code == static_cast<int>(Key::enter) || input.code == static_cast<int>(Key::tab));
}
constexpr int k_quiet_after = 2;  // frames

bool is_shift(const Input& key) { return modifies(key) && (key.code - k_first_modifier) % 4 == 0; }

bool fits(const FrameInput& given, const Input& next) {
  if (modifies(next) && (given.acted || given.letter)) return false;
  switch (next.kind) {
    case Kind::key:
    case Kind::button: {
      const bool changed = std::ranges::count(given.changed, std::pair(next.kind, next.code)) > 0;
      if (changed) return false;
      if (next.kind == Kind::button && !next.down && given.move) return false;
      return !(next.kind == Kind::key && next.down && !types(next) && !modifies(next) &&
               given.letter);
    }
    case Kind::letter:
      return !given.command;
    case Kind::move:
      return !given.button;
    case Kind::wheel:
      return true;
    case Kind::drop:
      return !given.acted && !given.letter;
  }
  return true;
}

void note(FrameInput& given, const Input& input) {
  if (input.kind == Kind::key || input.kind == Kind::button)
    given.changed.emplace_back(input.kind, input.code);
  if (input.kind == Kind::letter)
    given.letter = true;
  else if (!modifies(input) && input.kind != Kind::move)
    given.acted = true;
  if (input.kind == Kind::key && input.down && !types(input) && !modifies(input))
    given.command = true;
  if (input.kind == Kind::button) given.button = true;
  if (input.kind == Kind::move) given.move = true;
}

}  // namespace

bool InputQueue::only_types(const Input& key, bool typing) const {
  if (!typing || key.kind != Kind::key || !types(key)) return false;
  for (std::size_t i = 0; i < held_.size(); ++i)
    if (held_[i] && i % 4 != 0) return false;
  return true;
}

void InputQueue::note_held(const Input& key) {
  if (modifies(key)) held_[static_cast<std::size_t>(key.code - k_first_modifier)] = key.down;
}

std::vector<Input> InputQueue::next_frame(bool typing) {
  std::vector<Input> out;
  if (quiet_ > 0) {
    --quiet_;
    return out;
  }
  FrameInput given;
  for (; !waiting_.empty(); waiting_.pop_front()) {
    const Input& next = waiting_.front();
    // Shift has done its work on letters.
    const bool passes = only_types(next, typing) || (typing && is_shift(next) && !given.acted);
    if (!passes && !fits(given, next)) break;
    if (!passes) note(given, next);
    note_held(next);
    if (typing && leads_on(next)) quiet_ = k_quiet_after;
    out.push_back(next);
  }
  return out;
}

}  // namespace hr::editor

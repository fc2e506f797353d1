// SPDX-License-Identifier: MIT
#include "editor/ui/input_queue.h"

#include <algorithm>
#include <utility>

#include "editor/ui/keys.h"

namespace hr::editor {

namespace {

// The input that a frame has received so far.
struct FrameInput {
  std::vector<std::pair<InputType, int>> changed;
  bool letter = false, command = false;
  bool acted = false;  // something that Shift, Ctrl or Alt may modify
  bool button = false, move = false;
};

// Keys below 256 and those of the keypad usually also produce a letter.
bool types(const Input& key) { return key.code < 256 || (key.code >= 320 && key.code <= 336); }

// Shift, Ctrl, Alt and Super, left and right, as GLFW numbers them.
constexpr int k_first_modifier = 340, k_modifiers = 8;

bool modifies(const Input& key) {
  return key.type == InputType::key && key.code >= k_first_modifier &&
         key.code < k_first_modifier + k_modifiers;
}

// Frames that keys wait after an input that may move the focus: what it opens is drawn in the next
// one and has the keyboard two later. A text that has the keyboard meanwhile probably keeps it.
constexpr int k_wait = 4, k_wait_typing = 2, k_patience = 12;

bool presses(const Input& input) {
  return input.type == InputType::letter ||
         (input.type == InputType::key && input.down && !modifies(input));
}

bool is_shift(const Input& key) { return modifies(key) && (key.code - k_first_modifier) % 4 == 0; }

bool fits(const FrameInput& given, const Input& next) {
  if (modifies(next) && (given.acted || given.letter)) return false;
  switch (next.type) {
    case InputType::key:
    case InputType::button: {
      const bool changed = std::ranges::count(given.changed, std::pair(next.type, next.code)) > 0;
      if (changed) return false;
      if (next.type == InputType::button && (given.letter || (!next.down && given.move)))
        return false;
      return !(next.type == InputType::key && next.down && !types(next) && !modifies(next) &&
               given.letter);
    }
    case InputType::letter:
      return !given.command;
    case InputType::move:
      return !given.button;
    case InputType::wheel:
      return true;
    case InputType::drop:
      return !given.acted && !given.letter;
  }
  return true;
}

void note(FrameInput& given, const Input& input) {
  if (input.type == InputType::key || input.type == InputType::button)
    given.changed.emplace_back(input.type, input.code);
  if (input.type == InputType::letter)
    given.letter = true;
  else if (!modifies(input) && input.type != InputType::move)
    given.acted = true;
  if (input.type == InputType::key && input.down && !types(input) && !modifies(input))
    given.command = true;
  if (input.type == InputType::button) given.button = true;
  if (input.type == InputType::move) given.move = true;
}

}  // namespace

bool InputQueue::commands() const {
  constexpr std::size_t k_alt_gr = 6;
  for (std::size_t i = 0; i < held_.size(); ++i)
    if (held_[i] && i % 4 != 0 && i != k_alt_gr) return true;
  return false;
}

bool InputQueue::only_types(const Input& key, bool typing) const {
  return typing && key.type == InputType::key && types(key) && !commands();
}

bool InputQueue::moves_focus(const Input& input, bool typing) const {
  if (input.type == InputType::button || input.type == InputType::drop) return true;
  if (input.type != InputType::key || !input.down || modifies(input)) return false;
  if (commands()) return true;
  const Key key{input.code};
  return key == Key::enter || key == Key::tab || key == Key::escape ||
         (key >= Key::f1 && key <= Key::f11) || (key == Key::space && !typing);
}

void InputQueue::note_held(const Input& key) {
  if (modifies(key)) held_[static_cast<std::size_t>(key.code - k_first_modifier)] = key.down;
}

std::vector<Input> InputQueue::next_frame(bool typing, bool coming) {
  std::vector<Input> out;
  since_ = std::min(since_ + 1, k_patience);
  const bool settled =
      since_ >= k_patience || (!coming && since_ >= (typing ? k_wait_typing : k_wait));
  FrameInput given;
  for (; !waiting_.empty(); waiting_.pop_front()) {
    const Input& next = waiting_.front();
    if (presses(next) && (!settled || since_ == 0)) break;
    // A click moves the focus as well, and must not be overtaken by what a key has asked for.
    const bool overtaken = (coming && since_ < k_patience) || (since_ == 0 && !given.button);
    if (next.type == InputType::button && next.down && overtaken) break;
    // Shift has done its work on letters.
    const bool passes = only_types(next, typing) || (typing && is_shift(next) && !given.acted);
    if (!passes && !fits(given, next)) break;
    if (!passes) note(given, next);
    note_held(next);
    if (moves_focus(next, typing)) since_ = 0;
    out.push_back(next);
  }
  return out;
}

}  // namespace hr::editor

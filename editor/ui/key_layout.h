// SPDX-License-Identifier: MIT
// Which of our keys a key of the keyboard is. GLFW numbers keys by their position, after what they
// are on a US keyboard; a shortcut means the letter that the layout in use puts on the key. It
// reads the layout at each press, so it may change at any time.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/ui/input_queue.h"
#include "editor/ui/keys.h"

namespace hr::editor {

// What the key at a position types without modifiers, in UTF-8: "" if nothing or a dead key.
using KeyNames = std::function<std::string(int position)>;

// The keys of a layout, by position. A letter is where the layout has it; a digit, too, or on the
// key of that digit on a US keyboard where the layout has it nowhere without Shift, as on a French
// one. What the layout has nowhere stays at its US position; keys that are left are Key::other.
class KeyLayout {
 public:
  KeyLayout();  // US
  // A layout without Latin letters (Greek, Russian) changes nothing: the keys stay where the last
  // layout with them has them.
  void read(const KeyNames& names);
  Key key(int position) const;

 private:
  static constexpr int k_positions = 163;
  std::array<Key, k_positions> keys_{};
};

// Turns the events of a keyboard into inputs.
class Keyboard {
 public:
  // `alt`: whether GLFW reports GLFW_MOD_ALT. The right Alt key is AltGr until it does: AltGr is
  // input as Key::alt_gr, Alt as Key::left_alt.
  std::vector<Input> change(int position, bool down, bool alt, const KeyNames& names);

 private:
  KeyLayout layout_;
  std::array<Key, 349> held_{};  // by position: released as what it was when pressed
};

}  // namespace hr::editor

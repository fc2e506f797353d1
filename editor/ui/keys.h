// SPDX-License-Identifier: MIT
// Keys and chords such as Ctrl+Shift+P, as used by the window's shortcuts. Keys use GLFW's key
// codes, as older versions of Dear ImGui expect; but a letter is the key that types it in the
// layout in use (editor/ui/key_layout.h).
#pragma once

#include <string>

namespace hr::editor {

// Letters and digits are their own capital characters.
enum class Key : int {
  none = 0,
  space = 32,
  comma = 44,
  minus = 45,
  slash = 47,
  equal = 61,   // named "+"
  other = 161,  // types something that no shortcut uses
  escape = 256,
  enter = 257,
  tab = 258,
  backspace = 259,
  insert = 260,
  del = 261,
  right = 262,
  left = 263,
  down = 264,
  up = 265,
  page_up = 266,
  page_down = 267,
  home = 268,
  end = 269,
  f1 = 290,
  f2 = 291,
  f3 = 292,
  f4 = 293,
  f5 = 294,
  f6 = 295,
  f9 = 298,
  f10 = 299,
  f11 = 300,
  left_shift = 340,
  left_ctrl = 341,
  left_alt = 342,
  alt_gr = 346,  // the right Alt key
};
constexpr Key key_of(char letter) { return Key(letter); }

struct Chord {
  Key key = Key::none;
  bool ctrl = false, shift = false, alt = false;

  bool plain() const { return !ctrl && !alt; }  // would be typed as a letter
  friend bool operator==(const Chord&, const Chord&) = default;
};
constexpr Chord ctrl(char letter) { return {.key = key_of(letter), .ctrl = true}; }
constexpr Chord ctrl_shift(char letter) {
  return {.key = key_of(letter), .ctrl = true, .shift = true};
}

std::string chord_text(Chord chord);  // "Ctrl+Shift+P"; "" for none

// Whether it was pressed in this frame, in the current ImGui context. `repeat`: also while it is
// held.
bool pressed(Chord chord, bool repeat = false);
bool pressed(Key key, bool repeat = false);  // with any modifiers
bool held(Key key);

// Reports to the current ImGui context that a key is held or released, and which of Ctrl, Shift and
// Alt are held.
void hold(Key key, bool down);
void hold_modifiers(bool ctrl, bool shift, bool alt);

// Maps the keys of a new ImGui context; not needed if a backend does.
void map_keys();

// The mouse wheel is the last item's, not that of the window around it.
void take_wheel();

}  // namespace hr::editor

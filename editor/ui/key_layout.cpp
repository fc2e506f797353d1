// SPDX-License-Identifier: MIT
#include "editor/ui/key_layout.h"

#include <algorithm>

namespace hr::editor {

namespace {

bool is_letter(Key key) { return key >= key_of('A') && key <= key_of('Z'); }
bool is_digit(Key key) { return key >= key_of('0') && key <= key_of('9'); }

// The keys that type something, with the two beside Shift and Enter that a US keyboard lacks.
bool types(int position) {
  constexpr std::string_view k_signs = "',-./;=[\\]`";
  if (position == 161 || position == 162) return true;
  return position < 127 && (is_letter(Key(position)) || is_digit(Key(position)) ||
                            k_signs.find(static_cast<char>(position)) != std::string_view::npos);
}

// The key that shortcuts call by this name.
Key named(std::string_view name) {
  if (name.size() != 1) return Key::none;
  const char c = name.front();
  if (c >= 'a' && c <= 'z') return key_of(static_cast<char>(c - 'a' + 'A'));
  if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) return key_of(c);
  if (c == '+') return Key::equal;
  for (const Key sign : {Key::comma, Key::minus, Key::slash, Key::equal})
    if (c == static_cast<char>(sign)) return sign;
  return Key::none;
}

// On the keypad, which is the same in all layouts.
Key on_keypad(int position) {
  constexpr int k_divide = 331, k_subtract = 333, k_add = 334, k_enter = 335;
  if (position == k_divide) return Key::slash;
  if (position == k_subtract) return Key::minus;
  if (position == k_add) return Key::equal;
  return position == k_enter ? Key::enter : Key(position);
}

}  // namespace

KeyLayout::KeyLayout() {
  for (int position = 0; position < k_positions; ++position) keys_[position] = Key(position);
}

void KeyLayout::read(const KeyNames& names) {
  constexpr int k_least_letters = 10;  // with fewer, its letters are not Latin
  std::array<Key, k_positions> keys{};
  std::array<bool, k_positions> present{};
  int letters = 0;
  for (int position = 0; position < k_positions; ++position) {
    const Key key = types(position) ? named(names(position)) : Key::none;
    // The digits in a row are always the same keys, whatever is on them without Shift.
    if (is_digit(Key(position)) && !is_letter(key) && !is_digit(key)) continue;
    keys[position] = key;
    present[static_cast<std::size_t>(key)] = true;
    letters += is_letter(key) ? 1 : 0;
  }
  if (letters < k_least_letters) return;
  for (int position = 0; position < k_positions; ++position) {
    if (keys[position] != Key::none) continue;
    const std::string name(1, static_cast<char>(position));
    const bool taken = named(name) == Key::none || present[position];
    keys[position] = types(position) && taken ? Key::other : Key(position);
  }
  keys_ = keys;
}

Key KeyLayout::key(int position) const {
  return position >= 0 && position < k_positions ? keys_[position] : on_keypad(position);
}

std::vector<Input> Keyboard::change(int position, bool down, bool alt, const KeyNames& names) {
  const auto input = [](Key key, bool press) {
    return Input{.type = InputType::key, .code = static_cast<int>(key), .down = press};
  };
  constexpr int k_right_alt = static_cast<int>(Key::alt_gr);
  if (position <= 0 || position >= static_cast<int>(held_.size())) return {};
  std::vector<Input> out;
  Key& right_alt = held_[k_right_alt];
  const bool left_alt = held_[static_cast<int>(Key::left_alt)] != Key::none;
  if (right_alt == Key::alt_gr && alt && !left_alt && position != k_right_alt) {
    out.push_back(input(Key::alt_gr, false));
    out.push_back(input(right_alt = Key::left_alt, true));
  }
  Key& key = held_[position];
  if (down) {
    layout_.read(names);
    key = layout_.key(position);
  }
  const Key was = key == Key::none ? layout_.key(position) : key;
  if (!down) key = Key::none;
  out.push_back(input(was, down));
  return out;
}

}  // namespace hr::editor

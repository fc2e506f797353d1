// SPDX-License-Identifier: MIT
#include "core/table/typed_dice.h"

#include <algorithm>
#include <charconv>

#include "core/base/message.h"
#include "core/base/words.h"

namespace hr {

std::optional<std::vector<int>> read_dice(std::string_view typed) {
  std::string text(typed);
  std::ranges::replace_if(
      text, [](char c) { return c == '+' || c == ',' || c == ';'; }, ' ');
  std::vector<int> out;
  for (const std::string& word : split_words(text)) {
    int number = 0;
    const char* const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc() || stop != end || number < 1) return std::nullopt;
    out.push_back(number);
  }
  return out;
}

std::string expected_dice(TypedDice what) {
  return what == TypedDice::faces ? "the faces of the dice, such as 2+5"
                                  : "the sum of the dice, such as 7, or their faces, such as 2+5";
}

std::string dice_help(TypedDice what) {
  return Message("Enter {dice}.", expected_dice(what)).in_english();
}

}  // namespace hr

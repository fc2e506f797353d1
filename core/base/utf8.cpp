// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <span>

namespace hr {

std::optional<Decoded> decode_utf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return Decoded{first, 1};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return {};
  char32_t character = first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return {};
    character = character << 6 | (byte(i) & 0x3fU);
  }
  const bool overlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
  const bool surrogate = character >= 0xd800 && character < 0xe000;
  if (overlong || surrogate || character > 0x10ffff) return {};
  return Decoded{character, length};
}

std::string encode_utf8(char32_t c) {
  if (c < 0x80) return {static_cast<char>(c)};
  std::string out;
  int rest = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;  // bytes after the first
  const unsigned mark = rest == 1 ? 0xc0 : rest == 2 ? 0xe0 : 0xf0;
  out += static_cast<char>(mark | c >> 6 * rest);
  while (rest-- > 0) out += static_cast<char>(0x80U | (c >> 6 * rest & 0x3fU));
  return out;
}

namespace {

struct Range {
  char32_t first, last;
};

bool within(char32_t c, std::span<const Range> ranges) {
  return std::ranges::any_of(
      ranges, [c](const Range& range) { return c >= range.first && c <= range.last; });
}

// Invisible characters in Unicode (Default_Ignorable_Code_Point), line and paragraph separators,
// and characters that mark a place in text. Variation selectors, U+FE00 to U+FE0F, are allowed.
constexpr std::array<Range, 21> k_unseen{
    {{0x00ad, 0x00ad},   {0x034f, 0x034f}, {0x061c, 0x061c},   {0x115f, 0x1160},
     {0x17b4, 0x17b5},   {0x180b, 0x180f}, {0x200b, 0x200f},   {0x2028, 0x202e},
     {0x2060, 0x206f},   {0x3164, 0x3164}, {0xfdd0, 0xfdef},   {0xfeff, 0xfeff},
     {0xffa0, 0xffa0},   {0xfff0, 0xfffc}, {0xfffe, 0xffff},   {0x1bca0, 0x1bca3},
     {0x1d173, 0x1d17a}, {0x2800, 0x2800}, {0x1fffe, 0x1ffff}, {0x2fffe, 0x2ffff},
     {0xe0000, 0x10ffff}}};

// The blocks of combining marks, and the marks of scripts whose letters take several.
constexpr std::array<Range, 24> k_marks{
    {{0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05c7}, {0x0610, 0x061a},  {0x064b, 0x065f},
     {0x0670, 0x0670}, {0x06d6, 0x06ed}, {0x0711, 0x0711}, {0x0730, 0x074a},  {0x07a6, 0x07b0},
     {0x0900, 0x0903}, {0x093a, 0x093c}, {0x093e, 0x094f}, {0x0e31, 0x0e31},  {0x0e34, 0x0e3a},
     {0x0e47, 0x0e4e}, {0x0eb4, 0x0ebc}, {0x0ec8, 0x0ece}, {0x0f71, 0x0f87},  {0x1ab0, 0x1aff},
     {0x1dc0, 0x1dff}, {0x20d0, 0x20ff}, {0xfe00, 0xfe2f}, {0x1e000, 0x1e02a}}};

// Characters as wide as two letters (East_Asian_Width W and F), without emoji.
constexpr std::array<Range, 12> k_two_columns{{{0x1100, 0x115f},
                                               {0x2e80, 0x303e},
                                               {0x3041, 0x4dbf},
                                               {0x4e00, 0xa4c6},
                                               {0xa960, 0xa97c},
                                               {0xac00, 0xd7a3},
                                               {0xf900, 0xfaff},
                                               {0xfe30, 0xfe6f},
                                               {0xff01, 0xff60},
                                               {0xffe0, 0xffe6},
                                               {0x1b000, 0x1b2ff},
                                               {0x20000, 0x3fffd}}};

bool is_space(char32_t c) {
  return (c >= 0x09 && c <= 0x0d) || c == 0x85 || c == 0x2028 || c == 0x2029;
}

}  // namespace

bool harmless(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
  return !control && (c < 0xad || !within(c, k_unseen));
}

int columns_of(char32_t c) { return c >= 0x1100 && within(c, k_two_columns) ? 2 : 1; }

bool combines(char32_t c) { return c >= 0x300 && within(c, k_marks); }

std::string text_problem(std::string_view text) {
  const auto plain = [](char c) { return c >= ' ' && c <= '~'; };
  if (std::ranges::all_of(text, plain)) return "";  // almost always
  for (std::size_t marks = 0; !text.empty();) {
    const std::optional<Decoded> next = decode_utf8(text);
    if (!next) return "bytes that are not UTF-8";
    marks = combines(next->character) ? marks + 1 : 0;
    if (marks > k_max_marks)
      return "more than " + std::to_string(k_max_marks) + " marks on a letter";
    if (!harmless(next->character)) {
      std::string digits;
      for (char32_t rest = next->character; rest != 0 || digits.size() < 4; rest /= 16)
        digits.insert(digits.begin(), "0123456789ABCDEF"[rest % 16]);
      return "the character U+" + digits + ", which is invisible";
    }
    text.remove_prefix(next->length);
  }
  return "";
}

std::optional<std::size_t> harmless_length(std::string_view text) {
  if (!text_problem(text).empty()) return {};
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string plain_text(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t marks = 0; !text.empty();) {
    const std::optional<Decoded> next = decode_utf8(text);
    const std::size_t length = next ? next->length : 1;
    marks = next && combines(next->character) ? marks + 1 : 0;
    if (next && is_space(next->character))
      out += ' ';
    else if (!next || !harmless(next->character))
      out += "\xef\xbf\xbd";
    else if (marks <= k_max_marks)
      out += text.substr(0, length);
    text.remove_prefix(length);
  }
  return out;
}

std::string cut_short(std::string_view text, std::size_t max) {
  if (text.size() <= max) return std::string(text);
  while (max > 0 && (static_cast<unsigned char>(text[max]) & 0xc0) == 0x80) --max;
  return std::string(text.substr(0, max));
}

std::string name_problem(std::string_view name) {
  if (name.empty()) return "a name that is not empty";
  const auto length = harmless_length(name);
  if (!length) return "a name without " + text_problem(name);
  if (name.front() == ' ' || name.back() == ' ') return "a name without leading or trailing spaces";
  if (*length > k_max_name)
    return "a name of at most " + std::to_string(k_max_name) + " characters";
  return "";
}

}  // namespace hr

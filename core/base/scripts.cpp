// SPDX-License-Identifier: MIT
#include "core/base/scripts.h"

#include <algorithm>
#include <array>

#include "core/base/utf8.h"

namespace hr {

namespace {

struct UnicodeBlock {
  char32_t first, last;
  ScriptTrouble trouble;
};

using Trouble = ScriptTrouble;

constexpr std::array<UnicodeBlock, 16> k_blocks{
    {{0x0590, 0x05ff, Trouble::order},
     {0x0600, 0x07bf, Trouble::joined},    // Arabic, Syriac, Thaana
     {0x07c0, 0x07ff, Trouble::joined},    // N'Ko
     {0x0800, 0x08ff, Trouble::joined},    // Samaritan, Mandaic
     {0x0900, 0x0dff, Trouble::combined},  // Devanagari to Sinhala
     {0x0f00, 0x109f, Trouble::combined},  // Tibetan, Myanmar
     {0x1100, 0x11ff, Trouble::combined},  // parts of Korean syllables
     {0x1700, 0x18af, Trouble::combined},  // Philippine, Khmer, Mongolian
     {0x1900, 0x1aaf, Trouble::combined},  // Limbu to Tai Tham
     {0x1b00, 0x1c4f, Trouble::combined},  // Balinese to Lepcha
     {0xa800, 0xa82f, Trouble::combined},  // Syloti Nagri
     {0xa840, 0xa9df, Trouble::combined},  // Phags-pa to Javanese
     {0xaa00, 0xabff, Trouble::combined},  // Cham to Meetei Mayek
     {0xfb1d, 0xfb4f, Trouble::order},     // forms of Hebrew
     {0xfb50, 0xfdff, Trouble::joined},    // forms of Arabic
     {0xfe70, 0xfefe, Trouble::joined}}};

}  // namespace

ScriptTrouble script_trouble(char32_t c) {
  if (c < k_blocks.front().first) return Trouble::none;
  if (c > 0xffff) return Trouble::missing;
  const auto block = std::ranges::lower_bound(k_blocks, c, {}, &UnicodeBlock::last);
  return block != k_blocks.end() && c >= block->first ? block->trouble : Trouble::none;
}

ScriptTrouble script_trouble(std::string_view text) {
  ScriptTrouble out = Trouble::none;
  while (!text.empty()) {
    const auto next = decode_utf8(text);
    if (next) out = std::max(out, script_trouble(next->character));
    text.remove_prefix(next ? next->length : 1);
  }
  return out;
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "printing/canvas.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/utf8.h"
#include "printing/shown_characters.h"

namespace hr::printing {

namespace {

struct CharacterRange {
  char32_t from, to;
};
// What DejaVu Sans has, one glyph beside the other.
constexpr std::array<CharacterRange, 13> k_plain{{{0x20, 0x2ff},
                                                  {0x370, 0x482},
                                                  {0x48a, 0x52f},
                                                  {0x1e00, 0x1fff},
                                                  {0x2010, 0x2027},
                                                  {0x2030, 0x205e},
                                                  {0x2070, 0x2094},
                                                  {0x20a0, 0x20b5},
                                                  {0x2150, 0x218b},
                                                  {0x2190, 0x2311},
                                                  {0x2500, 0x269c},
                                                  {0x2701, 0x27bf},
                                                  {0xfffd, 0xfffd}}};

}  // namespace

std::string shown(std::string_view text) {
  std::string out;
  each_shown(text, [&](char32_t, std::string_view bytes) { out += bytes; });
  return out;
}

bool needs_shaping(char32_t c) {
  return std::ranges::none_of(
      k_plain, [c](CharacterRange range) { return range.from <= c && c <= range.to; });
}

bool needs_shaping(std::string_view text) {
  while (!text.empty()) {
    if (static_cast<unsigned char>(text[0]) < 0x80) {
      text.remove_prefix(1);
      continue;
    }
    const std::optional<Decoded> next = decode_utf8(text);
    if (next && needs_shaping(next->character)) return true;
    text.remove_prefix(next ? next->length : 1);
  }
  return false;
}

void Canvas::text_in(PagePoint middle, std::string_view text, Font font, double max_width,
                     Ink ink) {
  if (!draws()) return;
  const double wide = width(text, font);
  if (wide > max_width) font.size *= max_width / wide;
  const double half = std::min(wide, max_width) / 2;
  // Capitals and digits of this font are about 0.73 of its size high.
  this->text({middle.x - half, middle.y + 0.365 * font.size}, text, font, ink);
}

}  // namespace hr::printing

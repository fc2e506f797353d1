// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"

#include <catch2/catch.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace hr::tests {

// The limits in Unicode's table 3-7, well-formed UTF-8.
TEST_CASE("UTF-8 is recognised at every limit of its ranges", "[core]") {
  const std::vector<std::pair<std::string_view, char32_t>> characters{
      {"\x7f", 0x7f},
      {"\xc2\x80", 0x80},
      {"\xdf\xbf", 0x7ff},
      {"\xe0\xa0\x80", 0x800},
      {"\xed\x9f\xbf", 0xd7ff},
      {"\xee\x80\x80", 0xe000},
      {"\xef\xbf\xbf", 0xffff},
      {"\xf0\x90\x80\x80", 0x10000},
      {"\xf4\x8f\xbf\xbf", 0x10ffff}};
  for (const auto& [bytes, character] : characters) {
    const std::optional<Decoded> decoded = decode_utf8(bytes);
    REQUIRE(decoded);
    CHECK(decoded->character == character);
    CHECK(decoded->length == bytes.size());
  }
  for (const std::string_view bytes :
       {"\x80", "\xc1\xbf", "\xc2", "\xc2\x41", "\xc2\xc0", "\xe0\x9f\xbf", "\xe1\x80",
        "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf0\x90\x80", "\xf4\x90\x80\x80",
        "\xf5\x80\x80\x80"})
    CHECK_FALSE(decode_utf8(bytes));
}

TEST_CASE("a character is written as it is read", "[core]") {
  for (const char* text : {"a", "é", "€", "日", "𐐀"})
    CHECK(encode_utf8(decode_utf8(text)->character) == text);
}

}  // namespace hr::tests

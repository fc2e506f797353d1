// SPDX-License-Identifier: MIT
#include "core/base/letter_case.h"

#include <array>
#include <catch2/catch.hpp>
#include <string_view>
#include <utility>

namespace hr::tests {

namespace {
using Twice = std::pair<std::string_view, std::string_view>;
}

TEST_CASE("Words typed in capitals are the same words in every script", "[core]") {
  constexpr std::array<Twice, 10> pairs{{{"MOVE A2", "move a2"},
                                         {"ÄNDERE", "ändere"},
                                         {"ÉCHEC ŒUF", "échec œuf"},
                                         {"ПЕШКА Ё", "пешка ё"},
                                         {"ΠΎΡΓΟΣ ΟΔΌΣ", "πύργος οδός"},
                                         {"ԶԻՆՎՈՐ", "զինվոր"},
                                         {"ÇİZGİ ILIK", "çizgi ılık"},
                                         {"GROẞ STRASSE", "groß straße"},
                                         {"Ỹ Ǆ", "ỹ ǆ"},
                                         {"𐐀", "𐐨"}}};
  for (const auto& [capitals, small] : pairs) {
    CAPTURE(capitals);
    CHECK(same_word(capitals, small));
    CHECK(fold_case(fold_case(capitals)) == fold_case(capitals));
  }
  CHECK_FALSE(same_word("ändere", "andere"));
  CHECK_FALSE(same_word("ё", "е"));
  CHECK(fold_case("日本 אב") == "日本 אב");
}

TEST_CASE("A letter and the mark behind it are the same word as both in one character", "[core]") {
  constexpr std::array<Twice, 8> pairs{{{"E\u0301CHEC", "échec"},
                                        {"A\u0308ndere", "ändere"},
                                        {"Vie\u0323\u0302t", "việt"},
                                        {"Vie\u0302\u0323t", "việt"},
                                        {"viê\u0323t", "việt"},
                                        {"\u304b\u3099", "が"},
                                        {"\u1112\u1161\u11ab", "한"},
                                        {"И\u0306", "й"}}};
  for (const auto& [apart, together] : pairs) {
    CAPTURE(together);
    CHECK(same_word(apart, together));
  }
  CHECK(same_word("Ａ１", "a1"));
  CHECK_FALSE(same_word("e\u0300", "é"));
}

TEST_CASE("A text begins with a capital in every script that has them", "[core]") {
  constexpr std::array<Twice, 13> texts{{{"move", "Move"},
                                         {"ändere", "Ändere"},
                                         {"ход", "Ход"},
                                         {"ὠδή", "Ὠδή"},
                                         {"ÿ", "Ÿ"},
                                         {"ǆep", "ǅep"},
                                         {"ılık", "Ilık"},
                                         {"e\u0301chec", "E\u0301chec"},
                                         {"ქართული", "ქართული"},
                                         {"日本", "日本"},
                                         {"ßa", "ßa"},
                                         {"3 ändere", "3 ändere"},
                                         {"", ""}}};
  for (const auto& [text, capital] : texts) CHECK(upper_first(text) == capital);
}

TEST_CASE("Bytes that are not UTF-8 are neither lost nor read beyond the end", "[core]") {
  CHECK(upper_first("\xc3") == "\xc3");
  CHECK(fold_case("A\xffZ") == "a\xef\xbf\xbdz");
  CHECK(fold_case("\xf0\x90") == "\xef\xbf\xbd\xef\xbf\xbd");
}

TEST_CASE("A capital's small letter leads back to it", "[core]") {
  int letters = 0;
  for (char32_t c = 0; c < 0x20000; ++c) {
    const char32_t small = lower_letter(c);
    if (lower_letter(small) != small) FAIL("no small letter: " << static_cast<unsigned>(c));
    if (small == c) continue;
    letters += upper_letter(small) == c ? 1 : 0;
  }
  CHECK(letters > 1300);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Texts in scripts that our fonts lack.
#include "editor/ui/letters.h"

#include <imgui.h>

#include <catch2/catch.hpp>

#include "core/base/utf8.h"
#include "editor/window/offscreen.h"
#include "tests/editor/code/text_page.h"
#include "tests/editor/driver.h"

namespace hr::tests {

using namespace editor;

namespace {

struct Page {
  explicit Page(std::string first, float scale = 1)
      : text(std::move(first)), driver(700, 400, scale) {
    driver.draws([this] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
      if (named)
        ui::text(text);
      else
        ui::meet(text);
      fonts = ui::context().fonts;
      wanted = ui::context().letters.of(0).size();
      news += ui::context().letters.news() ? 1 : 0;
      ImGui::End();
    });
    driver.frame(3);
  }
  std::string text;
  bool named = true;  // the driver wants to find all letters of what is on the screen
  Driver driver;
  Fonts fonts;
  std::size_t wanted = 0;
  int news = 0;
};

// The characters from `first` on.
std::string characters(char32_t first, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += encode_utf8(first + static_cast<char32_t>(i)) + " ";
  return out;
}

bool has_all(const ImFont& font, std::string_view text) {
  while (!text.empty()) {
    const Decoded next = *decode_utf8(text);
    if (font.FindGlyphNoFallback(static_cast<ImWchar>(next.character)) == nullptr) return false;
    text.remove_prefix(next.length);
  }
  return true;
}

std::vector<std::uint8_t> picture_of(const std::string& text) {
  Offscreen screen(120, 60);
  screen.draw([&] {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({120, 60});
    ImGui::Begin("letters");
    ui::text(text);
    ImGui::End();
  });
  return screen.pixels().rgb;
}

}  // namespace

TEST_CASE("a text in any script is drawn with the letters that it needs", "[editor]") {
  for (const char* text : {"Шашки і фішки", "Việt Nam", "ქართული", "Հայերեն", "日本語", "中文",
                           "한국어", "אב", "شطرنج", "प्यादा", "ไทย", "♔♚", "ɐʒ"}) {
    const Page page(text);
    CHECK(has_all(*page.fonts.body, text));
    CHECK(page.news == 1);
  }
}

TEST_CASE("the fonts are made anew only for letters that they lack", "[editor]") {
  Page page("Ελλάδα żółć → “a” – × −");
  CHECK(page.news == 0);
  page.text = "да";
  page.driver.frame(4);
  CHECK(page.news == 1);
  page.text = "ад да";
  page.driver.frame(4);
  CHECK(page.news == 1);
  CHECK(page.wanted == 2);
}

TEST_CASE("two names in scripts that we lack do not look alike", "[editor]") {
  CHECK(picture_of("日本") != picture_of("אב"));
  CHECK(picture_of("日本") != picture_of("日木"));
  CHECK(picture_of("белые") != picture_of("чёрны"));
  CHECK(picture_of("日本") == picture_of("日本"));
}

TEST_CASE("letters of other fonts are as large as ours", "[editor]") {
  const Page page("Haй");
  const auto height = [&](ImWchar letter) {
    const ImFontGlyph& glyph = *page.fonts.body->FindGlyphNoFallback(letter);
    return glyph.Y1 - glyph.Y0;
  };
  CHECK(height(U'й') > 0);
  const Page other("日");
  const ImFontGlyph& wide = *other.fonts.body->FindGlyphNoFallback(U'日');
  CHECK(wide.AdvanceX > 12);  // an em square of text of 16 pixels
  CHECK(wide.AdvanceX < 15);
}

TEST_CASE("more letters than there is room for are drawn as far as possible, without end",
          "[editor]") {
  Page page("");
  page.named = false;
  page.text = characters(0x4e00, 400);
  page.driver.frame(3);
  CHECK(page.wanted == 400);
  page.text = characters(0x5000, 1400);
  page.driver.frame(6);
  CHECK(page.wanted == 1400);
  page.text = characters(0x6000, 3000);
  page.driver.frame(8);
  CHECK(page.wanted == Letters::k_max);
  const int before = page.news;
  page.driver.frame(10);
  CHECK(page.news == before);
  page.text = "日本";
  page.driver.frame(6);
  CHECK(page.wanted == 2);
}

TEST_CASE("in the rules each character keeps its columns, two for Chinese ones", "[editor]") {
  TextPage page("日本 = 'шах' -- abc");
  page.focus({0, 6});
  page.driver.frame(4);
  const ImFont& mono = *ui::context().fonts.mono;
  const float column = mono.GetCharAdvance('0');
  CHECK(mono.GetCharAdvance(0x65e5) == 2 * column);
  CHECK(mono.GetCharAdvance(U'ш') == column);
  page.driver.type("x");
  CHECK(page.text() == "日本x = 'шах' -- abc");
  page.driver.press(Key::left);
  page.driver.press(Key::left);
  page.driver.type("y");
  CHECK(page.text() == "日y本x = 'шах' -- abc");
}

}  // namespace hr::tests

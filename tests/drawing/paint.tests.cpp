// SPDX-License-Identifier: MIT
#include "drawing/paint.h"

#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <set>
#include <string>

#include "core/base/error.h"
#include "drawing/art.h"

namespace hr::tests {

namespace {

using Catch::Matchers::EndsWith;
using Pixel = std::array<int, 4>;

drawing::Drawing drawn(const std::string& inside) {
  return drawing::read_drawing("<svg viewBox='0 0 64 64'>" + inside + "</svg>", "a.svg");
}

Pixel pixel(const drawing::Image& image, int x, int y) {
  const std::size_t at = 4 * static_cast<std::size_t>(y * image.side + x);
  return {image.rgba[at], image.rgba[at + 1], image.rgba[at + 2], image.rgba[at + 3]};
}

}  // namespace

TEST_CASE("pixels have the colours of the owner and of the outline", "[drawing]") {
  const drawing::Image image =
      drawing::painted(drawn("<rect width='32' height='64' fill='owner'/>"
                             "<rect x='32' width='32' height='32' fill='outline' "
                             "fill-opacity='0.5'/>"),
                       {.owner = 0xe69f00, .outline = 0x0072b2}, 32);
  REQUIRE(image.side == 32);
  REQUIRE(image.rgba.size() == 32 * 32 * 4);
  CHECK(pixel(image, 8, 16) == Pixel{0xe6, 0x9f, 0, 255});
  const Pixel half = pixel(image, 24, 8);  // not multiplied by the opacity
  CHECK(std::abs(half[1] - 0x72) <= 1);
  CHECK(std::abs(half[2] - 0xb2) <= 1);
  CHECK(std::abs(half[3] - 128) <= 1);
  CHECK(pixel(image, 24, 24) == Pixel{0, 0, 0, 0});
}

TEST_CASE("a badge is added in the lower right corner", "[drawing]") {
  const drawing::Badge badge{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, 0xff0000, 0x00ff00};
  const drawing::Image image = drawing::painted(drawn(""), {}, 100, &badge);
  CHECK(pixel(image, 80, 80) == Pixel{255, 0, 0, 255});
  CHECK(pixel(image, 30, 30) == Pixel{0, 0, 0, 0});
}

TEST_CASE("our own drawings are different, and stay within their square", "[drawing]") {
  std::set<std::vector<std::uint8_t>> all;
  for (const std::string& name : drawing::drawing_names()) {
    INFO(name);
    const drawing::Image image = drawing::painted(drawing::own_drawing(name), {}, 24);
    CHECK(all.insert(image.rgba).second);
    CHECK(image == drawing::painted(drawing::own_drawing(name), {}, 24));
  }
}

// Whatever is changed in a file, it is refused or can be painted.
TEST_CASE("damaged drawings are refused or painted", "[drawing]") {
  std::mt19937 random(1);
  const auto below = [&](std::size_t n) { return random() % n; };
  const std::string marks = "<>/=\"'&;#-.,0 9eEMzaA!?[]()\xff\n";
  int read = 0, refused = 0;
  for (int i = 0; i < 4000; ++i) {
    const auto files = drawing::art_files();
    std::string text(files[below(files.size())].text);
    for (std::size_t n = 1 + below(4); n > 0; --n) {
      const std::size_t at = below(text.size());
      const bool digit = text[at] >= '0' && text[at] <= '9';
      if (digit && below(8) > 0)
        text[at] = "0123456789.- "[below(13)];
      else if (i % 2 == 0)
        text[at] = marks[below(marks.size())];
    }
    try {
      const drawing::Drawing it = drawing::read_drawing(text, "a.svg");
      ++read;
      CHECK(drawing::painted(it, {}, 8).side == 8);
    } catch (const Error& error) {
      ++refused;
      CHECK(std::string(error.what()).starts_with("a.svg:"));
    }
  }
  CHECK(read > 500);
  CHECK(refused > 500);
}

// How long painting takes is bounded by what may be in a drawing: lines that all cross, in many
// groups, as much of each as is allowed.
TEST_CASE("the drawings that take longest to paint are painted, and may not be any larger",
          "[drawing]") {
  const auto grid = [](int lines) {
    std::string d = "M0 0";
    for (int i = 0; i < lines; ++i) d += i % 2 == 0 ? "V64H" + std::to_string(i % 64) : "V0H0";
    return "<path fill-rule='evenodd' stroke='#000' d='" + d + "'/>";
  };
  const auto scribble = [](int curves, int deep) {
    std::string d = "M0 0", groups, ends;
    for (int i = 0; i < curves; ++i)
      d += i % 2 == 0 ? "C-256 256 256-256 256 256" : "C256-256-256 256-256-256";
    for (int i = 0; i < deep; ++i) groups += "<g opacity='0.9'>", ends += "</g>";
    return groups + "<path stroke='#000' stroke-width='200' stroke-linejoin='round' d='" + d +
           "'/>" + ends;
  };
  for (const std::string& largest : {grid(1998), scribble(665, 14)}) {
    const drawing::Image image = drawing::painted(drawn(largest), {}, 256);
    int drawn_on = 0;
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) drawn_on += image.rgba[i] > 0 ? 1 : 0;
    CHECK(drawn_on > 256 * 256 / 4);
  }
  CHECK_THROWS_WITH(drawn(grid(1999)), EndsWith("a drawing has at most 4000 numbers"));
  CHECK_THROWS_WITH(drawn(scribble(666, 14)), EndsWith("a drawing has at most 4000 numbers"));
  CHECK_THROWS_WITH(drawn(scribble(665, 15)), EndsWith("groups are at most 16 deep"));
}

}  // namespace hr::tests

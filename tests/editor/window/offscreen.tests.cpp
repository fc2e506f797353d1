// SPDX-License-Identifier: MIT
#include "editor/window/offscreen.h"

#include <imgui.h>

#include <array>
#include <catch2/catch.hpp>

#include "editor/ui/ui.h"

namespace hr::tests {

namespace {

std::array<int, 3> at(const editor::Pixels& pixels, int x, int y) {
  const auto place = 3 * static_cast<std::size_t>(y * pixels.width + x);
  return {pixels.rgb[place], pixels.rgb[place + 1], pixels.rgb[place + 2]};
}

}  // namespace

TEST_CASE("shapes are filled in place, with their opacity", "[editor]") {
  editor::Offscreen screen(60, 40);
  screen.draw([] {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list.AddRectFilled({10, 10}, {30, 30}, IM_COL32(200, 100, 50, 255));
    list.AddRectFilled({20, 10}, {40, 30}, IM_COL32(0, 0, 0, 128));
  });
  const editor::Pixels pixels = screen.pixels();
  CHECK(at(pixels, 5, 5) == std::array{0, 0, 0});
  CHECK(at(pixels, 10, 10) == std::array{200, 100, 50});
  CHECK(at(pixels, 19, 29) == std::array{200, 100, 50});
  CHECK(at(pixels, 25, 20)[0] == Approx(100).margin(2));
  CHECK(at(pixels, 30, 30) == std::array{0, 0, 0});
}

TEST_CASE("a texture is drawn in its place, pixel by pixel, with its opacity", "[editor]") {
  editor::Offscreen screen(40, 40);
  screen.draw([] {
    const drawing::Image image{2,
                               {200, 0, 0, 255, 0, 200, 0, 255,  //
                                0, 0, 200, 255, 255, 255, 255, 128}};
    const ImTextureID texture = editor::ui::context().drawings.find(
        {.drawing = 1, .inks = {}, .side = 2}, [&] { return image; });
    ImGui::GetBackgroundDrawList()->AddImage(texture, {10, 10}, {12, 12});
    ImGui::GetBackgroundDrawList()->AddRectFilled({20, 20}, {30, 30}, IM_COL32(9, 8, 7, 255));
  });
  const editor::Pixels pixels = screen.pixels();
  CHECK(at(pixels, 9, 10) == std::array{0, 0, 0});
  CHECK(at(pixels, 10, 10) == std::array{200, 0, 0});
  CHECK(at(pixels, 11, 10) == std::array{0, 200, 0});
  CHECK(at(pixels, 10, 11) == std::array{0, 0, 200});
  CHECK(at(pixels, 11, 11)[1] == Approx(128).margin(1));
  CHECK(at(pixels, 25, 25) == std::array{9, 8, 7});
}

TEST_CASE("two adjacent triangles cover each pixel between them exactly once", "[editor]") {
  editor::Offscreen screen(64, 64);
  screen.draw([] {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list.Flags = ImDrawListFlags_None;
    list.AddTriangleFilled({2, 3}, {61, 5}, {57, 60}, IM_COL32(255, 255, 255, 128));
    list.AddTriangleFilled({2, 3}, {57, 60}, {4, 58}, IM_COL32(255, 255, 255, 128));
  });
  const editor::Pixels pixels = screen.pixels();
  for (int i = 10; i < 50; ++i) CHECK(at(pixels, i, i)[0] == Approx(128).margin(1));
}

TEST_CASE("a picture is the same each time, and failure to write its file is reported",
          "[editor]") {
  const auto draw = [](editor::Offscreen& screen) {
    screen.draw([] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize({200, 100});
      ImGui::Begin("letters");
      editor::ui::text("What is to be read");
      ImGui::End();
    });
  };
  editor::Offscreen one(200, 100, 1, editor::Theme::dark), other(200, 100, 1, editor::Theme::dark);
  draw(one);
  const editor::Pixels first = one.pixels();
  draw(other);
  CHECK(first.rgb == other.pixels().rgb);
  CHECK(other.screen().text() == "What is to be read\n");
  CHECK_THROWS_WITH(other.save("/nowhere/picture.png"),
                    "/nowhere/picture.png: cannot be written: No such file or directory");
}

}  // namespace hr::tests

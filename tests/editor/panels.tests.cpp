// SPDX-License-Identifier: MIT
// Every shipped ruleset in the tabs beside the board, on a projector: large letters on a small
// screen.
#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"

namespace hr::test {

using namespace editor;

TEST_CASE("no text of the options, the board and the notes is cut off at twice the size",
          "[editor]") {
  AppDriver window(1280, 800, 2);
  const std::vector<Title> titles = window.shown().titles;
  REQUIRE(titles.size() >= 5);
  for (const Title& title : titles) {
    std::vector<std::string> variants;
    for (const scripting::VariantNote& note : title.variants)
      if (variants.empty()) variants.push_back(note.id);
    window.start(title.id, {}, variants);
    window.want(LookAs{0});
    for (const char tab : {'2', '4', '6'}) {
      window.press(ctrl(tab));
      for (int page = 0; page < 40; ++page) {
        for (const Item& item : window.screen().items())
          if (item.path.starts_with("Side/") && item.cut_off())
            FAIL_CHECK(title.id << ": " << item.path << " reads \"" << item.text << "\"");
        window.move(1050, 400);
        window.wheel(-1);
      }
    }
    window.want(LeaveGame{});
  }
}

}  // namespace hr::test

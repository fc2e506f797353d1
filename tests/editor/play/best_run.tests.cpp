// SPDX-License-Identifier: MIT
// The best run: a sentence in the Game tab, and a line on the board.
#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"
#include "texts/texts.h"

namespace hr::tests {

using namespace editor;

namespace {

std::vector<std::string> route_ends(const AppDriver& window) {
  std::vector<std::string> out;
  for (const Item& item : window.screen().items())
    if (item.kind == "route end") out.push_back(item.text);
  return out;
}

}  // namespace

TEST_CASE("the best run is a sentence, and a line on the board while somebody looks at it",
          "[editor]") {
  AppDriver window(1600, 1000);
  window.start("robot_miner");
  window.send(ViewAs{k_owner});
  window.frame(2);
  REQUIRE(window.game().par);
  const RunReport& run = window.game().par->whole;
  CHECK(route_ends(window).empty());
  CHECK_FALSE(window.reads("The best run scores"));
  window.click(texts::play::best_run);
  window.frame(3);
  CHECK(window.reads(run.summary));
  CHECK_FALSE(window.reads(run.text));
  const std::vector<std::string> ends{"1", std::to_string(run.route.size())};
  CHECK(route_ends(window) == ends);
  window.click(texts::play::run_on_board);
  window.frame(3);
  CHECK(route_ends(window).empty());
  window.click(texts::play::run_on_board);
  window.frame(3);
  CHECK(route_ends(window) == ends);
  window.press(ctrl('2'));  // another tab
  window.frame(3);
  CHECK(route_ends(window).empty());
}

}  // namespace hr::tests

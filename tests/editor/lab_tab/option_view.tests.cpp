// SPDX-License-Identifier: MIT
// The part of the Lab tab in which one option is tried with several values.
#include <catch2/catch.hpp>
#include <chrono>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

void open_option(AppDriver& window) {
  window.click("Lab");
  window.frame(2);
  window.click("games");
  window.frame(2);
  window.click("200 games");
  window.frame(2);
  window.click("One option");
  window.frame(3);
}

}  // namespace

TEST_CASE("the values of an option become a curve, and a click sets one", "[editor][lab]") {
  AppDriver window(1600, 1000);
  window.start("connect_four");
  open_option(window);
  REQUIRE(window.has("Try these values"));

  window.fill("values", "4, 5");
  window.click("Try these values");
  window.frame(2);
  window.wait_to_read("; 200 games", std::chrono::milliseconds(100));
  window.wait_until([&] { return window.has("Try these values"); });
  CHECK_THAT(window.item("Points of yellow of 100, by columns").text,
             Catch::StartsWith("4: ") && Catch::Contains(", 5: "));
  window.click("4");
  window.frame(3);
  CHECK(window.reads("4 (in force)"));
  CHECK_FALSE(window.reads("The rules have changed since"));
  window.send(SetOption{"rows", "5"});
  window.frame(3);
  CHECK(window.reads("The rules have changed since these games were played."));
}

TEST_CASE("the fairest value is named, and a value that does not fit is refused in a sentence",
          "[editor][lab]") {
  AppDriver window(1600, 1000);
  window.start("connect_four");
  open_option(window);

  window.fill("values", "4, 99");
  window.click("Try these values");
  window.frame(2);
  CHECK(window.reads("got \"99\""));

  window.fill("values", "4, 6");
  window.frame(2);
  CHECK_FALSE(window.reads("got \"99\""));
  window.click("Look for the fairest value");
  window.click("Try these values");
  window.frame(2);
  window.wait_to_read("Measured again, on other games", std::chrono::milliseconds(100));
  CHECK(window.reads("even chances (50 of 100)"));
}

TEST_CASE("rules without options say so", "[editor][lab]") {
  AppDriver window(1600, 1000);
  window.start("tic_tac_toe");
  window.send(SaveFile{"rules.lua", R"lua(
return {
  name = "Tiny", seats = { "cross", "nought" }, board = grid{ 3, 3 }, zones = { marks = {} },
  kinds = { mark = {} }, verbs = { mark = place{ "mark" } }, stuck = "draws",
}
)lua"});
  window.frame(3);
  REQUIRE(window.game().options.empty());
  open_option(window);
  CHECK(window.reads("These rules have no option with values to try."));
  CHECK_FALSE(window.has("Try these values"));
}

}  // namespace hr::tests

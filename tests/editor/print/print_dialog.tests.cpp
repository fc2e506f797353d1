// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <chrono>

#include "editor/print/print_job.h"
#include "tests/editor/app_driver.h"
#include "tests/support/files.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

editor::PrintOrder order_for(const std::string& ruleset) {
  return {.text = scripting::load_ruleset(ruleset_folder(ruleset))->text()};
}

// Opens the dialog and waits until pages are made.
void open_print(AppDriver& driver) {
  driver.press(editor::ctrl('P'));
  driver.wait_to_read("Page 1 of");
}

}  // namespace

TEST_CASE("an order gives the pages, without the sheets that are left out", "[editor]") {
  editor::PrintOrder order = order_for("graverobber");
  const editor::Printout all = editor::print_out(order);
  REQUIRE(all.complaint.empty());
  CHECK(all.printed.pages == 6);
  CHECK(all.page(1, 200).side == 200);
  CHECK(all.page(7, 200).side == 0);
  order.left_out = {all.choices.at(0).title, "The rules"};
  const editor::Printout fewer = editor::print_out(order);
  CHECK(fewer.choices == all.choices);
  CHECK(fewer.printed.pages == 3);
  for (const editor::SheetChoice& sheet : all.choices) order.left_out.push_back(sheet.title);
  CHECK(editor::print_out(order).complaint == "Choose at least one sheet.");
  order.text.settings = {{"no_such_option", "1"}};
  CHECK_FALSE(editor::print_out(order).complaint.empty());
}

TEST_CASE("pages are in black and white or in colour", "[editor]") {
  editor::PrintOrder order = order_for("graverobber");
  const std::string plain = editor::print_out(order).printed.pdf;
  order.in_colour = true;
  CHECK(editor::print_out(order).printed.pdf != plain);
  AppDriver driver;
  driver.start("hex");
  open_print(driver);
  driver.click("Colour");
  driver.frame();
  driver.wait_to_read("Page 1 of");
  CHECK(driver.reads("Black and white"));
}

TEST_CASE("the sheets of a game are chosen with a preview, and saved as a PDF", "[editor]") {
  AppDriver driver;
  driver.start("robot_miner");
  open_print(driver);
  CHECK(driver.reads("Page 1 of 6"));  // without the answers and the form of a variant
  CHECK(driver.item("page").text == "The mountain");
  driver.click("Next page");
  CHECK(driver.item("page").text == "Worksheet of team red");
  driver.click("Answers: the best runs");
  driver.wait_to_read("Page 2 of 9");
  CHECK(driver.reads("For the variant claim jumpers, which is off."));
  driver.click("Claim jumpers: what we agree on");
  driver.wait_to_read("Page 2 of 10");
  driver.click("Letter");
  driver.frame();
  driver.wait_to_read("Page 2 of 10");
  driver.click("Next page");
  CHECK(driver.item("page").text == "Worksheet of team blue");
  driver.wait_until([&] { return driver.item("Save as PDF…").enabled; });
  driver.click("Save as PDF…");
  driver.frame(3);
  const std::filesystem::path file = driver.folder() / "lesson.pdf";
  driver.fill("path", file.string());
  driver.click("Save");
  driver.frame(3);
  CHECK(text_of(file).starts_with("%PDF-"));
  CHECK(driver.reads("Saved as " + file.string()));
}

TEST_CASE("sheets are printed from the form that sets up a game, with the names of the teams",
          "[editor]") {
  AppDriver driver;
  driver.click("Games/robot_miner/Robot Miner");
  driver.fill("red/name", "Owls");
  driver.click("Start/body/Print…");
  driver.wait_to_read("Page 1 of 6");
  driver.click("Next page");
  CHECK(driver.item("page").text == "Worksheet of team Owls (red)");
  driver.click("Next page");
  CHECK(driver.item("page").text == "Worksheet of team blue");
  driver.press(editor::Key::escape);
  CHECK_FALSE(driver.state().game);
  CHECK(driver.item("red/name").text == "Owls");
}

TEST_CASE("the sheets of a game have the names of its players", "[editor]") {
  AppDriver driver("robot_miner");
  driver.send(ReplacePlayer{PlayerId(1), {"Foxes", std::nullopt}});
  open_print(driver);
  for (int i = 0; i < 2; ++i) driver.click("Next page");
  CHECK(driver.item("page").text == "Worksheet of team Foxes (blue)");
}

TEST_CASE("the sheet of a variant is printed while the variant is on", "[editor]") {
  AppDriver driver;
  driver.start("robot_miner");
  driver.press(editor::ctrl('2'));
  driver.click("Claim Jumpers");
  driver.frame(3);
  open_print(driver);
  CHECK(driver.reads("Page 1 of 7"));
  CHECK_FALSE(driver.reads("which is off"));
}

TEST_CASE("the number of teams on paper does not change the game", "[editor]") {
  AppDriver driver;
  driver.start("robot_miner");
  open_print(driver);
  driver.wait_to_read("Page 1 of 6");
  driver.click("choices/4");
  driver.wait_to_read("Page 1 of 8");
  CHECK(driver.report().seats.size() == 2);
}

}  // namespace hr::tests

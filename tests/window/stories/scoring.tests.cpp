// SPDX-License-Identifier: MIT
// Stories of a teacher who agrees on numbers and terms with a class, without code.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/window/stories/story.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const std::vector<std::string> k_lesson{"robot_miner", "--roll", "2+5", "--option",
                                        "starts=first team"};

void set_up(Story& window, const std::string& position) {
  window.click("File");
  window.click("Set up position…");
  window.fill("position", position);
  window.click("Set up");
  window.wait_for_text("A new position is set up.");
}

std::string text_of_page(const fs::path& pdf, int page) {
  const std::string number = std::to_string(page);
  const Finished run =
      Process("/usr/bin/pdftotext").run({"-f", number, "-l", number, "-layout", pdf, "-"});
  REQUIRE(run.code == 0);
  return run.out;
}

}  // namespace

TEST_CASE("T1: the way of scoring is changed during a lesson, and changed back",
          "[window][story]") {
  Story window("T1", k_lesson);
  // Jewels with these numbers are on the mountain, too.
  const int eights = window.count("8"), grosses = window.count("144");
  set_up(window,
         "Claimed, 7x-2: red token\nClaimed, 7x-3: red token\n"
         "Claimed, 5x-6: red token\nClaimed, 3x-3: red token");
  window.wait_until("score a", [&] { return window.count("8") > eights; });
  window.click("Side/Options");
  window.click("Form/Points");
  window.click("scoring/b");
  window.wait_for_text("Rules changed: scoring set to b.");
  window.click("Side/Game");
  window.wait_until("score b", [&] { return window.count("144") > grosses; });
  window.keep_picture();
  window.click("Tools/Undo");
  window.wait_until("score a",
                    [&] { return window.count("144") == grosses && window.count("8") > eights; });
}

TEST_CASE("T2: numbers of the scoring are changed by a form, and stay after a restart",
          "[window][story]") {
  Story window("T2", k_lesson);
  window.click("Side/Options");
  window.click("Form/Points");
  window.fill("multiplier/value", "2\n");
  window.fill("points/value", "5\n");
  const std::string sentence = "A bonus jewel counts 10 points, any other jewel 5 points.";
  window.wait_for_text(sentence);
  window.rest();
  window.keep_picture();
  window.act("place 7x-2");
  window.wait_for_actions(1);
  window.kill();
  window.start();
  window.key("Return");  // continues
  window.click("Side/Options");
  window.wait_for_text(sentence);
  CHECK(window.item("multiplier/value").at("text") == "2");
  CHECK(window.item("points/value").at("text") == "5");
}

TEST_CASE("T3: times tables are left out, added and put into another order", "[window][story]") {
  Story window("T3", k_lesson);
  CHECK_FALSE(window.cells().contains("1x-1"));
  CHECK_FALSE(window.cells().contains("2x-1"));
  window.click("Side/Options");
  window.click("Form/Mountain");
  window.click("staircases/12x");
  window.click("staircases/chosen/Remove");
  window.click("staircases/4x");
  window.click("staircases/chosen/Move earlier");
  window.click("staircases/Add…");
  window.click("staircases/others/+ 2x");
  window.wait_until("the new mountain", [&] { return window.cells().contains("2x-1"); });
  CHECK_FALSE(window.cells().contains("12x-1"));
  window.keep_picture();
  const fs::path pdf = window.folder() / "sheets.pdf";
  CHECK(houserules({"print", "robot_miner", "--option", "staircases=2x,4x,3x,5x", "--out", pdf})
            .code == 0);
  const std::string sheet = text_of_page(pdf, 1);
  CHECK(sheet.find("2x") < sheet.find("5x"));
  CHECK(sheet.find("12x") == std::string::npos);
}

TEST_CASE("T4: claim jumpers strike on the agreed terms only", "[window][story]") {
  Story window("T4", {"robot_miner", "--variant", "claim_jumpers", "--option", "starts=first team",
                      "--option", "steps=6", "--option", "staircases=3x,4x,5x,6x"});
  window.click("Side/Options");
  window.click("Form/Claim jumpers options");
  for (const std::string term : {"after", "in_total", "from_beside", "reclaim"})
    window.wait_until(term, [&] {
      return std::ranges::any_of(window.dump(), [&](const Json& item) {
        const std::string path = item.at("path");
        return path.find("Claim jumpers options/" + term + "/") != std::string::npos;
      });
    });
  window.click("Side/Game");
  std::string position = "Mountain, 5x-2: red robot\nClaimed, 6x-6: red token";
  for (int i = 0; i < 18; ++i)
    if (i != 15)  // 5x-4
      position += fmt::format("\nClaimed, {}x-{}: red token", 3 + i / 6, 1 + i % 6);
  set_up(window, position);
  window.act("move 5x-2 6x-3");  // 19 jewels
  window.wait_for_text("Red moves 5x-2 to 6x-3.");
  CHECK(window.turn().starts_with("Red's turn"));
  window.act("move 6x-3 5x-4");  // 20
  window.wait_for_text("Blue's turn: steal or decline");
  window.act("steal 6x-1");
  window.wait_for_text("is on a staircase next to the robot's");
  window.act("steal 3x-1");
  window.wait_for_text("Blue takes the jewel 3 at 3x-1.");
  window.wait_for_text("Red's turn");
  window.keep_picture();
}

}  // namespace hr::tests

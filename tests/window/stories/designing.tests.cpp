// SPDX-License-Identifier: MIT
// Stories of a designer who tries out rules, boards and options.
#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"
#include "tests/support/rulesets.h"
#include "tests/support/temporary_ruleset.h"
#include "tests/window/stories/story.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

}  // namespace

TEST_CASE("D6: another line is tried from the middle, and the first one stays", "[window][story]") {
  Story window("D6", {"tic_tac_toe"});
  window.play({"A1", "B1", "C1", "A2", "C2", "B2", "B3", "A3", "C3"});
  const std::string main_line = window.hash();
  window.click("Side/History");
  window.click(window.name_of("6. "));
  window.wait_for_actions(6);
  window.play({"A3", "C3"});
  window.kill();
  window.start();
  window.key("Return");  // continues
  window.click("Side/History");
  window.name_of("8. Nought marks C3");
  window.keep_picture();
  window.click(window.name_of("9. Cross marks C3"));
  window.wait_for_actions(9);
  CHECK(window.hash() == main_line);
}

TEST_CASE("D7: the board is edited with the mouse, and undoing it leaves the file as it was",
          "[window][story]") {
  const Folder folder;
  fs::copy(ruleset_folder("cube_digger"), folder.path(), fs::copy_options::recursive);
  const std::string original =
      "-- The quarry, as it was drawn.\nname C1-II Gate   -- in the south\n";
  write_text(folder.path() / "variants/quarry.board", original);
  Story window("D7", {folder.path(), "--variant", "quarry", "--option", "bombs=1"});
  const fs::path file = window.own_rules("t") / "variants/quarry.board";  // the window copies it
  window.replace_player("Penny");
  window.click("cell B2-I");
  window.wait_for_text("Penny hides B2-I.");
  window.click("Side/Board");
  window.wait_for_text("Editing the board.");
  window.click("Tools/Close cells");
  window.drag("cell B2-II", "cell D2-II");
  window.wait_until("closed cells", [&] {
    return text_of(file).find("closed B2-II C2-II D2-II\n") != std::string::npos;
  });
  window.wait_for_text("moves removed, none added");  // which moves what is below
  window.rest();
  window.fill("Columns/value", "6\n");
  window.wait_until("a new size",
                    [&] { return text_of(file).find("size 6") != std::string::npos; });
  window.wait_for_text("no longer affect the board");
  window.rest();  // the board is drawn anew a frame later
  window.click("cell B2-I");
  window.wait_for_text("The new rules do not allow your answer; please give another.");
  window.keep_picture();
  for (int i = 0; i < 3; ++i) window.click("Undo edit");
  window.wait_until("the file as it was", [&] { return text_of(file) == original; });
}

TEST_CASE("D8: a number out of range is refused alike in the window, the terminal and a file",
          "[window][story]") {
  Story window("D8", {"cube_digger"});
  window.replace_player("Penny");
  window.click("Side/Options");
  window.fill("columns/value", "99\n");
  const Finished typed = houserules({"legal", "cube_digger", "--option", "columns=99"});
  CHECK(typed.code == 2);
  const std::string prefix = "houserules: ";
  REQUIRE(typed.err.starts_with(prefix));
  const std::string why = typed.err.substr(prefix.size(), typed.err.size() - prefix.size() - 1);
  window.wait_for_text(why);
  const fs::path lesson = window.folder() / "wide.lesson";
  write_text(lesson, R"({"lesson": 1, "ruleset": "cube_digger", "options": {"columns": 99}})");
  CHECK_THAT(houserules({"legal", lesson}).err, Catch::Contains(why));
  window.click("rows/+");
  window.keep_picture();
  window.click("columns/Discard");
  window.click("rows/Reset");
  window.wait_for_text("All are at their defaults.");
}

TEST_CASE("D10: two house rules are combined, and two that exclude each other are reported",
          "[window][story]") {
  const TemporaryRuleset rules("cube_digger", "");
  const fs::path folder = rules.folder();
  fs::copy(ruleset_folder("cube_digger"), folder,
           fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  for (const std::string name : {"wide", "wider"})
    write_text(folder / "variants" / (name + ".lua"),
               "return { extends = 'cube_digger', name = '" + name +
                   "', about = '', set = { ['options.columns.default'] = 6 } }");
  Story window("D10", {folder, "--variant", "metal_detectors", "--variant", "bomb_sniffers",
                       "--option", "bombs=1"});
  window.replace_player("Penny");
  window.click("cell B2-I");
  window.wait_for_text("Penny hides B2-I.");
  const Json header = Json::parse(houserules({"replay", window.record(), "--json"}).out);
  CHECK(header.at("variants") == Json{"bomb_sniffers", "metal_detectors"});
  window.click("Side/Options");
  for (const char* name : {"Metal Detectors", "Bomb Sniffers"}) CHECK(window.item(name).at("on"));
  window.click("Wide");
  window.wait_until("a variant", [&] { return window.item("Wide").at("on").get<bool>(); });
  window.click("Wider");
  window.wait_for_text("only one variant may change it");
  window.keep_picture();
  const Finished both = houserules({"legal", folder, "--variant", "wide", "--variant", "wider"});
  CHECK(both.code == 4);
  CHECK_THAT(both.err,
             Catch::Contains("variants/wide.lua") && Catch::Contains("variants/wider.lua"));
}

}  // namespace hr::tests

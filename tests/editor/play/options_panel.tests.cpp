// SPDX-License-Identifier: MIT
// Options, variants and the rules card in the window, as a teacher or a designer uses them.
#include <catch2/catch.hpp>

#include "editor/panels/options_form.h"
#include "scripting/ruleset/changed_settings.h"
#include "tests/editor/app_driver.h"
#include "tests/support/error_of.h"

namespace hr::tests {

using namespace editor;

namespace {

std::string value(const AppDriver& window, const std::string& name) {
  for (const scripting::Option& option : window.game().options)
    if (option.name == name) return scripting::option_text(option.value);
  return "no such option";
}

std::string refusal(const std::string& ruleset, const std::string& name, const std::string& typed) {
  const auto folder = std::filesystem::path(HOUSERULES_SOURCE_DIR) / "rulesets" / ruleset;
  return error_of<std::exception>(
      [&] { scripting::with_setting(scripting::read_ruleset_text(folder), name, typed); });
}

struct Options : AppDriver {
  explicit Options(const std::string& ruleset) {
    start(ruleset);
    if (game().secrets) send(ViewAs{k_owner});
    press(ctrl('2'));
    frame(2);
    for (const char* heading : {"Mountain", "Bonus jewels", "Points", "Runs"})
      if (has(heading)) click(heading);
  }
  // Whether the text is anywhere in the tab, visible or not.
  bool says(std::string_view text) const {
    for (const Item& item : screen().items())
      if (item.text.find(text) != std::string::npos) return true;
    return false;
  }
};

}  // namespace

TEST_CASE("a number is stepped, typed, reset, and refused in the command line's words",
          "[editor]") {
  Options window("cube_digger");
  window.click("columns/+");
  CHECK(value(window, "columns") == "6");
  CHECK(window.game().game->board.size().x == 6);
  window.fill("columns/value", "8\n");
  CHECK(value(window, "columns") == "8");

  window.fill("columns/value", "99\n");
  CHECK(value(window, "columns") == "8");
  CHECK(window.item("columns/value").text == "99");
  const std::string why = refusal("cube_digger", "columns", "99");
  CHECK(why == "options.columns: expected an integer from 3 to 12, got \"99\"");
  CHECK(window.says(why));
  window.send(SetOption{"columns", "99"});
  CHECK(window.state().notice.text == why);

  window.click("columns/Discard");
  CHECK(window.item("columns/value").text == "8");
  CHECK_FALSE(window.has("columns/Discard"));
  window.click("columns/Reset");
  CHECK(value(window, "columns") == "5");
  CHECK_FALSE(window.has("columns/Reset"));
  window.press(ctrl('Z'));
  CHECK(value(window, "columns") == "8");
}

TEST_CASE("an unused option gives the reason, and changing it warns", "[editor]") {
  Options window("cube_digger");
  CHECK_FALSE(window.says("Not used"));
  window.click("supplies/by formula");
  CHECK(window.says("Not used: supplies is by formula."));
  CHECK_FALSE(window.says("Option bombs is not used"));
  window.click("bombs/+");
  CHECK(window.says("Option bombs is not used: supplies is by formula."));
  window.click("supplies/as set");
  CHECK(value(window, "bombs") == "9");
  CHECK_FALSE(window.says("is not used"));
}

TEST_CASE("many options are under headings, and a text finds one", "[editor]") {
  AppDriver window("robot_miner");
  window.press(ctrl('2'));
  window.frame(2);
  for (const char* heading : {"Teams", "Mountain", "Bonus jewels", "Points", "Runs"})
    CHECK(window.has(heading));
  CHECK(window.has("planning/value"));  // the first is open
  CHECK_FALSE(window.has("multiplier/value"));
  window.fill("find option", "STAIRCASE ORDER");
  CHECK(window.has("order_1/Choose…"));
  CHECK_FALSE(window.has("planning/value"));
  window.fill("find option", "no such thing");
  CHECK(window.reads("No option has this text."));
  window.fill("find option", "");
  window.click("Mountain");
  CHECK_FALSE(window.has("order_1/Choose…"));  // with one mountain it has no effect
  AppDriver each("robot_miner", {{"mountains", "one each"}});
  each.press(ctrl('2'));
  each.frame(2);
  CHECK(each.has("order_1/Choose…"));  // a group with a changed option is open
}

TEST_CASE("all options are reset at once, and undo restores them", "[editor]") {
  Options window("cube_digger");
  CHECK(window.says("All are at their defaults."));
  CHECK_FALSE(window.item("Reset all options").enabled);
  window.click("columns/+");
  window.click("levels/+");
  CHECK(window.says("2 options differ from their defaults."));
  window.click("Reset all options");
  CHECK(value(window, "columns") == "5");
  CHECK(value(window, "levels") == "3");
  window.press(ctrl('Z'));
  CHECK(value(window, "columns") == "6");
  CHECK(value(window, "levels") == "4");
}

TEST_CASE("changing the scoring rescales totals at once, marks the card, and can be undone",
          "[editor]") {
  Options window("robot_miner");
  window.send(AutoPlay{false, 500});
  for (int i = 0; i < 4; ++i) window.send(BotMove{});
  const auto points = [&] {
    std::int64_t sum = 0;
    for (const SeatReport& seat : window.report().seats) sum += seat.score.value_or(0);
    return sum;
  };
  const std::int64_t by_points = points();
  window.click("scoring/b");
  CHECK(value(window, "scoring") == "b");
  const std::int64_t by_numbers = points();
  CHECK(by_numbers > by_points);
  CHECK(window.says("Legal moves unchanged in this position."));
  CHECK(window.says("Removed"));
  CHECK(window.says("A bonus jewel counts 3 points, any other jewel 1 point."));
  CHECK(window.says("A bonus jewel counts 3 times its number, any other jewel its number."));
  window.press(ctrl('Z'));
  CHECK(points() == by_points);
  window.press(ctrl('Y'));
  CHECK(points() == by_numbers);

  window.click("Card/Clear marks");
  CHECK_FALSE(window.says("A bonus jewel counts 3 points, any other jewel 1 point."));
}

TEST_CASE("changed numbers survive a restart, and are used for new games", "[editor]") {
  Options window("robot_miner");
  window.fill("multiplier/value", "2\n");
  window.fill("points/value", "5\n");
  CHECK(window.says("A bonus jewel counts 10 points, any other jewel 5 points."));
  window.kill_and_start_again();
  window.send(OpenRecord{window.state().kept.at(0).file});
  CHECK(value(window, "multiplier") == "2");
  CHECK(value(window, "points") == "5");
  window.send(LeaveGame{});
  for (const RulesetInfo& info : window.state().rulesets) {
    if (info.id == "robot_miner")
      CHECK(info.last_settings == Settings{{"multiplier", "2"}, {"points", "5"}});
    else
      CHECK(info.last_settings.empty());
  }
}

TEST_CASE("times tables are chips that are removed, moved and added", "[editor]") {
  Options window("robot_miner");
  window.click("staircases/4x");
  window.click("staircases/chosen/Move earlier");
  CHECK(value(window, "staircases") == "4x,3x,5x,6x,7x,8x,9x,10x,11x,12x");
  window.click("staircases/chosen/Remove");
  CHECK(value(window, "staircases") == "3x,5x,6x,7x,8x,9x,10x,11x,12x");
  CHECK_FALSE(window.item("staircases/chosen/Remove").enabled);  // another click removes nothing
  window.click("staircases/Add…");
  window.click("staircases/others/+ 2x");
  CHECK(value(window, "staircases") == "2x,3x,5x,6x,7x,8x,9x,10x,11x,12x");
  CHECK(window.game().game->board.find("2x-1"));
  window.click("staircases/Reset");
  CHECK(value(window, "staircases") == "3x,4x,5x,6x,7x,8x,9x,10x,11x,12x");
}

TEST_CASE("variants are switched during a game, with their options", "[editor]") {
  Options window("robot_miner");
  CHECK_FALSE(window.has("Claim jumpers options"));
  window.click("Claim Jumpers");
  CHECK(window.has("Claim jumpers options"));
  CHECK(window.game().variants.at(0).on);
  window.click("Claim Jumpers");
  CHECK_FALSE(window.has("Claim jumpers options"));
}

TEST_CASE("a change of the seats is offered as a new game", "[editor]") {
  Options window("robot_miner");
  window.send(SetOption{"points", "2"});
  const std::string before = window.game().file;
  window.click("teams/+");
  CHECK(window.game().report.seats.size() == 2);
  CHECK(window.reads("The seats of a match cannot change"));
  window.click("New game with this change");
  CHECK(window.game().report.seats.size() == 3);
  CHECK(value(window, "teams") == "3");
  CHECK(value(window, "points") == "2");
  CHECK(window.game().file != before);
  CHECK_FALSE(window.has("New game with this change"));
  window.click("points/+");
  CHECK_FALSE(window.has("New game with this change"));
}

TEST_CASE("the card says that the rules were changed without it", "[editor]") {
  Options window("cube_wars");
  CHECK(window.game().card_note.empty());
  std::string text;
  for (const RuleFileState& file : window.game().files)
    if (file.name == "rules.lua") text = file.text;
  const std::string was = "dirs = { \"left\", \"right\" }";
  REQUIRE(text.find(was) != std::string::npos);
  text.replace(text.find(was), was.size(), "dirs = { \"left\", \"back\" }");
  window.send(SaveFile{"rules.lua", text});
  window.frame(2);
  CHECK(window.says("The rules were changed (rules.lua, line "));
  CHECK(window.says("this card was not"));
  window.send(Undo{});
  window.frame(2);
  CHECK_FALSE(window.says("The rules were changed ("));
}

TEST_CASE("the same form sets up a game that has not begun", "[editor]") {
  AppDriver window;
  OptionsForm form;
  Settings chosen{{"columns", "7"}, {"no_such", "1"}};
  std::vector<scripting::Option> options;
  for (const RulesetInfo& info : window.state().rulesets)
    if (info.id == "cube_digger") options = info.options;
  window.draws([&] {
    ImGui::SetNextWindowSize({500, 700});
    ImGui::Begin("form", nullptr, ImGuiWindowFlags_NoTitleBar);
    form.draw_settings(options, chosen);
    ImGui::End();
  });
  window.frame(3);
  CHECK(chosen == Settings{{"columns", "7"}});
  CHECK(window.item("columns/value").text == "7");
  window.click("rows/-");
  CHECK(chosen == Settings{{"columns", "7"}, {"rows", "4"}});
  window.click("columns/Reset");
  CHECK(chosen == Settings{{"rows", "4"}});
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <fstream>

#include "tests/editor/app_driver.h"
#include "tests/support/files.h"

namespace hr::tests {

using namespace editor;

namespace {

std::string source_text(const AppDriver& window, const std::string& name) {
  for (const RuleFileState& file : window.game().files)
    if (file.name == name) return file.text;
  FAIL("there is no file " << name);
  return {};
}

// Changes the rules so that cubes only go straight ahead.
std::string straight(std::string rules) {
  const std::string all = R"("forward", "forward_left", "forward_right")";
  const auto at = rules.find(all);
  REQUIRE(at != std::string::npos);
  return rules.replace(at, all.size(), R"("forward")");
}

void wait_for_source(AppDriver& window, const std::string& name, const std::string& text) {
  window.wait_until([&] { return source_text(window, name) == text; });
}

// Another program saves.
void save_outside(AppDriver& window, const std::string& name, const std::string& text) {
  std::ofstream(window.game().folder / name, std::ios::binary) << text;
  wait_for_source(window, name, text);
}

}  // namespace

// Story D1.
TEST_CASE("a rule is changed during a game: the position stays, the legal moves change",
          "[editor]") {
  AppDriver window("cube_wars");
  for (int i = 0; i < 10; ++i) window.send(BotMove{});
  const std::string board = window.game().drawing;
  const auto shipped =
      std::filesystem::path(HOUSERULES_SOURCE_DIR) / "rulesets/cube_wars/rules.lua";
  const std::string before = text_of(shipped);
  window.send(SaveFile{"rules.lua", straight(source_text(window, "rules.lua")), false});
  CHECK(window.game().drawing == board);
  REQUIRE(window.game().change);
  CHECK_FALSE(window.game().change->removed.empty());
  CHECK(window.game().change->added.empty());
  CHECK(window.game().own);
  CHECK(text_of(shipped) == before);
  for (int i = 0; i < 11; ++i) window.send(Undo{});
  CHECK(window.report().ply == 0);
  for (int i = 0; i < 11; ++i) window.send(Redo{});
  CHECK(window.game().drawing == board);
}

// Story D2.
TEST_CASE("a broken edit is marked on its line, and the old rules stay in force", "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source_text(window, "rules.lua");
  window.send(SaveFile{"rules.lua", rules + "\nreturn )", false});
  REQUIRE(window.game().findings.size() == 1);
  CHECK(window.game().findings[0].file == "cube_wars/rules.lua");
  CHECK(window.game().findings[0].line > 10);
  const std::string line = std::to_string(window.game().findings[0].line);
  window.click("The saved rules have an error in rules.lua, line " + line +
               ". The rules are unchanged.");
  window.frame(3);
  CHECK(window.item("line " + line).on);
  CHECK(window.item("mark " + line).in_sight());
  window.send(PlayTyped{k_owner, "move A2 A3"});
  CHECK(window.report().ply == 1);
  window.send(SaveFile{"rules.lua", rules, false});
  CHECK(window.game().findings.empty());
}

// Story H7.
TEST_CASE("a save by another program is noticed, however the file is written", "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source_text(window, "rules.lua");
  window.send(SaveFile{"rules.lua", rules + "-- mine\n", false});
  save_outside(window, "rules.lua", straight(rules));
  REQUIRE(window.game().change);
  CHECK_FALSE(window.game().change->removed.empty());
}

TEST_CASE("a save by another program just before a variant is chosen is noticed, too", "[editor]") {
  AppDriver window("robot_miner");
  const std::string rules = source_text(window, "rules.lua");
  window.send(SaveFile{"rules.lua", rules + "-- mine\n", false});
  std::ofstream(window.game().folder / "rules.lua", std::ios::binary) << rules + "-- theirs\n";
  window.send(SetVariant{"claim_jumpers", true});
  wait_for_source(window, "rules.lua", rules + "-- theirs\n");
}

TEST_CASE("a folder of rules that is gone keeps its files in the window, and is read when back",
          "[editor]") {
  namespace fs = std::filesystem;
  AppDriver window("cube_wars");
  const std::string rules = source_text(window, "rules.lua");
  window.send(SaveFile{"rules.lua", rules + "-- mine\n", false});
  const fs::path folder = window.game().folder, aside = folder.string() + ".old";
  const auto wait_for = [&](const std::string& notice) {
    INFO(notice);
    window.wait_until([&] { return window.state().notice.text == notice; });
  };
  const std::string gone = "The folder " + folder.string() +
                           " is gone. The rules are unchanged, and are read again when it is back.",
                    back = "The folder " + folder.string() + " is back.";
  fs::rename(folder, aside);
  wait_for(gone);
  CHECK(source_text(window, "rules.lua") == rules + "-- mine\n");
  CHECK(window.game().findings.empty());
  fs::create_directory(folder);
  write_text(folder / "rules.lua", straight(rules));
  wait_for_source(window, "rules.lua", straight(rules));
  wait_for(back);
  save_outside(window, "rules.lua", rules + "-- theirs\n");
  // What is saved while it is gone is written with all that was in it.
  fs::remove_all(folder);
  wait_for(gone);
  window.send(SaveFile{"rules.lua", rules + "-- again\n", false});
  CHECK(text_of(folder / "rules.lua") == rules + "-- again\n");
  CHECK(window.state().notice.text.empty());
  save_outside(window, "rules.lua", straight(rules));
}

TEST_CASE("an installed ruleset whose folder is gone can still be edited as a copy", "[editor]") {
  namespace fs = std::filesystem;
  AppDriver window;
  const fs::path folder = window.folder() / "given";
  fs::copy(fs::path(HOUSERULES_SOURCE_DIR) / "rulesets/cube_wars", folder,
           fs::copy_options::recursive);
  window.send(OpenPath{folder.string()});
  const std::string rules = source_text(window, "rules.lua");
  const std::size_t files = window.game().files.size();
  fs::remove_all(folder);
  window.wait_until([&] { return !window.state().notice.text.empty(); });
  CHECK_THAT(window.state().notice.text, Catch::Contains("is gone"));
  window.send(SaveFile{"rules.lua", rules + "-- mine\n", false});
  CHECK(window.game().own);
  CHECK(window.game().files.size() == files);
  CHECK(text_of(window.game().folder / "rules.lua") == rules + "-- mine\n");
}

TEST_CASE("a failed save followed by a good one leaves no old error, whoever saved", "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source_text(window, "rules.lua");
  const std::string broken = rules + "\nreturn )";
  window.send(SaveFile{"rules.lua", rules + "-- mine\n", false});
  const auto save = [&](bool outside, const std::string& text) {
    if (outside) return save_outside(window, "rules.lua", text);
    window.send(SaveFile{"rules.lua", text, false});
  };
  for (const bool first : {true, false})
    for (const bool second : {true, false}) {
      INFO("outside: " << first << ", then " << second);
      save(first, broken);
      CHECK(window.state().notice.type == NoticeType::refused);
      CHECK(window.state().notice.text.ends_with("The rules are unchanged."));
      CHECK(window.game().findings.size() == 1);
      save(second, rules);
      CHECK(window.state().notice.text.empty());
      CHECK(window.game().findings.empty());
    }
  save_outside(window, "rules.lua", broken);
  const std::uint64_t first = window.state().notice.number;
  save_outside(window, "rules.lua", broken + ")");  // still wrong, so it is reported again
  CHECK(window.state().notice.number > first);
  CHECK(window.state().notice.text.ends_with("The rules are unchanged."));
}

TEST_CASE("a good save by another program leaves unrelated notices in place", "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source_text(window, "rules.lua");
  window.send(SaveFile{"rules.lua", rules + "-- mine\n", false});
  window.send(PlayTyped{k_owner, "move A2 A8"});
  const std::string refusal = window.state().notice.text;
  REQUIRE_FALSE(refusal.empty());
  save_outside(window, "rules.lua", rules);
  CHECK(window.state().notice.text == refusal);

  // Nor a notice that followed a verdict.
  save_outside(window, "rules.lua", rules + "\nreturn )");
  std::ofstream(window.game().folder / "rules.lua") << rules + "-- theirs\n";
  window.send(SaveFile{"rules.lua", rules + "-- ours\n", false});
  CHECK(window.state().notice.text ==
        "rules.lua was changed by another program in the meantime, so it was not overwritten.");
  CHECK(source_text(window, "rules.lua") == rules + "-- theirs\n");
  CHECK(window.game().findings.empty());
}

TEST_CASE("unsaved edits are restored after a kill", "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source_text(window, "rules.lua");
  window.send(SaveDraft{"rules.lua", rules + "-- half a thought", rules});
  window.kill_and_start_again();
  window.start("cube_wars");
  REQUIRE(window.game().files.at(0).draft);
  CHECK(*window.game().files[0].draft == rules + "-- half a thought");
  CHECK(window.game().files[0].draft_base == rules);
}

TEST_CASE("the user's rules that cannot be loaded can be corrected in the window", "[editor]") {
  AppDriver window;
  window.send(NewRuleset{"Night Raid", ""});
  REQUIRE(window.game().playing);
  const std::string rules = source_text(window, "rules.lua");
  window.send(SaveFile{"rules.lua", "return {", false});
  window.send(LeaveGame{});
  window.start("night_raid");
  CHECK_FALSE(window.game().playing);
  CHECK(window.game().findings.size() == 1);
  window.send(SaveFile{"rules.lua", rules, false});
  CHECK(window.game().playing);
  CHECK(window.game().findings.empty());
}

}  // namespace hr::tests

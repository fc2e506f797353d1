// SPDX-License-Identifier: MIT
// Unsaved edits of rules, and files that another program changes at the same time.
#include <catch2/catch.hpp>
#include <thread>

#include "editor/rule_files/drafts.h"
#include "tests/editor/app_driver.h"
#include "tests/support/files.h"
#include "tests/support/folder.h"

namespace hr::tests {

using namespace editor;
namespace fs = std::filesystem;

namespace {

// A copy of one's own; where its rules are.
fs::path own_rules(AppDriver& window, const std::string& ruleset) {
  window.start(ruleset);
  const std::string rules = window.game().files.at(0).text;
  window.send(SaveFile{"rules.lua", rules + "-- mine\n"});
  return window.folder() / "data/rulesets" / ruleset / "rules.lua";
}

}  // namespace

TEST_CASE("edits are on disk at once, and nothing else is refreshed for them", "[editor]") {
  AppDriver window("cube_wars");
  const std::uint64_t version = window.state().version;
  const std::string rules = window.game().files.at(0).text;
  for (const char* letters : {"r", "re", "ret"}) {
    window.send(SaveDraft{"rules.lua", rules + letters, rules});
    CHECK(window.game().files.at(0).draft == rules + letters);
    CHECK(text_of(window.folder() / "state/drafts/cube_wars/rules.lua.json").find(letters) !=
          std::string::npos);
  }
  CHECK(window.state().version == version);
  window.send(DiscardDraft{"rules.lua"});
  CHECK_FALSE(window.game().files.at(0).draft);
  CHECK_FALSE(fs::exists(window.folder() / "state/drafts/cube_wars/rules.lua.json"));
  CHECK(window.state().version == version);
  window.send(LeaveGame{});
  window.send(SaveDraft{"rules.lua", "return", ""});
  CHECK(window.state().notice.text == "No game is open.");
}

TEST_CASE("edits that cannot be written are reported, kept, and written when possible",
          "[editor]") {
  AppDriver window("cube_wars");
  const fs::path drafts = window.folder() / "state/drafts";
  write_text(drafts, "a file where the folder should be");
  window.send(SaveDraft{"rules.lua", "return { -- half", ""});
  CHECK(window.state().save_problem.starts_with("Your edits cannot be saved: "));
  CHECK(window.reads("Your edits cannot be saved: "));
  window.send(PlayTyped{k_owner, "move A2 A3"});
  CHECK_FALSE(window.state().save_problem.empty());
  window.send(SaveDraft{"rules.lua", "return { -- half a thought", ""});
  window.press(ctrl('Q'));
  CHECK_FALSE(window.app().wants_to_quit());
  CHECK(window.reads("If you quit now, what could not be saved is lost."));
  window.click("Stay");
  window.press(ctrl('Q'));
  window.press(Key::escape);
  CHECK_FALSE(window.reads("If you quit now, what could not be saved is lost."));
  CHECK_FALSE(window.app().wants_to_quit());

  // After leaving and returning, the draft is still there.
  window.send(LeaveGame{});
  window.start("cube_wars");
  CHECK(window.game().files.at(0).draft == "return { -- half a thought");

  fs::remove(drafts);
  window.wait(std::chrono::milliseconds(2100));
  CHECK(window.state().save_problem.empty());
  CHECK_FALSE(window.reads("Your edits cannot be saved: "));
  window.kill_and_start_again();
  window.start("cube_wars");
  CHECK(window.game().files.at(0).draft == "return { -- half a thought");
}

TEST_CASE("of two windows that edit the same file, none overwrites what the other typed",
          "[editor]") {
  const Folder folder;
  TimePoint now{0};
  const auto window = [&] {
    return std::make_unique<Drafts>(DraftFolder(folder.path()), [&] { return now; });
  };
  auto first = window(), second = window();
  CHECK_FALSE(second->draft("hex", "rules.lua"));
  first->keep("hex", "rules.lua", Draft{"first", ""});
  second->keep("hex", "rules.lua", Draft{"second", ""});
  CHECK_THAT(second->save_problem(), Catch::Contains("another window or command of House Rules"));
  CHECK(second->draft("hex", "rules.lua")->text == "second");
  second->keep("hex", "rules.lua", {});  // saved: the draft of the first window stays
  CHECK(second->save_problem().empty());
  first.reset();
  second->keep("hex", "rules.lua", Draft{"second", ""});
  CHECK_THAT(second->save_problem(), Catch::Contains("another window has left edits there"));
  first = window();
  CHECK(first->draft("hex", "rules.lua")->text == "first");
  first->keep("hex", "rules.lua", {});
  now += k_try_again;
  second->tick();
  CHECK(second->save_problem().empty());
  second.reset();
  CHECK(window()->draft("hex", "rules.lua")->text == "second");
}

TEST_CASE("edits are flushed to the disk once typing pauses", "[editor]") {
  const Folder folder;
  const DraftFolder on_disk(folder.path() / "state");
  TimePoint now{0};
  Drafts drafts(DraftFolder(folder.path() / "state"), [&] { return now; });
  CHECK_FALSE(drafts.tick());
  drafts.keep("hex", "rules.lua", Draft{"a", ""});
  drafts.keep("hex", "rules.lua", Draft{"ab", ""});
  CHECK(on_disk.draft("hex", "rules.lua")->text == "ab");
  CHECK(drafts.tick() == TimePoint(200));
  now = TimePoint(150);
  CHECK(drafts.tick() == TimePoint(50));
  now = TimePoint(200);
  CHECK_FALSE(drafts.tick());
  CHECK(drafts.save_problem().empty());

  // The file is deleted before it was flushed, so it is written again.
  drafts.keep("hex", "rules.lua", Draft{"abc", ""});
  fs::remove_all(folder.path() / "state");
  now = TimePoint(400);
  CHECK(drafts.tick() == TimePoint(2000));
  CHECK_FALSE(drafts.save_problem().empty());
  now = TimePoint(2400);
  CHECK_FALSE(drafts.tick());
  CHECK(drafts.save_problem().empty());
  CHECK(on_disk.draft("hex", "rules.lua")->text == "abc");
}

TEST_CASE("a file changed by another program is not overwritten unseen", "[editor]") {
  AppDriver window;
  const fs::path file = own_rules(window, "cube_wars");
  const std::string rules = text_of(file);
  write_text(file, rules + "-- theirs\n");
  window.send(SaveFile{"rules.lua", rules + "-- ours\n"});
  CHECK(text_of(file) == rules + "-- theirs\n");
  CHECK(window.state().notice.type == NoticeType::refused);
  CHECK(window.state().notice.text ==
        "rules.lua was changed by another program in the meantime, so it was not overwritten.");
  CHECK(window.game().files.at(0).text == rules + "-- theirs\n");
  REQUIRE(window.game().change);  // the other program's rules are in force
  window.send(SaveFile{"rules.lua", rules + "-- ours\n"});
  CHECK(text_of(file) == rules + "-- ours\n");
}

TEST_CASE("if another program saved during an edit, the window asks which text to keep",
          "[editor]") {
  AppDriver window;
  const fs::path file = own_rules(window, "cube_wars");
  const std::string rules = text_of(file);
  window.press(ctrl('3'));
  window.click("line 1");
  window.press(Chord{.key = Key::home, .ctrl = true});
  window.type("-- ours\n");
  write_text(file, rules + "-- theirs\n");
  window.press(Chord{.key = Key::enter, .ctrl = true});
  CHECK(text_of(file) == rules + "-- theirs\n");
  CHECK(window.reads("rules.lua was changed on disk while you had unsaved changes."));
  window.click("Keep my version");
  window.click("Save and continue");
  CHECK(text_of(file) == "-- ours\n" + rules);
}

TEST_CASE("rules that cannot be loaded yet are not overwritten unseen either", "[editor]") {
  AppDriver window;
  window.send(NewRuleset{"Night Raid", ""});
  const fs::path file = window.folder() / "data/rulesets/night_raid/rules.lua";
  const std::string rules = text_of(file);
  window.send(LeaveGame{});
  write_text(file, "return {");
  window.start("night_raid");
  REQUIRE_FALSE(window.game().playing);
  write_text(file, "return { -- theirs");
  window.send(SaveFile{"rules.lua", rules});
  CHECK(text_of(file) == "return { -- theirs");
  CHECK_FALSE(window.game().playing);
  CHECK(window.game().files.at(0).text == "return { -- theirs");
  window.send(SaveFile{"rules.lua", rules});
  CHECK(window.game().playing);
}

TEST_CASE("of several files saved together, one changed by another program is kept", "[editor]") {
  AppDriver window;
  const fs::path file = own_rules(window, "cube_wars");
  const std::string rules = text_of(file);
  const std::string variant = window.game().files.at(1).name;
  write_text(file.parent_path() / variant, "-- theirs");
  window.app().carry_out(SaveFile{"rules.lua", rules + "-- ours\n", true});
  window.send(SaveFile{variant, "-- ours"});
  CHECK(text_of(file) == rules + "-- ours\n");
  CHECK(text_of(file.parent_path() / variant) == "-- theirs");
  REQUIRE(window.game().change);
  CHECK(window.game().files.at(0).text == rules + "-- ours\n");
}

TEST_CASE("a board file changed by another program is not overwritten unseen", "[editor]") {
  AppDriver window;
  own_rules(window, "cube_digger");
  window.send(SaveBoard{"pit", "closed C3-I\n"});
  const fs::path file = window.folder() / "data/rulesets/cube_digger/variants/pit.board";
  REQUIRE(text_of(file) == "closed C3-I\n");
  write_text(file, "closed B2-I\n");
  window.send(SaveBoard{"pit", "closed D3-I\n"});
  CHECK(text_of(file) == "closed B2-I\n");
  CHECK(window.state().notice.text ==
        "variants/pit.board was changed by another program in the meantime, so it was not "
        "overwritten.");
  CHECK(window.game().game->board.find("C3-I"));
  CHECK_FALSE(window.game().game->board.find("B2-I"));
}

TEST_CASE("a folder of rules that is missing is checked until it appears", "[editor]") {
  AppDriver window;
  window.send(NewRuleset{"Night Raid", ""});
  window.send(LeaveGame{});
  const fs::path folder = window.folder() / "data/rulesets/night_raid";
  fs::rename(folder, window.folder() / "away");
  window.start("night_raid");
  REQUIRE_FALSE(window.game().playing);
  fs::rename(window.folder() / "away", folder);
  window.wait(std::chrono::milliseconds(250));
  CHECK(window.game().playing);
  CHECK(window.game().files.size() == 2);  // with a scenario
}

}  // namespace hr::tests

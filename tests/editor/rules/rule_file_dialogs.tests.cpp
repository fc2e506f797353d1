// SPDX-License-Identifier: MIT
// Files and variants made, renamed and deleted in the window.
#include <imgui.h>
#include <algorithm>
#include <catch2/catch.hpp>

#include "scripting/templates/templates.h"
#include "tests/editor/app_driver.h"
#include "tests/support/folder.h"

namespace hr::tests {

using namespace editor;

namespace {

bool has_file(const AppDriver& window, const std::string& name) {
  return std::ranges::count(window.game().files, name, &RuleFileState::name) > 0;
}

bool is_on(const AppDriver& window, const std::string& variant) {
  return std::ranges::any_of(window.game().variants, [&](const VariantState& state) {
    return state.note.id == variant && state.on;
  });
}

std::string refusal(AppDriver& window, const DeskCommand& command) {
  const std::uint64_t before = window.state().notice.number;
  window.send(command);
  const Notice& notice = window.state().notice;
  return notice.number == before || notice.type == NoticeType::info ? "" : notice.text;
}

void make_variant(AppDriver& window, const std::string& name) {
  window.app().act("dialog.new_variant");
  window.frame(3);
  window.fill("name", name);
  window.click("Create");
  window.frame(4);
}

}  // namespace

TEST_CASE("a new variant is made, switched on and opened", "[editor]") {
  AppDriver window("breakthrough");
  window.send(BotMove{});
  const std::string board = window.game().drawing;
  window.app().turn_to("Rules");
  window.frame(2);
  window.click("Files…");
  window.click("New variant…");
  window.frame(3);
  CHECK(window.reads("This creates your own copy of Breakthrough"));
  window.fill("name", "Long Game");
  window.click("Create");
  window.frame(4);
  CHECK(window.game().own);
  CHECK(has_file(window, "variants/long_game.lua"));
  CHECK(has_file(window, "tests/long_game.scenario"));
  CHECK(is_on(window, "long_game"));
  CHECK(window.game().drawing == board);
  CHECK(window.item("Files/variants/long_game.lua").on);
  make_variant(window, "Long game");
  CHECK(window.reads("variants/long_game.lua already exists. Choose another name."));
  window.fill("name", "?");
  window.click("Create");
  window.frame(2);
  CHECK(window.reads("Use 1 to 40 letters and digits"));
}

TEST_CASE("a renamed variant is called so in its scenario, also in what is typed there",
          "[editor]") {
  AppDriver window("breakthrough");
  make_variant(window, "Mine");
  window.send(SetVariant{"mine", false});
  const auto file = [&](const std::string& name) {
    return *std::ranges::find(window.game().files, name, &RuleFileState::name);
  };
  const std::string text = file("tests/mine.scenario").text;
  REQUIRE(text.find("variant: mine\n") != std::string::npos);
  window.send(SaveDraft{"tests/mine.scenario", text + "# more\n", text});
  REQUIRE(file("tests/mine.scenario").draft);
  window.send(RenameFile{"variants/mine.lua", "variants/yours.lua"});
  CHECK(has_file(window, "variants/yours.lua"));
  for (const std::string& now :
       {file("tests/mine.scenario").text, file("tests/mine.scenario").draft.value_or("")}) {
    CHECK(now.find("variant: yours\n") != std::string::npos);
    CHECK(now.find("variant: mine") == std::string::npos);
  }
  CHECK(file("tests/mine.scenario").draft_base == file("tests/mine.scenario").text);
}

TEST_CASE("a file is renamed and deleted, and deleting is undone", "[editor]") {
  AppDriver window("breakthrough");
  window.app().act("new_file");
  window.frame(3);
  window.fill("name", "Captures");
  window.click("Create");
  window.frame(4);
  REQUIRE(has_file(window, "tests/captures.scenario"));
  CHECK(window.app().turned_to("Rules"));
  window.click("Files…");
  window.click("Rename tests/captures.scenario…");
  window.frame(3);
  window.fill("name", "taking");
  window.click("Rename");
  window.frame(4);
  CHECK_FALSE(has_file(window, "tests/captures.scenario"));
  REQUIRE(has_file(window, "tests/taking.scenario"));
  window.click("Files…");
  window.click("Delete tests/taking.scenario…");
  window.frame(3);
  window.click("Delete");
  window.frame(4);
  CHECK_FALSE(has_file(window, "tests/taking.scenario"));
  CHECK(window.reads("tests/taking.scenario was deleted."));
  window.click("Undo delete");
  window.frame(2);
  CHECK(has_file(window, "tests/taking.scenario"));
  CHECK_FALSE(window.has("Undo delete"));
}

TEST_CASE("a name that ends in .svg makes a drawing", "[editor]") {
  AppDriver window("breakthrough");
  window.app().act("new_file");
  window.frame(3);
  window.fill("name", "dragon.svg");
  window.frame();
  CHECK(window.item("A drawing, for pieces or cells").on);
  window.click("Create");
  window.frame(4);
  CHECK(has_file(window, "dragon.svg"));
  CHECK_FALSE(has_file(window, "tests/dragon_svg.scenario"));
}

TEST_CASE("the path of the folder of the rules is copied from the menu of files", "[editor]") {
  AppDriver window("breakthrough");
  window.app().turn_to("Rules");
  window.frame(2);
  window.click("Files…");
  window.hover("Copy the path of the folder");
  CHECK(window.reads(window.game().folder.string()));
  window.click("Copy the path of the folder");
  CHECK(std::string(ImGui::GetClipboardText()) == window.game().folder.string());
}

TEST_CASE("the folder of the rules is opened on a desktop that can", "[editor]") {
  AppDriver window("breakthrough");
  window.app().turn_to("Rules");
  window.frame(2);
  window.click("Files…");
  CHECK_FALSE(window.has("Open the folder"));
  std::string shown;
  ui::context().show_folder = [&](const std::string& path) { shown = path; };
  window.frame(2);
  window.click("Open the folder");
  CHECK(shown == window.game().folder.string());
}

TEST_CASE("a drawing from elsewhere is imported, and what is none is refused", "[editor]") {
  AppDriver window("breakthrough");
  Folder elsewhere;
  const auto import = [&](const std::string& name, const std::string& text) {
    elsewhere.write(name, text);
    return refusal(window, ImportDrawing{(elsewhere.path() / name).string()});
  };
  const std::string disc =
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="24"/></svg>)";
  CHECK(import("My Disc.svg", disc).empty());
  CHECK(has_file(window, "my_disc.svg"));
  CHECK(window.state().notice.text ==
        "my_disc.svg is among the files of the rules now. A piece looks like it with look = "
        "\"my_disc.svg\".");
  CHECK_THAT(import("My Disc.svg", disc), Catch::Contains("already exists"));
  CHECK_THAT(import("letter.svg", "Dear Ann"), Catch::StartsWith("letter.svg:1"));
  CHECK_FALSE(has_file(window, "letter.svg"));
  CHECK_THAT(import("huge.svg", std::string(100'000, ' ')), Catch::Contains("huge.svg"));
  CHECK_THAT(refusal(window, ImportDrawing{(elsewhere.path() / "none.svg").string()}),
             Catch::Contains("none.svg"));
  elsewhere.write("dropped.svg", disc);
  CHECK(refusal(window, OpenPath{(elsewhere.path() / "dropped.svg").string()}).empty());
  CHECK(has_file(window, "dropped.svg"));
  CHECK(window.game().saved_in_force);

  window.app().turn_to("Rules");
  window.frame(2);
  window.click("Files…");
  window.click("Import a drawing…");
  window.frame(2);
  CHECK(window.reads("Puts an SVG file among the files of the rules."));
}

TEST_CASE("the menu of rules.lua says why it can be neither renamed nor deleted", "[editor]") {
  AppDriver window("breakthrough");
  window.app().turn_to("Rules");
  window.frame(2);
  window.click("Files…");
  for (const char* item : {"Rename rules.lua…", "Delete rules.lua…"}) {
    INFO(item);
    CHECK_FALSE(window.item(item).enabled);
    window.hover(item);
    CHECK(window.reads("rules.lua contains the game, so it cannot be renamed or deleted."));
  }
}

TEST_CASE("a refused name is corrected by typing on", "[editor]") {
  AppDriver window("breakthrough");
  make_variant(window, "Mine");
  window.send(SetVariant{"mine", false});
  for (const char* file : {"variants/mine.lua", "tests/mine.scenario"}) {
    INFO(file);
    window.app().act(std::string("dialog.rename ") + file);
    window.frame(3);
    for (const char* name : {"../x", "a/b", "", "."}) {
      window.press(ctrl('A'));
      window.press(Key::del);
      window.type(std::string(name) + "\n");
      window.frame(3);
      INFO(name);
      CHECK(window.item("Rename file/name").text == name);
      CHECK(window.reads("Use 1 to 40 letters, digits, '_' or '-' for the name of a file."));
    }
    window.press(Key::escape);
    window.frame(2);
    if (window.has("Rename file/name")) window.press(Key::escape);
    CHECK_FALSE(window.has("Rename file/name"));
  }
  CHECK(has_file(window, "variants/mine.lua"));
}

TEST_CASE("a path is refused as the name of a variant or a file", "[editor]") {
  AppDriver window("breakthrough");
  const std::size_t files = window.game().files.size();
  for (const char* dialog : {"dialog.new_variant", "new_file"}) {
    window.app().act(dialog);
    window.frame(3);
    for (const char* name : {"../x", "a/b", "a\\b"}) {
      INFO(dialog << " " << name);
      window.fill("name", name);
      window.click("Create");
      window.frame(3);
      CHECK(window.reads("A name cannot contain '/' or '\\'."));
    }
    window.click("Cancel");
    window.frame(2);
  }
  CHECK(window.game().files.size() == files);
  CHECK(window.game().name == "Breakthrough");
}

TEST_CASE("renaming onto a file and deleting what is being written lose nothing", "[editor]") {
  AppDriver window("breakthrough");
  make_variant(window, "Mine");
  make_variant(window, "Yours");
  window.send(SetVariant{"yours", false});
  const auto text_of = [&](const std::string& name) {
    const auto found = std::ranges::find(window.game().files, name, &RuleFileState::name);
    return found == window.game().files.end() ? "none" : found->draft.value_or(found->text);
  };
  const std::string mine = text_of("variants/mine.lua"), yours = text_of("variants/yours.lua");
  window.app().act("dialog.rename variants/yours.lua");
  window.frame(3);
  window.press(ctrl('A'));
  window.type("mine\n");
  window.frame(3);
  CHECK(window.reads("variants/mine.lua already exists. Choose another name."));
  window.click("Cancel");
  window.frame(2);
  CHECK(text_of("variants/mine.lua") == mine);
  CHECK(text_of("variants/yours.lua") == yours);
  window.send(SaveDraft{"variants/yours.lua", yours + "-- more", ""});
  window.frame(2);
  for (const char* dialog : {"dialog.delete", "dialog.rename"}) {
    INFO(dialog);
    window.app().act(std::string(dialog) + " variants/yours.lua");
    window.frame(3);
    if (window.has("Rename file/name")) window.fill("name", "ours");
    window.click(window.has("Rename file/name") ? "Rename" : "Delete");
    window.frame(3);
    CHECK(window.reads("variants/yours.lua has unsaved changes. Save or revert them first."));
    window.click("Cancel");
    window.frame(2);
  }
  CHECK(text_of("variants/yours.lua") == yours + "-- more");
}

TEST_CASE("what the game needs stays", "[editor]") {
  AppDriver window("breakthrough");
  CHECK(refusal(window, DeleteFile{"rules.lua"}) ==
        "rules.lua contains the game, so it cannot be renamed or deleted.");
  CHECK(refusal(window, RenameFile{"rules.lua", "game.lua"}) ==
        "rules.lua contains the game, so it cannot be renamed or deleted.");
  make_variant(window, "Mine");
  REQUIRE(is_on(window, "mine"));
  CHECK(refusal(window, DeleteFile{"variants/mine.lua"}) ==
        "The variant \"mine\" is switched on. Switch it off first, in the Options tab.");
  window.send(SetVariant{"mine", false});
  CHECK(refusal(window, RenameFile{"variants/mine.lua", "variants/your game.lua"}) ==
        "Use 1 to 40 letters, digits, '_' or '-' for the name of a file.");
  CHECK(refusal(window, RenameFile{"variants/mine.lua", "mine.lua"}) ==
        "A file can be renamed, but not moved to another folder.");
  CHECK(refusal(window, RenameFile{"variants/mine.lua", "variants/mine.txt"}) ==
        "The name of a rule file ends in .lua, .board or .svg.");
  CHECK(refusal(window, RenameFile{"variants/mine.lua", "variants/yours.lua"}).empty());
  CHECK(has_file(window, "variants/yours.lua"));
  CHECK(refusal(window, DeleteFile{"variants/nothing.lua"}) ==
        "There is no file variants/nothing.lua.");
  window.send(SaveDraft{"variants/yours.lua", "return {}", ""});
  CHECK(refusal(window, DeleteFile{"variants/yours.lua"}) ==
        "variants/yours.lua has unsaved changes. Save or revert them first.");
}

TEST_CASE("a module that the rules require is neither deleted nor renamed", "[editor]") {
  AppDriver window("breakthrough");
  window.send(AddFile{"words.lua", "return { name = \"Breakthrough\" }"});
  std::string rules = window.game().files.front().text;
  const std::string name = "name = \"Breakthrough\"";
  rules.replace(rules.find(name), name.size(), "name = require(\"words\").name");
  window.send(SaveFile{"rules.lua", rules});
  REQUIRE(window.game().saved_in_force);
  CHECK(refusal(window, DeleteFile{"words.lua"}) ==
        "words.lua was not deleted, because the rules need it.");
  CHECK(has_file(window, "words.lua"));
  CHECK(refusal(window, RenameFile{"words.lua", "other.lua"}) ==
        "words.lua was not renamed, because the rules need it.");
  CHECK(has_file(window, "words.lua"));
  CHECK(window.game().saved_in_force);
}

TEST_CASE("a new ruleset begins from each of the templates", "[editor]") {
  for (const scripting::GameTemplate& known : scripting::game_templates()) {
    AppDriver window;
    window.app().act("new");
    window.frame(3);
    window.fill("name", "Night Raid");
    window.click(known.about);
    window.click("Create");
    window.frame(4);
    INFO(known.id);
    REQUIRE(window.state().game);
    CHECK(window.game().name == "Night Raid");
    REQUIRE(window.game().playing);
    for (int i = 0; i < 4; ++i) {
      if (!window.game().passes_to.empty()) window.send(LiftCurtain{});
      window.send(BotMove{});
    }
    CHECK(window.report().ply == 4);
    CHECK(has_file(window, "tests/night_raid.scenario"));
  }
}

}  // namespace hr::tests

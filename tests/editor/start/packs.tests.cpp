// SPDX-License-Identifier: MIT
// Packs in the window: what one is comes first, then it is played; and the open game is shared.
#include <catch2/catch.hpp>

#include "scripting/pack/pack_link.h"
#include "tests/editor/app_driver.h"
#include "tests/support/files.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using namespace editor;
namespace fs = std::filesystem;

namespace {

std::string write_pack(const AppDriver& window, const scripting::Pack& pack) {
  const std::string file = (window.folder() / "a.houserules").string();
  write_text(file, scripting::pack_bytes(pack));
  return file;
}

}  // namespace

TEST_CASE("a pack says what it is, and is played when that is wanted", "[editor]") {
  AppDriver window("hex");
  const std::string file = write_pack(window, small_pack());
  window.send(OpenPath{file});
  window.frame(2);
  REQUIRE(window.state().pack);
  CHECK(window.reads("Two in a Line, by Ann (MIT License)"));
  CHECK(window.reads("Its only test passes."));
  CHECK(window.game().name == "Hex");
  window.click("Open game/Play");
  CHECK(window.game().name == "Two in a Line");
  CHECK(window.game().playing);
  CHECK_FALSE(window.state().pack);
  // All its variants are there.
  REQUIRE(window.game().variants.size() == 1);
  CHECK(window.game().variants[0].note.by == "Bob");
  window.send(SetVariant{"three"});
  CHECK(window.state().notice.text.empty());
  CHECK(window.game().options[0].value == scripting::OptionValue(3));
  CHECK(window.state().recent[0].path == file);
}

TEST_CASE("a pack that is closed, or that cannot be played, changes nothing", "[editor]") {
  AppDriver window("hex");
  window.send(OpenPath{write_pack(window, small_pack())});
  window.frame(2);
  window.click("Open game/Close");
  CHECK_FALSE(window.state().pack);
  CHECK(window.game().name == "Hex");
  scripting::Pack broken = small_pack();
  broken.files[2].text = "return {";
  window.send(OpenPath{write_pack(window, broken)});
  window.frame(2);
  CHECK(window.reads("two: its rules cannot be used"));
  CHECK_FALSE(window.has("Open game/Play"));
  window.press(Key::escape);
  CHECK_FALSE(window.state().pack);
  write_text((window.folder() / "b.houserules").string(), "x");
  window.send(OpenPath{(window.folder() / "b.houserules").string()});
  CHECK(window.state().notice.text == (window.folder() / "b.houserules").string() +
                                          ": expected a pack, got another kind of file");
}

TEST_CASE("a pack that is called like an installed game does not take its place", "[editor]") {
  AppDriver window;
  scripting::Pack pack = small_pack();
  pack.ruleset = "hex";
  pack.files.pop_back();
  window.send(OpenPath{write_pack(window, pack)});
  window.frame(2);
  CHECK(window.reads("It is called like the installed game Hex, but it is a different game."));
  window.click("Open game/Play");
  CHECK(window.game().ruleset == "hex_2");
  window.send(SaveFile{"rules.lua", std::string(k_small_rules) + "\n"});
  CHECK(window.game().folder.filename() == "hex_2");
  window.send(LeaveGame{});
  window.start("hex");
  CHECK(window.game().name == "Hex");
}

TEST_CASE("that a link was made with a different version is said first", "[editor]") {
  AppDriver window("hex", {{"size", "5"}});
  window.app().act("dialog.share");
  window.frame(3);
  scripting::Pack pack = scripting::read_pack_link(window.state().shared->link);
  window.click("Share this game/Close");
  pack.base = "00000000";
  window.send(OpenPack{scripting::pack_link(pack)});
  window.frame(2);
  REQUIRE(window.state().pack);
  CHECK_THAT(window.state().pack->sentences.front(),
             Catch::StartsWith("The link was made with a different version of this game"));
  CHECK_THAT(window.state().pack->sentences.back(), Catch::StartsWith("Pack "));
  window.click("Open game/Close");
}

TEST_CASE("the open game is shared as a link, a QR code and a pack", "[editor]") {
  AppDriver window("hex", {{"size", "5"}});
  window.app().act("dialog.share");
  window.frame(3);
  REQUIRE(window.state().shared);
  CHECK(window.reads(window.state().shared->sentence));
  CHECK(window.reads("what differs from hex, which everybody has."));
  CHECK(window.has("Share this game/QR code"));
  const scripting::Pack read = scripting::read_pack_link(window.state().shared->link);
  CHECK(read.ruleset == "hex");
  CHECK(read.settings == Settings{{"size", "5"}});
  CHECK(read.files.empty());
  window.click("Share this game/Close");
  CHECK_FALSE(window.state().shared);

  // What the game does not use is not in it, and that is said.
  CHECK_FALSE(window.reads("Not shared"));
  window.send(SaveFile{"rules.lua", "return"});
  window.app().act("dialog.share");
  window.frame(3);
  CHECK(
      window.reads("Not shared, as the game does not use it yet: what you have changed in "
                   "rules.lua. Save it first."));
  window.click("Share this game/Close");
  window.send(RestoreOriginals{});

  // With the name of whoever shares it, which is remembered.
  window.app().act("dialog.share");
  window.frame(3);
  CHECK(read.by.empty());
  window.fill("Share this game/name", "Cleo Fox\n");
  window.frame(2);
  CHECK(scripting::read_pack_link(window.state().shared->link).by == "Cleo Fox");
  window.fill("Share this game/name", std::string(70, 'x') + "\n");
  window.frame(2);
  CHECK(window.reads("Your name: expected"));
  CHECK(scripting::read_pack_link(window.state().shared->link).by == "Cleo Fox");
  window.click("Share this game/Close");

  const std::string file = (window.folder() / "mine.houserules").string();
  window.send(SavePack{file});
  CHECK(scripting::read_pack(text_of(file), "x").by == "Cleo Fox");
  const scripting::Pack saved = scripting::read_pack(text_of(file), "x");
  CHECK(saved.settings == read.settings);
  CHECK(saved.find("rules.lua") != nullptr);
  CHECK(saved.find("README.md") != nullptr);
  window.send(OpenPath{file});
  window.frame(2);
  CHECK(window.reads("size set to 5"));
  CHECK(window.reads("The sender says they are \"Cleo Fox\""));
  window.click("Open game/Play");
  CHECK(window.game().name == "Hex");
  CHECK(window.game().options[0].value == scripting::OptionValue(5));
}

}  // namespace hr::tests

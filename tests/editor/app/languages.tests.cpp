// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/base/language.h"
#include "editor/panels/tab_ids.h"
#include "tests/editor/app_driver.h"
#include "texts/texts.h"

using namespace hr;
using namespace hr::editor;
using namespace hr::tests;

namespace {

// A text on screen that the catalogue has in English is one that forgot to ask for the language.
// Options are named by the rules, which may use the same words.
void check_german(const AppDriver& window, const std::string& where) {
  const Language german = *Language::named("de");
  for (const Item& item : window.screen().items()) {
    if (item.path.find("/Form/") != std::string::npos) continue;
    INFO(where << ", " << item.path << ": " << item.text);
    CHECK(german.text(item.text).value_or(item.text) == item.text);
  }
}

}  // namespace

TEST_CASE("the whole window speaks German", "[editor]") {
  AppDriver window;
  window.app().set_language(*Language::named("de"));
  window.frame(3);
  CHECK(window.reads("Spiel wählen"));
  check_german(window, "start page");
  window.click("Hex");
  window.frame(3);
  check_german(window, "setup");
  for (const char* game : {"breakthrough", "cube_wars", "robot_miner"}) {
    window.start(game);
    if (window.game().secrets) {
      check_german(window, "curtain");
      window.send(LiftCurtain{});
    }
    for (int i = 0; i < 6; ++i) window.app().carry_out(BotMove{});
    for (const char* tab : tab_ids::all) {
      window.app().turn_to(tab);
      window.frame(4);
      check_german(window, std::string(game) + ", " + tab);
    }
    for (const char* menu : {"Datei", "Spiel", "Ansicht", "Regeln", "Hilfe"}) {
      window.click(menu);
      check_german(window, menu);
      window.press(Key::escape);
      window.press(Key::escape);
    }
    for (const char* dialog :
         {"new", "open", "save", "lesson", "share", "export", "print", "position", "resign",
          "clocks", "new_variant", "new_file", "test", "help", "how", "view_as"}) {
      window.app().act(std::string("dialog.") + dialog);
      window.frame(4);
      check_german(window, dialog);
      window.press(Key::escape);
    }
    window.send(LeaveGame{});
  }
}

TEST_CASE("the language is chosen in the menu, at any time, and kept", "[editor]") {
  AppDriver window("breakthrough");
  window.app().carry_out(BotMove{});
  window.frame(2);
  CHECK(window.reads("White moves"));
  CHECK(window.reads("Black's turn"));
  window.click("View");
  window.click("Deutsch");
  window.frame(3);
  CHECK(window.has("Alle Spiele"));
  CHECK(window.reads("Am Zug: black"));
  CHECK_FALSE(window.reads("Black's turn"));
  CHECK_FALSE(window.has("All games"));
  window.kill_and_start_again();
  CHECK(window.reads("Neue Partie beginnen"));
  window.click("Ansicht");
  window.click("English");
  window.frame(3);
  CHECK(window.reads("Start a new game"));
}

// SPDX-License-Identifier: MIT
// A game with a board and cards: the cards lie below the board, slide to where they are played, and
// the last one is marked.
#include <algorithm>
#include <catch2/catch.hpp>

#include "scripting/source/files.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

constexpr const char* k_both = R"(return {
  name = "Stones and Cards",
  seats = { "ann", "bob" },
  board = function() return grid{ 4, 3 } end,
  zones = { stones = {}, played = bag{}, hand = bag{ per = "seat" } },
  kinds = { stone = { zone = "stones" }, oak = { begins_in = { hand = 2 } }, elm = { begins_in = { hand = 1 } } },
  verbs = {
    place = place{ "stone" },
    play = { pick{ any.hand }, does = send(here, "played", 1) },
  },
  ends = { plies(12) },
})";

void start_both(AppDriver& window) {
  const std::filesystem::path folder = window.folder() / "both";
  std::filesystem::create_directories(folder);
  scripting::write_whole(folder / "rules.lua", k_both);
  StartGame game = game_of("");
  game.folder = folder;
  window.send(game);
  INFO(window.state().notice.text);
  REQUIRE(window.state().game);
  window.frame(3);
}

std::ptrdiff_t arrived(const Driver& window) {
  return std::ranges::count(window.screen().items(), "arrived", &Item::kind);
}

}  // namespace

TEST_CASE("cards lie below the board, and the one that was played last is marked", "[editor]") {
  AppDriver window;
  start_both(window);
  CHECK(arrived(window) == 0);
  const auto cells = [&](const std::string& part) {
    std::vector<const Item*> out;
    for (const Item& item : window.screen().items())
      if (item.kind == "cell" && item.path.find(part) != std::string::npos) out.push_back(&item);
    return out;
  };
  REQUIRE_FALSE(cells("cell A1").empty());
  REQUIRE_FALSE(cells("cell oak").empty());
  const float board = cells("cell A1").front()->box.bottom;
  for (const Item* const card : cells("cell oak")) CHECK(card->box.top > board);
  window.send(PlayTyped{k_owner, "play oak"});
  INFO(window.state().notice.text);
  window.frame(30);
  CHECK(window.report().ply == 1);
  CHECK(arrived(window) == 1);
  window.send(PlayTyped{k_owner, "place A1"});
  window.frame(30);
  INFO(window.state().notice.text);
  CHECK(window.report().ply == 2);
  CHECK(arrived(window) == 0);  // no card was played last
  window.send(Undo{});
  window.frame(30);
  CHECK(window.report().ply == 1);
}

TEST_CASE("a card slides from the hand to where it is played", "[editor]") {
  AppDriver window;
  start_both(window);
  window.send(PlayTyped{k_owner, "play elm"});
  window.frame();
  CHECK(window.app().wants_frame());
  window.frame(30);
  CHECK_FALSE(window.app().wants_frame());
}

}  // namespace hr::tests

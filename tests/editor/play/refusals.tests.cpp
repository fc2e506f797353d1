// SPDX-License-Identifier: MIT
// Every click that does nothing says why, at the clicked cell.
#include <imgui.h>
#include <algorithm>

#include <catch2/catch.hpp>
#include <cmath>
#include <optional>

#include "core/base/mix.h"
#include "core/base/words.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

std::optional<Item> bubble(const AppDriver& window) {
  for (const Item& item : window.screen().items())
    if (item.path.find("Refusal/") != std::string::npos) return item;
  return {};
}

// Refuses a move in Cube Wars; returns the link of the bubble.
Item refused(AppDriver& window) {
  window.start("cube_wars");
  window.click("cell A2");
  window.click("cell A5");
  window.frame(2);
  const auto link = std::ranges::find(window.screen().items(), "link", &Item::kind);
  REQUIRE(link != window.screen().items().end());
  return *link;
}

}  // namespace

TEST_CASE("a refusal is shown at the clicked cell, with the rule, until the next click",
          "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    window.start("cube_wars");
    window.click("cell A2");
    CHECK_FALSE(bubble(window));
    window.click("cell A5");
    window.frame(2);
    const std::optional<Item> shown = bubble(window);
    REQUIRE(shown);
    CHECK(shown->text == "A2 cannot go to A5; it may go to B2, A3 or B3.");
    CHECK(shown->in_sight());
    CHECK_FALSE(shown->cut_off());
    const Box cell = window.item("cell A5").box;
    const float below = shown->box.top - cell.bottom, above = cell.top - shown->box.bottom;
    CHECK(std::max(below, above) >= 0);
    CHECK(std::max(below, above) < 60 * scale);
    CHECK(window.reads("rules.lua:"));
    window.press(Key::escape);
    window.frame(2);
    CHECK_FALSE(bubble(window));
    window.click("cell A2");
    window.click("cell A5");
    window.frame(2);
    CHECK(bubble(window));
    window.click("cell A2");
    window.frame(2);
    CHECK_FALSE(bubble(window));
  }
}

TEST_CASE("a bubble ends when a key opens a tab, as when a click does", "[editor]") {
  AppDriver window;
  window.start("cube_wars");
  for (char digit = '1'; digit <= '8'; ++digit) {
    INFO(digit);
    if (digit == '4') continue;  // the board is edited there
    window.press(ctrl('1'));
    window.click("cell D6");
    window.frame(2);
    REQUIRE(bubble(window));
    window.press(ctrl(digit));
    window.frame(3);
    CHECK_FALSE(bubble(window));
  }
}

TEST_CASE("the bubble's link opens the rule on its line", "[editor]") {
  AppDriver window;
  const std::string place = refused(window).text;  // "cube_wars/rules.lua:12: verbs.move"
  const std::size_t colon = place.find(':') + 1;
  const std::string line = place.substr(colon, place.find(':', colon) - colon);
  const std::uint64_t version = window.state().version;
  window.click(place);
  window.frame(3);
  CHECK(window.item("Files/rules.lua").on);
  CHECK(window.item("line " + line).on);
  CHECK(window.item("line " + line).text.find("move") != std::string::npos);
  CHECK(window.state().version == version);  // the click was none on the board
}

TEST_CASE("the bubble's link can be touched", "[editor]") {
  AppDriver window;
  const Box box = refused(window).box;
  CHECK_FALSE(window.has("Files/rules.lua"));
  ImGui::GetIO().MousePos = {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
  window.button(0, true);
  window.button(0, false);
  window.frame(3);
  CHECK(window.has("Files/rules.lua"));
}

TEST_CASE("a click for which no move is known says what can be done", "[editor]") {
  AppDriver window("cube_wars");
  window.click("cell D6");
  window.frame(2);
  CHECK(window.reads("Nothing can be done on D6 now; you can click "));
  window.click("cell B3");
  window.frame(2);
  CHECK(window.reads("Several pieces can go to B3: click A2 or C2 first."));
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.frame(2);
  CHECK_FALSE(bubble(window));  // the position is another one
  window.drag("cell D2", "cell D3");
  window.frame(2);
  CHECK(bubble(window));
}

TEST_CASE("a click on a piece of the other side, or typing its move, says whose turn it is",
          "[editor]") {
  AppDriver window("cube_wars");
  const auto refuses = [&](const std::string& cell, const std::string& typed, const char* who) {
    window.click("cell " + cell);
    window.frame(2);
    CHECK(window.reads("Nothing can be done on " + cell + " now: it is " + who +
                       "'s turn; you can click "));
    window.send(PlayTyped{k_owner, typed});
    CHECK(window.state().notice.text.find(", and it is " + lower_case(who) +
                                          "'s turn. Move from ") != std::string::npos);
  };
  refuses("B7", "move B7 B6", "White");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  refuses("C2", "move C2 C3", "Black");
  window.click("cell D6");  // an empty cell has no side
  window.frame(2);
  CHECK_FALSE(window.reads("'s turn; you can click"));
}

namespace {

// Clicks a cell; whether that acted.
bool click_acts(AppDriver& window, const Item& item) {
  const NodeId before = window.game().cursor;
  const std::size_t part = window.report().part.size();
  std::vector<CellId> starts;
  for (const ActionReport& action : window.report().legal)
    if ((action.cells & 1) != 0) starts.push_back(action.action.cell(0));
  window.click(item.path);
  window.frame(2);
  const std::string name = item.path.substr(item.path.rfind("cell ") + 5);
  const auto cell = window.game().game->board.find(name);
  REQUIRE(cell);
  const bool acted = window.game().cursor != before || window.report().part.size() != part;
  const bool picked = std::ranges::find(starts, *cell) != starts.end();
  CHECK((acted || picked || bubble(window).has_value()));
  window.press(Key::escape);
  return acted;
}

std::vector<Item> cells_in_sight(AppDriver& window) {
  std::vector<Item> out;
  for (const Item& item : window.screen().items())
    if (item.kind == "cell" && item.in_sight()) out.push_back(item);
  return out;
}

}  // namespace

TEST_CASE("in every game a click on any cell acts, picks, or says why not", "[editor]") {
  constexpr std::size_t k_cells = 36;
  Random random(1);
  AppDriver window;
  const std::vector<RulesetInfo> titles = window.state().rulesets;
  for (const RulesetInfo& title : titles) {
    const auto begin = [&] {
      window.start(title.id);
      window.send(LiftCurtain{});
      window.frame(3);
    };
    begin();
    std::size_t clicked = 0;
    std::vector<Item> cells = cells_in_sight(window);
    // Of a large board some, anywhere on it.
    for (std::size_t n = 0; n + 1 < cells.size(); ++n)
      std::swap(cells[n], cells[n + random.below(cells.size() - n)]);
    if (cells.size() > k_cells) cells.resize(k_cells);
    for (const Item& item : cells) {
      INFO(title.id << ", " << item.path);
      const NodeId before = window.game().cursor;
      ++clicked;
      if (!click_acts(window, item)) continue;
      if (window.report().may_undo && window.game().cursor != before) window.app().act("undo");
      window.frame(2);
      if (window.game().cursor != before || !window.report().part.empty()) begin();
    }
    CHECK(clicked == cells.size());
    window.send(LeaveGame{});
  }
}

TEST_CASE("and so does a click on any cell in the middle of a game", "[editor]") {
  AppDriver window;
  const std::vector<RulesetInfo> titles = window.state().rulesets;
  for (const RulesetInfo& title : titles) {
    window.start(title.id);
    for (int i = 0; i < 40 && !window.report().ended; ++i) {
      if (window.game().viewer == k_turn) window.send(LiftCurtain{});
      if (!window.game().passes_to.empty()) window.send(PassScreen{});
      window.send(BotMove{});
    }
    window.send(LiftCurtain{});
    window.frame(30);
    for (const Item& item : cells_in_sight(window)) {
      INFO(title.id << ", " << item.path);
      if (click_acts(window, item)) break;
    }
    window.send(LeaveGame{});
  }
}

}  // namespace hr::tests

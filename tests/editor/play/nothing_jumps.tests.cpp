// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <map>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

// What can be clicked, by path; what is under the pointer is among it.
std::map<std::string, Box> places(const AppDriver& window) {
  std::map<std::string, Box> out;
  for (const Item& item : window.screen().items())
    if (item.in_sight() && (item.kind == "cell" || item.kind == "field" || item.kind == "button"))
      out.emplace(item.path, item.box);
  return out;
}

int moved(const std::map<std::string, Box>& before, const std::map<std::string, Box>& after) {
  int out = 0;
  for (const auto& [path, box] : before)
    if (const auto found = after.find(path); found != after.end() && !(found->second == box)) {
      UNSCOPED_INFO(path << " was at " << box.top << " and is at " << found->second.top);
      ++out;
    }
  return out;
}

}  // namespace

TEST_CASE("nothing moves when a message comes or goes", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    const std::vector<RulesetInfo> titles = window.state().rulesets;
    for (const RulesetInfo& title : titles) {
      window.start(title.id);
      window.send(LiftCurtain{});
      window.frame(4);
      INFO(title.id << ", scale " << scale);
      const auto quiet = places(window);
      CHECK(window.has("Log/type a move"));
      // A long refusal, over several lines.
      window.send(PlayTyped{k_owner,
                            "move A1 to a place that is not on any board at all, nor beside "
                            "it, however long one looks for it in this game or another one"});
      window.frame(4);
      CHECK(window.reads(window.state().notice.text));
      CHECK(moved(quiet, places(window)) == 0);
      window.send(Compare{});
      window.frame(4);
      CHECK(window.state().notice.text.empty());
      CHECK(moved(quiet, places(window)) == 0);
      window.send(LeaveGame{});
    }
  }
}

TEST_CASE("a move and the button that passes the screen on leave the board where it is",
          "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    window.start("graverobber");
    const auto digs = [&] {
      return std::ranges::find(window.report().legal, "skip", &ActionReport::verb) !=
             window.report().legal.end();
    };
    for (int i = 0; i < 200 && !digs(); ++i)  // past the choices at the beginning
      if (window.game().viewer == k_turn)
        window.send(LiftCurtain{});
      else if (!window.game().passes_to.empty())
        window.send(PassScreen{});
      else
        window.send(BotMove{});
    window.frame(4);
    REQUIRE(digs());
    const Box before = window.item("cell E1").box;
    window.send(PlayTyped{k_owner, "skip"});
    window.frame(4);
    INFO("scale " << scale);
    CHECK(window.reads("Pass the screen to"));
    const Box after = window.item("cell E1").box;
    CHECK(after == before);
  }
}

TEST_CASE("the board stays where it is when the view changes", "[editor]") {
  for (const char* game : {"cube_wars", "graverobber", "robot_miner"}) {
    AppDriver window(game);
    window.send(LiftCurtain{});
    window.frame(4);
    const float before = window.item("Fit").box.top;
    window.send(ViewAs{SeatId(1)});
    window.frame(4);
    CHECK(window.item("Fit").box.top == before);
    window.send(ViewAs{k_turn});
    window.frame(4);
    CHECK(window.item("Fit").box.top == before);
  }
}

TEST_CASE("the log leaves a high board the room that it can use, until somebody moves its edge",
          "[editor]") {
  AppDriver window("robot_miner");
  window.frame(4);
  const auto height = [&] {
    return window.item("cell 3x-1").box.bottom - window.item("cell 3x-12").box.top;
  };
  const auto top_of_log = [&] { return window.item("split below").box.bottom; };
  const float lowest = top_of_log();
  CHECK(height() > 0.58F * 800);
  window.start("cube_wars");
  window.frame(4);
  CHECK(top_of_log() < lowest - 40);  // a wide board needs less
  window.start("robot_miner");
  window.frame(4);
  const float before = height();
  const Box edge = window.item("split below").box;
  window.move((edge.left + edge.right) / 2, (edge.top + edge.bottom) / 2);
  window.button(0, true);
  window.frame();
  window.move((edge.left + edge.right) / 2, edge.top - 100);
  window.frame();
  window.button(0, false);
  window.frame(4);
  CHECK(height() < before - 60);
}

}  // namespace hr::tests

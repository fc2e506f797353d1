// SPDX-License-Identifier: MIT
// Clicks in a form move nothing that is above them or under the pointer.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

bool usable(const Item& item) {
  static const std::set<std::string> kinds{"button", "tick", "radio", "choice", "field", "section"};
  return kinds.contains(item.kind);
}

bool contains(const Box& box, float x, float y) {
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

// The items of the form that can be used.
std::vector<Item> items_in(const Driver& window, const std::string& form) {
  std::vector<Item> out;
  for (const Item& item : window.screen().items())
    if (usable(item) && item.path.find(form) != std::string::npos) out.push_back(item);
  return out;
}

// The items above the pointer that have moved, and the item that has come under it.
std::string moved(const std::vector<Item>& before, const std::vector<Item>& after, float x,
                  float y) {
  std::string out;
  for (const Item& was : before) {
    if (was.box.top > y) continue;
    for (const Item& is : after)
      if (is.path == was.path && (is.box.top != was.box.top || is.box.left != was.box.left))
        out += was.path + " moved by " + std::to_string(is.box.top - was.box.top) + "; ";
  }
  const auto at = [&](const std::vector<Item>& items) {
    for (const Item& item : items)
      if (item.enabled && item.in_sight() && contains(item.box, x, y)) return item;
    return Item{};
  };
  const Item was = at(before), is = at(after);
  const bool same_place = is.box.left == was.box.left && is.box.top == was.box.top;
  if (!is.path.empty() && is.path != was.path && !same_place)
    out += is.path + " came under the pointer; ";
  return out;
}

void click_all(Driver& window, const std::string& form, const std::set<std::string>& not_these) {
  std::vector<std::string> paths;
  for (const Item& item : items_in(window, form)) paths.push_back(item.path);
  CHECK(paths.size() > 1);
  for (const std::string& path : paths) {
    if (!window.has(path) || not_these.contains(path.substr(path.rfind('/') + 1))) continue;
    window.hover(path);
    const Item item = window.item(path);
    if (!item.enabled || !item.in_sight()) continue;
    const float x = (item.box.left + item.box.right) / 2;
    const float y = (item.box.top + item.box.bottom) / 2;
    const std::vector<Item> before = items_in(window, form);
    window.click(path);
    if (item.kind == "choice" || item.kind == "field") window.press(Key::escape);
    window.move(x, y);
    window.frame(3);
    INFO("clicked " << path);
    CHECK(moved(before, items_in(window, form), x, y) == "");
    window.move(1, 1);
    window.frame(2);
  }
}

}  // namespace

TEST_CASE("no click in the form that sets up a game moves what is above it or under it",
          "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    const std::vector<RulesetInfo> games = window.state().rulesets;
    for (const RulesetInfo& game : games) {
      INFO(game.id << ", scale " << scale);
      window.click("Games/" + game.id + "/" + game.name);
      if (window.has("Start/body/Options")) window.click("Start/body/Options");
      click_all(window, "Start/body/",
                {"All games", "How to play", "Options", "Save as lesson…", "Print…"});
      window.click("All games");
    }
  }
}

TEST_CASE("no click in the options of a running game moves what is above it or under it",
          "[editor]") {
  AppDriver window;
  const std::vector<RulesetInfo> games = window.state().rulesets;
  for (const RulesetInfo& game : games) {
    if (game.options.empty()) continue;
    window.start(game.id);
    if (window.game().secrets) window.send(ViewAs{k_owner});
    window.press(ctrl('2'));
    window.frame(3);
    INFO(game.id);
    click_all(window, "Options/inside/", {});
    window.send(LeaveGame{});
  }
}

TEST_CASE("a refused value is explained where the help was, and nothing moves", "[editor]") {
  AppDriver window("cube_digger");
  window.send(ViewAs{k_owner});
  window.press(ctrl('2'));
  window.frame(3);
  window.click("columns/value");
  const std::vector<Item> before = items_in(window, "Options/inside/");
  window.fill("columns/value", "99\n");
  CHECK(window.item("columns/Discard").enabled);
  CHECK(std::ranges::any_of(window.screen().items(), [](const Item& item) {
    return item.text.find("expected an integer from 3 to 12") != std::string::npos;
  }));
  CHECK(moved(before, items_in(window, "Options/inside/"), 0, 1e6F) == "");
}

}  // namespace hr::tests

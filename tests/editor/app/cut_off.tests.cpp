// SPDX-License-Identifier: MIT
// Large text on small screens, as on a projector: no text may be cut off.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

struct Size {
  float width, height;
};
constexpr Size k_sizes[] = {{1280, 800}, {1600, 1000}};

// Parts that do not scroll: text below their end cannot be read at all.
bool stands(const Item& item) {
  for (const char* part : {"Tools/", "left/Table/Turn/", "left/Table/Do/", "left/Log/", "Curtain/"})
    if (item.path.starts_with(part) && item.path.find("/lines/") == std::string::npos) return true;
  return false;
}

bool below_its_end(const Item& item) {
  return stands(item) && !item.text.empty() && item.box.bottom > item.seen.bottom + 1;
}

// `scrolls`: a part that stands as long as there is room for it.
void check_all(const Driver& window, const std::string& where, const char* scrolls = "-") {
  for (const Item& item : window.screen().items())
    if (item.cut_off() || (below_its_end(item) && !item.path.starts_with(scrolls)))
      FAIL_CHECK(where << ": " << item.path << " reads \"" << item.text << "\"");
}

// Scrolls whatever is under the mouse from top to bottom, checking each page.
void check_pages(AppDriver& window, const std::string& where, const char* scrolls = "-") {
  const auto boxes = [&] {
    std::vector<Box> out;
    for (const Item& item : window.screen().items()) out.push_back(item.box);
    return out;
  };
  std::vector<Box> before;
  for (int page = 0; page < 60 && boxes() != before; ++page) {
    check_all(window, where, scrolls);
    before = boxes();
    window.wheel(-3);
  }
}

ById<PlayerId, Player> long_names(std::size_t seats) {
  const char* const names[] = {"The Northern Excavators", "Grandmother Willoughby",
                               "Deep Down Limited", "Seventeen Foxes of Ostend"};
  ById<PlayerId, Player> out;
  for (std::size_t s = 0; s < seats; ++s) out.push_back({names[s % std::size(names)]});
  return out;
}

void start_named(AppDriver& window, const RulesetInfo& title) {
  StartGame start{title.id, {}, {}, long_names(title.seats.size()), {}, 1};
  if (title.id == "robot_miner") {
    start.settings = {{"teams", "4"}};
    start.players = long_names(4);
  }
  for (const scripting::VariantInfo& note : title.variants)
    if (start.variants.empty()) start.variants.push_back(note.id);
  window.send(start);
}

struct DialogName {
  const char* action;
  const char* title;
  bool of_a_game;
};
constexpr DialogName k_dialogs[] = {{"help", "Help", false},
                                    {"new", "New ruleset", false},
                                    {"open", "Open file", false},
                                    {"save", "Save match as", true},
                                    {"export", "Export one player's view", true},
                                    {"position", "Set up position", true},
                                    {"palette", "Command palette", false}};

// Whether a dialog or menu is open: some item of it is on screen.
bool is_open(const Driver& window, const std::string& title) {
  return std::ranges::any_of(window.screen().items(),
                             [&](const Item& item) { return item.path.starts_with(title + "/"); });
}

void check_dialogs(AppDriver& window, Size size, const std::string& game) {
  for (const DialogName& dialog : k_dialogs) {
    window.app().act(dialog.action);
    window.frame(4);
    INFO(game << ", dialog " << dialog.title);
    CHECK(is_open(window, dialog.title) == (window.state().game || !dialog.of_a_game));
    window.move(size.width / 2, size.height / 2);
    check_pages(window, game + ", dialog " + dialog.title);
    window.press(Key::escape);
  }
}

void check_menus(AppDriver& window, const std::string& game) {
  for (const char* menu : {"File", "Game", "View", "Rules", "Help"}) {
    window.click(menu);
    INFO(game << ", menu " << menu);
    CHECK(is_open(window, menu));
    check_all(window, game + ", menu " + menu);
    window.press(Key::escape);
    window.press(Key::escape);
  }
}

}  // namespace

TEST_CASE("no text beside, above or below the board is cut off at scale 2", "[editor]") {
  for (const Size size : k_sizes) {
    AppDriver window(size.width, size.height, 2);
    const std::vector<RulesetInfo> titles = window.state().rulesets;
    REQUIRE(titles.size() >= 5);
    for (const RulesetInfo& title : titles) {
      start_named(window, title);
      check_all(window, title.id + ", just begun");
      window.send(ViewAs{k_owner});
      for (int i = 0; i < 8; ++i) window.app().carry_out(BotMove{});
      window.send(WriteNote{SeatId(0), window.game().drawing.empty() ? "" : "A1", "perhaps here"});
      for (const char tab : size.width < 1600 ? std::string("12345678") : std::string("1357")) {
        window.press(ctrl(tab));
        window.move(size.width * 0.85F, size.height * 0.6F);
        check_pages(window, title.id + ", tab " + tab);
      }
      window.move(size.width * 0.3F, size.height * 0.85F);
      check_pages(window, title.id + ", log");
      window.send(LeaveGame{});
    }
  }
}

TEST_CASE("no text of a refusal, a completion or an outcome is cut off", "[editor]") {
  for (const Size size : k_sizes) {
    AppDriver window(size.width, size.height, 2);
    const std::vector<RulesetInfo> titles = window.state().rulesets;
    for (const RulesetInfo& title : titles) {
      start_named(window, title);
      if (window.game().secrets) window.send(LiftCurtain{});
      window.send(PlayTyped{k_owner, "move A1 to a place that is not on any board at all"});
      CHECK(window.state().notice.type == NoticeType::refused);
      CHECK(window.reads(window.state().notice.text));
      check_all(window, title.id + ", refused");
      window.click("type a move");
      window.type(window.report().legal.front().text.substr(0, 1));
      window.frame(3);
      CHECK(window.reads("Ctrl+Space to complete"));
      check_all(window, title.id + ", completed");
      window.press(Key::escape);
      window.send(ViewAs{k_owner});
      for (int i = 0; i < 2000 && !window.report().ended; ++i) window.app().carry_out(BotMove{});
      window.frame(3);
      CHECK(window.report().ended);
      check_all(window, title.id + ", ended");
      window.press(ctrl('1'));
      check_all(window, title.id + ", ended, its players");
      window.send(LeaveGame{});
    }
  }
}

TEST_CASE("no text of a dialog, a menu, the palette or the curtain is cut off", "[editor]") {
  for (const Size size : k_sizes) {
    AppDriver window(size.width, size.height, 2);
    check_dialogs(window, size, "no game");
    check_menus(window, "no game");
    int curtains = 0;
    const std::vector<RulesetInfo> titles = window.state().rulesets;
    for (const RulesetInfo& title : titles) {
      start_named(window, title);
      curtains += window.reads("Pass the screen to");
      check_all(window, title.id + ", curtain");
      window.send(ViewAs{k_owner});
      check_dialogs(window, size, title.id);
      check_menus(window, title.id);
      window.send(ViewAs{SeatId(0)});
      window.app().act("export");
      window.frame(4);
      CHECK(is_open(window, "Export one player's view"));
      check_all(window, title.id + ", what one seat was shown");
      window.press(Key::escape);
      window.send(LeaveGame{});
    }
    CHECK(curtains >= 2);
  }
}

TEST_CASE("no text of a comparison, a step's menu or a file conflict is cut off", "[editor]") {
  for (const Size size : k_sizes) {
    AppDriver window(size.width, size.height, 2);
    window.start("cube_wars");
    for (int i = 0; i < 6; ++i) window.app().carry_out(BotMove{});
    window.press(ctrl('5'));
    window.send(Compare{window.game().cursor});
    window.send(GoToStep{2});
    check_all(window, "compared");
    window.right_click("The game is set up.");
    CHECK(window.reads("Make main line"));
    check_all(window, "menu of a step");
    window.press(Key::escape);
    window.app().act("save");
    window.frame(4);
    window.press(ctrl('A'));
    window.type((window.folder() / "a game with quite a long name, to be read.rec").string());
    window.press(Key::enter);
    window.app().act("save");
    window.frame(4);
    window.press(ctrl('A'));
    window.type((window.folder() / "a game with quite a long name, to be read.rec").string());
    window.press(Key::enter);
    CHECK(window.reads("This file already exists."));
    check_all(window, "a file is there already");
  }
}

namespace {

// A stranger's ruleset: twelve seats, and names as long as they come.
constexpr const char* k_long_names = R"lua(local seats = {}
for i, name in ipairs{ "alexandria", "byzantium", "constantinople", "damascus", "ephesus", "florence", "gibraltar",
  "heliopolis", "isfahan", "jerusalem", "kathmandu", "ljubljana" } do seats[i] = "merchants of " .. name end
return {
  name = "The Great Caravan of the Twelve Honourable Merchant Towns",
  about = "Bring goods of many kinds to markets that are far away, before the other eleven towns bring theirs.",
  seats = seats,
  options = {
    unreasonably_long_option_name = { "the usual way of the old caravans", "the new way of the river boats", "neither of the two",
      help = "How goods are carried from one town to the next, and what the guards are paid for it" },
    hundreds_of_camels = { 12, min = 1, max = 400, help = "How many camels there are in the caravan at first" },
  },
  board = grid{ 16, 12 },
  regions = { place_where_all_caravans_begin_together = { "A1", "A2" }, the_market_beyond_the_seven_mountains = { "P12" } },
  look = { regions = { the_market_beyond_the_seven_mountains = { fill = "red", drawing = "house", legend = "market beyond the mountains: the first caravan there wins" } } },
  zones = { caravan_road_through_the_great_desert = {} },
  kinds = { heavily_laden_camel_of_the_southern_desert = {}, guard_with_a_very_long_and_shiny_halberd = { owned = false } },
  vars = { number_of_camels_lost_to_the_sandstorms = { 3, per = "seat" }, days_until_the_rainy_season_begins = { 40 } },
  verbs = {
    send_a_heavily_laden_camel_to = place{ "heavily_laden_camel_of_the_southern_desert" },
    wait_until_the_sandstorm_has_passed = pass{},
    hire_a_guard = choice{ { "one who can read", "one who can sing", "one who is never ever late" } },
  },
  ends = { line{ "heavily_laden_camel_of_the_southern_desert", 5 } },
}
)lua";

}  // namespace

TEST_CASE("no text of a ruleset with long names and twelve seats is cut off", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    const std::filesystem::path folder = window.folder() / "caravan";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "rules.lua") << k_long_names;
    window.app().open_path(folder.string());
    REQUIRE(window.state().game);
    window.send(ReplacePlayer{PlayerId(0), {"The Forty Thieves of the Old Harbour", {}}});
    for (int i = 0; i < 8; ++i) window.app().carry_out(BotMove{});
    window.frame(3);
    const std::string where = "scale " + std::to_string(static_cast<int>(scale));
    for (const char tab : std::string("12345678")) {
      window.press(ctrl(tab));
      window.move(1280 * 0.85F, 800 * 0.6F);
      check_pages(window, where + ", tab " + tab, "left/Table/Do/");
    }
    window.press(ctrl('1'));
    CHECK_FALSE(window.reads("wait_until_the_sandstorm_has_passed or"));
    window.click("wait until the sandstorm has passed");  // scrolled into sight
    CHECK(window.report().log.back().text.find("waits until") != std::string::npos);
  }
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
#include "core/table/picker.h"

#include <catch2/catch.hpp>
#include <set>

#include "scripting/table/open_table.h"
#include "tests/support/folder.h"

namespace hr::tests {

namespace {

Table table_of(const std::string& ruleset) {
  const auto folder = std::filesystem::path(HOUSERULES_SOURCE_DIR) / "rulesets" / ruleset;
  return scripting::begin_game(scripting::load_ruleset(folder), {.seed = 7});
}

}  // namespace

// What is no cell is taken from the menu, in the order of the arguments.
TEST_CASE("every action of several parts is reached by choosing one part after the other",
          "[scripting]") {
  for (
      const char* const rules :
      {R"(verbs = { move = { parts{ step{ "man" }, pick{ empty } }, does = put("rock", here) } })",
       R"(verbs = { tell = parts{ seat{}, choice{ { "yes", "no" } } } })",
       R"(verbs = { mark = parts{ pick{ empty }, choice{ { "high", "low" } }, number{ 1, 3 } } })"}) {
    CAPTURE(rules);
    const Folder folder(
        std::string("return { name = 'Parts', seats = { 'ann', 'bob', 'cat' }, "
                    "board = grid{ 3, 3 }, zones = { field = {} }, "
                    "kinds = { man = { begins_on = region 'home' }, rock = { owned = false } }, "
                    "regions = { home = { { 'A1' }, { 'C3' }, { 'A3' } } }, ") +
        rules + "}");
    Table table = scripting::begin_game(scripting::load_ruleset(folder.path()), {.seed = 7});
    const Report report = table.report(Issuer::owner(), ViewQuery());
    const Board board = table.report(Issuer::owner(), GameQuery()).board;
    REQUIRE(report.legal.size() >= 4);
    for (std::size_t i = 0; i < report.legal.size(); ++i) {
      const ActionReport& action = report.legal[i];
      Picker picker;
      bool reached = false;
      for (std::size_t a = 0; a < action.action.count && !reached; ++a) {
        if ((action.cells >> a & 1) != 0) {
          const Picked picked =
              picker.click(board, report, action.action.cell(static_cast<int>(a)));
          reached = picked.ready == std::vector<std::size_t>{i};
          if (picked.onward) picker.pick_up(action.action.cell(static_cast<int>(a)));
          continue;
        }
        for (const PickerItem& item : picker.items(report)) {
          if (!action.text.starts_with(item.text)) continue;
          if (item.complete && item.text != action.text) continue;
          reached = item.complete && item.action == i;
          if (!item.complete) picker.take(report, item);
          break;
        }
      }
      CAPTURE(action.text);
      CHECK(reached);
    }
  }
}

// By clicks alone every action that names cells can be reached, in every position of some games.
TEST_CASE("every action that names cells is reached by clicking them one after the other",
          "[scripting]") {
  for (const char* const ruleset : {"cube_wars", "breakthrough", "hex", "connect_four"}) {
    CAPTURE(ruleset);
    Table table = table_of(ruleset);
    int clicked = 0;
    for (int ply = 0; ply < 30 && !table.report(Issuer::owner(), StatusQuery()).ended; ++ply) {
      const Report report = table.report(Issuer::owner(), ViewQuery());
      const Board board = table.report(Issuer::owner(), GameQuery()).board;
      for (std::size_t i = 0; i < report.legal.size(); ++i) {
        const std::vector<CellId> cells = cells_of(report.legal[i]);
        Picker picker;
        std::set<std::size_t> reached;
        for (const CellId cell : cells) {
          const Picked picked = picker.click(board, report, cell);
          reached.insert(picked.ready.begin(), picked.ready.end());
          if (picked.onward) picker.pick_up(cell);
        }
        if (cells.empty()) continue;
        CHECK(reached.contains(i));
        ++clicked;
      }
      REQUIRE(table.give(Issuer::owner(), BotMove{}).ok);
    }
    CHECK(clicked > 100);
  }
}

TEST_CASE("a picked cell is dropped by a second click, or when no move begins there any longer",
          "[scripting]") {
  Table table = table_of("cube_wars");
  const Board board = table.report(Issuer::owner(), GameQuery()).board;
  const Report report = table.report(Issuer::owner(), ViewQuery());
  Picker picker;
  const CellId a2 = *board.find("A2");
  REQUIRE(picker.click(board, report, a2).onward);
  picker.pick_up(a2);
  CHECK(picker.click(board, report, a2).put_down);
  REQUIRE(table.give(Issuer::owner(), PlayTyped{SeatId(0), "move A2 A3"}).ok);
  picker.follow(table.report(Issuer::owner(), ViewQuery()));
  CHECK(picker.picked().empty());
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
#include "core/table/drawn_boards.h"

#include <catch2/catch.hpp>
#include <map>

#include "tests/editor/board/boards.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

// "Red's board: pawns, map" for each board.
std::string shown(const GameReport& game, const Report& report) {
  std::string out;
  for (const DrawnBoard& board : drawn_boards(game, report)) {
    if (!out.empty()) out += "; ";
    if (!board.title.empty()) out += board.title + ": ";
    std::string zones;
    for (const std::size_t zone : board.zones)
      zones += (zones.empty() ? "" : ", ") + report.zones[zone].name;
    out += zones;
  }
  return out;
}

std::string shown(const std::string& ruleset, int seat, const scripting::Settings& settings = {}) {
  const Seated seated(ruleset, settings);
  return shown(*seated.game, seated.table.report(Issuer::owner(), ViewQuery{SeatId(seat)}));
}

}  // namespace

TEST_CASE("which boards are side by side depends on what the viewer sees", "[editor]") {
  const std::map<std::string, std::pair<std::string, std::string>> expected{
      // by ruleset: what the first seat sees, what the owner of the table sees
      {"amazons", {"field", "field"}},
      {"breakthrough", {"field", "field"}},
      {"connect_four", {"discs", "discs"}},
      {"cube_digger", {"pawns, map", "pawns, map, map"}},  // the maps are alike so far
      {"cube_lariat", {"surface", "surface"}},
      {"cube_wars", {"field", "field"}},
      {"dice_race", {"track", "track"}},
      {"english_draughts", {"field", "field"}},
      {"fog_breakthrough", {"field", "field"}},
      {"graverobber", {"board", "Red's board: board; White's board: board"}},
      {"hex", {"stones", "stones"}},
      {"kalah", {"pit", "pit"}},
      {"little_chess", {"field", "field"}},
      {"reversi", {"field", "field"}},
      {"robot_miner", {"claimed, mountain", "claimed, mountain"}},
      {"sealed_bids", {"", ""}},
      {"tic_tac_toe", {"marks", "marks"}},
  };
  for (const auto& [name, boards] : expected) {
    INFO(name);
    CHECK(shown(name, 0) == boards.first);
    CHECK(shown(name, -1) == boards.second);
  }
}

TEST_CASE("secret routes are drawn on the common mountain", "[editor]") {
  const scripting::Settings settings{{"routes", "in advance"}, {"teams", "2"}};
  CHECK(shown("robot_miner", 1, settings) == "claimed, mountain, ahead, route");
  CHECK(shown("robot_miner", -1, settings) ==
        "claimed, mountain, ahead, route, ahead, route");  // nobody has planned anything yet
}

// Stones on a common board, and what each of the two seats puts beside them.
std::string with_loot(const std::string& loot) {
  return "return { name = 'Loot', seats = { 'red', 'blue' }, board = grid{ 4, 2 },\n"
         "regions = { starts = { 'A1', 'B1' } }, stuck = "
         "'draws',\n"
         "zones = { field = {}, loot = { per = 'seat', see = " +
         loot +
         " } },\n"
         "kinds = { stone = { zone = 'field', owned = false, begins_on = region 'starts' },\n"
         "  bag = { zone = 'loot' } },\n"
         "verbs = { steal = place{ 'bag', onto = everywhere - own 'bag' } } }";
}

TEST_CASE("what seats have beside a common board is drawn on that board", "[editor]") {
  const TemporaryRuleset files("loot", with_loot("'all'"));
  Seated seated(files.folder());
  const auto boards = [&](int seat) {
    return shown(*seated.game, seated.table.report(Issuer::owner(), ViewQuery{SeatId(seat)}));
  };
  const auto notes = [&] {
    return seat_zone_notes(*seated.game,
                           seated.table.report(Issuer::owner(), ViewQuery{SeatId::owner}));
  };
  CHECK(boards(-1) == "field, loot, loot");
  CHECK(boards(0) == "field, loot, loot");
  CHECK(notes()[SeatId(0)] == std::vector<std::string>{""});
  REQUIRE(seated.table.give(Issuer::owner(), PlayTyped{SeatId::owner, "steal B1"}).ok);
  REQUIRE(seated.table.give(Issuer::owner(), PlayTyped{SeatId::owner, "steal C2"}).ok);
  CHECK(boards(-1) == "field, loot, loot");
  CHECK(boards(1) == "field, loot, loot");
  CHECK(notes()[SeatId(0)] == std::vector<std::string>{"loot: B1"});
  CHECK(notes()[SeatId(1)] == std::vector<std::string>{"loot: C2"});
  const Report report = seated.table.report(Issuer::owner(), ViewQuery{SeatId::owner});
  const auto board = drawn_boards(*seated.game, report).at(0);
  CHECK(cell_words(report, board, seated.cell("C2")) == "blue bag");
}

TEST_CASE("boards whose seats see different things are side by side", "[editor]") {
  const TemporaryRuleset files("loot", with_loot("'owner'"));
  Seated seated(files.folder());
  const auto boards = [&](int seat) {
    return shown(*seated.game, seated.table.report(Issuer::owner(), ViewQuery{SeatId(seat)}));
  };
  CHECK(boards(-1) == "field, loot, loot");
  CHECK(boards(0) == "field, loot");
  REQUIRE(seated.table.give(Issuer::owner(), PlayTyped{SeatId::owner, "steal B1"}).ok);
  CHECK(boards(-1) == "Red's board: field, loot; Blue's board: field, loot");
  CHECK(boards(1) == "field, loot");
  CHECK(seat_zone_notes(*seated.game,
                        seated.table.report(Issuer::owner(), ViewQuery{SeatId::owner}))[SeatId(0)]
            .empty());
}

TEST_CASE("one board is drawn even if everything is hidden", "[editor]") {
  Report report;
  report.seats.resize(2);
  report.zones = {{.name = "map",
                   .seat = SeatId(0),
                   .cells = {{.name = "A1", .position = {}, .hidden = true, .pieces = {}}}}};
  CHECK(shown({}, report) == "map");
  const auto boards = drawn_boards({}, report);
  CHECK(hidden(report, boards[0], CellId(0)));
  CHECK(cell_words(report, boards[0], CellId(0)) == "hidden");
}

TEST_CASE("the contents of a cell are described in words", "[editor]") {
  Report report;
  report.seats = {{.name = "white", .player_name = {}, .called = {}, .score = {}, .rank = {}},
                  {.name = "black", .player_name = {}, .called = {}, .score = {}, .rank = {}}};
  const auto cell = [](std::vector<PieceReport> pieces) {
    return CellReport{.name = {}, .position = {}, .hidden = false, .pieces = std::move(pieces)};
  };
  report.zones = {
      {.name = "field",
       .holds = Holds::stack,
       .cells = {cell({{"cube", SeatId(0)}, {"big_cube", SeatId(1)}}), cell({})}},
      {.name = "pit",
       .holds = Holds::pile,
       .cells = {cell({{"seed", SeatId::none, 12}, {"stone", SeatId(0), 1}}), cell({})}}};
  const auto boards = drawn_boards({}, report);
  CHECK(cell_words(report, boards[0], CellId(0)) ==
        "black big cube on white cube, 12 seeds and 1 white stone");
  CHECK(cell_words(report, boards[0], CellId(1)) == "empty");
}

TEST_CASE("a cell in the fog is hidden, its neighbour is not", "[editor]") {
  Seated game("fog_breakthrough");
  const Report report = game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  const auto board = drawn_boards(*game.game, report).at(0);
  CHECK(cell_words(report, board, game.cell("A2")) == "white pawn");
  CHECK(cell_words(report, board, game.cell("A3")) == "empty");
  CHECK(cell_words(report, board, game.cell("A5")) == "hidden");
}

TEST_CASE("of a table without an edge what is used is drawn, and what is around it", "[editor]") {
  const TemporaryRuleset rules(
      "table",
      "return { name = 'T', seats = { 'ann', 'bob' }, board = grid{ 9, 9, links = 'hex' },\n"
      "look = { as = 'table' }, regions = { centre = { 'E5' } }, zones = { field = {} }, "
      "kinds = { man = {} }, stuck = 'draws',\n"
      "verbs = { put = place{ 'man', onto = empty * first_of(near(filled), region 'centre') } } }");
  Seated game(rules.folder());
  const auto used = [&] {
    const Report report = game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
    const DrawnBoard board = drawn_boards(*game.game, report).at(0);
    std::string out;
    for (const CellId cell : board.used)
      out += (out.empty() ? "" : " ") + game.game->board.name(cell);
    return out;
  };
  const std::string around = "E4 F4 D5 E5 F5 D6 E6";
  CHECK(used() == around);  // nothing is there yet, so around where the first piece goes
  REQUIRE(game.table.give(Issuer::owner(), PlayTyped{SeatId::owner, "put E5"}).ok);
  CHECK(used() == around);
  REQUIRE(game.table.give(Issuer::owner(), PlayTyped{SeatId::owner, "put E6"}).ok);
  CHECK(used() == "E4 F4 D5 E5 F5 D6 E6 F6 D7 E7");
  const auto picture = [&](const std::vector<CellId>& cells) {
    Picture out = hr::picture_of(*game.game, game.game->look, {}, 1.5F);
    show_only(out, cells);
    return out;
  };
  const Picture whole = hr::picture_of(*game.game, game.game->look, {}, 1.5F);
  const Picture two = picture({game.cell("A1"), game.cell("B1")});
  CHECK(two.tiles.size() == 2);
  CHECK(two.captions.empty());
  CHECK(two.at(game.cell("B1")).middle == whole.at(game.cell("B1")).middle);
  CHECK(two.at(game.cell("B1")).shown);
  CHECK_FALSE(two.at(game.cell("C1")).shown);
  CHECK(two.bounds.width() < whole.bounds.width() / 3);
  CHECK(hit(two, whole.at(game.cell("C1")).middle) == CellId::none);
}

TEST_CASE("bags and rows of cards are groups, and the viewer's own hand comes last", "[editor]") {
  const auto headings = [](const std::string& ruleset, int seat) {
    Seated game(ruleset);
    const Report report = game.table.report(Issuer::owner(), ViewQuery{SeatId(seat)});
    std::string out;
    for (const DrawnBoard& board : drawn_boards(*game.game, report))
      out += (out.empty() ? "" : " | ") + board.heading();
    return out;
  };
  CHECK(headings("deck_builder", 0) ==
        "Deck of Bob, 5 | Discard of Bob, 0 | Hand of Bob, 5 | Market, 10 | Played, 0 | "
        "Supply, 50 | Deck of Ann, 5 | Discard of Ann, 0 | Hand of Ann, 5");
  CHECK(headings("others_hands", 1) ==
        "Hand of Ann, 5 | Hand of Cat, 5 | Deck, 35 | Heap, 0 | Table, 0 | Hand of Bob, 5");
}

TEST_CASE("of cards that the viewer does not see there are only backs", "[editor]") {
  Seated game("deck_builder");
  const Report report = game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  const std::string back =
      game.game->board.name(CellId(card_cells(game.game->board).first_slot() - 1));
  for (const DrawnBoard& board : drawn_boards(*game.game, report)) {
    INFO(board.title);
    const bool secret = board.title.starts_with("Deck") || board.title == "Hand of Bob";
    if (!secret) continue;
    REQUIRE(board.cards.size() == 1);
    CHECK(game.game->board.name(board.cards[0]) == back);
    CHECK(cell_words(report, board, board.cards[0]) == "5 cards, hidden");
    CHECK(board.place != BoardPlace::hand);
  }
}

TEST_CASE("cards are in natural order", "[editor]") {
  GameReport game;
  const std::vector<std::string> kinds{"card_1", "card_10", "card_2", "back"};
  game.board = with_cards(Board{}, kinds, 0);
  game.zones = {
      {.name = "heap", .holds = Holds::bag, .place_type = PlaceType::cards, .pieces = {}}};
  Report report;
  report.zones = {{.name = "heap", .holds = Holds::bag, .cells = {}}};
  for (const std::string& kind : kinds)
    report.zones[0].cells.push_back(
        {.name = kind, .position = {}, .pieces = {{kind, SeatId::none, 2}}});
  report.zones[0].cells.back().pieces.clear();
  const auto boards = drawn_boards(game, report);
  REQUIRE(boards.size() == 1);
  CHECK(boards[0].cards == std::vector{CellId(0), CellId(2), CellId(1)});
  CHECK(boards[0].heading() == "Heap, 6");
}

TEST_CASE("a place in a row that holds a hidden card differs from an empty one", "[editor]") {
  Seated game("others_hands");
  const Report report = game.table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  const auto boards = drawn_boards(*game.game, report);
  CHECK(boards.back().title == "Hand of Ann");
  CHECK(cell_words(report, boards.back(), game.cell("#1")) == "hidden");
  CHECK(cell_words(report, boards.front(), game.cell("#1")) != "hidden");
}

}  // namespace hr::tests

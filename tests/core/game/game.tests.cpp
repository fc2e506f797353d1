// SPDX-License-Identifier: MIT
// Definitions that contradict themselves, each with its message, and lookup of names.
#include "core/game/game.h"

#include <catch2/catch.hpp>
#include <functional>
#include <string>

#include "core/game/definition_facts.h"
#include "core/kernel/make_engine.h"
#include "tests/support/classics.h"

namespace hr::tests {
namespace {

// The error message for a valid game with one thing changed.
std::string refusal(const std::function<void(GameDef&)>& change) {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 3}));
  d.seats = {{"white", "n"}, {"black", "s"}};
  d.regions = {{"home", {CellSet(9), CellSet(9)}}};
  d.vars = {{.name = "level", .see = {}}};
  d.events = {{.name = "said", .text = "said"}};
  d.verbs = {verb("walk", {step("stone", {"forward"}, empty())})};
  change(d);
  FunctionRules rules;
  return error_of([&] { make_engine(std::make_shared<const Game>(std::move(d)), rules); });
}

std::string of_pattern(const std::function<void(PatternDef&)>& change) {
  return refusal([&](GameDef& d) { change(d.verbs[0].patterns[0]); });
}
std::string of_end(EndType type, const std::function<void(EndDef&, GameDef&)>& change) {
  return refusal([&](GameDef& d) {
    d.ends = {ending(type, 3)};
    d.ends[0].from = d.ends[0].to = region_set("home");
    change(d.ends[0], d);
  });
}

}  // namespace

TEST_CASE("a valid definition makes a game", "[core]") {
  CHECK(refusal([](GameDef&) {}).empty());
  CHECK(of_end(EndType::reach, [](EndDef&, GameDef&) {}).empty());
}

TEST_CASE("a game has from one to sixteen seats", "[core]") {
  CHECK(refusal([](GameDef& d) { d.seats.clear(); }) ==
        "seats: expected from 1 to 16 seats, got 0");
  CHECK(refusal([](GameDef& d) { d.seats.resize(17); }) ==
        "seats: expected from 1 to 16 seats, got 17");
  CHECK(refusal([](GameDef& d) { d.seats[1].faces = "north"; }) ==
        "seats: black faces \"north\", which is not a direction of the board");
  CHECK(refusal([](GameDef& d) {
          d.pie = true;
          d.seats.push_back({"red", "n"});
          d.regions.clear();
        }) == "pie: expected two seats, got 3");
}

TEST_CASE("names are not empty and not repeated", "[core]") {
  CHECK(refusal([](GameDef& d) { d.seats[1].name = "white"; }) ==
        "seats: \"white\" is listed twice");
  CHECK(refusal([](GameDef& d) { d.kinds.push_back({.name = "stone"}); }) ==
        "kinds: \"stone\" is listed twice");
  CHECK(refusal([](GameDef& d) { d.zones.push_back({.name = "", .see = {}}); }) ==
        "zones: a name is empty");
  CHECK(refusal([](GameDef& d) { d.vars.push_back(d.vars[0]); }) ==
        "vars: \"level\" is listed twice");
  CHECK(refusal([](GameDef& d) { d.events.push_back(d.events[0]); }) ==
        "events: \"said\" is listed twice");
  CHECK(refusal([](GameDef& d) { d.regions.push_back(d.regions[0]); }) ==
        "regions: \"home\" is listed twice");
  CHECK(refusal([](GameDef& d) { d.verbs.push_back(d.verbs[0]); }) ==
        "verbs: \"walk\" is listed twice");
}

TEST_CASE("no definition exceeds the range of the engine's ids", "[core]") {
  const auto many = [](auto& list, int n) {
    for (int i = 0; i < n; ++i) {
      list.push_back(list.front());
      list.back().name += std::to_string(i);
    }
  };
  CHECK(refusal([&](GameDef& d) { many(d.zones, 64); }) == "zones: expected at most 64, got 65");
  CHECK(refusal([&](GameDef& d) { many(d.kinds, 512); }) == "kinds: expected at most 512, got 513");
  CHECK(refusal([&](GameDef& d) { many(d.vars, 100); }) == "vars: expected at most 100, got 101");
  CHECK(refusal([&](GameDef& d) { many(d.verbs, 100); }) == "verbs: expected at most 100, got 101");
  CHECK(refusal([&](GameDef& d) { d.ends.assign(101, ending(EndType::plies, 5)); }) ==
        "ends: expected at most 100, got 101");
  CHECK(refusal([&](GameDef& d) {
          many(d.seats, 14);
          many(d.kinds, 15);
          d.regions.clear();
        }) == "zones.field: expected at most 254 kinds times seats, got 256");
}

TEST_CASE("kinds, zones and regions fit together", "[core]") {
  CHECK(refusal([](GameDef& d) { d.kinds[0].zone = ZoneId(1); }) ==
        "kinds.stone.zone: there is no such zone");
  CHECK(refusal([](GameDef& d) {
          d.board = Board(), d.seats = {{"a", ""}, {"b", ""}};
        }) == "zones.field: a zone needs a board to lie on; cards are in a bag{ … } or a row{ … }");
  CHECK(refusal([](GameDef& d) { d.regions[0].cells.resize(3, CellSet(9)); }) ==
        "regions.home: expected one set of cells or one for each of the 2 seats, got 3");
}

TEST_CASE("a variable's range contains its initial value", "[core]") {
  const auto var = [](VarDef def) { return refusal([&](GameDef& d) { d.vars = {def}; }); };
  CHECK(var({.name = "n", .min = 3, .max = 2, .see = {}}) == "vars.n: min 3 is above max 2");
  CHECK(var({.name = "n", .initial = 9, .min = 0, .max = 5, .see = {}}) ==
        "vars.n: the first value 9 is not between 0 and 5");
  CHECK(var({.name = "n", .see = {.who = Visibility::Who::cells, .set = own()}}) ==
        "vars.n.see: a set of cells does not apply to a variable");
}

TEST_CASE("verbs have patterns with equal arguments, and distinct names", "[core]") {
  CHECK(refusal([](GameDef& d) { d.verbs[0].patterns.clear(); }) ==
        "verbs.walk: expected a pattern, got none");
  for (const std::string name : {"ready", "decline", "swap"})
    CHECK(refusal([&](GameDef& d) { d.verbs[0].name = name; }) ==
          "verbs." + name + ": this name is reserved for the engine");
  for (const PatternType other : {PatternType::jump, PatternType::place, PatternType::choice,
                                  PatternType::number, PatternType::pass})
    CHECK_THAT(refusal([&](GameDef& d) { d.verbs[0].patterns.push_back(pattern(other)); }),
               Catch::StartsWith("verbs.walk: the patterns of a verb are alternatives and need the "
                                 "same arguments, got two cells and "));
}

TEST_CASE("what fog speaks of belongs to what the rules speak of", "[core]") {
  GameDef d = stones(Board::grid({.columns = 4, .rows = 4}));
  d.verbs = {verb("put", {place("stone", empty())})};
  const DirectionId north = *d.board.direction("n");
  CHECK_FALSE(follows(d, north));
  d.zones[0].see = {.who = Visibility::Who::cells,
                    .set = near_set(TermOp::near, piece_set(TermOp::own), {"n"})};
  CHECK(follows(d, north));
  CHECK_FALSE(follows(d, *d.board.direction("e")));
}

TEST_CASE("a set of some empty cells is one of empty cells", "[core]") {
  CHECK(only_empty(group_set(empty(), piece_set(TermOp::own))));
  CHECK(only_empty(empty() - piece_set(TermOp::own)));
  CHECK_FALSE(only_empty(near_set(TermOp::near, empty())));
  CHECK_FALSE(only_empty(group_set(piece_set(TermOp::own), empty())));
}

TEST_CASE("a placement is final only if nothing can capture the piece", "[core]") {
  GameDef d = stones(Board::grid({.columns = 4, .rows = 4}));
  PatternDef slide = step("stone", {}, nullptr);
  slide.type = PatternType::slide;
  slide.over = empty();
  d.verbs = {verb("put", {place("stone", empty())}), verb("go", {slide})};
  d.ends = {ending(EndType::repeats, 3)};
  d.stuck = Stuck::draws;
  CHECK(Game(d).placements_last());
  d.verbs[VerbId(1)].patterns[0].over = empty() + enemy();  // where it may also end
  CHECK_FALSE(Game(d).placements_last());
}

TEST_CASE("unless cannot be used in a game with secrets", "[core]") {
  const std::string sentence =
      "verbs.walk.unless: is not available in a game with hidden information: the answer would "
      "reveal it";
  CHECK(refusal([](GameDef& d) { d.verbs[0].unless = true; }).empty());
  CHECK(refusal([](GameDef& d) {
          d.verbs[0].unless = true;
          d.zones[0].see.who = Visibility::Who::none;
        }) == sentence);
  CHECK(refusal([](GameDef& d) {
          d.verbs[0].unless = true;
          d.vars[0].see = {.who = Visibility::Who::seats, .seats = 1, .set = {}};
        }) == sentence);
  CHECK(refusal([](GameDef& d) {
          d.verbs[0].unless = true;
          d.vars[0].see = {.who = Visibility::Who::seats, .seats = 3, .set = {}};
        }).empty());
}

TEST_CASE("patterns name existing kinds, directions and sets", "[core]") {
  CHECK(of_pattern([](PatternDef& p) { p.kind = "pawn"; }) ==
        "verbs.walk.1: there is no kind called \"pawn\"");
  CHECK(of_pattern([](PatternDef& p) { p.kind = ""; }) ==
        "verbs.walk.1: expected a kind of piece, got none");
  CHECK(of_pattern([](PatternDef& p) { p.kind = "", p.piece = region_set("home"); }) ==
        "verbs.walk.1.piece: expected a set of pieces");
  CHECK(of_pattern([](PatternDef& p) { p.dirs = {"up"}; }) ==
        "verbs.walk.1.dirs: \"up\" is not a direction for white on this board");
  CHECK(of_pattern([](PatternDef& p) { p.onto = own("pawn"); }) ==
        "verbs.walk.1.onto: there is no kind called \"pawn\"");
  CHECK(of_pattern([](PatternDef& p) { p.onto = region_set("away"); }) ==
        "verbs.walk.1.onto: there is no region called \"away\"");
  CHECK(of_pattern([](PatternDef& p) { p.onto = cell_set(CellId(9)); }) ==
        "verbs.walk.1.onto: expected a cell of the board, got number 10");
  CHECK(of_pattern([](PatternDef& p) { p.onto = near_set(TermOp::near, own(), {"inwards"}); }) ==
        "verbs.walk.1.onto: \"inwards\" is not a direction for white on this board");
  CHECK(of_pattern([](PatternDef& p) {
          p.type = PatternType::slide;
          p.exactly = Amount{.value = 0};
        }) == "verbs.walk.1.exactly: expected 1 or more, got 0");
  CHECK(refusal([](GameDef& d) { d.kinds[0].owned = false; }) ==
        "verbs.walk.1: \"stone\" belongs to nobody; name a set of cells instead");
}

TEST_CASE("patterns without pieces have something to choose from", "[core]") {
  CHECK(of_pattern([](PatternDef& p) { p = pattern(PatternType::pick); }) ==
        "verbs.walk.1: expected a set of cells, got none");
  CHECK(of_pattern([](PatternDef& p) { p = pattern(PatternType::choice); }) ==
        "verbs.walk.1: expected words to choose from, got none");
}

TEST_CASE("with several zones a set of pieces names a kind", "[core]") {
  CHECK(refusal([](GameDef& d) {
          d.zones.push_back({.name = "hand", .see = {}});
          d.verbs = {verb("choose", {pattern(PatternType::pick, own())})};
        }) == "verbs.choose.1: name a kind, because the ruleset has 2 zones");
}

TEST_CASE("the length of a turn is a per-seat number that all see", "[core]") {
  const auto of_var = [](const std::function<void(VarDef&, GameDef&)>& change) {
    return refusal([&](GameDef& d) {
      d.lasts = "turns";
      d.vars = {{.name = "turns", .initial = 1, .per_seat = true, .see = {}}};
      change(d.vars[0], d);
    });
  };
  CHECK(of_var([](VarDef&, GameDef&) {}).empty());
  CHECK(of_var([](VarDef& var, GameDef&) { var.name = "turn"; }) ==
        "turn: there is no variable called \"turns\"");
  const std::string number = "turn: expected \"turns\" to be a number with per = \"seat\"";
  CHECK(of_var([](VarDef& var, GameDef&) { var.per_seat = false; }) == number);
  CHECK(of_var([](VarDef& var, GameDef&) { var.type = VarType::flag; }) == number);
  CHECK(of_var([](VarDef& var, GameDef&) { var.see.who = Visibility::Who::owner; }) ==
        "turn: expected \"turns\" to be visible to all, because all see whose turn it is");
  const std::string once =
      "turn: expected \"turns\" to start at 1 or more and to allow 1, because a turn lasts at "
      "least one action";
  CHECK(of_var([](VarDef& var, GameDef&) { var.initial = 0; }) == once);
  CHECK(of_var([](VarDef& var, GameDef&) { var.initial = var.min = 2; }) == once);
  CHECK(of_var([](VarDef&, GameDef& d) { d.turn = true; }) ==
        "turn: expected a function or a variable, got both");
}

TEST_CASE("ends name kinds, sets and numbers that make sense", "[core]") {
  CHECK(of_end(EndType::plies, [](EndDef& e, GameDef&) { e.n = 0; }) ==
        "ends.1: expected a number from 1 on, got 0");
  CHECK(of_end(EndType::reach, [](EndDef& e, GameDef&) { e.kind = "pawn"; }) ==
        "ends.1: there is no kind called \"pawn\"");
  CHECK(of_end(EndType::reach, [](EndDef& e, GameDef&) { e.to = nullptr; }) ==
        "ends.1: expected a set of cells, got none");
  CHECK(of_end(EndType::reach, [](EndDef& e, GameDef&) { e.to = own(); }) ==
        "ends.1: expected a set of regions and cells that does not depend on pieces");
  CHECK(of_end(EndType::line, [](EndDef&, GameDef& d) {
          d.zones.push_back({.name = "hand", .see = {}});
        }) == "ends.1: name a kind, because the ruleset has 2 zones");
  CHECK(of_end(EndType::line, [](EndDef& e, GameDef& d) {
          d.kinds.push_back({.name = "rock", .owned = false});
          e.kind = "rock";
        }) == "ends.1: \"rock\" belongs to nobody");
}

TEST_CASE("names are looked up, and unknown names give none", "[core]") {
  const Game game(cube_wars());
  CHECK(game.seat("black") == SeatId(1));
  CHECK(game.kind("meeple") == KindId(1));
  CHECK(game.zone("field") == ZoneId(0));
  CHECK(game.verb("move") == VerbId(0));
  CHECK(game.region("far") == RegionId(1));
  CHECK(game.seat("red") == SeatId::none);
  CHECK(game.kind("") == KindId::none);
  CHECK(game.zone("Field") == ZoneId::none);
  CHECK(game.var("x") == VarId::none);
  CHECK(game.event("x") == EventId::none);
  CHECK(game.region("x") == RegionId::none);
  for (const VerbId verb_id : {game.ready(), game.decline(), game.swap()}) {
    CHECK(game.built_in(verb_id));
    CHECK(game.verb(game.verb_name(verb_id)) == verb_id);
  }
  CHECK_FALSE(game.built_in(VerbId(0)));
  CHECK(game.event_def(game.captured_event()).name == "captured");
  CHECK(game.event_def(game.stuck_event()).name == "stuck");
  CHECK(game.event_def(game.swapped_event()).name == "swapped");
}

TEST_CASE("sets of cells take one, two, four or more words of a state", "[core]") {
  const auto stride = [](int columns, int rows) {
    return Game(stones(Board::grid({.columns = columns, .rows = rows}))).layout().stride();
  };
  CHECK(stride(1, 1) == 1);
  CHECK(stride(8, 8) == 1);
  CHECK(stride(13, 5) == 2);
  CHECK(stride(16, 8) == 2);
  CHECK(stride(43, 3) == 4);
  CHECK(stride(64, 4) == 4);
  CHECK(stride(257, 1) == 8);
  CHECK(stride(64, 8) == 8);
  CHECK(stride(513, 1) == 12);
  CHECK(stride(64, 16) == 16);
  CHECK(stride(1025, 1) == 20);
  CHECK(stride(64, 32) == 32);
  CHECK(stride(128, 128) == 256);
}

TEST_CASE("regions are declared per seat or for all alike", "[core]") {
  GameDef d = stones(Board::grid({.columns = 3}));
  CellSet a(3), b(3);
  a.add(CellId(0));
  b.add(CellId(2));
  d.regions = {{"each", {a, b}}, {"shared", {a}}};
  const Game game(d);
  CHECK(game.region(RegionId(0), SeatId(1)) == b);
  CHECK(game.region(RegionId(1), SeatId(1)) == a);
  CHECK(region_of_any(game, RegionId(0)).list() == std::vector<CellId>{CellId(0), CellId(2)});
}

}  // namespace hr::tests

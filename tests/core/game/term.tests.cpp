// SPDX-License-Identifier: MIT
// Sets by example: what each word means to which seat. (fuzz.tests.cpp tests them at random.)
#include "core/language/term.h"

#include <catch2/catch.hpp>
#include <string>

#include "tests/support/play.h"

namespace hr::tests {
namespace {

const Piece k_white_stone{KindId(0), k_white}, k_black_stone{KindId(0), k_black},
    k_nobodys{KindId(1), SeatId::none};

// w: a white stone, b: a black one, #: a rock without an owner; from A1 along the rows.
struct Scene : Play {
  Scene(const std::string& cells, int columns, Visibility see = {}, bool per_seat = false)
      : Play(definition(static_cast<int>(cells.size()), columns, std::move(see), per_seat)) {
    start();
    for (int c = 0; c < static_cast<int>(cells.size()); ++c) {
      const char piece = cells[nth(c)];
      if (piece == '.') continue;
      effect().put(k_field, CellId(c),
                   piece == 'w'   ? k_white_stone
                   : piece == 'b' ? k_black_stone
                                  : k_nobodys);
    }
  }
  static GameDef definition(int cells, int columns, Visibility see, bool per_seat) {
    GameDef d = stones(Board::grid({.columns = columns, .rows = cells / columns}));
    d.seats = {{"white", "n"}, {"black", "s"}};
    d.zones[0].see = std::move(see);
    d.zones[0].per_seat = per_seat;
    d.kinds.push_back({.name = "rock", .owned = false});
    d.verbs = {verb("wait", {pattern(PatternType::pass)})};
    d.regions = {{"edge",
                  {cells_where(d.board, [](Coordinates c) { return c.x == 1; }),
                   cells_where(d.board, [&](Coordinates c) { return c.x == columns; })}}};
    return d;
  }
  // A letter per cell: x for those of the set.
  std::string show(const Set& set, SeatId seat, SeatId viewer = SeatId::owner) const {
    const CellSet cells = view(viewer).cells(game->bind(set, ZoneId(0), "test"), seat);
    std::string out;
    for (int c = 0; c < game->cells(); ++c) out += cells.has(CellId(c)) ? 'x' : '.';
    return out;
  }
};

Set any(std::string kind = "") { return piece_set(TermOp::any, std::move(kind)); }
Set hidden() { return piece_set(TermOp::hidden); }

}  // namespace

TEST_CASE("levels are whole, however their cells are connected", "[core]") {
  Board board = Board::grid({.columns = 3, .rows = 1, .levels = 3});
  GameDef d = stones(board);
  d.verbs = {verb("wait", {pattern(PatternType::pass)})};
  d.regions = {{"home", {CellSet(9), CellSet(9)}}};
  d.regions[0].cells[0].add(CellId(1));
  d.regions[0].cells[1].add(CellId(8));
  Play play(d);
  play.start();
  const auto show = [&](const Set& set, SeatId seat) {
    std::string out;
    const CellSet cells =
        play.view(SeatId::owner).cells(play.game->bind(set, ZoneId(0), "test"), seat);
    for (int c = 0; c < play.game->cells(); ++c) out += cells.has(CellId(c)) ? 'x' : '.';
    return out;
  };
  const Set home = region_set("home"), all = region_set("home", Whose::any);
  CHECK(show(make_set(TermOp::level, home), k_white) == "xxx......");
  CHECK(show(make_set(TermOp::level, home), k_black) == "......xxx");
  CHECK(show(make_set(TermOp::level, all), k_white) == "xxx...xxx");
  CHECK(show(make_set(TermOp::level, own()), k_white) == ".........");
  play.effect().put(k_field, CellId(4), k_white_stone);
  CHECK(show(make_set(TermOp::level, own()), k_white) == "...xxx...");
  CHECK(show(make_set(TermOp::level, make_set(TermOp::everywhere)), k_white) == "xxxxxxxxx");
  CHECK(Scene("w.b#", 2).show(make_set(TermOp::level, own()), k_white) == "xxxx");
}

TEST_CASE("own and enemy depend on the seat, and pieces without an owner are neither", "[core]") {
  const Scene scene("w.b#", 4);
  CHECK(scene.show(own(), k_white) == "x...");
  CHECK(scene.show(own(), k_black) == "..x.");
  CHECK(scene.show(enemy(), k_white) == "..x.");
  CHECK(scene.show(enemy(), k_black) == "x...");
  CHECK(scene.show(any(), k_white) == "x.xx");
  CHECK(scene.show(any("rock"), k_black) == "...x");
  CHECK(scene.show(own("rock"), k_white) == "....");
  CHECK(scene.show(enemy("rock"), k_white) == "....");
  CHECK(scene.show(piece_set(TermOp::filled), k_white) == "x.xx");
  CHECK(scene.show(empty(), k_white) == ".x..");
  CHECK(scene.show(piece_set(TermOp::empty, "rock"), k_white) == "xxx.");
  CHECK(scene.show(hidden(), k_white) == "....");
}

TEST_CASE("regions are the seat's own, the others' or anybody's", "[core]") {
  const Scene scene("....", 4);
  CHECK(scene.show(region_set("edge"), k_white) == "x...");
  CHECK(scene.show(region_set("edge", Whose::enemy), k_white) == "...x");
  CHECK(scene.show(region_set("edge", Whose::any), k_black) == "x..x");
}

TEST_CASE("near and around follow the directions that they name", "[core]") {
  const Scene scene("........w", 3);
  CHECK(scene.show(near_set(TermOp::near, own()), k_white) == "....xx.x.");
  CHECK(scene.show(near_set(TermOp::around, own()), k_white) == "....xx.xx");
  CHECK(scene.show(near_set(TermOp::near, own(), {"back"}), k_white) == ".....x...");
  CHECK(scene.show(near_set(TermOp::near, enemy(), {"forward"}), k_black) == ".....x...");
  CHECK(scene.show(near_set(TermOp::near, own(), {"w", "s"}), k_white) == ".....x.x.");
}

TEST_CASE("a group is connected", "[core]") {
  const Scene scene("ww..wb..w", 9);
  CHECK(scene.show(make_set(TermOp::group, own(), cell_set(CellId(0))), k_white) == "xx.......");
  CHECK(scene.show(make_set(TermOp::group, any(), cell_set(CellId(5))), k_white) == "....xx...");
  CHECK(scene.show(make_set(TermOp::group, own(), cell_set(CellId(2))), k_white) == ".........");
}

TEST_CASE("a group with directions follows only those links, and only forwards", "[core]") {
  const Scene scene("w........", 3);
  const Set everywhere = make_set(TermOp::everywhere), corner = cell_set(CellId(4));
  CHECK(scene.show(group_set(everywhere, corner, {"e", "w"}), k_white) == "...xxx...");
  CHECK(scene.show(group_set(everywhere, corner, {"n"}), k_white) == "....x..x.");
  CHECK(scene.show(group_set(everywhere, corner, {"forward"}), k_black) == ".x..x....");
  CHECK(scene.show(group_set(empty(), cell_set(CellId(1)), {"w", "n"}), k_white) == ".x.xx.xx.");
  CHECK(scene.show(group_set(empty(), cell_set(CellId(0)), {"e"}), k_white) == ".........");
}

TEST_CASE("first_of gives the first set, or the second if the first is empty", "[core]") {
  const Scene scene("w.b", 3);
  const auto first = [](Set a, Set b) { return make_set(TermOp::first_of, a, b); };
  CHECK(scene.show(first(own(), empty()), k_white) == "x..");
  CHECK(scene.show(first(own("rock"), empty()), k_white) == ".x.");
  CHECK(scene.show(first(make_set(TermOp::nowhere), enemy()), k_black) == "x..");
  CHECK(scene.show(first(cell_set(CellId(1)), enemy()), k_black) == ".x.");
  CHECK(scene.show(first(own("rock"), own("rock")), k_white) == "...");
}

TEST_CASE("several subtractions in a row all take effect", "[core]") {
  const Scene scene("w.b#", 4);
  const Set all = make_set(TermOp::everywhere), none = make_set(TermOp::nowhere);
  const auto minus = [](Set a, Set b) { return make_set(TermOp::minus, a, b); };
  const auto both = [](Set a, Set b) { return make_set(TermOp::meet, a, b); };
  const auto either = [](Set a, Set b) { return make_set(TermOp::unite, a, b); };
  const auto shown = [&](const Set& set) { return scene.show(set, k_white); };
  CHECK(shown(minus(minus(all, own()), any("rock"))) == ".xx.");
  CHECK(shown(minus(minus(minus(all, own()), cell_set(CellId(1))), any("rock"))) == "..x.");
  CHECK(shown(minus(minus(near_set(TermOp::around, own()), own()), enemy())) == ".x..");
  CHECK(shown(minus(minus(either(own(), enemy()), own()), enemy())) == "....");
  CHECK(shown(minus(empty(), near_set(TermOp::near, enemy()))) == "....");
  CHECK(shown(minus(empty(), cell_set(CellId(1)))) == "....");
  CHECK(shown(minus(cell_set(CellId(0)), minus(all, own()))) == "x...");
  // Parts without effect are dropped; parts with an effect are not.
  CHECK(shown(minus(enemy(), none)) == "..x.");
  CHECK(shown(either(none, enemy())) == "..x.");
  CHECK(shown(either(enemy(), none)) == "..x.");
  CHECK(shown(both(enemy(), all)) == "..x.");
  CHECK(shown(both(all, enemy())) == "..x.");
  CHECK(shown(minus(none, enemy())) == "....");
  CHECK(shown(both(none, enemy())) == "....");
  CHECK(shown(either(all, enemy())) == "xxxx");
  CHECK(shown(minus(enemy(), all)) == "....");
}

TEST_CASE("a bracket is a run of at least one cell with the right end", "[core]") {
  TermExpr expr;
  expr.op = TermOp::bracket;
  expr.dirs = {"e", "w"};
  expr.a = enemy();
  expr.b = own();
  const Set bracket = make_term(std::move(expr));
  CHECK(Scene(".bbw.", 5).show(bracket, k_white) == "xx...");
  CHECK(Scene(".bwb.", 5).show(bracket, k_white) == "x...x");
  CHECK(Scene(".w.b.", 5).show(bracket, k_white) == ".....");
  CHECK(Scene(".b.w.", 5).show(bracket, k_white) == ".....");
  CHECK(Scene("wbw", 3).show(bracket, k_white) == "x.x");
}

TEST_CASE("what a seat cannot see is hidden and nothing else", "[core]") {
  const Scene scene("w.b#", 4, {.who = Visibility::Who::seats, .seats = 1, .set = {}});
  CHECK(scene.show(hidden(), k_black, k_black) == "xxxx");
  for (const Set& set : {empty(), piece_set(TermOp::filled), own(), enemy(), any(), any("rock"),
                         piece_set(TermOp::empty, "rock")})
    CHECK(scene.show(set, k_black, k_black) == "....");
  CHECK(scene.show(own(), k_black, k_white) == "..x.");
  CHECK(scene.show(hidden(), k_white, k_white) == "....");
  CHECK(scene.show(own(), k_black) == "..x.");
}

TEST_CASE("fog covers the cells that are not near the seat's own pieces", "[core]") {
  const Scene scene("w.b...bb", 8,
                    {.who = Visibility::Who::cells, .set = near_set(TermOp::around, own())});
  CHECK(scene.show(hidden(), k_white, k_white) == "..xxxxxx");
  CHECK(scene.show(empty(), k_white, k_white) == ".x......");
  CHECK(scene.show(enemy(), k_white, k_white) == "........");
  CHECK(scene.show(hidden(), k_black, k_black) == "x...x...");
  CHECK(scene.show(empty(), k_black, k_black) == ".x.x.x..");
  CHECK(scene.show(enemy(), k_black, k_black) == "........");
  CHECK(scene.show(make_set(TermOp::everywhere), k_white, k_white) == "xxxxxxxx");
}

TEST_CASE("a per-seat zone means the seat's own copy", "[core]") {
  Scene scene("w..", 3, {.who = Visibility::Who::owner, .set = {}}, true);
  scene.effect().put(ZoneInstance(1), CellId(2), k_black_stone);
  CHECK(scene.show(own(), k_white, k_white) == "x..");
  CHECK(scene.show(own(), k_black, k_black) == "..x");
  CHECK(scene.show(any(), k_black) == "..x");
  CHECK(scene.show(hidden(), k_black, k_white) == "xxx");
  CHECK(scene.view(k_white).at(k_field, CellId(0)).piece == k_white_stone);
  CHECK(scene.view(k_black).at(k_field, CellId(0)).hidden);
  CHECK_FALSE(scene.view(k_black).has(k_field, CellId(0), k_white_stone));
  CHECK(scene.view(k_black).find(k_field, k_white_stone) == CellId::none);
  CHECK(scene.view(k_black).count(k_field, CellId(0), KindId::none) == 0);
  CHECK_FALSE(scene.view(k_black).nearest(k_field, CellId(0), KindId(0)));
  CHECK(scene.view().nearest(k_field, CellId(2), KindId(0)) == std::pair{2, CellId(0)});
}

TEST_CASE("variables are seen only by those who may see them", "[core]") {
  GameDef d = stones(Board::grid({}));
  using Who = Visibility::Who;
  d.vars = {{.name = "all", .initial = 1, .see = {}},
            {.name = "own", .initial = 2, .per_seat = true, .see = {.who = Who::owner, .set = {}}},
            {.name = "none", .initial = 3, .see = {.who = Who::none, .set = {}}},
            {.name = "some", .initial = 4, .see = {.who = Who::seats, .seats = 2, .set = {}}}};
  d.verbs = {verb("wait", {pattern(PatternType::pass)})};
  Play play(d);
  play.start();
  const View white = play.view(k_white);
  CHECK(white.var(VarId(0), k_white) == 1);
  CHECK(white.var(VarId(1), k_white) == 2);
  CHECK_FALSE(white.var(VarId(1), k_black));
  CHECK_FALSE(white.var(VarId(2), k_white));
  CHECK_FALSE(white.var(VarId(3), k_white));
  CHECK(play.view(k_black).var(VarId(3), k_white) == 4);
  for (int v = 0; v < 4; ++v) CHECK(play.view().var(VarId(v), k_black) == v + 1);
}

}  // namespace hr::tests

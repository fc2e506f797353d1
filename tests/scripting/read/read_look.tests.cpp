// SPDX-License-Identifier: MIT
// `look`: the drawing of a kind, and of the board.
#include "scripting/read/read_look.h"

#include "core/board/marks.h"
#include "core/record/record.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/scripting/loading.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

constexpr const char* k_triangle =
    "<svg viewBox='0 0 64 64'>\n<path d='M8 56L32 8L56 56Z' fill='owner'/>\n</svg>";

std::string looking(const std::string& look) {
  return with_fields("api = 3, kinds = { cube = {\nlook = " + look + " } }");
}

struct Drawn {
  TemporaryRuleset files{"t", looking("'sub/dragon.svg'")};

  Drawn() { files.write("sub/dragon.svg", k_triangle); }
  std::string error() const {
    return error_of([&] { scripting::load_ruleset(files.folder()); });
  }
};

const GameDef& definition(const scripting::Ruleset& ruleset) {
  return ruleset.game()->definition();
}

}  // namespace

TEST_CASE("a look names a drawing of ours, for all owners or for each seat", "[scripting]") {
  CHECK(complaint(looking("'knight'")).empty());
  CHECK(complaint(looking("{ a = 'cross', b = 'nought' }")).empty());
  CHECK(complaint(looking("'knigt'")) ==
        "t/rules.lua:5: kinds.cube.look: there is no drawing called \"knigt\" (did you mean "
        "\"knight\"?)");
  CHECK(complaint(looking("{ A = 'cross' }")) ==
        "t/rules.lua:5: kinds.cube.look.A: there is no seat called \"A\" (did you mean \"a\"?)");
  CHECK(complaint(looking("7")) == "t/rules.lua:5: kinds.cube.look: expected a text, got 7");
  CHECK(complaint(looking("'gone.svg'")) ==
        "t/rules.lua:5: kinds.cube.look: there is no file \"gone.svg\" in the ruleset's folder");
}

TEST_CASE("a look names a file of the ruleset, which is part of its ruleset_text", "[scripting]") {
  const Drawn drawn;
  REQUIRE(drawn.error().empty());
  const auto ruleset = scripting::load_ruleset(drawn.files.folder());
  CHECK(definition(*ruleset).kinds[KindId(0)].looks == std::vector<std::string>{"sub/dragon.svg"});
  CHECK(definition(*ruleset).drawings.at("sub/dragon.svg").find("fill=\"{owner}\"") !=
        std::string::npos);
  REQUIRE(ruleset->text().find("sub/dragon.svg") != nullptr);
  // Loaded elsewhere from the ruleset text alone, as from a record.
  const auto again = scripting::load_ruleset(ruleset->text());
  CHECK(definition(*again).drawings == definition(*ruleset).drawings);
}

TEST_CASE("a drawing that is no good is reported with its file and line", "[scripting]") {
  Drawn drawn;
  drawn.files.write("sub/dragon.svg", "<svg viewBox='0 0 64 64'>\n\n<script/></svg>");
  CHECK(drawn.error() ==
        "t/sub/dragon.svg:3: <script> is not allowed; a drawing consists of g, path, rect, circle, "
        "ellipse, line, polyline and polygon");
  drawn.files.write("sub/dragon.svg", std::string(33 << 10, ' '));
  CHECK(drawn.error() == "t/sub/dragon.svg:1: a drawing is at most 32 KB large");
  drawn.files.write("sub/draogn.svg", k_triangle);
  std::filesystem::remove(std::filesystem::path(drawn.files.folder()) / "sub/dragon.svg");
  CHECK(drawn.error() ==
        "t/rules.lua:5: kinds.cube.look: there is no file \"sub/dragon.svg\" in the ruleset's "
        "folder (did you mean \"sub/draogn.svg\"?)");
}

TEST_CASE("the board has a look: of its cells, of regions and of closed places", "[scripting]") {
  const TemporaryRuleset files(
      "t", with_fields("regions = { home = { { 'A1' }, { 'C3' } }, lake = { 'B2', 'A1' } },\n"
                       "look = function() return { cells = { fill = 'green' }, closed = 'wall',\n"
                       "regions = { home = { fill = 'owner', drawing = 'house' },\n"
                       "lake = { fill = 'blue' } } } end"));
  const auto ruleset = scripting::load_ruleset(files.folder());
  const GameDef& game = definition(*ruleset);
  CHECK(game.look.closed == CellLook{.drawing = "wall"});
  const auto cells = drawn_cells(game, game.look);
  const auto at = [&](const char* name) { return cells[*game.board.find(name)]; };
  CHECK(at("A2").look == CellLook{.fill = Tint::green});
  CHECK(at("B2").look == CellLook{.fill = Tint::blue});
  CHECK(at("A1").look == CellLook{.fill = Tint::owner, .drawing = "house"});  // the first region's
  CHECK(at("A1").filled_for == SeatId(0));
  CHECK(at("C3").drawn_for == SeatId(1));
}

TEST_CASE("a region is explained in the legend, or is not marked", "[scripting]") {
  const auto look = [](const std::string& region) {
    return with_fields("regions = { home = { 'A1' } }, look = { regions = {\nhome = " + region +
                       " } }");
  };
  const TemporaryRuleset files("t", look("{ fill = 'red', legend = 'home: begin here' }"));
  CHECK(definition(*scripting::load_ruleset(files.folder())).look.regions.at("home") ==
        CellLook{.fill = Tint::red, .legend = "home: begin here"});
  const TemporaryRuleset hidden("t", look("'none'"));
  CHECK(definition(*scripting::load_ruleset(hidden.folder())).look.regions.at("home") ==
        CellLook{.marked = false});
  CHECK(complaint(look("{ legend = ('x'):rep(65) }"))
            .starts_with("t/rules.lua:5: look.regions.home.legend: expected a name of at most 64 "
                         "characters, got "));
  CHECK(complaint(with_fields("look = { cells = { legend = 'x' } }")) ==
        "t/rules.lua:4: look.cells.legend: unknown field; known are fill and drawing");
}

TEST_CASE("links have a look, for all or by direction", "[scripting]") {
  const auto roads = [](const std::string& look) {
    return "return { name = 'S', seats = { 'a', 'b' }, zones = { field = {} }, kinds = { cube = {} "
           "},\nboard = graph{ at = { { 1, 1 }, { 2, 1 }, { 3, 1 } },\n"
           "links = { road = { { 'A1', 'B1' } }, river = { { 'B1', 'C1' } } } },\n"
           "verbs = { put = place{ 'cube' } }, look = " +
           look + " }";
  };
  const TemporaryRuleset files(
      "t", roads("{ links = { all = 'heavy', river = { line = 'dashed', colour = 'blue' } } }"));
  const auto ruleset = scripting::load_ruleset(files.folder());
  const GameDef& game = definition(*ruleset);
  const auto link = [&](int a, int b) {
    for (const DrawnLine& line : drawn_lines(game, game.look))
      if (line.a == CellId(a) && line.b == CellId(b)) return line.look;
    return LinkLook{.line = LinkLine::none};
  };
  CHECK(link(0, 1) == LinkLook{.line = LinkLine::heavy});
  CHECK(link(1, 2) == LinkLook{.colour = Tint::blue, .line = LinkLine::dashed});
  CHECK(complaint(roads("{ links = { rivr = 'heavy' } }")) ==
        "t/rules.lua:4: look.links.rivr: there is no direction called \"rivr\" (did you mean "
        "\"river\"?)");
  CHECK(complaint(roads("{ links = { road = 'wavy' } }")) ==
        "t/rules.lua:4: look.links.road: expected \"single\", \"heavy\", \"dashed\", \"dotted\", "
        "\"double\" or \"none\", got \"wavy\"");
}

TEST_CASE("a look that the board does not have is reported", "[scripting]") {
  const std::string regions = "regions = { home = { 'A1' } }, look = ";
  const auto wrong = [&](const std::string& look) {
    return complaint(with_fields(regions + look));
  };
  check_each(wrong, R"(
{ regions = { hom = 'house' } }
--> t/rules.lua:4: look.regions.hom: there is no region called "hom" (did you mean "home"?)
{ regions = { home = 'huose' } }
--> t/rules.lua:4: look.regions.home: there is no drawing called "huose" (did you mean "house"?)
{ cells = { fill = 'gren' } }
--> t/rules.lua:4: look.cells.fill: expected "plain", "red", "orange", "yellow", "green", "blue", "violet", "brown", "grey" or "owner", got "gren" (did you mean "green"?)
{ regions = { home = { fill = 'owner' } } }
--> t/rules.lua:4: look.regions.home.fill: only a region with its own cells for each seat has owners
{ links = { all = 'dashed' } }
--> t/rules.lua:4: look.links: the cells of this board touch, so no lines are drawn between them; with as = "points" it has lines, and pieces stand on their crossings
{ as = 'point' }
--> t/rules.lua:4: look.as: expected "chequered", "plain", "points" or "table", got "point" (did you mean "points"?)
{ as = 'points', links = { norht = 'heavy' } }
--> t/rules.lua:4: look.links.norht: there is no direction called "norht"
{ cells = 7 }
--> t/rules.lua:4: look.cells: expected the name of a drawing, or a table such as { fill = "green" }, got 7
)");
  CHECK(wrong("{ cell = 'house' }").starts_with("t/rules.lua:4: look.cell: "));
}

TEST_CASE("a grid of points has lines of its own, also between the cells of a region",
          "[scripting]") {
  const TemporaryRuleset files(
      "t", with_fields("regions = { home = { 'A1', 'B2' } }, look = { as = 'points',\n"
                       "links = { diagonal = 'none', n = 'heavy' },\n"
                       "regions = { home = { links = { diagonal = 'dashed' } } } }"));
  const auto ruleset = scripting::load_ruleset(files.folder());
  const GameDef& game = definition(*ruleset);
  const auto line = [&](const char* a, const char* b) {
    for (const DrawnLine& each : drawn_lines(game, game.look))
      if (each.a == *game.board.find(a) && each.b == *game.board.find(b)) return each.look.line;
    return LinkLine::none;
  };
  CHECK(line("A1", "A2") == LinkLine::heavy);
  CHECK(line("A1", "B1") == LinkLine::single);
  CHECK(line("A1", "B2") == LinkLine::dashed);
  CHECK(line("B1", "A2") == LinkLine::none);
  CHECK(complaint(
            "return { name = 'S', seats = { 'a', 'b' }, zones = { field = {} }, kinds = { cube "
            "= {} },\nboard = graph{ cells = { 'p', 'q' }, links = { on = { { 'p', 'q' } } } },\n"
            "verbs = { put = place{ 'cube' } }, look = { as = 'points' } }") ==
        "t/rules.lua:3: look.as: only a grid can be drawn in another way; of other boards the "
        "positions and links of the cells say how they look");
}

TEST_CASE("a whole look is one drawing for pieces on several cells", "[scripting]") {
  const TemporaryRuleset files("t", looking("{ whole = 'windmill' }"));
  const auto ruleset = scripting::load_ruleset(files.folder());
  const KindDef& kind = definition(*ruleset).kinds[KindId(0)];
  CHECK(kind.whole);
  CHECK(kind.looks == std::vector<std::string>{"windmill"});
  CHECK(complaint(looking("{ whole = 'windmil' }")) ==
        "t/rules.lua:5: kinds.cube.look.whole: there is no drawing called \"windmil\" (did you "
        "mean \"windmill\"?)");
  CHECK(complaint(looking("{ whole = 'windmill', label = 'W' }")) ==
        "t/rules.lua:5: kinds.cube.look.whole: unknown field; known are label");
}

TEST_CASE("a label is written on pieces, and has few letters", "[scripting]") {
  CHECK(complaint(looking("{ label = '2048' }")).empty());
  CHECK(complaint(looking("{ a = { label = '帥' }, b = 'knight' }")).empty());
  CHECK(complaint(looking("{ label = 'general' }")) ==
        "t/rules.lua:5: kinds.cube.look.label: expected at most 6 letters, got \"general\"");
  CHECK(complaint(looking("{ a = { lable = '帥' } }")) ==
        "t/rules.lua:5: kinds.cube.look.a.lable: unknown field (did you mean \"label\"?)");
}

TEST_CASE("dice look like dice", "[scripting]") {
  const std::string rules =
      "return { name = 'D', seats = { 'a', 'b' }, zones = { cup = dice{ 8 } },\n"
      "verbs = { go = pass{} } }";
  const TemporaryRuleset files("t", rules);
  const auto ruleset = scripting::load_ruleset(files.folder());
  CHECK(definition(*ruleset).kinds[KindId(5)].looks == std::vector<std::string>{"die_6"});
  CHECK(definition(*ruleset).kinds[KindId(6)].looks.empty());
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Board files among a ruleset's variants: chosen, listed, refused, applied.
#include "scripting/read/board_file.h"

#include <catch2/catch.hpp>

#include "core/board/board_draft.h"
#include "core/board/edited_board.h"
#include "scripting/check/check.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/variants.h"

namespace hr::tests {

namespace {

// Two camps on a grid, as wide as an option says; home is the first row, base is far apart.
const std::string k_camps = R"(return {
  name = 'Camps', seats = { { 'white', faces = 'n' }, { 'black', faces = 's' } },
  options = { columns = { 4, min = 2, max = 8 }, size = { 'as set', 'large' },
    depth = { 1, min = 1, max = 2 }, links = { 'all', 'orthogonal' } },
  board = function(o)
    local columns = o.size == 'large' and 8 or o.columns
    return grid{ columns, 4, links = o.links }
  end,
  regions = function(o) return {
    home = { function(_, y) return y <= o.depth end, function(_, y) return y > 4 - o.depth end },
    base = far_apart(), corner = { 'A1' } } end,
  zones = { field = {} }, kinds = { stone = {} },
  verbs = { move = step{ 'stone', onto = empty + enemy }, rest = pass{} },
  setup = function(g)
    for seat in g:seats() do g.field:put(g:cell('base', seat), 'stone', seat) end
  end,
  ends = { plies(40) },
})";

// With a board file called pit.
struct Camps : Kit {
  explicit Camps(const std::string& pit) : Kit(k_camps) { file("variants/pit.board", pit); }
};

std::string load(const std::string& pit) { return Camps(pit).complaint({"pit"}); }

Names region(const scripting::Ruleset& ruleset, const std::string& name, int seat) {
  const Game& game = *ruleset.game();
  Names out;
  for (const CellId cell : game.region(game.region(name), SeatId(seat)).list())
    out.push_back(game.board().name(cell));
  return out;
}

}  // namespace

TEST_CASE("A board file is a variant that edits the declared board", "[scripting]") {
  const Camps kit("-- A gap in the middle.\nclosed B1 B2 C2\nname A1 Gate\nregion base black D3\n");
  const auto ruleset = kit.load({"pit"});
  const GameDef& d = ruleset->game()->definition();
  CHECK(d.name == "Camps on board pit");
  CHECK(d.card.back() == "On board pit: A gap in the middle.");
  CHECK(d.board.cells() == 13);
  CHECK(region(*ruleset, "home", 0) == Names{"Gate", "C1", "D1"});
  CHECK(region(*ruleset, "base", 1) == Names{"D3"});
  CHECK(region(*ruleset, "corner", 0) == Names{"Gate"});
  REQUIRE(ruleset->variants().size() == 1);
  const scripting::VariantInfo& info = ruleset->variants().front();
  CHECK(info.id == "pit");
  CHECK(info.board);
  CHECK(info.about == "A gap in the middle.");
  CHECK(info.changes == Names{"closes B1, B2 and C2", "calls A1 Gate", "marks region base"});
  CHECK(ruleset->text().variants == Names{"pit"});
  CHECK(*ruleset->text().find("variants/pit.board") == d.edited->changes.text);
  CHECK(scripting::board_in_force(ruleset->text()) == "pit");
  // The same again from the text alone, as from a record.
  CHECK(scripting::load_ruleset(ruleset->text())->game()->board().cells() == 13);
  CHECK(kit.load({})->game()->board().cells() == 16);
  CHECK(scripting::board_in_force(kit.load({})->text()).empty());
}

TEST_CASE("Board files are listed among the variants", "[scripting]") {
  Camps kit("-- A gap.\nclosed B2\n");
  kit.variant("calm", "about = 'Calm.'").file("variants/bad.board", "\nclsoed B2\n");
  CHECK(scripting::find_variants(kit.folder().path()) == Names{"bad", "calm", "pit"});
  const auto infos = scripting::describe_variants(kit.folder().path());
  REQUIRE(infos.size() == 3);
  CHECK(infos[0].complaint ==
        "t/variants/bad.board:2: expected size, closed, cut, link, name or region, got \"clsoed\" "
        "(did you mean \"closed\"?)");
  CHECK(infos[2].name == "board pit");
  CHECK(infos[2].about == "A gap.");
  CHECK(infos[2].changes.empty());
  const auto both = kit.load({"pit", "calm"});
  REQUIRE(both->variants().size() == 2);
  CHECK(both->variants()[0].id == "calm");
  CHECK(both->game()->definition().name == "Camps with calm on board pit");
}

TEST_CASE("Two boards at once, or two variants of one name, are a conflict", "[scripting]") {
  Camps kit("closed B2\n");
  kit.file("variants/gap.board", "closed C2\n");
  CHECK_THROWS_AS(kit.load({"pit", "gap"}), scripting::VariantConflict);
  CHECK(kit.complaint({"pit", "gap"}) ==
        "t/variants/gap.board and t/variants/pit.board: only one board can be used at a time");
  kit.variant("pit", "about = 'A pit.'");
  CHECK_THROWS_AS(kit.load({"pit"}), scripting::VariantConflict);
  CHECK(kit.complaint({"pit"}) ==
        "t/variants/pit.board and t/variants/pit.lua: these variants have the same name; give the "
        "path of one");
  CHECK(kit.complaint({"pti"}) ==
        "t: there is no variant called \"pti\" (did you mean \"pit\"?); there are gap, pit");
}

TEST_CASE("A board file may be anywhere and is shown as it was given", "[scripting]") {
  const Camps kit("");
  const std::string path = (kit.folder().root() / "hole.board").string();
  std::ofstream(path) << "closed Z1\n";
  CHECK(kit.complaint({path}).ends_with(
      "hole.board:1: closed: there is no cell \"Z1\"; cells are named A1 to D4"));
  std::ofstream(path) << "closed B2\n";
  CHECK(kit.load({path})->game()->board().cells() == 15);
}

TEST_CASE("An invalid line is refused with its file and line", "[scripting]") {
  CHECK(load("\nclosed B9\n") ==
        "t/variants/pit.board:2: closed: there is no cell \"B9\"; cells are "
        "named A1 to D4");
  CHECK(load("region bse A1\n") ==
        "t/variants/pit.board:1: region: there is no region \"bse\" (did you mean \"base\"?); "
        "there are base, corner and home");
  Kit kit("return { name = 'T', seats = { 'a' }, verbs = { go = pass{} } }");
  CHECK(kit.file("variants/pit.board", "closed A1\n").complaint({"pit"}) ==
        "t/variants/pit.board:1: this ruleset has no board to edit");
}

TEST_CASE("A board file's size overrides the options, and options left without effect are named",
          "[scripting]") {
  const auto ruleset = Camps("size 6 5\n").load({"pit"});
  const GameDef& d = ruleset->game()->definition();
  CHECK(d.board.size() == Coordinates{6, 5, 1});
  CHECK(d.edited->declared.size() == Coordinates{4, 4, 1});
  CHECK(region(*ruleset, "base", 1) == Names{"F1"});
  CHECK(ruleset->notices() ==
        Names{"options columns and size no longer affect the board: board file pit sets its size"});
  // With a different value it has no effect anyway.
  CHECK(Camps("size 6 5\n").load({"pit"}, {{"size", "large"}})->notices() ==
        Names{"option size no longer affects the board: board file pit sets its size"});
  CHECK(Camps("closed B2\n").load({"pit"})->notices().empty());
  CHECK(Camps("size 6 5\n").load({})->notices().empty());
}

TEST_CASE("A setup without room on the edited board is one error", "[scripting]") {
  std::string said;
  try {
    const VariantPlay play(Camps("region base white\n").load({"pit"}));
  } catch (const Error& error) {
    said = error.what();
  }
  CHECK(said ==
        "t/rules.lua:15: region \"base\": expected one cell, got 0; the game cannot be set up on "
        "board pit");
}

TEST_CASE("A board is added to a ruleset text and removed from it", "[scripting]") {
  const Camps kit("closed B2\n");
  const RulesetText declared = kit.load({})->text();
  const RulesetText pit = scripting::with_board(declared, "hole", "closed B2 C2\n");
  CHECK(pit.variants == Names{"hole"});
  CHECK(scripting::load_ruleset(pit)->game()->board().cells() == 14);
  const RulesetText other = scripting::with_board(pit, "hole", "closed B2\n");
  CHECK(differences(pit, other) == Names{"variants/hole.board edited"});
  CHECK(scripting::with_board(other, "gap", "").variants == Names{"gap"});
  CHECK(scripting::with_board(other, "", "") == declared);
  Camps calm("");
  calm.variant("calm", "about = 'Calm.'");
  CHECK_THROWS_AS(scripting::with_board(calm.load({"calm"})->text(), "calm", ""),
                  scripting::VariantConflict);
}

TEST_CASE("A game continues on an edited board, and back on the original", "[scripting]") {
  const Camps kit("");
  const auto with = [&](const std::string& text) {
    return scripting::open_playable(scripting::with_board(kit.load({})->text(), "pit", text));
  };
  Match match(with(""), 1);
  BoardDraft draft(match.game().definition());
  const BoardChanges before = draft.changes();
  draft.close("A1");
  draft.rename("A4", "Den");
  match.change_rules(with(draft.changes().text));
  CHECK(match.node().lost() == Names{"Removed from closed cells: white's stone at A1."});
  CHECK(match.legal(SeatId(0)).size() == 1);  // rest
  draft.put(before);
  match.change_rules(with(draft.changes().text));
  CHECK(match.legal(SeatId(0)).size() == 4);  // nothing was lost: no action was played in between
}

TEST_CASE("check plays games with a board file and finds its problems", "[scripting]") {
  const auto check = [](const std::string& text) {
    const RulesetText ruleset_text =
        scripting::read_ruleset_text(Camps(text).folder().path(), {"pit"});
    return scripting::check(ruleset_text, {.games = 200, .seed = 1, .limit = 100});
  };
  const auto sound = check("-- A gap: v.x = nil\nsize 6 4\nclosed B2 C2\nlink A1 F4\n");
  CHECK(sound.has_no_errors());
  const auto wrong = check("size 6 4\nclosed B9\n");
  REQUIRE(wrong.findings.size() == 1);
  CHECK(wrong.findings[0].file == "t/variants/pit.board");
  CHECK(wrong.findings[0].line == 2);
  CHECK(wrong.findings[0].message.starts_with("closed: there is no cell \"B9\""));
}

TEST_CASE("A board file with a link that no rule follows gives a notice", "[scripting]") {
  const auto notices = [](const std::string& rules, const std::string& board) {
    Kit kit(
        "return { name = 'Links', seats = { { 'white', faces = 'n' } }, board = grid{ 3, 3 }, "
        "zones = { field = {} }, kinds = { stone = {} }, " +
        rules + " }");
    kit.file("variants/pit.board", board);
    return kit.load({"pit"})->notices();
  };
  const Names idle{"no verb, set or end of these rules follows the link between A1 and C3"};
  CHECK(notices("verbs = { move = step{ 'stone', dirs = 'n' } }", "link A1 C3\n") == idle);
  CHECK(notices("verbs = { put = place{ 'stone' } }", "link A1 C3\n") == idle);
  CHECK(notices("verbs = { put = place{ 'stone' } }", "closed B2\n").empty());
  CHECK(notices("verbs = { move = step{ 'stone' } }", "link A1 C3\n").empty());
  CHECK(notices("verbs = { put = place{ 'stone', onto = empty - near(own) } }", "link A1 C3\n")
            .empty());
  CHECK(notices("verbs = { put = place{ 'stone' } }, ends = { line{ 'stone', 3 } }", "link A1 C3\n")
            .empty());
  // The link takes the board's own direction where it fits.
  CHECK(notices("verbs = { move = step{ 'stone', dirs = 'n' } }", "cut A1 A2\n").empty());
}

}  // namespace hr::tests

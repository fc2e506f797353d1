// SPDX-License-Identifier: MIT
// Towers: a tower is its top piece, and carries the others.
#include <catch2/catch.hpp>

#include "core/engine/view.h"
#include "core/words/named_action.h"
#include "core/words/text.h"
#include "tests/support/lua_play.h"
#include "tests/support/position.h"

namespace hr::tests {

namespace {

// A row of six cells with towers on them, such as "A1:aab C1:B": a and b are men of the seats, A
// and B kings, r is a rock, the lowest piece first. One verb, `go`.
struct Row : LuaPlay {
  Row(const std::string& towers, const std::string& verb, const std::string& fields = "",
      const std::string& size = "6, 1")
      : LuaPlay(rules(towers, verb, fields, size)) {}

  static std::string rules(const std::string& towers, const std::string& verb,
                           const std::string& fields, const std::string& size = "6, 1") {
    std::string setup;
    for (std::size_t at = 0; at < towers.size();) {
      const std::size_t colon = towers.find(':', at);
      const std::size_t end = std::min(towers.find(' ', at), towers.size());
      for (std::size_t i = colon + 1; i < end; ++i) {
        const char piece = towers[i];
        const std::string kind = piece == 'r' ? "rock" : piece < 'a' ? "king" : "man";
        setup += "g.field:put(g:cell('" + towers.substr(at, colon - at) + "'), '" + kind + "'" +
                 (piece == 'r'                   ? ""
                  : piece == 'a' || piece == 'A' ? ", 1"
                                                 : ", 2") +
                 ") ";
      }
      at = end + 1;
    }
    return "return { name = 'Row', seats = { 'a', 'b' }, board = grid{ " + size +
           " },\n"
           "zones = { field = { holds = 'tower', height = 9 } },\n"
           "kinds = { man = {}, king = {}, rock = { owned = false } },\n"
           "stuck = 'draws', setup = function(g) " +
           setup + "end, verbs = { go = " + verb + " },\n" + fields + " }";
  }

  // The towers of the row, as above.
  std::string towers() const {
    const ZoneLayout& zone = game->layout().zone(ZoneInstance(0));
    REQUIRE(contradiction(*game, match.state()) == "");
    std::string out;
    for (int cell = 0; cell < game->cells(); ++cell) {
      const auto pieces = tower_pieces(match.state().words(), zone, cell);
      if (pieces.empty()) continue;
      out += (out.empty() ? "" : " ") + game->board().name(CellId(cell)) + ":";
      for (const std::uint8_t code : pieces) {
        const Piece piece = zone.pieces[nth(code - 1)];
        const std::string& kind = game->definition().kinds[piece.kind].name;
        out += kind == "rock"             ? "r"
               : piece.owner == SeatId(0) ? (kind == "king" ? "A" : "a")
                                          : (kind == "king" ? "B" : "b");
      }
    }
    return out;
  }

  // What the first seat may do: arguments, cells by name.
  std::string legal() const {
    std::string out;
    std::vector<Action> actions;
    for (const Choice& choice : match.legal(SeatId(0))) actions.push_back(choice.action);
    std::sort(actions.begin(), actions.end());
    for (const Action& action : actions) {
      out += out.empty() ? "" : " ";
      for (int i = 0; i < action.count; ++i) {
        const bool lift = i == 2 && game->verb_def(action.verb).patterns[0].lift.has_value();
        out +=
            lift ? "x" + std::to_string(action.arguments[2]) : game->board().name(action.cell(i));
      }
    }
    return out;
  }

  Row& go(const std::vector<std::string>& cells, std::int64_t lifted = 0) {
    Action action{.verb = game->verb("go")};
    for (const std::string& name : cells) action.arguments[nth(action.count++)] = cell(name);
    if (lifted > 0) action.arguments[nth(action.count++)] = lifted;
    match.play(SeatId(0), action);
    return *this;
  }
};

std::string picked(const std::string& towers, const std::string& set) {
  return Row(towers, "pick{ " + set + " }").legal();
}

// The towers after the first seat has picked C1.
std::string after(const std::string& towers, const std::string& does) {
  return Row(towers, "{ pick{ filled }, does = " + does + " }").go({"C1"}).towers();
}

}  // namespace

TEST_CASE("a step with some pieces of a tower leads to a neighbour, on wide boards, too", "[lua]") {
  for (const char* size : {"6, 6", "30, 30"}) {
    const std::string verb = "step{ own, dirs = 'orthogonal', lift = number{ 1, 2 } }";
    CHECK(Row("B1:aaa", verb, "", size).legal() == "B1A1x1 B1A1x2 B1C1x1 B1C1x2 B1B2x1 B1B2x2");
  }
}

TEST_CASE("A tower is its top piece to all sets", "[scripting][towers]") {
  const std::string towers = "A1:ab B1:ba C1:BrA E1:r";
  CHECK(picked(towers, "own") == "B1 C1");
  CHECK(picked(towers, "enemy") == "A1");
  CHECK(picked(towers, "any 'rock'") == "E1");
  CHECK(picked(towers, "own 'man'") == "B1");
  CHECK(picked(towers, "empty") == "D1 F1");
  CHECK(picked(towers, "own * enemy") == "");
}

TEST_CASE("holding() speaks of the pieces in towers", "[scripting][towers]") {
  const std::string towers = "A1:ab B1:ba C1:BrA E1:r";
  CHECK(picked(towers, "holding(own)") == "A1 B1 C1");
  CHECK(picked(towers, "holding(any 'rock')") == "C1 E1");
  CHECK(picked(towers, "holding(any, 3)") == "C1");
  CHECK(picked(towers, "holding(any, 1, 2)") == "A1 B1 E1");
  CHECK(picked(towers, "holding(enemy, 0, 0)") == "D1 E1 F1");
  CHECK(picked(towers, "own - holding(any 'rock')") == "B1");
  CHECK(picked(towers, "holding(any{ 'rock', 'king' }, 2)") == "C1");
}

TEST_CASE("total() counts what towers carry, or what they are holding", "[scripting][towers]") {
  const std::string towers = "A1:ab B1:bba C1:BrA";
  const auto is = [&](const std::string& number, int n) {
    return picked(towers, "is(" + number + ", " + std::to_string(n) + ") * own") != "";
  };
  CHECK(is("total(own)", 6));
  CHECK(is("total(holding(own))", 3));
  CHECK(is("total(holding(any 'rock'))", 1));
  CHECK(is("total(enemy)", 2));
  CHECK(is("count(own)", 2));
}

TEST_CASE("Towers move as a whole and stand on others", "[scripting][towers]") {
  const std::string onto = "onto = everywhere, dirs = 'e'";
  CHECK(Row("A1:ba B1:bb", "step{ own, " + onto + " }").go({"A1", "B1"}).towers() == "B1:bbba");
  CHECK(Row("A1:ba B1:bb", "hop{ own, onto = filled }").go({"A1", "B1"}).towers() == "B1:bbba");
  CHECK(Row("A1:ba C1:b", "step{ own 'man' }").go({"A1", "B1"}).towers() == "B1:ba C1:b");
  CHECK(Row("A1:ba", "step{ 'king' }").legal() == "");
}

TEST_CASE("A part of a tower can be lifted", "[scripting][towers]") {
  const std::string onto = ", onto = everywhere, dirs = 'e' }";
  Row one("A1:baA", "step{ own, lift = 1" + onto);
  CHECK(one.legal() == "A1B1");
  CHECK(one.go({"A1", "B1"}).towers() == "A1:ba B1:A");
  CHECK(Row("A1:baA B1:a", "step{ own, lift = 2" + onto).legal() == "A1B1");
  Row some("A1:baA C1:a", "step{ own, lift = number{ 2, 5 }" + onto);
  CHECK(some.legal() == "A1B1x2 A1B1x3");
  CHECK(some.go({"A1", "B1"}, 2).towers() == "A1:b B1:aA C1:a");
  CHECK(Row("A1:baA", "step{ own, lift = number{ 2, count(own) }" + onto).legal() == "");
  CHECK(Row("A1:baA", "hop{ own, lift = number{ 3, 9 }, onto = empty * region 'end' }",
            "regions = { ['end'] = { 'F1' } }")
            .legal() == "A1F1x3");
}

TEST_CASE("A slide can be as long as the tower that moves is high", "[scripting][towers]") {
  const std::string over = ", over = everywhere, onto = everywhere, dirs = 'e'";
  CHECK(Row("A1:bba B1:a", "slide{ own, exactly = lifted" + over + " }").legal() == "A1D1 B1C1");
  CHECK(Row("A1:ba", "slide{ own, max = lifted" + over + " }").legal() == "A1B1 A1C1");
  CHECK(
      Row("A1:baa", "slide{ own, exactly = lifted, lift = number{ 1, 2 }" + over + " }").legal() ==
      "A1B1x1 A1C1x2");
  CHECK(Row("A1:ba", "slide{ own, exactly = lifted * 2" + over + " }").legal() == "A1E1");
  CHECK(
      Row("A1:ba B1:b", "slide{ own, exactly = lifted, onto = everywhere, dirs = 'e' }").legal() ==
      "");
}

TEST_CASE("How many are lifted is written and read as a third argument", "[scripting][towers]") {
  Row play("A1:baA C1:a", "step{ own, lift = number{ 1, 3 }, onto = everywhere, dirs = 'e' }");
  const View view(*play.engine, play.match.state(), SeatId(0));
  const auto legal = play.match.legal(SeatId(0));
  const Parsed two = parse_action(view, "go A1 to B1 2", legal);
  REQUIRE(two.choice);
  const Action action = two.choice->action;
  CHECK(action == Action{.verb = VerbId(0), .count = 3, .arguments = {0, 1, 2}});
  CHECK(action_text(*play.game, action) == "go A1 B1 2");
  CHECK(action_sentence(*play.game, SeatId(0), action) == "A goes A1 to B1, lifting 2.");
  const NamedAction named_so = named(*play.game, SeatId(0), action);
  CHECK(named_so.arguments ==
        NamedArguments{std::string("A1"), std::string("B1"), std::int64_t{2}});
  CHECK(action_of(*play.game, named_so) == action);
  CHECK(parse_action(view, "go A1 B1", legal).refusal.text ==
        "Go A1 B1 may be followed by 1, 2 or 3.");
  CHECK(parse_action(view, "go A1 B1 5", legal).refusal.text ==
        "You cannot go A1 B1 5; go A1 B1 may be followed by 1, 2 or 3.");
  CHECK(parse_action(view, "go A1 C1 1", legal).refusal.text ==
        "A1 cannot go to C1; it may go to B1.");
}

TEST_CASE("Towers are captured as a whole", "[scripting][towers]") {
  Row play("A1:ba B1:arb", "step{ own, onto = enemy, captures = true }");
  CHECK(play.go({"A1", "B1"}).towers() == "B1:ba");
  CHECK(play.match.node().events().size() == 3);
  CHECK(play.match.header().idle == 0);
  CHECK(Row("A1:ba B1:arb", "jump{ own }").go({"A1", "C1", "B1"}).towers() == "C1:ba");
  Row never("A1:ba B1:arb", "{ jump{ own }, lifts = 'never' }");
  CHECK(never.go({"A1", "C1", "B1"}).towers() == "B1:arb C1:ba");
  CHECK(
      Row("A1:ba B1:arb", "{ jump{ own }, lifts = 'never', does = send(top(passed), under(here)) }")
          .go({"A1", "C1", "B1"})
          .towers() == "B1:ar C1:bba");
}

TEST_CASE("take and send concern whole towers, flip and become the top piece",
          "[scripting][towers]") {
  CHECK(after("C1:aba", "take(here)") == "");
  CHECK(after("C1:aba", "take(top(here))") == "C1:ab");
  CHECK(after("C1:aba", "take(top(here, 9))") == "");
  CHECK(after("C1:aba", "take(bottom(here, total(here) - 1))") == "C1:a");
  CHECK(after("C1:aba", "take(bottom(here, total(here) - 3))") == "C1:aba");
  CHECK(after("C1:aba", "take(here, enemy)") == "C1:aa");
  CHECK(after("C1:abab", "take(here, own, 1)") == "C1:abb");
  CHECK(after("C1:abab", "take(here, any, 3)") == "C1:a");
  CHECK(after("C1:abab", "take(bottom(here, 3), any, 1)") == "C1:abb");
  CHECK(after("C1:abb", "flip(here)") == "C1:aba");
  CHECK(after("C1:abb", "flip(top(here, 2))") == "C1:aaa");
  CHECK(after("C1:abb", "become(here, 'king')") == "C1:abB");
  CHECK(after("C1:abb", "become(bottom(here, 2), { man = 'king' })") == "C1:ABb");
  CHECK(after("A1:ab C1:ba", "send(enemy, here)") == "C1:baab");
  CHECK(after("A1:ab C1:ba", "send(top(enemy), here)") == "A1:a C1:bab");
  CHECK(after("A1:ab C1:ba", "send(bottom(enemy), under(here))") == "A1:b C1:aba");
  CHECK(after("C1:ab", "put('king', here, 2)") == "C1:abAA");
}

TEST_CASE("How many were lifted is known to what follows", "[scripting][towers]") {
  Row play("A1:bba", "{ step{ own, lift = number{ 1, 3 } }, does = set('n', lifted) }",
           "vars = { n = {} }");
  play.go({"A1", "B1"}, 2);
  CHECK(View(*play.engine, play.match.state(), SeatId::owner).var(VarId(0), SeatId::none) == 2);
}

TEST_CASE("Rules read and write towers through their top", "[scripting][towers]") {
  Row play("A1:aB",
           "{ pick{ filled }, effect = function(g, me, c) "
           "assert(g.field:at(c) == 'king' and g.field:owner(c) == 2) "
           "assert(g.field:count(c) == 2 and g.field:count(c, 'man') == 1) "
           "assert(g.field:has(c, 'king') and not g.field:has(c, 'man')) "
           "assert(g.field:find('man') == nil) "
           "g.field:flip(c, 1) g.field:move(c, 3) g.field:put(3, 'man', 2, 2) end }");
  CHECK(play.go({"A1"}).towers() == "A1:a C1:Abb");
  Row wrong("A1:aB", "{ pick{ filled }, effect = function(g, me, c) g.field:take(c, 'man') end }");
  CHECK_THAT(wrong.failure(1, "go", {0}),
             Catch::Contains("expected \"man\" at A1, found \"king\" of b"));
}

TEST_CASE("A tower that gets too high is an error that says what to do", "[scripting][towers]") {
  Row play("A1:aaaaa B1:bbbbb", "step{ own, onto = filled }");
  CHECK_THAT(
      play.failure(1, "go", {0, 1}),
      Catch::Contains("field: B1 holds at most 9 pieces, got 10; the zone's height says how many"));
  CHECK_THAT(play.failure(1, "go", {0, 1}), Catch::Contains("rules.lua:"));
  CHECK(play.towers() == "A1:aaaaa B1:bbbbb");
  Row write("A1:aaaaa B1:bbbbb", "{ pick{ own }, does = send(own, enemy) }");
  CHECK_THAT(write.failure(1, "go", {0}),
             Catch::Contains("rules.lua:") &&
                 Catch::Contains("field: B1 holds at most 9 pieces, got 10; the zone's height"));
}

TEST_CASE("Rulesets with towers are refused with the reason", "[scripting][towers]") {
  const auto wrong = [](const std::string& verb, const std::string& fields = "") {
    return complaint(Row::rules("", verb, fields));
  };
  CHECK_THAT(wrong("pick{ own('man', 2) }"),
             Catch::Contains("a tower is its top piece; to count those in it, write holding(own "
                             "\"man\", 2)"));
  CHECK_THAT(wrong("pick{ top(own) }"),
             Catch::Contains("top(…) says which pieces of a tower take"));
  CHECK_THAT(wrong("{ pick{ own }, does = take(under(own)) }"),
             Catch::Contains("under(…) says where send puts pieces"));
  CHECK_THAT(wrong("pick{ holding(everywhere) }"),
             Catch::Contains("holding: expected own, enemy or any"));
  CHECK_THAT(wrong("step{ own, lift = 0 }"), Catch::Contains("lift"));
  CHECK_THAT(wrong("step{ own, lift = 'all' }"),
             Catch::Contains("expected how many pieces to lift"));
  CHECK_THAT(wrong("{ step{ own }, step{ own, lift = number{ 1, 2 } } }"),
             Catch::Contains("need the same arguments"));
  CHECK_THAT(wrong("{ step{ own }, lifts = 'never' }"), Catch::Contains("is for verbs that jump"));
  const std::string single = "zones = { field = {} }";
  CHECK_THAT(wrong("step{ own, lift = 1 }", single), Catch::Contains("expected a zone of towers"));
  CHECK_THAT(wrong("step{ own, captures = true }", single),
             Catch::Contains("expected a zone of towers"));
  CHECK_THAT(wrong("{ pick{ own }, does = take(top(own)) }", single),
             Catch::Contains("top, bottom and under are for towers"));
  CHECK_THAT(wrong("pick{ holding(own) }", single), Catch::Contains("holds one piece"));
  CHECK_THAT(wrong("slide{ own, exactly = lifted }", single),
             Catch::Contains("no zone of this ruleset holds towers"));
  CHECK_THAT(wrong("pick{ own }", "zones = { field = { height = 3 } }"),
             Catch::Contains("only a zone with holds = \"tower\" has a height"));
  CHECK_THAT(wrong("pick{ own }", "zones = { field = { holds = 'tower', height = 300 } }"),
             Catch::Contains("height: expected an integer from 1 to 255"));
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// What may stand for a set of cells or for directions: cells and numbers of cells, and directions
// joined by '+'.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "core/base/words.h"
#include "tests/scripting/loading.h"
#include "tests/scripting/rule_bench.h"

namespace hr::tests {
namespace {

// A 4 x 4 board with a man of a's on B2 and of b's on C3, who face n and s; verbs from line 7 on.
std::string men_with(const std::string& verbs, const std::string& first = "") {
  return first +
         "return { name = 'S', seats = { { 'a', faces = 'n' }, { 'b', faces = 's' } },\n"
         "board = grid{ 4, 4, links = 'orthogonal' }, regions = { home = { { 'B2' }, { 'C3' } } "
         "},\n"
         "zones = { field = {}, roads = { on = 'links' } }, stuck = 'draws',\n"
         "kinds = { man = { zone = 'field', begins_on = region 'home' }, road = { zone = 'roads' } "
         "},\n"
         "vars = { wind = { 'n', type = 'direction' }, spot = { 'B2', type = 'cell' } },\n"
         "verbs = {\n" +
         verbs + "\n} }";
}

// The cells that the first argument, or the last one, of each verb may be.
std::map<std::string, std::string> offered(const LuaPlay& game) {
  std::map<std::string, std::string> out;
  for (const Choice& choice : game.match.legal(SeatId(0))) {
    std::string& cells = out[std::string(game.game->verb_name(choice.action.verb))];
    cells += (cells.empty() ? "" : " ") +
             (choice.action.count == 0
                  ? "yes"
                  : game.game->board().name(choice.action.cell(choice.action.count - 1)));
  }
  return out;
}

}  // namespace

TEST_CASE("Leaps and other directions are joined by +, wherever directions are expected",
          "[scripting]") {
  const LuaPlay game(
      men_with("a = step{ 'man', dirs = leap(0, 2) + leap(1, 2) },\n"
               "b = step{ 'man', dirs = 'n' + leap(0, 2) + 'e' },\n"
               "c = step{ 'man', dirs = { 'w', 'n' } + leap(0, 2, 'forward') },\n"
               "d = step{ 'man', dirs = { leap(0, 2) + leap(1, 2), 'w' } },\n"
               "e = pick{ near(own.field, leap(0, 2) + leap(1, 2)) },\n"
               "f = pick{ near(own.field, var 'wind' + 'e') },\n"
               "g = pick{ ray(own.field, empty.field, 'n' + 'e') },\n"
               "h = slide{ 'man', dirs = 'left' + 'right' },\n"
               "i = pick{ near(own.field, turned('n' + 'e', 'left')) },\n"
               "j = pick{ near(own.field, JOINED) }",
               "local JOINED = leap(0, 2) + leap(1, 2) + leap(0, 2)\n"));
  auto sorted = [](std::string cells) {
    std::vector<std::string> words = split_words(cells);
    std::ranges::sort(words);
    return joined(words);
  };
  auto found = offered(game);
  for (auto& [verb, cells] : found) cells = sorted(cells);
  std::string all;
  for (const auto& [verb, cells] : found) all += verb + ": " + cells + "\n";
  CHECK(all ==
        "a: A4 B4 C4 D1 D2 D3\nb: B3 B4 C2 D2\nc: A2 B3 B4\nd: A2 A4 B4 C4 D1 D2 D3\n"
        "e: A4 B4 C4 D1 D2 D3\nf: B3 C2\ng: B3 B4 C2 D2\nh: A2 C2 D2\ni: A2 B3\n"
        "j: A4 B4 C4 D1 D2 D3\n");
}

TEST_CASE("What cannot be joined by + is refused with what to write instead", "[scripting]") {
  check_complaints([](const std::string& verbs) { return men_with(verbs); }, R"--(
a = step{ 'man' } + slide{ 'man' }
--> t/rules.lua:7: step{…} is no term, so it has no place beside '+', '-' or '*'; several stand in braces with commas between them, as in { step{ … }, slide{ … } }
a = { pass{}, does = take(own) + flip(enemy) }
--> t/rules.lua:7: take(…) is no term, so it has no place beside '+', '-' or '*'; several stand in braces with commas between them, as in { step{ … }, slide{ … } }
a = step{ 'man', dirs = 'n' + 'x' }
--> t/rules.lua:7: attempt to perform arithmetic on a string value ("n")
a = pick{ own.field + 'man' }
--> t/rules.lua:7: expected a term on both sides of '+', got "man"
a = pick{ near(own.field, var 'wind' + leap(0, 2)) }
--> t/rules.lua:7: verbs.a.1: leap(0, 2) cannot be joined to a direction that is worked out, such as var or heading; write two sets, as in near(own, leap(0, 2)) + near(own, heading)
a = step{ 'man', dirs = leap(0, 2) - leap(1, 2) }
--> t/rules.lua:7: attempt to perform arithmetic on a string value ("leap(0, 2)")
)--");
}

TEST_CASE("A cell stands for the set of it in every word that takes a set of cells",
          "[scripting]") {
  for (const std::string word :
       {"near(%)", "near(%, 'n')", "around(%)", "level(%)", "group(%, %)",
        "group(everywhere, %, 'n')", "group(%, everywhere)", "lines(%, 1)",
        "ray(%, everywhere, 'n')", "ray(everywhere, %)", "bracket(everywhere, %)",
        "bracket(%, everywhere)", "between(%, everywhere, everywhere)",
        "between(everywhere, %, everywhere)", "between(everywhere, everywhere, %)",
        "first_of(%, region 'edge')", "first_of(nowhere, %)", "around(%) - near(%)"}) {
    const auto with = [&](const std::string& set) {
      std::string out = word;
      for (std::size_t at = 0; (at = out.find('%', at)) != std::string::npos; at += set.size())
        out.replace(at, 1, set);
      return out;
    };
    const std::string cell = with("5"), set = with("region 'middle'");
    INFO(cell);
    CHECK(truth("g:size(" + cell + " - " + set + ", 1), g:size(" + set + " - " + cell + ", 1)") ==
          "0, 0");
  }
  CHECK(truth("g:size(5), g:inside(5, 5), g:inside(5, 6)") == "1, true, false");
  CHECK(truth("g:size(near(10))") ==
        "t/rules.lua:2: bad argument #1 to 'size' (expected a cell of the board, got number 10)");
  CHECK(truth("g:size(near(0))") ==
        "t/rules.lua:2: bad argument #1 to 'near' (cell from 1 to 16384 expected, got 0)");
}

TEST_CASE("The number of a cell stands for the set of it in patterns and writes", "[scripting]") {
  const LuaPlay game(
      men_with("a = place{ 'man', onto = 1 }, b = pick{ near(1, 'n') + near(16, 's') },\n"
               "c = pick{ links_of(1) }, d = pick{ ends_of(links_of(1, 2)) }, e = hop{ 'man', onto "
               "= 16 },\n"
               "f = { pass{}, when = is(total(6), 1) }, g = { pass{}, when = one_group(6) }"));
  auto found = offered(game);
  CHECK(found["a"] == "A1");
  CHECK(found["b"] == "A2 D3");
  CHECK(found["c"].size() == std::string("A1/B1 A1/A2").size());
  CHECK(found["d"] == "A1 B1");
  CHECK(found["e"] == "D4");
  CHECK(found.contains("f"));
  CHECK(found.contains("g"));
  LuaPlay written(
      men_with("act = { pass{}, does = { take(11, any.field), set('spot', 4) } },\n"
               "look = pick{ own.field + var 'spot' }"));
  written.play(1, "act").play(2, "act");
  CHECK(offered(written)["look"] == "D1 B2");
  CHECK(complaint(men_with("a = { pass{}, does = take(17) }")) ==
        "t/rules.lua:7: verbs.a.does.1: expected a set of cells, or the number of a cell from 1 to "
        "16, got 17");
  CHECK(complaint(men_with("a = place{ 'man', onto = 17 }")) ==
        "t/rules.lua:7: verbs.a.onto: expected a set of cells, or the number of a cell from 1 to "
        "16, got 17");
}

}  // namespace hr::tests

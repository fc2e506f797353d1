// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/rule_bench.h"

namespace hr::tests {

TEST_CASE("A cell is found by name, by place and by region", "[scripting]") {
  CHECK(truth(R"(g:cell("edge", 1))") ==
        R"(t/rules.lua:2: region "edge": expected one cell, got 3)");
  CHECK(truth(R"(g:cell("b2"), g:cell("home", 2), g:cell("middle"), g:cell("middle", 1))") ==
        "5, 8, 5, 5");
  CHECK(truth("g:cell(3, 2), g:cell(2), g:cell(3, 3, 1), g:cell(4, 1), g:cell(0, 1), g:cell(1, 1, "
              "2)") == "6, 2, 9, nil, nil, nil");
  CHECK(truth(R"(g:cell("Z9"))") == R"(t/rules.lua:2: there is no cell or region called "Z9")");
  CHECK(truth(R"(g:cell("hom", 1))") ==
        R"(t/rules.lua:2: there is no region called "hom" (did you mean "home"?))");
  CHECK(truth(R"(g:cell("home", 3))") ==
        "t/rules.lua:2: bad argument #2 to 'cell' (seat from 1 to 2 expected, got 3)");
  CHECK(truth(R"(g:cell("home", nil))") ==
        "t/rules.lua:2: bad argument #2 to 'cell' (seat expected, got nil)");
  CHECK(truth(R"(g:cell("home"))") == R"(t/rules.lua:2: region "home": expected one cell, got 2)");
  CHECK(truth("g:cell()") ==
        "t/rules.lua:2: bad argument #1 to 'cell' (name or column expected, got nothing)");
  CHECK(truth("g:cell(own)") ==
        "t/rules.lua:2: bad argument #1 to 'cell' (name or column expected, got a set of cells)");
  CHECK(truth("g:cell(1.5)") ==
        "t/rules.lua:2: bad argument #1 to 'cell' (integer expected, got 1.5, which has a "
        "fractional part)");
  CHECK(truth(R"(g:cell(1, "x"))") ==
        R"(t/rules.lua:2: bad argument #2 to 'cell' (integer expected, got "x"))");
}

TEST_CASE("Cells have names and places", "[scripting]") {
  CHECK(truth("g:name(5)") == "B2");
  CHECK(truth("g:name(10)") ==
        "t/rules.lua:2: bad argument #1 to 'name' (cell from 1 to 9 expected, got 10)");
  CHECK(
      truth(R"(g:name("B2"))") ==
      R"(t/rules.lua:2: bad argument #1 to 'name' (cell expected, got "B2": write g:cell("B2")))");
  CHECK(truth("g:name()") ==
        "t/rules.lua:2: bad argument #1 to 'name' (cell expected, got nothing)");
  CHECK(truth("g:where(6)") == "3, 2, 1");
  CHECK(truth("g:where(0)") ==
        "t/rules.lua:2: bad argument #1 to 'where' (cell from 1 to 9 expected, got 0)");
}

TEST_CASE("Links, headings and distances are the board's", "[scripting]") {
  CHECK(truth(R"(g:link(5, "n"), g:link(8, "n"))") == "8, nil");
  CHECK(
      truth(R"(g:link(5, "forward"))") ==
      R"(t/rules.lua:2: there is no direction called "forward"; the board has n, ne, e, se, s, sw, w, nw)");
  CHECK(truth("g:link(5)") ==
        "t/rules.lua:2: bad argument #2 to 'link' (text expected, got nothing)");
  CHECK(truth(R"(g:link(10, "n"))") ==
        "t/rules.lua:2: bad argument #1 to 'link' (cell from 1 to 9 expected, got 10)");
  CHECK(truth("g:heading(1, 9)") == "ne, 2");
  CHECK(truth("g:heading(1, 8)") == "nil");
  CHECK(truth("g:heading(1)") ==
        "t/rules.lua:2: bad argument #2 to 'heading' (cell expected, got nothing)");
  CHECK(truth("g:distance(1, 8), g:distance(4, 4)") == "2, 0");
  CHECK(truth("g:distance(1, 10)") ==
        "t/rules.lua:2: bad argument #2 to 'distance' (cell from 1 to 9 expected, got 10)");
}

TEST_CASE("towards stops where the set or the board ends", "[scripting]") {
  CHECK(truth(R"(g:towards(1, "e", 5, everywhere))") == "3, 2");
  CHECK(truth(R"(g:towards(4, "e", 1, everywhere))") == "5, 1");
  CHECK(truth(R"(g:towards(4, "e", 0, everywhere))") == "4, 0");
  CHECK(truth(R"(g:towards(1, "e", 5, enemy "cube", 1))") == "2, 1");
  CHECK(truth(R"(g:towards(1, "e", 5, enemy "cube"))") ==
        "t/rules.lua:2: bad argument #5 to 'towards' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(truth(R"(g:towards(4, "e", "x", everywhere))") ==
        R"(t/rules.lua:2: bad argument #3 to 'towards' (integer expected, got "x"))");
  CHECK(
      truth(R"(g:towards(4, "E", 1, everywhere))") ==
      R"(t/rules.lua:2: there is no direction called "E" (did you mean "e"?); the board has n, ne, e, se, s, sw, w, nw)");
  CHECK(truth(R"(g:towards(4, "e", 1))") ==
        "t/rules.lua:2: bad argument #4 to 'towards' (set of cells expected, got nothing)");
}

TEST_CASE("The names of the cells of a set are a list", "[scripting]") {
  CHECK(truth(R"(table.concat(g:names(region "edge"), " or "), #g:names(nowhere))") ==
        "A1 or A2 or A3, 0");
  CHECK(truth(R"(table.concat(g:names(own "cube", 2)))") == "B1");
  CHECK(view(R"(table.concat(v:names(own "cube")), #v:names(own "bomb"))") == "A1, 1");
  CHECK(truth(R"(g:names("edge"))") ==
        "t/rules.lua:2: bad argument #1 to 'names' (set of cells expected, got \"edge\"; a name "
        "needs the "
        "word for what it names, as in var \"points\", zone \"hand\", seats \"ann\", region "
        "\"home\" or "
        "any.hand)");
}

TEST_CASE("The cells of a set are ordered by number", "[scripting]") {
  CHECK(truth(R"(list(g:cells(empty "cube")))") == "3 4 5 6 7 8 9");
  CHECK(truth(R"(list(g:cells(everywhere - empty "cube")))") == "1 2");
  CHECK(truth(R"(list(g:cells(own "cube", 2)))") == "2");
  CHECK(truth(R"(list(g:cells(filled "rock" + any "cube")))") == "1 2 3");
  CHECK(truth(R"(list(g:cells(region("home", "any") * everywhere)))") == "2 8");
  CHECK(truth(R"(list(g:cells(region "home", 2)), list(g:cells(region("home", "enemy"), 2)))") ==
        "8, 2");
  CHECK(truth(R"(list(g:cells(region "edge")))") == "1 4 7");
  CHECK(truth(R"(list(g:cells(near(region "middle", "forward"), 2)))") == "2");
  CHECK(truth(R"(list(g:cells(near(region "middle", { "n", "e" }))))") == "6 8");
  CHECK(truth(R"(list(g:cells(around(region "middle", "orthogonal"))))") == "2 4 5 6 8");
  CHECK(truth(R"(list(g:cells(group(everywhere - region "middle", 1) - group(nowhere, 1))))") ==
        "1 2 3 4 6 7 8 9");
  CHECK(truth(R"(list(g:cells(group(region "edge", region "edge"))))") == "1 4 7");
  CHECK(truth(R"(list(g:cells(bracket(any "cube", region "edge", "w"))))") == "3");
  CHECK(truth(R"(list(g:cells(bracket(any "cube", filled "rock"))))") == "1");
  CHECK(truth(R"(list(g:cells(enemy "cube", 1)))") == "2");
  CHECK(
      in_effect(
          R"(for c in g:cells(any "cube") do g.field:take(c) g.field:put(c + 3, "cube", 1) end say(g, list(g:cells(any "cube"))))") ==
      "4 5");
  CHECK(
      in_effect(
          R"(for a in g:cells(any "cube") do for b in g:cells(any "cube") do say(g, a, b) end end)") ==
      "1, 1, 1, 2, 2, 1, 2, 2");
  CHECK(
      in_effect(
          "local next, slot, first = g:cells(everywhere) say(g, next(slot, 4), next(slot, 99))") ==
      "t/rules.lua:2: this function belongs to a for loop");
  CHECK(in_effect("local next = g:cells(everywhere) say(g, next(7, 0))") ==
        "t/rules.lua:2: this loop belongs to a call that has ended");
  CHECK(truth("list(g:cells())") ==
        "t/rules.lua:2: bad argument #1 to 'cells' (set of cells expected, got nothing)");
  CHECK(truth("list(g:cells(1.5))") ==
        "t/rules.lua:2: bad argument #1 to 'cells' (set of cells expected, got 1.5)");
}

TEST_CASE("On the truth, a set that depends on the seat needs a seat", "[scripting]") {
  CHECK(truth(R"(list(g:cells(own "cube")))") ==
        "t/rules.lua:2: bad argument #2 to 'cells' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(truth(R"(list(g:cells(region "home")))") ==
        "t/rules.lua:2: bad argument #2 to 'cells' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(truth(R"(list(g:cells(near(region "middle", "forward"))))") ==
        "t/rules.lua:2: bad argument #2 to 'cells' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK_THAT(truth(R"(g:size(between(everywhere, everywhere, own "cube")))"),
             Catch::Contains("this set means different cells for different seats"));
  CHECK(truth(R"(g:size(any "bomb"))") ==
        "t/rules.lua:2: bad argument #2 to 'size' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(truth(R"(g:size(any "bomb", 1), g:size(everywhere), g:size(any "cube"))") == "1, 9, 2");
  CHECK(truth("list(g:cells(own, 1))") ==
        "t/rules.lua:2: bad argument #1 to 'cells' (name a kind, because the ruleset has 4 zones)");
  CHECK(
      view(
          R"(list(v:cells(own "cube")), list(v:cells(region "home")), list(v:cells(own "cube", 2)))") ==
      "1, 2, 2");
}

TEST_CASE("Names in sets are looked up where the set is used", "[scripting]") {
  CHECK(
      truth(R"(list(g:cells(own "cub", 1)))") ==
      R"(t/rules.lua:2: bad argument #1 to 'cells' (there is no kind called "cub" (did you mean "cube"?)))");
  CHECK(
      truth(R"(list(g:cells(everywhere - region "hme")))") ==
      R"(t/rules.lua:2: bad argument #1 to 'cells' (there is no region called "hme" (did you mean "home"?)))");
  CHECK(
      truth(R"(list(g:cells(near(region "home", "nn"), 1)))") ==
      R"(t/rules.lua:2: bad argument #1 to 'cells' ("nn" is not a direction for white on this board))");
  CHECK(truth("list(g:cells(group(everywhere, 10)))") ==
        "t/rules.lua:2: bad argument #1 to 'cells' (expected a cell of the board, got number 10)");
}

TEST_CASE("A cell is inside a set or not", "[scripting]") {
  CHECK(
      truth(
          R"(g:inside(1, region "edge"), g:inside(2, region "edge"), g:inside(1, own "cube", 1))") ==
      "true, false, true");
  CHECK(truth(R"(g:inside(1, own "cube"))") ==
        "t/rules.lua:2: bad argument #3 to 'inside' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(truth("g:inside(10, everywhere)") ==
        "t/rules.lua:2: bad argument #1 to 'inside' (cell from 1 to 9 expected, got 10)");
  CHECK(view(R"(v:inside(1, own "cube"), v:inside(2, own "cube"))") == "true, false");
}

TEST_CASE("Bracketed cells are on straight runs between a cell and the set", "[scripting]") {
  CHECK(truth(R"(list(g:bracketed(1, any "cube", filled "rock")))") == "2");
  CHECK(truth("list(g:bracketed(1, nowhere, everywhere))") == "");
  CHECK(truth(R"(list(g:bracketed(4, everywhere - region "home", region("home", "any"), 1)))") ==
        "");
  CHECK(truth(R"(list(g:bracketed(1, enemy "cube", filled "rock")))") ==
        "t/rules.lua:2: bad argument #4 to 'bracketed' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(truth(R"(list(g:bracketed(1, any "cube")))") ==
        "t/rules.lua:2: bad argument #3 to 'bracketed' (set of cells expected, got nothing)");
}

TEST_CASE("unmatched finds a cell without a partner of its own", "[scripting]") {
  CHECK(truth(R"(g:unmatched(any "cube", filled "rock"))") == "1");
  CHECK(truth(R"(g:unmatched(any "cube", region "middle" + region "edge"))") == "nil");
  CHECK(truth(R"(g:unmatched(any "cube", region "middle"))") == "2");
  CHECK(truth(R"(g:unmatched(own "cube", region "home", 1), g:unmatched(nowhere, nowhere))") ==
        "nil, nil");
  CHECK(truth(R"(g:unmatched(own "cube", everywhere))") ==
        "t/rules.lua:2: bad argument #3 to 'unmatched' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(view(R"(v:unmatched(own "cube", region "middle"))") == "nil");
}

TEST_CASE("A set cuts cells apart if no part outside it contains two of them", "[scripting]") {
  CHECK(truth(R"(g:cuts(nowhere, region "edge"), g:cuts(region "edge", region "edge"))") ==
        "false, true");
  CHECK(truth(R"(g:cuts(everywhere, everywhere), g:cuts(nowhere, nowhere))") == "true, true");
  CHECK(view(R"(v:cuts(own "cube", everywhere), v:cuts(own "cube", nowhere))") == "false, true");
  CHECK(truth(R"(g:cuts(own "cube", everywhere))") ==
        "t/rules.lua:2: bad argument #3 to 'cuts' (seat expected, got nothing: this set means "
        "different cells for different seats)");
  CHECK(truth(R"(g:cuts(everywhere))") ==
        "t/rules.lua:2: bad argument #2 to 'cuts' (set of cells expected, got nothing)");
}

TEST_CASE("Seats are iterated in order", "[scripting]") {
  CHECK(truth("list(g:seats()), list(g:others(1)), list(g:others(2)), g:next(1), g:next(2)") ==
        "1 2, 2, 1, 2, 1");
  CHECK(truth("g:others(3)") ==
        "t/rules.lua:2: bad argument #1 to 'others' (seat from 1 to 2 expected, got 3)");
  CHECK(truth("g:others()") ==
        "t/rules.lua:2: bad argument #1 to 'others' (seat expected, got nothing)");
  CHECK(truth("g:next()") ==
        "t/rules.lua:2: bad argument #1 to 'next' (seat expected, got nothing)");
  CHECK(view("list(v:seats()), list(v:others(2)), v:next(1)") == "1 2, 1, 2");
}

TEST_CASE("Options and hooks can be read, not changed", "[scripting]") {
  CHECK(truth("g.options.size, g.hooks.double(g, 4)") == "3, 8");
  CHECK(view("v.options.size, v.hooks.double(v, 4)") == "3, 8");
  CHECK(truth("g.options.sise") ==
        R"(t/rules.lua:2: unknown name 'options.sise' (did you mean "size"?))");
  CHECK(truth("g.hooks.dobule") ==
        R"(t/rules.lua:2: unknown name 'hooks.dobule' (did you mean "double"?))");
  CHECK(in_effect("g.hooks.x = 1") == "t/rules.lua:2: 'hooks.x' cannot be changed");
  CHECK(in_effect("g.options.size = 4") == "t/rules.lua:2: 'options.size' cannot be changed");
  CHECK(in_effect("g.options = 4") == "t/rules.lua:2: g.options: only variables can be set");
}

TEST_CASE("A function must be called with a colon", "[scripting]") {
  CHECK(truth(R"(g.cell("B2"))") ==
        "t/rules.lua:2: expected a colon before this function, as in g:cell(…)");
  CHECK(truth("g.field.at(1)") ==
        "t/rules.lua:2: expected a colon before this function, as in g.zone:at(…)");
  CHECK(in_effect("local f = g.name f(g.field, 1)") ==
        "t/rules.lua:2: expected a colon before this function, as in g:f(…)");
  CHECK(in_effect("local f = g.name say(g, f(g, 1))") == "A1");
  CHECK(in_effect("local f = g.name f(g, 99)") ==
        "t/rules.lua:2: bad argument #2 to 'f' (cell from 1 to 9 expected, got 99)");
}

TEST_CASE("can is true for a verb that the seat could answer", "[scripting]") {
  CHECK(truth(R"(g:can(1, "move"), g:can(1, "move", 1), g:can(1, "move", 1, 4))") ==
        "true, true, true");
  CHECK(truth(R"(g:can(1, "move", 2), g:can(1, "move", 1, 2), g:can(2, "move", 2))") ==
        "false, false, true");
  CHECK(truth(R"(g:can(1, "act"))") == "true");
  CHECK(truth(R"(g:can(1, "move", 1, 4, 5))") ==
        R"(t/rules.lua:2: "move": expected at most 2 given arguments, got 3)");
  CHECK(truth(R"(g:can(1, "mov"))") ==
        R"(t/rules.lua:2: there is no verb called "mov" (did you mean "move"?))");
  CHECK(view(R"(v:can(1, "pass"))") == "true");
  CHECK(view(R"(v:can(2, "pass"))") ==
        "t/rules.lua:2: a view knows only what its own seat could do");
}

TEST_CASE("A name from terms means the same in a function as in the description", "[scripting]") {
  const auto cells_of = [](const std::string& set) {
    const LuaPlay game(
        "return { name = 'S', seats = { 'ann' }, board = grid{ 3, 3 }, regions = { top = { 'A3' } "
        "}, zones = { field = {} }, kinds = { man = {} },\n"
        "terms = { corner = 9, top = region 'top' }, verbs = { pass = pass{}, act = { pick{ " +
        set + " }, allow = function(v) return false, table.concat(v:names(" + set +
        "), ' ') end } } }");
    std::string why;
    game.ruleset->rules().allow(game.match.view(SeatId(0)), Action{.verb = game.game->verb("act")},
                                &why);
    return why;
  };
  CHECK(cells_of("the 'corner'") == "C3");
  CHECK(cells_of("near(the 'top', 'n') + the 'top'") == "A3");
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/rule_bench.h"

namespace hr::tests {

TEST_CASE("A cell has a piece and its owner", "[scripting]") {
  CHECK(truth("g.field:at(1), g.field:at(4), g.field:owner(1), g.field:owner(2), g.field:owner(3), "
              "g.field:owner(4)") == "cube, nil, 1, 2, nil, nil");
  CHECK(truth(R"(g.field:at("x"))") ==
        R"(t/rules.lua:2: bad argument #1 to 'at' (cell expected, got "x"))");
  CHECK(truth("g.field:at(10)") ==
        "t/rules.lua:2: bad argument #1 to 'at' (cell from 1 to 9 expected, got 10)");
  CHECK(truth("g.field:at()") ==
        "t/rules.lua:2: bad argument #1 to 'at' (cell expected, got nothing)");
  CHECK(truth("g.field:owner(0)") ==
        "t/rules.lua:2: bad argument #1 to 'owner' (cell from 1 to 9 expected, got 0)");
  CHECK(truth("g.map[1]:at(5), g.map[2]:at(5), g.map[1]:owner(5)") == "bomb, nil, 1");
}

TEST_CASE("others iterates over other seats' pieces on a cell", "[scripting]") {
  const std::string what = "local out = {} for foe, kind in ";
  const std::string say = " do out[#out + 1] = foe .. ' ' .. kind end ";
  CHECK(in_effect(what + "g.map:others(1, 6)" + say + "say(g, table.concat(out))") == "2 bomb");
  CHECK(in_effect(what + "g.map:others(2, 6)" + say + "say(g, #out)") == "0");
  CHECK(in_effect(what + "g.map:others(1, 5)" + say + "say(g, #out)") == "0");
  CHECK(in_effect("g.map[1]:put(6, 'bomb') " + what + "g.map:others(2, 6)" + say +
                  "say(g, table.concat(out))") == "1 bomb");
  CHECK(in_view(what + "v.map:others(1, 6)" + say + "return false, tostring(#out)") == "0");
  CHECK(in_view(what + "v.map:others(2, 5)" + say + "return false, out[1]") == "1 bomb");
  CHECK(in_effect("g.map[1]:put(6, 'bomb') " + what + "g.map:holders(6)" + say +
                  "say(g, table.concat(out, ' '))") == "1 bomb 2 bomb");
  CHECK(in_effect(what + "g.map:holders(7)" + say + "say(g, #out)") == "0");
  CHECK(in_view(what + "v.map:holders(6)" + say + "return false, tostring(#out)") == "0");
  CHECK(truth("g.map:holders(10)") ==
        "t/rules.lua:2: bad argument #1 to 'holders' (cell from 1 to 9 expected, got 10)");
  CHECK(truth("g.map:others(3, 1)") ==
        "t/rules.lua:2: bad argument #1 to 'others' (seat from 1 to 2 expected, got 3)");
  CHECK(truth("g.map:others(1, 10)") ==
        "t/rules.lua:2: bad argument #2 to 'others' (cell from 1 to 9 expected, got 10)");
  CHECK(truth("g.map.others(1, 6)") ==
        "t/rules.lua:2: expected a colon before this function, as in g.zone:others(…)");
  // The iterator accepts no other numbers than its own.
  for (const std::string numbers : {"-1, 0", "5, -1", "10, 0", "1 << 62 | 1, 0", "3 << 16 | 1, 17"})
    CHECK(in_effect("local f = g.map:others(1, 6) say(g, f(" + numbers + "))") ==
          "t/rules.lua:2: this function belongs to a for loop");
}

TEST_CASE("Pieces are counted and found", "[scripting]") {
  CHECK(truth(R"(g.field:count(1), g.field:count(1, "rock"), g.field:count(4))") == "1, 0, 0");
  CHECK(truth(R"(g.field:has(1, "cube"), g.field:has(1, "cube", 2), g.field:has(3, "rock"))") ==
        "true, false, true");
  CHECK(
      truth(
          R"(g.field:find("cube"), g.field:find("cube", 2), g.field:find("rock"), g.tower:find("disc"))") ==
      "1, 2, 3, nil");
  CHECK(truth(R"(g.field:nearest(9, "cube"))") == "2, 1");
  CHECK(truth(R"(g.tower:nearest(9, "disc"))") == "nil");
  CHECK(truth(R"(g.field:count(1, "rok"))") ==
        R"(t/rules.lua:2: there is no kind called "rok" (did you mean "rock"?))");
  CHECK(truth("g.field:has(1)") ==
        "t/rules.lua:2: bad argument #2 to 'has' (kind expected, got nothing)");
  CHECK(truth(R"(g.field:has(1, "bomb"))") ==
        R"(t/rules.lua:2: "bomb" belongs to another zone, map)");
  CHECK(truth("g.field:find(1)") ==
        "t/rules.lua:2: bad argument #1 to 'find' (kind expected, got 1)");
  CHECK(truth(R"(g.field:find("cube", 3))") ==
        "t/rules.lua:2: bad argument #2 to 'find' (seat from 1 to 2 expected, got 3)");
  CHECK(truth("g.field:nearest(1)") ==
        "t/rules.lua:2: bad argument #2 to 'nearest' (kind expected, got nothing)");
}

TEST_CASE("What a seat cannot see is hidden on its view and not counted", "[scripting]") {
  CHECK(
      view(
          "v.map[1]:at(5), v.map[1]:owner(5), v.map[2]:at(6), v.map[2]:at(1), v.map[2]:owner(6)") ==
      "bomb, 1, hidden, hidden, nil");
  CHECK(
      view(
          R"(v.map[2]:count(6), v.map[2]:has(6, "bomb"), v.map[2]:find("bomb"), v.map[2]:nearest(1, "bomb"))") ==
      "0, false, nil, nil");
  CHECK(
      view(
          R"(v:size(hidden "bomb"), v:size(hidden "bomb", 2), v:size(any "bomb", 2), v:size(empty "bomb", 2))") ==
      "0, 9, 0, 0");
  CHECK(truth(R"(g:size(hidden "bomb", 1), g:size(hidden "bomb", 2))") == "0, 0");
}

TEST_CASE("A piece can be put where there is room", "[scripting]") {
  CHECK(in_effect(R"(g.field:put(4, "cube", 1) say(g, g.field:at(4), g.field:owner(4)))") ==
        "cube, 1");
  CHECK(in_effect(R"(g.field:put(4, "rock") say(g, g.field:owner(4)))") == "nil");
  CHECK(in_effect(R"(g.field:put(4, "rock", 1) say(g, g.field:owner(4)))") == "nil");
  CHECK(in_effect(R"(g.map[1]:put(1, "bomb") say(g, g.map[1]:owner(1)))") == "1");
  CHECK(in_effect(R"(g.map[1]:put(1, "bomb", 2) say(g, g.map[1]:owner(1)))") == "2");
  CHECK(in_effect(R"(g.field:put(1, "cube", 1))") ==
        R"(t/rules.lua:2: field:put: expected A1 to be empty, found "cube" of white)");
  CHECK(in_effect(R"(g.field:put(4, "cube"))") ==
        R"(t/rules.lua:2: field:put: expected the owner of "cube", got nobody)");
  CHECK(in_effect(R"(g.field:put(4, "cube", 3))") ==
        "t/rules.lua:2: bad argument #3 to 'put' (seat from 1 to 2 expected, got 3)");
  CHECK(in_effect(R"(g.field:put(4, "bomb", 1))") ==
        R"(t/rules.lua:2: "bomb" belongs to another zone, map)");
  CHECK(in_effect(R"(g.field:put(4, "cube", 1, 2))") ==
        "t/rules.lua:2: field:put: only a pile or a tower takes more than one at a time, got 2");
  CHECK(in_effect("g.field:put(4)") ==
        "t/rules.lua:2: bad argument #2 to 'put' (kind expected, got nothing)");
  CHECK(in_effect(R"(g.field:put("A2", "cube", 1))") ==
        R"(t/rules.lua:2: bad argument #1 to 'put' (cell expected, got "A2": write g:cell("A2")))");
}

TEST_CASE("Stacks and piles hold several pieces", "[scripting]") {
  CHECK(
      in_effect(
          R"(g.tower:put(1, "disc", 1) g.tower:put(1, "disc", 2) say(g, g.tower:at(1), g.tower:owner(1), g.tower:count(1)))") ==
      "disc, 2, 2");
  CHECK(in_effect(R"(for i = 1, 9 do g.tower:put(1, "disc", 1) end)") ==
        "t/rules.lua:2: tower:put: A1 holds at most 8, got 1 on top of 8");
  CHECK(
      in_effect(
          R"(g.heap:put(4, "seed", 1, 20) say(g, g.heap:count(4, "seed"), g.heap:take(4, "seed", 1, 5), g.heap:count(4)))") ==
      "20, seed, 15");
  CHECK(
      in_effect(
          R"(g.heap:put(4, "seed", 1, 2) g.heap:put(4, "seed", 2) say(g, g.heap:take(4, "seed", 2), g.heap:count(4), g.heap:clear(4)))") ==
      "seed, 2, 2");
  CHECK(in_effect(R"(g.heap:put(4, "seed", 1, 2) g.heap:take(4, "seed", 1, 3))") ==
        "t/rules.lua:2: heap:take: expected from 1 to 2 pieces, got 3");
  CHECK(in_effect(R"(g.heap:put(4, "seed", 1, 70000))") ==
        "t/rules.lua:2: heap:put: A2 holds at most 65535, got 70000 on top of 0");
  CHECK(in_effect(R"(g.heap:put(4, "seed", 1, 1.5))") ==
        "t/rules.lua:2: bad argument #4 to 'put' (integer expected, got 1.5, which has a "
        "fractional part)");
}

TEST_CASE("A piece is taken from its cell", "[scripting]") {
  CHECK(in_effect("say(g, g.field:take(1), g.field:at(1))") == "cube, nil");
  CHECK(in_effect(R"(say(g, g.field:take(1, "cube"), g.field:take(2, "cube", 2)))") ==
        "cube, cube");
  CHECK(in_effect("g.field:take(9)") ==
        "t/rules.lua:2: field:take: expected a piece at C3, found nothing");
  CHECK(in_effect(R"(g.field:take(1, "rock"))") ==
        R"(t/rules.lua:2: field:take: expected "rock" at A1, found "cube" of white)");
  CHECK(in_effect(R"(g.field:take(1, "cube", 2))") ==
        R"(t/rules.lua:2: field:take: expected "cube" of black at A1, found "cube" of white)");
  CHECK(in_effect("g.field:take(1, nil, 2)") ==
        "t/rules.lua:2: bad argument #2 to 'take' (kind expected, got nil)");
  CHECK(in_effect(R"(g.field:take(1, "disc"))") ==
        R"(t/rules.lua:2: "disc" belongs to another zone, tower)");
}

TEST_CASE("A piece is moved and flipped", "[scripting]") {
  CHECK(in_effect("g.field:move(1, 5) say(g, g.field:at(1), g.field:at(5), g.field:owner(5))") ==
        "nil, cube, 1");
  CHECK(in_effect(R"(g.field:move(2, 5, "cube", 2) say(g, g.field:owner(5)))") == "2");
  CHECK(in_effect("g.field:move(1, 2)") ==
        R"(t/rules.lua:2: field:put: expected B1 to be empty, found "cube" of black)");
  CHECK(in_effect("g.field:move(9, 1)") ==
        "t/rules.lua:2: field:take: expected a piece at C3, found nothing");
  CHECK(in_effect("g.field:move(1, 10)") ==
        "t/rules.lua:2: bad argument #2 to 'move' (cell from 1 to 9 expected, got 10)");
  CHECK(in_effect(R"(g.field:move(1, 5, "rock"))") ==
        R"(t/rules.lua:2: field:take: expected "rock" at A1, found "cube" of white)");
  CHECK(in_effect("g.field:flip(1, 2) say(g, g.field:owner(1))") == "2");
  CHECK(
      in_effect(
          R"(g.tower:put(1, "disc", 1) g.tower:put(1, "disc", 1) g.tower:flip(1, 2) say(g, g.tower:owner(1), g.tower:has(1, "disc", 1)))") ==
      "2, true");
  CHECK(in_effect("g.field:flip(3, 2)") ==
        R"(t/rules.lua:2: flip: expected a piece that belongs to a seat, found "rock")");
  CHECK(in_effect("g.field:flip(4, 2)") ==
        "t/rules.lua:2: field:take: expected a piece at A2, found nothing");
  CHECK(in_effect("g.field:flip(1)") ==
        "t/rules.lua:2: bad argument #2 to 'flip' (seat expected, got nothing)");
  CHECK(in_effect("say(g, g.field:clear(1), g.field:clear(1))") == "1, 0");
  CHECK(
      in_effect(R"(g.field:clear("A1"))") ==
      R"(t/rules.lua:2: bad argument #1 to 'clear' (cell expected, got "A1": write g:cell("A1")))");
}

TEST_CASE("A piece slides from its cell as far as a set reaches", "[scripting]") {
  CHECK(in_effect(R"(local cell, n = g.field:slide("cube", 1, "n", 5, empty "cube")
                     say(g, cell, n, g.field:at(1), g.field:owner(7)))") == "7, 2, nil, 1");
  CHECK(in_effect(R"(say(g, g.field:slide("cube", 1, "n", 1, empty "cube")))") == "4, 1");
  CHECK(in_effect(R"(say(g, g.field:slide("cube", 1, "n", 0, empty "cube")))") == "1, 0");
  CHECK(in_effect(R"(local cell, n = g.field:slide("cube", 1, "e", 5, empty "cube")
                     say(g, cell, n, g.field:owner(1)))") == "1, 0, 1");
  CHECK(in_effect(R"(say(g, g.field:slide("rock", nil, "n", 9, empty "cube")))") == "9, 2");
  CHECK(in_effect(R"(g.tower:put(1, "disc", 1) g.tower:put(1, "disc", 2) g.tower:put(1, "disc", 1)
                     say(g, g.tower:slide("disc", 1, "e", 2, everywhere))
                     say(g, g.tower:count(1), g.tower:owner(1), g.tower:owner(3)))") ==
        "3, 2, 2, 2, 1");
}

TEST_CASE("A slide's set is evaluated for the named seat or the zone's owner", "[scripting]") {
  CHECK(in_effect(R"(say(g, g.map[1]:slide("bomb", 1, "w", 3, everywhere - own "bomb")))") ==
        "4, 1");
  CHECK(in_effect(R"(say(g, g.map[2]:slide("bomb", 2, "w", 3, empty "bomb")))") == "4, 2");
  CHECK(in_effect(R"(say(g, g.map[2]:slide("bomb", 2, "w", 3, empty "bomb", 1)))") == "6, 0");
  CHECK(in_effect(R"(say(g, g.field:slide("cube", 1, "n", 3, everywhere - own "cube", 2)))") ==
        "7, 2");
  CHECK(in_effect(R"(g.field:slide("cube", 1, "e", 1, enemy "cube"))") ==
        "t/rules.lua:2: bad argument #6 to 'slide' (seat expected, got nothing: this set means "
        "different cells for different seats)");
}

TEST_CASE("An impossible slide is an error with the reason", "[scripting]") {
  CHECK(in_effect(R"(g.tower:slide("disc", 1, "n", 1, everywhere))") ==
        R"(t/rules.lua:2: tower:slide: there is no "disc" of white)");
  CHECK(in_effect(R"(g.tower:slide("disc", nil, "n", 1, everywhere))") ==
        R"(t/rules.lua:2: tower:slide: there is no "disc")");
  CHECK(in_effect(R"(g.field:slide("cube", 1, "e", 1, any "cube"))") ==
        R"(t/rules.lua:2: field:put: expected B1 to be empty, found "cube" of black)");
  CHECK(in_effect(R"(g.field:slide("disc", 1, "e", 1, empty "disc"))") ==
        R"(t/rules.lua:2: "disc" belongs to another zone, tower)");
  CHECK(
      in_effect(R"(g.field:slide("cube", 1, "up", 1, everywhere))") ==
      R"(t/rules.lua:2: there is no direction called "up"; the board has n, ne, e, se, s, sw, w, nw)");
  CHECK(in_effect(R"(g.field:slide("cube", 1, "n", nil, everywhere))") ==
        "t/rules.lua:2: bad argument #4 to 'slide' (integer expected, got nil)");
  CHECK(in_effect(R"(g.field:slide("cube", 1, "n", 1))") ==
        "t/rules.lua:2: bad argument #5 to 'slide' (set of cells expected, got nothing)");
}

TEST_CASE("A zone of a view cannot be written", "[scripting]") {
  CHECK(in_view(R"(v.field:slide("cube", 1, "n", 1, empty))") ==
        "t/rules.lua:2: slide: only g can write; v is read-only");
  CHECK(in_view(R"(v.field:put(4, "cube", 1))") ==
        "t/rules.lua:2: put: only g can write; v is read-only");
  CHECK(in_view("v.field:take(1)") == "t/rules.lua:2: take: only g can write; v is read-only");
  CHECK(in_view("v.field:move(1, 2)") == "t/rules.lua:2: move: only g can write; v is read-only");
  CHECK(in_view("v.field:flip(1, 2)") == "t/rules.lua:2: flip: only g can write; v is read-only");
  CHECK(in_view("v.field:clear(1)") == "t/rules.lua:2: clear: only g can write; v is read-only");
}

TEST_CASE("A per-seat zone needs the seat", "[scripting]") {
  CHECK(truth("g.map:at(1)") ==
        "t/rules.lua:2: map: each seat has its own: say whose by the seat's number, as in "
        "g.map[me]");
  CHECK(truth("g.map[3]:at(1)") == "t/rules.lua:2: map: expected a seat, got 3");
  CHECK(truth(R"(g.map["white"])") ==
        "t/rules.lua:2: map: each seat has its own: say whose by the seat's number, as in "
        "g.map[me]");
}

TEST_CASE("An unknown function of a zone is an error", "[scripting]") {
  CHECK(in_effect("g.field:puut(1)") ==
        R"(t/rules.lua:2: a zone has no function puut (did you mean "put"?))");
  CHECK(in_view("v.field:puut(1)") == "t/rules.lua:2: a zone has no function puut");
  CHECK(truth("g.field[1]") == "t/rules.lua:2: this zone is not per seat; remove [1]");
  CHECK(in_effect("g.field.x = 3") ==
        "t/rules.lua:2: a zone is changed by its functions, such as put, take and move");
  CHECK(in_effect("g.map.x = 3") ==
        "t/rules.lua:2: a zone is changed by its functions, such as put, take and move");
  CHECK(in_effect("g.map[1] = 3") ==
        "t/rules.lua:2: a zone is changed by its functions, such as put, take and move");
}

}  // namespace hr::tests

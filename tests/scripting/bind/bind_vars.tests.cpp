// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/rule_bench.h"

namespace hr::tests {

TEST_CASE("Variables are read as values of their type", "[scripting]") {
  CHECK(
      truth(
          "g.bonus, g.open, g.target, g.rival, g.wanted, g.points[1], g.points[2], g.secret[2]") ==
      "3, true, nil, nil, nil, 1, 1, 7");
  CHECK(view("v.bonus, v.open, v.target, v.points[2], v.seat, v.secret[1]") ==
        "3, true, nil, 1, 1, 7");
  CHECK(truth("g.seat") == "nil");
}

TEST_CASE("Calculating with something hidden says so", "[scripting]") {
  for (const char* wrong : {"v.secret[2] + 1", "1 - v.secret[2]", "-v.secret[2]",
                            "v.secret[2] // 2", "v.secret[2] < 3", "3 >= v.secret[2]"}) {
    INFO(wrong);
    CHECK(view(wrong) ==
          "t/rules.lua:2: this value is hidden from the seat: it reads as \"hidden\", which is no "
          "number; test it first, as in v.bid ~= \"hidden\"");
  }
  CHECK(view("'a' + 1") ==
        "t/rules.lua:2: attempt to perform arithmetic on a string value (\"a\")");
  CHECK(view("'a' < 1") == "t/rules.lua:2: attempt to compare string with number");
  CHECK(view("'a' + own") == "t/rules.lua:2: expected a term on both sides of '+', got \"a\"");
}

TEST_CASE("A variable that a seat does not see is hidden", "[scripting]") {
  CHECK(view("v.secret[2]") == "hidden");
}

TEST_CASE("Variables accept only values of their type", "[scripting]") {
  CHECK(
      in_effect(
          R"(g.bonus = 5 g.open = false g.target = 4 g.rival = 2 g.wanted = "cube" g.points[2] = 8 say(g, g.bonus, g.open, g.target, g.rival, g.wanted, g.points[1], g.points[2]))") ==
      "5, false, 4, 2, cube, 1, 8");
  CHECK(
      in_effect(
          R"(g.target = 4 g.rival = 2 g.wanted = "cube" g.target = nil g.rival = nil g.wanted = nil say(g, g.target, g.rival, g.wanted))") ==
      "nil, nil, nil");
  CHECK(in_effect("g.bonus = 10") == "t/rules.lua:2: bonus: expected a number from 0 to 9, got 10");
  CHECK(in_effect(R"(g.bonus = "x")") == R"(t/rules.lua:2: g.bonus: expected an integer, got "x")");
  CHECK(in_effect("g.bonus = 2.0") == "t/rules.lua:2: g.bonus: expected an integer, got 2.0");
  CHECK(in_effect("g.bonus = nil") == "t/rules.lua:2: g.bonus: expected an integer, got nil");
  CHECK(in_effect("g.open = 1") == "t/rules.lua:2: g.open: expected true or false, got 1");
  CHECK(in_effect("g.open = nil") == "t/rules.lua:2: g.open: expected true or false, got nil");
  CHECK(in_effect("g.target = 10") ==
        "t/rules.lua:2: g.target: expected a cell from 1 to 9, or nil, got 10");
  CHECK(in_effect(R"(g.target = "A1")") ==
        R"(t/rules.lua:2: g.target: expected a cell from 1 to 9, or nil, got "A1")");
  CHECK(in_effect("g.rival = 3") ==
        "t/rules.lua:2: g.rival: expected a seat from 1 to 2, or nil, got 3");
  CHECK(in_effect("g.wanted = 5") ==
        "t/rules.lua:2: g.wanted: expected a kind of piece, or nil, got 5");
  CHECK(in_effect(R"(g.wanted = "cub")") ==
        R"(t/rules.lua:2: there is no kind called "cub" (did you mean "cube"?))");
  CHECK(in_effect(R"(g.points[1] = "x")") ==
        R"(t/rules.lua:2: g.points: expected an integer, got "x")");
  CHECK(
      in_effect("g.points[2] = 1 << 40") ==
      "t/rules.lua:2: points: expected a number from -2147483648 to 2147483647, got 1099511627776");
}

TEST_CASE("A per-seat variable needs the seat", "[scripting]") {
  CHECK(in_effect("g.points = 5") == "t/rules.lua:2: g.points: name the seat: g.points[seat] = …");
  CHECK(truth("g.points[3]") == "t/rules.lua:2: g.points: expected a seat from 1 to 2, got 3");
  CHECK(truth("g.points.x") == R"(t/rules.lua:2: g.points: expected a seat from 1 to 2, got "x")");
  CHECK(truth("g.points[nil]") == "t/rules.lua:2: g.points: expected a seat from 1 to 2, got nil");
  CHECK(in_effect("g.points[3] = 1") ==
        "t/rules.lua:2: g.points: expected a seat from 1 to 2, got 3");
}

TEST_CASE("The error for an unknown field names it", "[scripting]") {
  CHECK(
      truth("g.bonsu") ==
      R"(t/rules.lua:2: g.bonsu: there is no such variable, zone or function (did you mean "bonus"?))");
  CHECK(truth("g.xyzzy") == "t/rules.lua:2: g.xyzzy: there is no such variable, zone or function");
  CHECK(truth("g[1]") == "t/rules.lua:2: g: expected the name of a field, got 1");
  CHECK(
      in_effect("g.bouns = 3") ==
      R"(t/rules.lua:2: g.bouns: there is no such variable, zone or function (did you mean "bonus"?))");
  CHECK(in_effect("g.field = 3") == "t/rules.lua:2: g.field: only variables can be set");
  CHECK(in_effect("g.cells = 3") == "t/rules.lua:2: g.cells: only variables can be set");
  CHECK(in_effect("g.hooks = 3") == "t/rules.lua:2: g.hooks: only variables can be set");
  CHECK(
      in_effect("g.seat = 1") ==
      R"(t/rules.lua:2: g.seat: there is no such variable, zone or function (did you mean "seats"?))");
  CHECK(
      in_view("v:cellls()") ==
      R"(t/rules.lua:2: v.cellls: there is no such variable, zone or function (did you mean "cells"?))");
}

TEST_CASE("A view cannot be written", "[scripting]") {
  CHECK(in_view("v.bonus = 1") ==
        "t/rules.lua:2: this function may only read the game, not change it");
  CHECK(in_view("v.points[1] = 1") ==
        "t/rules.lua:2: this function may only read the game, not change it");
  CHECK(in_view("v.field = 1") ==
        "t/rules.lua:2: this function may only read the game, not change it");
  CHECK(in_view(R"(v:tell("all", "plain"))") ==
        "t/rules.lua:2: tell: only g can do this; v is read-only");
  CHECK(in_view(R"(v:ask(1, "act"))") == "t/rules.lua:2: ask: only g can do this; v is read-only");
}

}  // namespace hr::tests

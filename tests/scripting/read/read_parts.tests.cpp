// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"

namespace hr::tests {

TEST_CASE("Invalid seats are refused with the reason", "[scripting]") {
  check_complaints(whole, R"(
return { name = 'a', seats = {} }
--> t/rules.lua:1: seats: expected from 1 to 16 seats, got 0
return { name = 'a', seats = 'b', verbs = { a = pass{} } }
--> t/rules.lua:1: seats: expected a list of seats, got "b"
return { name = 'a', seats = { 'b', 5 }, verbs = { a = pass{} } }
--> t/rules.lua:1: seats.2: expected a name, or a table such as { "white", faces = "n" }, got 5
return { name = 'a', seats = { 'b', 'b' }, verbs = { a = pass{} } }
--> t/rules.lua:1: seats: "b" is listed twice
return { name = 'a', seats = { { 'b', faces = 'n' } }, verbs = { a = pass{} } }
--> t/rules.lua:1: seats.1.faces: the ruleset has no board, so seats face nowhere
return { name = 'a', seats = { { 'b', face = 'n' } }, verbs = { a = pass{} } }
--> t/rules.lua:1: seats.1.face: unknown field (did you mean "faces"?)
return { name = 'a', seats = { { 'b', plural = 'yes' } }, verbs = { a = pass{} } }
--> t/rules.lua:1: seats.1.plural: expected true or false, got "yes"
return { name = 'a', seats = { { faces = 'n' } }, verbs = { a = pass{} } }
--> t/rules.lua:1: seats.1.1: expected a text, got nothing
return { name = 'a', seats = { 'b', x = 1 }, verbs = { a = pass{} } }
--> t/rules.lua:1: seats.x: expected only a list here
)");
  check_complaints(with_fields, R"(
seats = {}
--> t/rules.lua:1: seats: expected from 1 to 16 seats, got 0
seats = { 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q' }
--> t/rules.lua:1: seats: expected from 1 to 16 seats, got 17
seats = { { 'a', faces = 'up' }, 'b' }
--> t/rules.lua:4: seats.1.faces: expected a direction of the board (n, ne, e, se, s, sw, w, nw), got "up"
)");
  check_complaints(without_board, R"(
seats = { { 'a', faces = 'n' }, 'b' }
--> t/rules.lua:3: seats.1.faces: the ruleset has no board, so seats face nowhere
)");
}

TEST_CASE("Invalid zones are refused with the reason", "[scripting]") {
  check_complaints(with_fields, R"(
zones = { field = 5 }
--> t/rules.lua:2: zones.field: expected a zone of the board, such as { per = "seat" }, or bag{ … }, row{ 5 } or dice{ 6 }, got 5
zones = { field = { hold = 'one' } }
--> t/rules.lua:4: zones.field.hold: unknown field (did you mean "holds"?)
zones = { field = { holds = 'two' } }
--> t/rules.lua:4: zones.field.holds: expected "one", "stack", "pile" or "tower", got "two"
zones = { field = { per = 'seats' } }
--> t/rules.lua:4: zones.field.per: expected "table" or "seat", got "seats" (did you mean "seat"?)
zones = { field = { see = 'owner' } }
--> t/rules.lua:4: zones.field.see: only a zone or variable with per = "seat" has an owner; add per = "seat"
zones = { field = { see = 5 } }
--> t/rules.lua:4: zones.field.see: expected "all", "owner", "none", "others", a list of seats or a set of cells, got 5
zones = { field = { see = { 'a', 'c' } } }
--> t/rules.lua:4: zones.field.see.2: there is no seat called "c"
zones = { field = { see = near(own 'cub') } }
--> t/rules.lua:4: zones.field.see: there is no kind called "cub"
zones = { cells = {} }, kinds = { cube = {} }
--> t/rules.lua:4: zones.cells: g.cells is already taken; choose another name
zones = { 'field' }
--> t/rules.lua:4: zones.1: expected a name for this value, as in name = value
zones = { a = {}, b = {} }
--> t/rules.lua:2: kinds.cube: expected zone = … with one of a, b, got none
)");
  check_complaints(without_board, R"(
zones = { field = {} }
--> t/rules.lua:3: zones.field: a zone needs a board to lie on; cards are in a bag{ … } or a row{ … }
)");
}

TEST_CASE("Invalid kinds are refused with the reason", "[scripting]") {
  check_complaints(with_fields, R"(
api = 3, kinds = { cube = {}, hidden = {} }
--> t/rules.lua:4: kinds.hidden: "hidden" is reserved; choose another name
api = 3, kinds = { ['2 cod'] = {} }
--> t/rules.lua:4: kinds.2 cod: a kind's name must not begin with # or with a number and a space, and has no comma, colon or semicolon; got "2 cod"
api = 3, kinds = { ['#1'] = {} }
--> t/rules.lua:4: kinds.#1: a kind's name must not begin with # or with a number and a space, and has no comma, colon or semicolon; got "#1"
api = 3, kinds = { ['cod, eel'] = {} }
--> t/rules.lua:4: kinds.cod, eel: a kind's name must not begin with # or with a number and a space, and has no comma, colon or semicolon; got "cod, eel"
api = 3, kinds = { empty = {} }
--> t/rules.lua:4: kinds.empty: "empty" is reserved; choose another name
kinds = { cube = { zone = 'feild' } }
--> t/rules.lua:4: kinds.cube.zone: there is no zone called "feild" (did you mean "field"?)
kinds = { cube = { captured = 5 } }
--> t/rules.lua:4: kinds.cube.captured.1: expected something to do: add, anyone_may, as, ask, at_once, become, cut, draw, exchange, flip, go_on, keep, offer, pass_round, put, roll, send, set, show, shuffle, take, tell, trade, turn_over, turn_to, the, or a table with when, got 5
kinds = { cube = { owned = 5 } }
--> t/rules.lua:4: kinds.cube.owned: expected true or false, got 5
)");
  check_complaints(without_board, R"(
kinds = { cube = {} }
--> t/rules.lua:3: kinds.cube: a kind needs a zone, and the ruleset has none
)");
}

TEST_CASE("Invalid variables are refused with the reason", "[scripting]") {
  check_complaints(with_fields, R"(
vars = { x = 5 }
--> t/rules.lua:4: vars.x: expected its first value in braces, as in { 0 } or { 0, per = "seat" }, got 5
vars = { x = { 'a' } }
--> t/rules.lua:4: vars.x.initial: expected an integer, got "a"
vars = { x = { 5, max = 4 } }
--> t/rules.lua:4: vars.x.initial: expected an integer from -2147483648 to 4, got 5
vars = { x = { min = 5, max = 4 } }
--> t/rules.lua:4: vars.x.min: 5 is above max, 4
vars = { x = { true, min = 4 } }
--> t/rules.lua:4: vars.x.min: only a number has this field
vars = { x = { type = 'cel' } }
--> t/rules.lua:4: vars.x.type: expected "number", "flag", "cell", "seat", "kind", "direction" or "word", got "cel" (did you mean "cell"?)
vars = { x = { 'Z9', type = 'cell' } }
--> t/rules.lua:4: vars.x.initial: expected the name of a cell, got "Z9"
vars = { x = { 'c', type = 'seat' } }
--> t/rules.lua:4: vars.x.initial: there is no seat called "c"
vars = { x = { 'cub', type = 'kind' } }
--> t/rules.lua:4: vars.x.initial: there is no kind called "cub" (did you mean "cube"?)
vars = { x = { see = own } }
--> t/rules.lua:4: vars.x.see: a set of cells does not apply to a variable
vars = { x = { see = 'owner' } }
--> t/rules.lua:4: vars.x.see: only a zone or variable with per = "seat" has an owner; add per = "seat"
vars = { field = {} }
--> t/rules.lua:4: vars.field: g.field is already taken; choose another name
vars = { seat = {} }
--> t/rules.lua:4: vars.seat: g.seat is already taken; choose another name
vars = { roll = {} }
--> t/rules.lua:4: vars.roll: g.roll is already taken; choose another name
)");
}

TEST_CASE("Invalid events are refused with the reason", "[scripting]") {
  check_complaints(with_fields, R"(
events = { a = 5 }
--> t/rules.lua:4: events.a: expected a text, or reveals "text", got 5
events = { a = reveals(5) }
--> t/rules.lua:4: events.a.1: expected a text, got 5
events = { a = '{0}' }
--> t/rules.lua:4: events.a: expected {1}, {1:cell} or {1:seat}, got {0}
events = { a = '{1:sea}' }
--> t/rules.lua:4: events.a: expected {1}, {1:cell} or {1:seat}, got {1:sea}
events = { a = '{1:seat} {1:cell}' }
--> t/rules.lua:4: events.a: {1} is declared both as a cell and as a seat
events = { a = reveals '{x}' }
--> t/rules.lua:4: events.a: expected {1}, {1:cell} or {1:seat}, got {x}
)");
}

TEST_CASE("Seats have names and may face a direction", "[scripting]") {
  const LuaPlay game(without_board("board = grid{ 2, 2 }, seats = { { 'a', faces = 's' }, 'b' }"));
  const GameDef& def = game.game->definition();
  CHECK(def.seats.size() == 2);
  CHECK(def.seats[0].name == "a");
  CHECK(def.seats[0].faces == "s");
  CHECK(def.seats[1].faces.empty());
}

TEST_CASE("Zones declare how much a cell holds and who sees it", "[scripting]") {
  const LuaPlay game(with_fields(
      "zones = { a = {}, b = { holds = 'stack', see = 'none' },\n"
      "c = { holds = 'pile', per = 'seat', see = 'owner' }, d = { holds = 'one', see = { 'b' } },\n"
      "e = { per = 'table', see = 'all' }, f = { see = around(own 'cube') } },\n"
      "kinds = { cube = { zone = 'a' } }"));
  const auto& zones = game.game->definition().zones;
  using Who = Visibility::Who;
  CHECK(zones[0].holds == Holds::one);
  CHECK(zones[0].see.who == Who::all);
  CHECK_FALSE(zones[0].per_seat);
  CHECK(zones[1].holds == Holds::stack);
  CHECK(zones[1].see.who == Who::none);
  CHECK(zones[2].holds == Holds::pile);
  CHECK(zones[2].per_seat);
  CHECK(zones[2].see.who == Who::owner);
  CHECK(zones[3].see.who == Who::seats);
  CHECK(zones[3].see.seats == 2);
  CHECK(zones[4].see.who == Who::all);
  CHECK(zones[5].see.who == Who::cells);
}

TEST_CASE("Kinds belong to a zone and may have no owner", "[scripting]") {
  const LuaPlay game(
      with_fields("zones = { a = {}, b = {} }, kinds = { cube = { zone = 'b' },\n"
                  "rock = { zone = 'a', owned = false, captured = function() end } }"));
  const auto& kinds = game.game->definition().kinds;
  CHECK(kinds[0].name == "cube");
  CHECK(kinds[0].zone == ZoneId(1));
  CHECK(kinds[0].owned);
  CHECK_FALSE(kinds[0].on_captured);
  CHECK(kinds[1].name == "rock");
  CHECK_FALSE(kinds[1].owned);
  CHECK(kinds[1].on_captured);
}

TEST_CASE("Variables have a type, a range and an initial value", "[scripting]") {
  const LuaPlay game(with_fields(
      "vars = { a = {}, b = { 7, min = 3, max = 9, clock = true }, c = { min = 3 }, d = { true },\n"
      "e = { type = 'flag' }, f = { 'B2', type = 'cell' }, g = { type = 'cell' },\n"
      "h = { 'b', type = 'seat' }, i = { 'cube', type = 'kind', per = 'seat', see = 'owner' } }"));
  const auto& vars = game.game->definition().vars;
  const auto is = [&](int i, VarType type, std::int64_t initial) {
    const VarDef& var = vars[nth(i)];
    return var.type == type && var.initial == initial;
  };
  CHECK(is(0, VarType::number, 0));
  CHECK(vars[0].min == -2147483648LL);
  CHECK(vars[0].max == 2147483647LL);
  CHECK_FALSE(vars[0].clock);
  CHECK(is(1, VarType::number, 7));
  CHECK(vars[1].min == 3);
  CHECK(vars[1].max == 9);
  CHECK(vars[1].clock);
  CHECK(is(2, VarType::number, 3));
  CHECK(is(3, VarType::flag, 1));
  CHECK(is(4, VarType::flag, 0));
  CHECK(is(5, VarType::cell, 4));
  CHECK(is(6, VarType::cell, k_nil));
  CHECK(is(7, VarType::seat, 1));
  CHECK(is(8, VarType::kind, 0));
  CHECK(vars[8].per_seat);
  CHECK(vars[8].see.who == Visibility::Who::owner);
}

TEST_CASE("Events have a text whose arguments may be cells and seats", "[scripting]") {
  const LuaPlay game(with_fields(
      "events = { a = 'It rains {', b = reveals '{1:seat} digs {2:cell}: {1}', c = '{3}' }"));
  const auto& events = game.game->definition().events;
  CHECK(events[0].text == "It rains {");
  CHECK_FALSE(events[0].reveals);
  CHECK(events[1].text == "{1} digs {2}: {1}");
  CHECK(events[1].reveals);
  CHECK(events[2].text == "{3}");
}

}  // namespace hr::tests

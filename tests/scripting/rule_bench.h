// SPDX-License-Identifier: MIT
// Runs pieces of Lua as rules: in an effect, on the truth, or in an allow, on the view of the first
// seat. Results are returned as text; for errors, the sentence. Line 2 of t/rules.lua is always the
// piece itself. Everything is also run in a series, where g and v are quick tables, and must give
// the same result.
#pragma once

#include <catch2/catch.hpp>
#include <functional>
#include <string>

#include "tests/support/lua_play.h"

namespace hr::tests {

// text(…) joins results by ", "; list(…) joins those of a loop by spaces.
inline const char* const k_first_line =
    "local function text(...) local out = {} for i = 1, select('#', ...) do "
    "out[i] = tostring((select(i, ...))) end return table.concat(out, ', ') end "
    "local function list(f, s, c) local out = {} for x in f, s, c do out[#out + 1] = x end "
    "return table.concat(out, ' ') end "
    "local function say(g, ...) g:tell('all', 'said', text(...)) end "
    "return { name = 'T', seats = { { 'white', faces = 'n' }, { 'black', faces = 's' } }, "
    "options = { size = { 3, min = 1, max = 9 } }, board = grid{ 3, 3 }, "
    "regions = { home = { { 'B1' }, { 'B3' } }, middle = { 'B2' }, edge = { 'A1', 'A2', 'A3' } }, "
    "zones = { field = {}, tower = { holds = 'stack' }, heap = { holds = 'pile' }, "
    "map = { per = 'seat', see = 'owner' } }, "
    "kinds = { cube = { zone = 'field' }, rock = { zone = 'field', owned = false }, "
    "disc = { zone = 'tower' }, seed = { zone = 'heap' }, bomb = { zone = 'map' } }, "
    "vars = { bonus = { 3, min = 0, max = 9 }, open = { true }, target = { type = 'cell' }, "
    "rival = { type = 'seat' }, wanted = { type = 'kind' }, "
    "points = { 1, per = 'seat' }, secret = { 7, per = 'seat', see = 'owner' } }, "
    "events = { said = '{1}', seen = '{1:seat} sees {2:cell}', plain = 'It rains.' }, "
    "hooks = { double = function(g, n) return 2 * n end }, "
    "setup = function(g) g.field:put(1, 'cube', 1) g.field:put(2, 'cube', 2) "
    "g.field:put(3, 'rock') g.map[1]:put(5, 'bomb') g.map[2]:put(6, 'bomb') end, ";

inline LuaPlay effect_play(const std::string& body) {
  return LuaPlay(k_first_line + ("verbs = { act = { pass{}, effect = function(g, me)\n" + body +
                                 "\nend }, move = step{ 'cube' } } }"));
}

// The result, or the error.
inline std::string outcome(const std::function<std::string()>& run) {
  try {
    return run();
  } catch (const Error& error) {
    return error.what();
  }
}
inline std::string in_series(LuaPlay& game, const std::function<std::string()>& run) {
  return outcome([&] {
    std::string out;
    game.ruleset->rules().in_series([&] { out = run(); });
    return out;
  });
}

// The result of an effect, or the error.
inline std::string in_effect(const std::string& body) {
  LuaPlay game = effect_play(body), again = effect_play(body);
  const std::string said = outcome([&] { return game.play(1, "act").said(); });
  CHECK(in_series(again, [&] { return again.play(1, "act").said(); }) == said);
  return said;
}

// The results of an expression in an effect.
inline std::string truth(const std::string& expression) {
  return in_effect("say(g, " + expression + ")");
}

// The reason that an allow on white's view returns, or the error.
inline std::string in_view(const std::string& body) {
  LuaPlay game(k_first_line + ("verbs = { pass = pass{}, act = { pass{}, asked = true, "
                               "allow = function(v)\n" +
                               body + "\nend } } }"));
  const auto ask = [&] {
    std::string why;
    game.ruleset->rules().allow(game.match.view(SeatId(0)), Action{.verb = game.game->verb("act")},
                                &why);
    return why;
  };
  const std::string why = outcome(ask);
  CHECK(in_series(game, ask) == why);
  return why;
}

inline std::string view(const std::string& expression) {
  return in_view("return false, text(" + expression + ")");
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Small rules for targets that need a game: all patterns, options, secrets and cards.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "core/game/ruleset_text.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::fuzz {

inline constexpr std::array<const char*, 4> k_games{R"(return {
  name = "Men", seats = { { "white", faces = "n" }, { "black", faces = "s" } },
  options = { steps = { 2, min = 1, max = 9 }, mood = { "calm", "wild" }, lists = { { "a" }, of = { "a", "b" } },
    open = { false } },
  board = grid{ 4, 4 },
  regions = { home = { function(_, y) return y == 1 end, function(_, y) return y == 4 end },
              centre = function(x, y) return x == 2 and y == 2 end },
  zones = { field = {}, seeds = { holds = "pile" } },
  kinds = { man = { zone = "field", begins_on = region "home" }, king = { zone = "field" },
            seed = { zone = "seeds", owned = false } },
  vars = { points = { 0, per = "seat", min = -99, max = 99 } },
  events = { hello = "{1:seat} says hello at {2:cell}." },
  setup = put("seed", region("centre"), 4),
  verbs = {
    move = { step{ "man", dirs = { "forward", "left" } }, slide{ "king" }, does = add("points", 1) },
    hit = { hop{ "man", onto = enemy }, must = true },
    jump = { jump{ any "man", over = filled }, again = true },
    crown = { pick{ own "man" }, does = become(here, "king", own "man"), effect = function(g, me, cell) g:tell("all", "hello", me, cell) end },
    sow = sow{ any("seed", 1, 1) - region "centre", dirs = "e" }, bet = { number{ 1, 5 }, does = add("points", chosen) },
    name = choice{ { "red", "dark blue" } }, greet = seat{}, place = place{ "king", onto = empty },
    wait = pass{},
  },
  stuck = "draws", score = var "points",
  ends = { { own "man" * region "centre", "wins", name = "in the middle" }, plies(60, "score"), repeats(3) },
})",
                                                    R"(return {
  name = "Hidden", seats = { "red", "blue", "green" }, options = { big = { false } },
  board = grid{ 3, 2 },
  zones = { field = { per = "seat", see = "owner" }, hand = bag{ per = "seat", see = "owner" }, deck = row{ 12, see = "none" },
            heap = bag{} },
  kinds = { man = { zone = "field" }, ace = { begins_in = { deck = 6 } }, two = { begins_in = { deck = 6 } } },
  vars = { secret = { 7, see = "none" }, wind = { "n", type = "direction" } },
  setup = { shuffle "deck", as(everyone, draw("deck", "hand", 2)), at_once("hide", 1) },
  verbs = { hide = { place{ "man" }, asked = true, secret = true }, play = { pick{ any.hand }, does = send(here, "heap", any.hand) },
            take = { pass{}, does = draw("deck", "hand") }, wait = pass{} },
  stuck = "pass", ends = { plies(20) },
})",
                                                    R"(return {
  name = "Walls", seats = { "left", "right" },
  board = graph{ cells = { "gate", "old mill", "c", "d" }, links = { on = { { "gate", "old mill" }, { "old mill", "c" }, { "c", "d" } },
    up = { { "d", "gate" } } } },
  zones = { towers = { holds = "tower" }, walls = { on = "links", drawn = "across" } },
  kinds = { disc = { zone = "towers", begins_on = everywhere }, wall = { zone = "walls", owned = false } },
  verbs = { stack = step{ "disc", onto = filled, lift = 2 }, build = place{ "wall" }, both = { parts{ pick{ own "disc" }, pick{ enemy "disc" } } } },
  stuck = "loses", ends = { plies(30) },
})",
                                                    R"(return {
  name = "Surface", seats = { "one" }, board = cube_surface(2), zones = { field = {} },
  kinds = { dot = {} }, verbs = { put = place{ "dot" }, go = step{ "dot" } }, stuck = "draws",
  ends = { plies(40) },
})"};

inline RulesetText game_ruleset_text(std::size_t number) {
  RulesetText out;
  out.ruleset = "game" + std::to_string(number);
  out.files = {{.name = "rules.lua", .text = k_games.at(number)}};
  return out;
}

inline std::shared_ptr<scripting::Ruleset> game_ruleset(std::size_t number) {
  return scripting::load_ruleset(game_ruleset_text(number));
}

}  // namespace hr::fuzz

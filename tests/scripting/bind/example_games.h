// SPDX-License-Identifier: MIT
// Small rulesets for the examples of the API, each with a part to be filled in.
#pragma once

#include <string>

namespace hr::tests {

// A sound ruleset of two seats on two by two cells; the given fields may replace its own.
inline std::string men(const std::string& fields) {
  return "return { name = 'Men', seats = { 'a', 'b' }, board = grid{ 2, 2 },\n"
         "zones = { field = {} }, kinds = { man = {} }, stuck = 'draws', ends = { plies(3) },\n"
         "verbs = { put = place{ 'man' } },\n" +
         fields + " }";
}

// Men on their first rows, facing each other on three by three cells, with one verb and the given
// patterns.
inline std::string moves(const std::string& verb) {
  return "return { name = 'Moves', seats = { { 'a', faces = 'n' }, { 'b', faces = 's' } },\n"
         "board = grid{ 3, 3 }, regions = { first = { { 'A1' }, { 'A2' } }, all = { 'A1', 'C1' } "
         "},\n"
         "zones = { field = {} }, kinds = { man = { begins_on = region 'first' } },\n"
         "stuck = 'draws', ends = { plies(1) }, verbs = { act = " +
         verb + " } }";
}

// An end that the first player to act brings about, called "so".
inline std::string so(const std::string& term, const std::string& fields = "") {
  return men(fields + "ends = { { " + term + ", 'wins', name = 'so' }, plies(9) },");
}

// Men with their homes on three cells in a row; the second seat has none.
inline std::string homes(const std::string& verb, const std::string& end,
                         const std::string& fields = "") {
  return so(end,
            "board = grid{ 3, 1 }, regions = { home = { { 'A1' }, {} } }, "
            "kinds = { man = { begins_on = region 'home' }, king = {} }, verbs = { go = " +
                verb + " }, " + fields);
}

// Roads on the links of four cells in a row; one begins at the home, at the left end.
inline std::string roads(const std::string& onto, const std::string& zone = "on = 'links'") {
  return men(
      "board = grid{ 4, 1 }, regions = { home = { 'A1' }, far = { 'D1' } }, zones = { roads = { " +
      zone +
      " } }, kinds = { road = { owned = false, begins_on = links_of(region 'home') } }, verbs = { "
      "build = place{ "
      "'road', onto = " +
      onto + " } },");
}

// What putting a man does.
inline std::string puts(const std::string& does, const std::string& end,
                        const std::string& fields = "") {
  return so(end, fields + "verbs = { put = { place{ 'man' }, does = " + does +
                     " }, rest = { pass{}, asked = true } }, ");
}

// A set, shown as the cells that may be picked.
inline std::string picks(const std::string& set) { return moves("pick{ " + set + " }"); }

}  // namespace hr::tests

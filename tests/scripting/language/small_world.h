// SPDX-License-Identifier: MIT
// A small world in which every word of the rules has something to mean, and what is to be seen of
// a match in it. White has men in the first row, black in the third; a king of white's on B2, a
// tower of two tiles of white's on A2, a road of white's from B1 to B2, and an egg that only black
// sees on C2. Each has two aces and a ten in its hand.
#pragma once

#include <string>

#include "core/game/definition_facts.h"
#include "core/words/text.h"
#include "tests/support/lua_play.h"

namespace hr::tests::small_world {

// Its rules with a verb `act`; `more` are further fields, `ends` its ends.
inline std::string world(const std::string& verb, const std::string& more,
                         const std::string& ends = "plies(9)") {
  return "return { api = 4, name = 'World', seats = { { 'white', faces = 'n' }, { 'black', faces = "
         "'s' } "
         "},\n"
         "board = grid{ 3, 3 }, regions = { home = { { 'A1', 'B1', 'C1' }, { 'A3', 'B3', 'C3' } "
         "},\n"
         "  centre = { 'B2' }, hill = { 'A2' }, cliff = { 'B1' }, nest = { 'C2' } },\n"
         "options = { size = { 2, min = 1, max = 4 }, strict = { true } },\n"
         "zones = { field = {}, tiles = { holds = 'tower' }, roads = { on = 'links' },\n"
         "  cellar = { see = { 'black' } }, hand = bag{ per = 'seat' }, pile = bag{} },\n"
         "kinds = { man = { zone = 'field', begins_on = region 'home' }, king = { zone = 'field' "
         "},\n"
         "  tile = { zone = 'tiles' }, road = { zone = 'roads' },\n"
         "  egg = { zone = 'cellar', owned = false },\n"
         "  ace = { zone = { 'hand', 'pile' }, owned = false, worth = 11, suit = 'red', "
         "begins_in = { hand = 2 } },\n"
         "  ten = { zone = { 'hand', 'pile' }, owned = false, worth = 10, suit = 'blue', "
         "begins_in = { hand = 1 } } },\n"
         "vars = { n = { 0 }, flag = { true }, points = { 0, per = 'seat' },\n"
         "  spot = { 'B2', type = 'cell' }, wind = { 'n', type = 'direction' },\n"
         "  lead = { type = 'seat' }, led = { 'red', of = 'suit' } },\n"
         "setup = { put('king', region 'centre'), put('tile', region 'hill', 2), put('tile', "
         "region 'cliff'), set('lead', me),\n"
         "  put('road', links_of(2, 5)), put('egg', region 'nest') },\n"
         "stuck = 'draws', ends = { " +
         ends + " },\n" + more + "verbs = { act = " + verb + " } }";
}

// Two cells, one above the other, with a man of white's on the lower one and of black's above.
inline std::string high_world(const std::string& verb, const std::string& more) {
  return "return { api = 4, name = 'High', seats = { 'white', 'black' }, board = grid{ 1, 1, 2 },\n"
         "regions = { home = { { 'A1-I' }, { 'A1-II' } } }, zones = { field = {} },\n"
         "kinds = { man = { zone = 'field', begins_on = region 'home' } }, ends = { plies(9) },\n" +
         more + "verbs = { act = " + verb + " } }";
}

// A text with terms in angle brackets, without these; and with names in their place, and what
// declares these.
struct Named {
  std::string in_place, by_name, terms;
};
inline Named named(const std::string& text) {
  Named out;
  int terms = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find('<', at), end = text.find('>', begin);
    const std::string before = text.substr(at, begin - at);
    out.in_place += before, out.by_name += before;
    if (begin == std::string::npos) break;
    const std::string term = text.substr(begin + 1, end - begin - 1);
    const std::string name = "x" + std::to_string(++terms);
    out.in_place += term;
    out.by_name.append("the '").append(name).append("'");
    out.terms.append(out.terms.empty() ? "" : ", ").append(name).append(" = ").append(term);
    at = end + 1;
  }
  if (terms > 0) out.terms = "terms = { " + out.terms + " }, ";
  return out;
}

inline std::string listed(const Match& match, SeatId seat) {
  std::string out;
  for (const Choice& choice : match.legal(seat))
    out += (out.empty() ? "" : ", ") + action_text(match.game(), choice.action);
  return out.empty() ? "nothing" : out;
}

// All that is to be seen of a position.
inline std::string position(const Match& match) {
  const View view = match.view(SeatId::owner);
  std::string out = board_text(view);
  for (const std::string& line : vars_text(view)) out += line + "\n";
  return out;
}

// What is known of the rules without playing.
inline std::string facts(const Game& game) {
  const GameDef& d = game.definition();
  std::string out;
  for (const char* way : {"n", "se"})
    if (follows(d, *d.board.direction(way))) out += std::string(" ") + way;
  if (captures_last(d)) out += " captures-last";
  if (placements_last(d)) out += " placements-last";
  if (speaks_of_repetition(d)) out += " repetition";
  return out;
}

}  // namespace hr::tests::small_world

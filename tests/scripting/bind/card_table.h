// SPDX-License-Identifier: MIT
// A ruleset with cards, for tests that add verbs to it.
#pragma once

#include <string>

namespace hr::tests {

// Two seats with a hand each, which they alone see; verbs from line 8 on.
inline std::string table_with(const std::string& verbs, const std::string& more = "") {
  return "return { api = 4, name = 'S', seats = { 'ann', 'bob' },\n"
         "zones = { deck = bag{ see = 'none' }, heap = bag{}, market = row{ 3 }, cup = dice{ 6 },\n"
         "hand = bag{ per = 'seat', see = 'owner' } },\n"
         "kinds = { ace = { suit = 'red', worth = 11, begins_in = { hand = 2, deck = 1 } },\n"
         "king = { suit = 'black', worth = 4, begins_in = { hand = 1, market = 1 } },\n"
         "two = { suit = 'red', worth = 2, begins_in = { market = 1 } } },\n"
         "vars = { n = { 0 }, mine = { 0, per = 'seat' } }, stuck = 'draws', verbs = {\n" +
         verbs + "\n}" + more + " }";
}

}  // namespace hr::tests

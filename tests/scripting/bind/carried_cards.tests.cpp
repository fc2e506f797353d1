// SPDX-License-Identifier: MIT
// Cards after a change of rules in mid-game.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <cctype>

#include "core/match/carry.h"
#include "core/words/cards_text.h"
#include "tests/support/lua_play.h"

namespace hr::tests {
namespace {

struct Zones {
  std::string deck, hand;
};

// A deck of cards, of which two are in Ann's hand.
std::string with_zones(const Zones& zones, int aces, int kings) {
  return fmt::format(
      "return {{ name = 'S', seats = {{ 'ann', 'bob' }}, zones = {{ deck = {}, hand = {} }}, kinds "
      "= "
      "{{ ace = {{ begins_in = {{ deck = {} }} }}, king = {{ begins_in = {{ deck = {} }} }} }}, "
      "setup = as(seats 'ann', draw('deck', 'hand', 2)), verbs = {{ wait = pass{{}} }}, stuck = "
      "'draws' }}",
      zones.deck, zones.hand, aces, kings);
}

// How many cards a text of a zone lists.
int count_cards_in(const std::string& text) {
  if (text == "empty") return 0;
  int out = 0;
  for (std::size_t at = 0; at < text.size();
       at = text.find(", ", at), at += at < text.size() ? 2 : 0)
    out += std::isdigit(text[at]) != 0 ? text[at] - '0' : 1;
  return out;
}

// The cards of the deck and of Ann's hand under other rules, and what was lost.
std::vector<std::string> carried(const Zones& was, const Zones& is) {
  const LuaPlay before(with_zones(was, 4, 3));
  const LuaPlay after(with_zones(is, 0, 0));
  const CarriedState carried = carry_over(*before.game, before.match.state(), *after.game);
  const View view(after.match.engine(), carried.state, SeatId::owner);
  std::vector<std::string> out;
  for (const char* zone : {"deck", "hand"}) {
    const ZoneId id = after.game->zone(zone);
    out.push_back(cards_text(view, after.game->layout().zone_instance(id, SeatId(0))));
  }
  out.insert(out.end(), carried.lost.begin(), carried.lost.end());
  return out;
}

}  // namespace

TEST_CASE("A bag that becomes a row in mid-game keeps its cards, in no order that anybody knows",
          "[scripting]") {
  const Zones bags{"bag{}", "bag{ per = 'seat' }"};
  const auto in_rows = carried(bags, {"row{ 9 }", "row{ 4, per = 'seat' }"});
  REQUIRE(in_rows.size() == 2);
  CHECK_THAT(in_rows[0], Catch::Contains("#5 ") && !Catch::Contains("#6 "));
  CHECK_THAT(in_rows[0], !Catch::Equals("#1 ace, #2 ace, #3 ace, #4 king, #5 king"));
  CHECK_THAT(in_rows[1], Catch::StartsWith("#1 ") && Catch::Contains("#2 "));
}

TEST_CASE("Cards for which a row has no room are reported", "[scripting]") {
  const auto out =
      carried({"bag{}", "bag{ per = 'seat' }"}, {"row{ 3 }", "row{ 1, per = 'seat' }"});
  REQUIRE(out.size() == 3);
  CHECK_THAT(out[0], Catch::Contains("#3 ") && !Catch::Contains("#4 "));
  CHECK_THAT(out[2], Catch::StartsWith("Removed (no place under the new rules): ") &&
                         Catch::Contains(" of deck") && Catch::Contains(" of hand"));
}

TEST_CASE("A row that becomes a bag or shorter keeps its cards", "[scripting]") {
  const Zones rows{"row{ 9 }", "row{ 4, per = 'seat' }"};
  const auto bags = carried(rows, {"bag{}", "bag{ per = 'seat' }"});
  REQUIRE(bags.size() == 2);
  CHECK(count_cards_in(bags[0]) == 5);
  CHECK(count_cards_in(bags[1]) == 2);
  // The first two places of the deck are empty, since its cards have been drawn.
  const auto shorter = carried(rows, {"row{ 5 }", "row{ 2, per = 'seat' }"});
  REQUIRE(shorter.size() == 2);
  CHECK_THAT(shorter[0], Catch::Contains("#1 ") && Catch::Contains("#5 "));
}

}  // namespace hr::tests

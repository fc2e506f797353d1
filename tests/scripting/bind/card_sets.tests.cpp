// SPDX-License-Identifier: MIT
// Sets of cards and pieces, limited by attributes in each way, beside each operator.
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

using Kinds = std::set<std::string>;

// A set as it is written, and the kinds that it contains.
struct Written {
  std::string text;
  Kinds kinds;
};

// Ann holds one card of each kind; n is 2 and m is 3. Verbs from line 11 on.
std::string hand_with(const std::string& verbs, const std::string& more = "") {
  return "return { name = 'S', seats = { 'ann' }, zones = { hand = bag{}, line = row{ 4 }, heap = "
         "bag{} },\n"
         "vars = { n = { 2 }, m = { 3 } }, options = { two = { 2, min = 2, max = 2 } },\n"
         "kinds = { ace = { hue = 'red', suit = 1, worth = 1, begins_in = { hand = 1, line = 1 } "
         "},\n"
         "two = { hue = 'blue', suit = 1, worth = 2, begins_in = { hand = 1, line = 1 } },\n"
         "three = { hue = 'red', suit = 2, worth = 3, begins_in = { hand = 1, line = 1 } },\n"
         "four = { hue = 'green', suit = 2, worth = 4, begins_in = { hand = 1, line = 1 } } },\n"
         "terms = { low = any.hand{ worth = { 1, var 'n' } }, odd = any.hand{ 'ace', 'three' } },\n"
         "ends = { plies(9) }, stuck = 'draws',\n" +
         more + "\nverbs = {\n" + verbs + "\n} }";
}

std::vector<Written> sets_of(const std::string& zone) {
  const std::string any = "any." + zone;
  return {{any, {"ace", "two", "three", "four"}},
          {any + " 'ace'", {"ace"}},
          {any + "{ 'ace', 'three' }", {"ace", "three"}},
          {any + "{ suit = 1 }", {"ace", "two"}},
          {any + "{ suit = var 'n' }", {"three", "four"}},
          {any + "{ hue = { 'blue', 'green' } }", {"two", "four"}},
          {any + "{ hue = { 'red' } }", {"ace", "three"}},
          {any + "{ hue = { 'green', 'red' }, suit = var 'n' }", {"three", "four"}},
          {any + "{ hue = { 'blue', 'red' }, worth = { 1, var 'm' } }", {"ace", "two", "three"}},
          {any + "{ suit = option 'two' }", {"three", "four"}},
          {any + "{ suit = count(any.heap) + 1 }", {"ace", "two"}},
          {any + "{ worth = { 2, 3 } }", {"two", "three"}},
          {any + "{ worth = { var 'n', 9 } }", {"two", "three", "four"}},
          {any + "{ worth = { 1, var 'm' } }", {"ace", "two", "three"}},
          {any + "{ worth = { var 'n', var 'n' + 1 } }", {"two", "three"}},
          {any + "{ 'ace', 'four', suit = var 'n' }", {"four"}},
          {any + "{ suit = var 'n', worth = { 1, var 'm' } }", {"three"}},
          {"first_of(" + any + "{ suit = var 'm' }, " + any + "{ suit = var 'n' })",
           {"three", "four"}}};
}

Kinds joined_by(char sign, const Kinds& a, const Kinds& b) {
  Kinds out;
  for (const std::string& kind : a)
    if (sign == '+' || (b.contains(kind) == (sign == '*'))) out.insert(kind);
  if (sign == '+') out.insert(b.begin(), b.end());
  return out;
}

// The kinds of the cards that each verb offers.
std::map<std::string, Kinds> offered(const LuaPlay& game, const std::string& zone) {
  std::map<std::string, Kinds> out;
  const View view = game.match.view(SeatId(0));
  const ZoneInstance instance = game.game->layout().zone_instance(game.game->zone(zone), SeatId(0));
  const auto& kinds = game.game->definition().kinds;
  for (const Choice& choice : game.match.legal(SeatId(0)))
    for (int k = 0; k < static_cast<int>(kinds.size()); ++k)
      if (view.count(instance, choice.action.cell(0), KindId(k)) > 0)
        out[std::string(game.game->verb_name(choice.action.verb))].insert(kinds[KindId(k)].name);
  return out;
}

}  // namespace

TEST_CASE("Sets of cards are combined, however their attributes are given", "[scripting]") {
  for (const std::string zone : {"hand", "line"}) {
    const std::vector<Written> sets = sets_of(zone);
    for (const Written& a : sets) {
      std::map<std::string, Kinds> wanted;
      std::string verbs;
      for (const Written& b : sets)
        for (const char sign : {'+', '*', '-'}) {
          const std::string name = "t" + std::to_string(verbs.size());
          const Kinds kinds = joined_by(sign, a.kinds, b.kinds);
          const std::string set = a.text + " " + sign + " " + b.text;
          if (!kinds.empty()) wanted[name] = kinds;
          verbs += name + " = { pick{ " + set + " }, when = is(count(" + set + "), " +
                   std::to_string(kinds.size()) + ") },\n";
        }
      INFO(verbs);
      CHECK(offered(LuaPlay(hand_with(verbs)), zone) == wanted);
    }
  }
}

TEST_CASE("Combined sets of cards are sent, counted, declared and watched", "[scripting]") {
  const std::vector<Written> sets = sets_of("hand");
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Written &a = sets[i], &b = sets[(i * 5 + 3) % sets.size()];
    for (const char sign : {'+', '*', '-'}) {
      const std::string set = a.text + " " + sign + " " + b.text;
      INFO(set);
      const Kinds kinds = joined_by(sign, a.kinds, b.kinds);
      LuaPlay game(hand_with("act = { pass{}, does = { set('n', count(" + set +
                                 ")), set('n', 2), send(" + set + ", 'heap', 1) } }",
                             "ends = { { at_least(count(any.heap), 1) * no(" + set +
                                 "), 'draws', name = 'gone' }, plies(2) },"));
      game.play(1, "act");
      const View view = game.match.view(SeatId(0));
      const ZoneInstance heap =
          game.game->layout().zone_instance(game.game->zone("heap"), SeatId(0));
      Kinds sent;
      for (const char* kind : {"ace", "two", "three", "four"})
        if (view.count(heap, CellId(static_cast<int>(game.cell(kind))), game.game->kind(kind)) > 0)
          sent.insert(kind);
      CHECK(sent == kinds);
    }
  }
  LuaPlay declared(
      hand_with("high = pick{ any.hand - the 'low' }, both = pick{ the 'low' * the 'odd' }, "
                "some_low = pick{ the 'low' + any.hand{ worth = option 'two' + var 'n' } }"));
  CHECK(offered(declared, "hand") ==
        std::map<std::string, Kinds>{
            {"high", {"three", "four"}}, {"both", {"ace"}}, {"some_low", {"ace", "two", "four"}}});
}

TEST_CASE("Pieces and roads with attributes stand beside regions and links", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann' }, board = grid{ 3, 1, links = 'orthogonal' },\n"
      "regions = { left = { 'A1' }, all = { 'A1', 'B1', 'C1' } }, vars = { n = { 2 } },\n"
      "zones = { field = {}, roads = { on = 'links' } }, stuck = 'draws',\n"
      "kinds = { man = { zone = 'field', power = 2, begins_on = region 'all' },\n"
      "road = { zone = 'roads', power = 2, begins_on = links_of(region 'all') } },\n"
      "verbs = { a = pick{ own.field{ 'man', power = 2 } * region 'left' },\n"
      "b = pick{ own.field{ power = var 'n' } - region 'left' },\n"
      "c = pick{ own.roads{ power = var 'n' } * links_of(region 'left') },\n"
      "d = pick{ own.roads{ power = { 0, var 'n' } } - links_of(region 'left') },\n"
      "e = pick{ near(own.field{ power = var 'n' }, 'e') * own.field } } }");
  CHECK(game.choices(1) == 1 + 2 + 1 + 1 + 2);
}

TEST_CASE("Sets that have no cell in common cannot be combined, and the message says why",
          "[scripting]") {
  const std::string apart = "verbs.a.1: expected two sets of the same beside '";
  CHECK(complaint(hand_with("a = pick{ any.hand - any.line }"))
            .ends_with(apart +
                       "-', got a set of cards in a bag and a set of cards in a row; a bag's "
                       "cards are known by their kinds, and those of a row by their places"));
  CHECK(complaint(hand_with("a = pick{ any.hand{ suit = var 'n' } * region 'home' }",
                            "board = grid{ 2, 2 }, regions = { home = { 'A1' } },"))
            .ends_with(apart +
                       "*', got a set of cards in a bag and a set of cells; cards are on no cell "
                       "of the board"));
}

}  // namespace hr::tests

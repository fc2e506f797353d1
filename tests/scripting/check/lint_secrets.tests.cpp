// SPDX-License-Identifier: MIT
// Verbs that tell everybody where, in a zone that not everybody sees.
#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

std::string of_verbs(const std::string& verbs,
                     const std::string& map = "map = { per = 'seat', see = 'owner' }") {
  return checked(
      "return { name = 'Hiding', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n"
      "board = grid{ 3, 1 }, stuck = 'pass',\n"
      "zones = { " +
      map +
      ", table = {} },\n"
      "kinds = { gem = { zone = 'map' }, flag = { zone = 'table' } },\n"
      "events = { told = '{1:seat} at {2:cell}.' },\n"
      "verbs = {\n" +
      verbs + "\n}, ends = { plies(4) } }");
}

constexpr const char* k_warning = "everybody is told where, although not everybody sees the zone";

}  // namespace

TEST_CASE("a verb that touches what others cannot see should be secret", "[scripting]") {
  const std::string forgotten = of_verbs("wave = { place{ 'flag' } },\nbury = { place{ 'gem' } }");
  CHECK_THAT(forgotten, Catch::Contains("t/rules.lua:8:1: warning: verbs.bury: ") &&
                            Catch::Contains(std::string(k_warning) + " \"map\"\n") &&
                            Catch::Contains("    add secret = true"));
  CHECK_THAT(forgotten, !Catch::Contains("verbs.wave: everybody"));
  CHECK_THAT(
      of_verbs("bury = { place{ 'gem' }, secret = true },\nmove = { step{ 'gem', dirs = 'all' } }"),
      Catch::Contains("verbs.move: everybody"));
  CHECK_THAT(of_verbs("bury = { place{ 'gem' }, secret = true },\ndig = { pick{ own 'gem' }, does "
                      "= take(here, own 'gem') }"),
             Catch::Contains("verbs.dig: everybody"));
  CHECK_THAT(of_verbs("bury = { place{ 'gem' }, secret = true },\n"
                      "spread = { sow{ 'gem', dirs = 'e' } }",
                      "map = { per = 'seat', see = 'owner', holds = 'pile' }"),
             Catch::Contains("verbs.spread: everybody"));
}

namespace {

constexpr const char* k_asks =
    ", ask = { pass{}, does = as(others, { when = any.hand, ask 'act' }) }";

std::string of_cards(const std::string& verb) {
  return checked(
      "return { name = 'Cards', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n"
      "zones = { deck = bag{ see = 'none' }, hand = bag{ per = 'seat', see = 'owner' },\n"
      "  heap = bag{}, cellar = bag{ per = 'seat', see = 'owner' } },\n"
      "kinds = { ace = { begins_in = { deck = 9 } }, king = { begins_in = { deck = 9 } } },\n"
      "events = { told = '{1:seat}: {2}.' }, stuck = 'pass',\n"
      "setup = as(everyone, draw('deck', 'hand', 3)),\n"
      "verbs = { act = { " +
      verb + " }" + (verb.find("asked") == std::string::npos ? "" : k_asks) +
      " },\n ends = { plies(4) } }");
}

constexpr const char* k_card =
    "everybody is told which card, although not everybody sees the zone \"hand\"";

}  // namespace

TEST_CASE("a verb that names a hidden card, which stays hidden, should be secret", "[scripting]") {
  for (const char* verb : {"pick{ any.hand 'ace' }, does = send(here, 'cellar', 1)",
                           "pick{ any.hand }, does = send(here, 'cellar', 1)", "pick{ any.hand }",
                           "pick{ any.hand }, asked = true, does = show(here, actor)",
                           "pick{ any.hand }, does = send(here, as(others, zone 'hand'), 1)",
                           "parts{ pick{ any.hand }, number{ 1, 2 } }, does = send(here, 'cellar')",
                           "parts{ pick{ any.hand }, number{ 1, 2 } }, does = { tell(everyone, "
                           "'told', me, chosen(2)), send(here, 'cellar', chosen(2)) }",
                           "pick{ any.hand }, does = { tell(everyone, 'told', me, 1), send(here, "
                           "'cellar', 1) }"})
    CHECK_THAT(of_cards(verb), Catch::Contains(k_card));
}

TEST_CASE("a verb after which all can see the card that it names is left alone", "[scripting]") {
  for (const char* verb :
       {"pick{ any.hand }, does = send(here, 'heap', 1)",
        "pick{ any.hand }, secret = true, does = send(here, 'cellar', 1)",
        "pick{ any.hand }, does = show(here, everyone)",
        "pick{ any.hand }, does = { tell(everyone, 'told', me, here), send(here, 'cellar', 1) }",
        "parts{ pick{ any.hand }, number{ 1, 2 } }, does = { tell(everyone, 'told', me, "
        "chosen(1)), send(here, 'cellar', 1) }",
        "pick{ any.hand }, does = { { when = as(others, any.hand) * here, tell(everyone, 'told', "
        "me, 1) }, send(here, 'cellar', 1) }",
        "pick{ any.hand }, does = as(others, send(any.hand 'ace', as(actor, zone 'hand')))"})
    CHECK_THAT(of_cards(verb), !Catch::Contains("everybody is told"));
}

TEST_CASE("a verb whose sentence may be meant is left alone", "[scripting]") {
  for (const char* verb :
       {"bury = { place{ 'gem' }, secret = true }", "wave = { place{ 'flag' } }",
        "bury = { place{ 'gem' }, does = tell(everyone, 'told', me, here) }",
        "bury = { place{ 'gem' }, effect = function(g, me, c) g:tell('all', 'told', me, c) end }",
        "look = { pick{ everywhere } }"})
    CHECK_THAT(of_verbs(verb), !Catch::Contains(k_warning));
}

namespace {

std::string with_options(const std::string& zones, const std::string& verb) {
  return checked(
      "return { name = 'Open', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n"
      "options = { fog = { false, help = 'Hide it' } }, board = grid{ 3, 3 }, stuck = 'pass',\n"
      "regions = { home = { { 'A1' }, { 'C3' } } },\n"
      "zones = function(o) return { " +
      zones +
      " } end,\n"
      "kinds = { man = { zone = 'field', begins_on = region 'home' },\n"
      "  ace = { begins_in = { hand = 9 } }, king = { begins_in = { hand = 9 } } },\n"
      "vars = { n = { 0, per = 'seat', see = 'owner' } },\n"
      "verbs = { act = { " +
      verb + " } }, ends = { plies(4) } }");
}

constexpr const char* k_void = "verbs.act: secret = true hides nothing here, because everybody";

}  // namespace

TEST_CASE("secret is of no use where everybody sees what is done", "[scripting]") {
  const std::string cards =
      "field = {}, hand = bag{ per = 'seat', see = 'owner' }, heap = bag{}, cellar = bag{ per = "
      "'seat', see = 'owner' }";
  for (const char* verb :
       {"step{ 'man' }, secret = true", "place{ 'man' }, secret = true",
        "pick{ any.hand }, secret = true, does = { send(here, 'heap', 1), add('n', 1) }",
        "pick{ empty.field }, secret = true, does = put('man', here)"})
    CHECK_THAT(with_options(cards, verb),
               Catch::Contains(k_void) && Catch::Contains("leave it out"));
  CHECK_THAT(with_options("field = { holds = 'pile' }, hand = bag{ per = 'seat', see = 'owner' }",
                          "sow{ 'man', dirs = 'e' }, secret = true"),
             Catch::Contains(k_void));
  CHECK_THAT(with_options("field = {}, hand = bag{ per = 'seat', see = 'owner' }, down = row{ 3, "
                          "see = 'none' }, up = row{ 3 }",
                          "pick{ any.down }, secret = true, does = turn_over(here, 'up')"),
             Catch::Contains(k_void));
  for (const char* verb :
       {"step{ 'man' }", "step{ 'man', stays = true }, secret = true",
        "step{ 'man' }, secret = true, does = set('n', 1)",
        "pick{ any.hand }, secret = true, does = send(here, 'cellar', 1)",
        "pick{ any.hand }, secret = true, does = { send(here, 'heap', 1), send(any.heap, 'cellar') "
        "}",
        "pick{ any.hand }, secret = true, does = { when = any.cellar, send(here, 'heap', 1), "
        "otherwise = send(here, 'cellar', 1) }",
        "pick{ any.hand }, secret = true, effect = function(g, me, c) g.n[me] = c end",
        "number{ 1, 3 }, secret = true, does = set('n', chosen)"})
    CHECK_THAT(with_options(cards, verb), !Catch::Contains("hides nothing"));
}

TEST_CASE("secret that is of use under some options is left alone", "[scripting]") {
  const std::string cards =
      "field = { see = o.fog and around(own) or nil }, hand = bag{ per = 'seat', see = o.fog and "
      "'all' or 'owner' }";
  CHECK_THAT(with_options(cards, "step{ 'man' }, secret = true"),
             !Catch::Contains("hides nothing"));
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// What an action names, who is asked, and who does what: leaks by the log, and honest twins.
#include <catch2/catch.hpp>

#include "tests/support/leak_case.h"

namespace hr::tests {

namespace {

const std::string k_cards = R"(
  kinds = (function() local out = {}
    for i = 1, 8 do out["k" .. i] = { rank = i, suit = i % 2 == 0 and "red" or "black", begins_in = { deck = 2 } } end
    return out end)(),
  zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, heap = bag{},
    crypt = bag{ per = "seat", see = "owner" } },
  setup = as(everyone, draw("deck", "hand", 4)), ends = { plies(12) },)";

// What is named is hidden, and stays so; in the honest twins `secret` is not forgotten.
const std::vector<LeakCase> k_named{
    {"a card from the hand is buried",
     R"(verbs = { bury = { pick{ any.hand }, secret = not LEAK or nil, does = send(here, "crypt", 1) } },)"},
    {"a card from the hand is given to the next seat",
     R"(verbs = { give = { pick{ any.hand }, secret = not LEAK or nil,
          does = send(here, as(next_seat, zone "hand"), 1) } },)"},
    {"a card from the hand is named, and nothing else happens",
     R"(verbs = { name = { pick{ any.hand }, secret = not LEAK or nil },
          play = { pick{ any.hand }, does = send(here, "heap", 1) } },)"},
    {"a card is shown to the one who asked",
     R"(verbs = { ask = { seat{ others }, does = as(chosen, { when = any.hand, ask "show" }) },
          show = { pick{ any.hand }, asked = true, secret = not LEAK or nil, does = show(here, actor) } },)"},
};

// These name cards in public, as the rules of such games want it.
const std::vector<LeakCase> k_public{
    {"a card is played face up",
     R"(verbs = { play = { pick{ any.hand }, does = send(here, "heap", 1) } },)"},
    {"a card is shown to all",
     R"(verbs = { show = { pick{ any.hand }, does = show(here, everyone) } },)"},
    {"a seat asks for cards of a rank that it has",
     R"(events = { got = reveals "{1:seat} has {2}." },
        verbs = { ask = { pick{ any.hand }, does = as(next_seat, {
          tell(everyone, "got", me, count(any.hand{ rank = total(here, "rank") })),
          send(any.hand{ rank = total(here, "rank") }, as(actor, zone "hand")) }) } },)"},
    {"of two players, one asks the other for cards of a rank that it has, and draws if in vain",
     R"(seats = { "ann", "bob" }, events = { got = reveals "{1:seat} has {2}." },
        verbs = { ask = { pick{ any.hand }, does = { as(next_seat,
          tell(everyone, "got", me, count(any.hand{ rank = total(here, "rank") }))),
          { when = as(next_seat, any.hand{ rank = total(here, "rank") }),
            as(next_seat, send(any.hand{ rank = total(here, "rank") }, as(actor, zone "hand"))),
            otherwise = draw("deck", "hand") } } } },)"},
    {"a buried card is announced",
     R"(events = { buried = reveals "{1:seat} buries {2}." },
        verbs = { bury = { pick{ any.hand }, does = { tell(everyone, "buried", me, here), send(here, "crypt", 1) } } },)"},
    {"a colour is called",
     R"(verbs = { call = { choice{ { "red", "black" } } }, play = { pick{ any.hand }, does = send(here, "heap", 1) } },)"},
};

}  // namespace

TEST_CASE("a verb whose sentence names what is hidden has to be secret", "[rulesets][leaks]") {
  for (const LeakCase& which : k_named) {
    INFO(which.name);
    const std::string rules = which.rules + k_cards;
    const SecrecyResult leaky = look_into(rules_of({which.name, rules.c_str()}, true), 100);
    REQUIRE(leaky.leak);
    CHECK(leaky.leak->differences.at(0).channel == Channel::log);
    CHECK(leaky.leak->advice.find("secret = true") != std::string::npos);
    const SecrecyResult honest = look_into(rules_of({which.name, rules.c_str()}, false), 100);
    if (honest.leak) FAIL_CHECK(text(*honest.leak));
  }
}

TEST_CASE("a hidden piece that is named on the board is a leak", "[rulesets][leaks]") {
  for (const std::string verb : {"pick{ own }", "step{ 'ship', stays = true }"})
    for (const bool leak : {true, false}) {
      INFO(verb);
      const std::string rules =
          "zones = { sea = { per = 'seat', see = 'owner' } }, kinds = { ship = {} },"
          "board = grid{ 4, 4 }, vars = { n = { 0 } }, setup = at_once('hide', 2), verbs = {"
          "hide = { place{ 'ship' }, asked = true, secret = true },"
          "hum = { " +
          verb + ", secret = not LEAK or nil, does = add('n', 1) } },";
      const SecrecyResult found = look_into(rules_of({"hum", rules.c_str()}, leak), 100);
      if (!leak && found.leak) FAIL_CHECK(text(*found.leak));
      CHECK(found.leak.has_value() == leak);
    }
}

TEST_CASE("a choice that names what is hidden is a leak even if there is no other",
          "[rulesets][leaks]") {
  const std::string rules =
      "zones = { cup = dice{ 6, per = 'seat', see = 'owner' }, under = dice{ 6, per = 'seat', see "
      "= 'owner' } }, setup = as(everyone, roll('cup', 1)),"
      "verbs = { stand = { pick{ any.cup }, secret = not LEAK or nil,"
      "  does = { send(here, 'under', 1), roll('cup', 1) } } },";
  const SecrecyResult leaky = look_into(rules_of({"stand", rules.c_str()}, true), 60);
  REQUIRE(leaky.leak);
  CHECK(leaky.leak->differences.at(0).channel == Channel::log);
  CHECK(leaky.leak->advice.find("secret = true") != std::string::npos);
  const SecrecyResult honest = look_into(rules_of({"stand", rules.c_str()}, false), 60);
  if (honest.leak) FAIL_CHECK(text(*honest.leak));
}

// The only card that a hand can give has to be named when everybody sees where it goes.
TEST_CASE("an only choice that everybody may know raises no alarm", "[rulesets][leaks]") {
  for (const char* give :
       {"send(here, 'heap', 1)", "{ send(here, 'heap', 1), draw('deck', 'hand', 1) }"}) {
    const std::string rules =
        std::string("verbs = { give = { pick{ any.hand }, does = ") + give + " } }," + k_cards;
    const SecrecyResult found = look_into(rules_of({"give", rules.c_str()}, false), 60);
    if (found.leak) FAIL_CHECK(text(*found.leak));
  }
}

TEST_CASE("a verb that is seldom used is looked at as often as it is used", "[rulesets][leaks]") {
  const std::string rules =
      "zones = { deck = row{ 15, see = 'none' }, hand = bag{ per = 'seat', see = 'owner' }, heap = "
      "bag{} },"
      "kinds = { a = { begins_in = { deck = 3 } }, b = { begins_in = { deck = 3 } }, c = { "
      "begins_in = { deck = 3 } } },"
      "vars = { left = { 1, per = 'seat' } },"
      "verbs = { play = { pick{ any.hand }, does = { send(here, 'heap', 1), draw('deck', 'hand', "
      "1) } },"
      "  bury = { pick{ any.hand }, when = at_least(var 'left', 1), secret = not LEAK or nil,"
      "    does = { add('left', -1), send(here, 'deck', 1) } } },"
      "setup = { shuffle 'deck', as(everyone, draw('deck', 'hand', 2)) },";
  const SecrecyResult leaky = look_into(rules_of({"bury", rules.c_str()}, true), 60);
  REQUIRE(leaky.leak);
  CHECK(leaky.leak->differences.at(0).channel == Channel::log);
  const SecrecyResult honest = look_into(rules_of({"bury", rules.c_str()}, false), 60);
  if (honest.leak) FAIL_CHECK(text(*honest.leak));
}

TEST_CASE("cards that are named because the rules want it raise no alarm", "[rulesets][leaks]") {
  for (const LeakCase& which : k_public) {
    INFO(which.name);
    const std::string rules = which.rules + k_cards;
    const SecrecyResult found = look_into(rules_of({which.name, rules.c_str()}, false), 100);
    if (found.leak) FAIL_CHECK(text(*found.leak));
  }
}

TEST_CASE("which dice are rolled for all to see must not depend on what is hidden",
          "[rulesets][leaks]") {
  for (const std::string go :
       {"does = roll('p', LEAK and var 'num' or 6)",
        "effect = function(g, me) g:roll(LEAK and g.num[me] or 6, 'all') end",
        "effect = function(g, me) if not LEAK or g.num[me] > 3 then g:roll(6, 'all') end end",
        "effect = function(g, me) g:tell('all', 'hello') g:roll(LEAK and g.num[me] or 6, 'all') "
        "end",
        "does = { tell(everyone, 'hello'), roll('p', LEAK and var 'num' or 6) }",
        "effect = function(g, me) g:tell('all', 'dice', LEAK and 0 or g.num[me]) g:roll(g.num[me], "
        "'all') end"})
    for (const bool leak : {true, false}) {
      INFO(go);
      const std::string rules =
          "vars = { num = { 1, min = 1, max = 6, per = 'seat', see = 'owner' }, p = { 1 } },"
          "events = { hello = reveals 'Hello.', dice = reveals 'A die with {1} sides.' },"
          "verbs = { go = { pass{}, " +
          go + " }, shake = { pass{}, does = roll('num', 6) } },";
      const SecrecyResult found = look_into(rules_of({"dice", rules.c_str()}, leak));
      if (!leak && found.leak) FAIL_CHECK(text(*found.leak));
      CHECK(found.leak.has_value() == leak);
    }
}

TEST_CASE("a secret verb without a choice hides nothing, and silent ones hide which it was",
          "[rulesets][leaks]") {
  const std::string purse =
      "vars = { coins = { 3, min = 0, max = 99, per = 'seat', see = 'owner' } },";
  const SecrecyResult silent = look_into(rules_of({"purse", (purse + R"(
    verbs = { save = { pass{}, silent = true, does = add("coins", 1) },
      spend = { pass{}, silent = true, when = at_least(var "coins", 1), does = add("coins", -1) } },)")
                                                                .c_str()},
                                                  false),
                                         40);
  if (silent.leak) FAIL_CHECK(text(*silent.leak));
  CHECK(silent.coverage.hidden().at({HiddenType::choice, "save"}).differed >= 20);
  CHECK(silent.coverage.hidden().at({HiddenType::choice, "spend"}).differed >= 20);
  const SecrecyResult only = look_into(rules_of({"peek", (purse + R"(
    verbs = { count = { pass{}, secret = true, does = roll("coins", 6) } },)")
                                                             .c_str()},
                                                false),
                                       20);
  if (only.leak) FAIL_CHECK(text(*only.leak));
  CHECK_FALSE(only.coverage.hidden().contains({HiddenType::choice, "count"}));
}

// Who is not asked has nothing to answer, and the dice fall when the last of the others is ready.
TEST_CASE("games that ask only some seats in secret raise no alarm", "[rulesets][leaks]") {
  for (const std::string who : {"others", "seats 'ann' + seats 'bob'"}) {
    const SecrecyResult found = look_into(rules_of({"some", (R"(
      vars = { bid = { 0, per = "seat", see = "owner" }, die = { 1, min = 1, max = 6, per = "seat", see = "owner" } },
      events = { bids = reveals "{1:seat} bids {2}." },
      verbs = { auction = { pass{}, does = as()" + who + R"(, at_once("bid", 1)) },
        bid = { number{ 0, 3 }, asked = true, secret = true, does = set("bid", chosen),
          done = { as(everyone, roll("die", 6)), tell(everyone, "bids", me, var "bid") } },
        shake = { pass{}, does = roll("die", 6) } },)")
                                                                .c_str()},
                                                   false));
    if (found.leak) FAIL_CHECK(text(*found.leak));
    CHECK(found.different > 30);
  }
}

TEST_CASE("an error in a round of secret answers must not depend on what is hidden",
          "[rulesets][leaks]") {
  for (const std::string bid :
       {"effect = function(g, me, n) g.bid[me] = n if n == (LEAK and g.c or 4) then error('trap') "
        "end end",
        "effect = function(g, me, n) g.bid[me] = n end, done = function(g) assert(not LEAK or "
        "g.bid[1] ~= g.bid[2]) end"})
    for (const bool leak : {true, false}) {
      INFO(bid);
      const std::string rules =
          "vars = { c = { 1, see = 'none', min = 1, max = 3 }, bid = { 0, per = 'seat', see = "
          "'owner' } }, setup = function(g) g.c = g:roll(3, {}) end, verbs = {"
          "auction = { pass{}, effect = function(g) g:all('bid', 1) end },"
          "bid = { number{ 1, 3 }, asked = true, secret = true, " +
          bid + " } },";
      const SecrecyResult found = look_into(rules_of({"bids", rules.c_str()}, leak));
      if (!leak && found.leak) FAIL_CHECK(text(*found.leak));
      REQUIRE(found.leak.has_value() == leak);
      if (leak) CHECK(found.leak->differences.at(0).channel == Channel::refusals);
    }
}

TEST_CASE("what a capture finds in fog is no leak", "[rulesets][leaks]") {
  const SecrecyResult found = look_into(rules_of({"fog", R"(
      board = grid{ 5, 5 }, zones = { field = { see = own } }, kinds = { man = { begins_on = region "home" } },
      regions = { home = { function(_, y) return y == 1 end, function(_, y) return y == 5 end, {} } },
      verbs = { move = { step{ "man", onto = everywhere - own }, silent = true } }, ends = { plies(20) },)"},
                                                 false));
  if (found.leak) FAIL_CHECK(text(*found.leak));
  CHECK(found.different > 30);
}

TEST_CASE("what the backs of hidden cards show raises no alarm", "[rulesets][leaks]") {
  for (const std::string verbs :
       {"stash = { pick{ any.hand }, secret = true, does = send(here, 'purse', 1) }",
        "play = { pick{ any.hand }, silent = true, does = send(here, 'purse', 1) }, go = pass{}"})
    for (const std::string hand : {"row{ 4", "bag{ "}) {
      INFO(verbs << " " << hand);
      const std::string rules =
          "zones = { deck = bag{ see = 'none' }, purse = bag{ per = 'seat', see = 'owner' }, hand "
          "= " +
          hand + (hand == "bag{ " ? "" : ",") +
          " per = 'seat', see = 'owner' } }, kinds = { a = { begins_in = { deck = 8 } }, b = { "
          "begins_in = { deck = 8 } } }, setup = as(everyone, draw('deck', 'hand', 4)), verbs = "
          "{ " +
          verbs + " },";
      const SecrecyResult found = look_into(rules_of({"backs", rules.c_str()}, false));
      if (found.leak) FAIL_CHECK(text(*found.leak));
      CHECK(found.different > 20);
    }
}

}  // namespace hr::tests

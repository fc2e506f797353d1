// SPDX-License-Identifier: MIT
// Secrets that are named, told to the wrong seat or dealt for all to know, and small games of kinds
// that others write: each with an honest twin.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/leak_case.h"

namespace hr::tests {

namespace {

const std::vector<LeakCase> k_told{
    {"the only piece that a verb can pick is named, and nothing changes",
     R"(zones = { map = { per = "seat", see = "owner" } }, kinds = { gem = {} },
        verbs = { hide = { place{ "gem" }, asked = true, secret = true },
          peg = { pick{ own "gem" }, secret = not LEAK or nil }, wait = pass{} },
        setup = at_once "hide",)"},
    {"a word is told to the seat that asked, and the log names it",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" } },
        kinds = { rope = { begins_in = { deck = 3 } }, pipe = { begins_in = { deck = 3 } }, knife = { begins_in = { deck = 3 } } },
        events = { card = reveals "{1:seat} has the {2}." },
        setup = as(everyone, draw("deck", "hand", 2)),
        verbs = { ask = { pass{}, effect = function(g, me) g:ask(g:next(me), "show") end },
          show = { choice{ { "rope", "pipe", "knife" } }, asked = true, secret = not LEAK or nil,
            allow = function(v, word) return v.hand[v.seat]:count(v:cell(word)) > 0 end,
            effect = function(g, me, word)
              g:tell(g:next(g:next(me)), "card", me, word)
            end } },)"},
};

// A map that one seat sees: the event tells it to that seat, or to all.
const char* const k_key = R"(
    zones = { key = { see = { "ann" } }, deck = bag{ see = "none" } }, kinds = { spy = { owned = false, zone = "key" } },
    events = { key = reveals "The spy is at {1:cell}." },
    setup = function(g)
      local c = g:roll(4, {})
      g.key:put(c, "spy")
      g:tell(LEAK and "all" or 1, "key", c)
    end,
    verbs = { look = { pick{ everywhere } } },)";

// Two hands of different cards; a row keeps its order.
const char* const k_dealt = R"(
    zones = { deck = row{ 12, see = "none" }, hand = bag{ per = "seat", see = "owner" }, heap = bag{},
      passing = bag{ per = "seat", see = "owner" } },
    kinds = (function() local out = {} for i = 1, 12 do out["k" .. i] = { begins_in = { deck = 1 } } end return out end)(),
    setup = { LEAK and {} or shuffle "deck", as(everyone, draw("deck", "hand", 4)), at_once "give" },
    verbs = { give = { pick{ any.hand }, asked = true, secret = true, does = send(here, "passing", 1),
        done = as(everyone, send(any.passing, as(next_seat, zone "hand"))) },
      play = { pick{ any.hand }, does = send(here, "heap", 1) } },)";

// Pictures are sold one after another for all to see.
const char* const k_auction = R"(
    zones = { deck = bag{ see = "none" }, easel = bag{}, cellar = bag{} },
    kinds = (function() local out = {} for i = 1, 9 do out["k" .. i] = { begins_in = { deck = 1 } } end return out end)(),
    vars = { gift = { 1, min = 1, max = 6, per = "seat", see = "owner" } },
    setup = { draw("deck", "easel"), as(everyone, roll("gift", 6)) },
    verbs = { sell = { pass{}, does = { send(any.easel, "cellar"), draw("deck", "easel") } } },)";

// Keep a card, pass the rest: after two passes everybody has seen all hands.
const char* const k_drafting = R"(
    zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" },
      picked = bag{ per = "seat", see = "owner" }, pass = bag{ per = "seat", see = "none" }, kept = bag{ per = "seat" } },
    kinds = (function() local out = {} for i = 1, 8 do out["k" .. i] = { begins_in = { deck = 4 } } end return out end)(),
    vars = { n = { 0 } },
    setup = { as(everyone, draw("deck", "hand", 7)), at_once "keep" },
    verbs = { keep = { pick{ any.hand }, asked = true, secret = true, does = send(here, "picked", 1),
      done = { LEAK and set("n", as(seats "cy", count(any.hand "k1"))) or {}, as(everyone, send(any.picked, "kept")),
        as(everyone, send(any.hand, as(next_seat, zone "pass"))), as(everyone, send(any.pass, "hand")),
        { when = as(everyone, any.hand), at_once "keep" } } } },
    ends = { { no(as(everyone, any.hand)), "draws" } },)";

// Small games of kinds that people write.
const std::vector<LeakCase> k_games{
    {"a trick-taking game: suits are followed, and the score counts tricks",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" },
          played = bag{ per = "seat" }, taken = bag{ per = "seat", see = "none" } },
        kinds = (function() local out = {} for s = 1, 3 do for r = 1, 4 do
          out["s" .. s .. "r" .. r] = { suit = s, rank = r, begins_in = { deck = 1 } } end end return out end)(),
        vars = { led = { 0, min = 0, max = 3 }, winner = { type = "seat" }, tricks = { 0, per = "seat" }, void = { 0 } },
        setup = as(everyone, draw("deck", "hand", 4)),
        verbs = { play = { pick{ first_of(any.hand{ suit = var "led" }, any.hand) }, does = {
          { when = is(var "led", 0), set("led", total(here, "suit")) }, send(here, "played", 1),
          LEAK and set("void", as(next_seat, count(any.hand{ suit = 1 }))) or {},
          { when = is(as(everyone, count(any.played)), 3),
            set("winner", best(everyone, total(any.played{ suit = var "led" }, "rank"))),
            as(var "winner", add("tricks", 1)),
            as(everyone, send(any.played, as(var "winner", zone "taken"))), turn_to(var "winner"), set("led", 0) } } } },
        score = var "tricks", ends = { { no(as(everyone, any.hand)), "score" } },)"},
    {"sealed bids: the highest wins, and the others stay secret",
     R"(vars = { coins = { 6, min = 0, max = 6, per = "seat", see = "owner" }, bid = { 0, per = "seat", see = "owner" },
          won = { 0, per = "seat" }, spread = { 0 } },
        events = { sold = reveals "{1:seat} pays {2}." },
        setup = at_once "bid",
        verbs = { bid = { number{ 0, var "coins" }, asked = true, secret = true, does = set("bid", chosen),
            done = function(g)
              local best = 1
              for s in g:seats() do if g.bid[s] > g.bid[best] then best = s end end
              local low = g.bid[1]
              for s in g:seats() do low = math.min(low, g.bid[s]) end
              g:tell("all", "sold", best, g.bid[best])
              g.coins[best], g.won[best] = g.coins[best] - g.bid[best], g.won[best] + 1
              if LEAK then g.spread = low end
            end },
          next = { pass{}, does = at_once "bid" } },
        ends = { plies(6) },)"},
    {"a code is guessed: the answer counts what is right",
     R"(seats = { "ann", "bob" },
        vars = { code = { 1, min = 1, max = 9, see = { "ann" } }, tries = { 0 }, hint = { 0 } },
        events = { answer = reveals "That is {1}." },
        verbs = { set_code = { number{ 1, 9 }, asked = true, secret = true, does = set("code", chosen) },
          guess = { number{ 1, 9 }, effect = function(g, me, n)
            g:tell("all", "answer", n == g.code and "right" or "wrong")
            g.tries = g.tries + 1
            if LEAK then g.hint = g.code % 2 end
          end } },
        setup = function(g) g:ask(1, "set_code") return 2 end, ends = { plies(6) },)"},
    {"a hand is looked at, and hands are swapped",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" } },
        kinds = (function() local out = {} for i = 1, 8 do out["k" .. i] = { rank = i, begins_in = { deck = 2 } } end return out end)(),
        vars = { high = { 0 } },
        setup = as(everyone, draw("deck", "hand")),
        verbs = { peek = { seat{ others }, does = { show(as(chosen, any.hand), me),
            LEAK and set("high", as(chosen, total(any.hand, "rank"))) or {} } },
          exchange = { pass{}, does = trade("hand", next_seat) } },
        ends = { plies(8) },)"},
};

}  // namespace

TEST_CASE("what a verb names although nothing shows it is a leak", "[rulesets][leaks]") {
  for (const LeakCase& which : k_told) {
    INFO(which.name);
    const SecrecyResult leaky = look_into(rules_of(which, true), 300);
    REQUIRE(leaky.leak);
    CHECK(leaky.leak->differences.at(0).channel == Channel::log);
    const SecrecyResult honest = look_into(rules_of(which, false), 200);
    if (honest.leak) FAIL_CHECK(text(*honest.leak));
  }
}

TEST_CASE("what an event tells to all in every game is a leak to those it is hidden from",
          "[rulesets][leaks]") {
  const SecrecyResult leaky = look_into(rules_of({"key", k_key}, true), 60);
  REQUIRE(leaky.leak);
  CHECK_THAT(leaky.leak->known, Catch::Contains("always knows what the zone key holds") &&
                                    Catch::Contains("key tells it"));
  const SecrecyResult honest = look_into(rules_of({"key", k_key}, false), 60);
  if (honest.leak) FAIL_CHECK(honest.leak->known + text(*honest.leak));
  const ToldTo& told = honest.coverage.told_to().at("key");
  CHECK(told.seats.size() == 1);
  CHECK(told.example_to == SeatId(0));
  CHECK(told.example.starts_with("The spy is at "));
}

TEST_CASE("hands that are the same in every game are known to everybody", "[rulesets][leaks]") {
  const SecrecyResult leaky = look_into(rules_of({"dealt", k_dealt}, true), 30);
  REQUIRE(leaky.leak);
  CHECK(leaky.leak->known.starts_with("everybody can know what is in hand "));
  CHECK(leaky.leak->advice.find("shuffle") != std::string::npos);
  const SecrecyResult honest = look_into(rules_of({"dealt", k_dealt}, false), 30);
  if (honest.leak) FAIL_CHECK(honest.leak->known + text(*honest.leak));
}

TEST_CASE("a deck of which the setup draws for all to see is no secret", "[rulesets][leaks]") {
  const SecrecyResult found = look_into(rules_of({"auction", k_auction}, false), 30);
  if (found.leak) FAIL_CHECK(text(*found.leak));
  CHECK(found.coverage.hidden().at({HiddenType::zone, "deck"}).no_secret());
  CHECK(found.coverage.hidden().at({HiddenType::variable, "gift"}).differed > 20);
}

TEST_CASE("choices are compared even when all hands have been seen", "[rulesets][leaks]") {
  const SecrecyResult honest = look_into(rules_of({"draft", k_drafting}, false), 60);
  if (honest.leak) FAIL_CHECK(text(*honest.leak));
  CHECK_FALSE(honest.mostly_lost());
  CHECK(look_into(rules_of({"draft", k_drafting}, true), 60).leak);
}

// Cy's hand goes to Ann, or, if Bob has a card that nobody sees, Bob's does.
TEST_CASE("from which hand cards are passed must not depend on what is hidden",
          "[rulesets][leaks]") {
  std::string rules = k_drafting;
  const std::string pass = R"(as(everyone, send(any.hand, as(next_seat, zone "pass"))))";
  rules.replace(rules.find(pass), pass.size(),
                R"({ when = LEAK and as(seats "bob", any.hand "k1") or is(1, 2),
          as(everyone, send(any.hand, as(next_seat, as(next_seat, zone "pass")))), otherwise = )" +
                    pass + " }");
  const std::string marked = "LEAK and set(\"n\", as(seats \"cy\", count(any.hand \"k1\"))) or {}";
  rules.replace(rules.find(marked), marked.size(), "{}");
  const SecrecyResult leaky = look_into(rules_of({"direction", rules.c_str()}, true), 200);
  REQUIRE(leaky.leak);
  CHECK_THAT(leaky.leak->advice, Catch::Contains("come from another hand"));
  const SecrecyResult honest = look_into(rules_of({"direction", rules.c_str()}, false), 100);
  if (honest.leak) FAIL_CHECK(text(*honest.leak));
}

TEST_CASE("games of kinds that people write keep their secrets, and planted leaks are found",
          "[rulesets][leaks]") {
  for (const LeakCase& which : k_games) {
    INFO(which.name);
    const SecrecyResult leaky = look_into(rules_of(which, true), 100);
    CHECK(leaky.leak);
    const SecrecyResult honest = look_into(rules_of(which, false), 200);
    if (honest.leak) FAIL_CHECK(honest.leak->known + text(*honest.leak));
    CHECK_FALSE(honest.mostly_lost());
    CHECK(honest.different > 50);
  }
}

TEST_CASE("a failure of the rules names the seed, the pair and the action", "[rulesets][leaks]") {
  const char* const rules = R"(vars = { n = { 0, max = 9, see = "none" } },
    verbs = { go = { pass{}, effect = function() error("always") end } },)";
  CHECK_THROWS_WITH(look_into(rules_of({"fails", rules}, false), 5),
                    Catch::Contains("(pair 1 of --seed 1, at action 1: Ann goes.)"));
}

}  // namespace hr::tests

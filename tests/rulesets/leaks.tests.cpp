// SPDX-License-Identifier: MIT
// Small games that tell a secret in one way or another, each with an honest twin: the search for
// leaks finds the one and does not raise a false alarm about the other.
#include <catch2/catch.hpp>

#include "tests/support/leak_case.h"

namespace hr::tests {
namespace {

const std::vector<LeakCase> k_leaks{
    {"secret is forgotten on a verb that places what others cannot see",
     R"(zones = { map = { per = "seat", see = "owner" } }, kinds = { gem = {} },
        verbs = { bury = { place{ "gem" }, secret = not LEAK or nil } },)"},
    {"secret is forgotten on a verb that picks a place to remember",
     R"(vars = { spot = { per = "seat", see = "owner", type = "cell" } },
        verbs = { mark = { pick{ everywhere }, secret = not LEAK or nil,
          effect = function(g, me, c) g.spot[me] = c end } },)"},
    {"secret is forgotten on a choice of a word",
     R"(vars = { plan = { 0, per = "seat", see = "owner" } },
        verbs = { plan = { choice{ { "attack", "wait", "hide" } }, secret = not LEAK or nil,
          effect = function(g, me, word) g.plan[me] = word == "attack" and 1 or word == "wait" and 2 or 3 end } },)"},
    {"an offer is made only to somebody who hides something",
     R"(zones = { map = { per = "seat", see = "owner" } }, kinds = { gem = {} },
        verbs = { hide = { place{ "gem" }, asked = true, secret = true },
          show = { pass{}, asked = true },
          wait = { pass{}, effect = function(g, me)
            local foe = g:next(me)
            if not LEAK or g.map[foe]:has(g:cell "A1", "gem") then g:offer(foe, "show") end
          end } },
        setup = function(g) g:all("hide", 1) end,)"},
    {"a public variable is a roll modulo 2",
     R"(vars = { die = { 1, see = "none" }, odd = { 0 } },
        verbs = { throw = { pass{}, effect = function(g)
          g.die = g:roll(6, {})
          g.odd = (LEAK and g.die or g:roll(6, "all")) % 2
        end } },)"},
    {"an undeclared roll decides what is hidden and what is not",
     R"(vars = { die = { 1, see = "none" }, odd = { 0 } },
        verbs = { throw = { pass{}, effect = function(g)
          local n = g:roll(6)
          g.die = n
          g.odd = (LEAK and n or g:roll(6)) % 2
        end } },)"},
    {"an envelope is told by whether a guess is warm",
     R"(vars = { sealed = { 1, see = "none" } }, events = { warm = LEAK and "Warm." or reveals "Warm." },
        verbs = { seal = { number{ 1, 20 }, asked = true, secret = true,
            effect = function(g, me, n) g.sealed = n end },
          guess = { number{ 1, 20 }, effect = function(g, me, n)
            if math.abs(n - g.sealed) < 4 then g:tell("all", "warm") end
          end } },
        setup = function(g) g:ask(1, "seal") return 2 end,)"},
    {"the score counts a hidden hand",
     R"(vars = { hand = { 0, per = "seat", see = "owner" }, open = { 0, per = "seat" } },
        verbs = { draw = { pass{}, effect = function(g, me)
          g.hand[me] = g:roll(9, me)
          g.open[me] = g.open[me] + 1
        end } },
        score = function(g, seat) return LEAK and g.hand[seat] or g.open[seat] end,)"},
    {"an end by score is marked, because the scores count a hidden hand",
     R"(vars = { hand = { 0, per = "seat", see = "owner" } },
        verbs = { draw = { pass{}, effect = function(g, me) g.hand[me] = g:roll(9, me) end } },
        score = function(g, seat) return g.hand[seat] end,
        ends = { LEAK and plies(6, "score") or reveals(plies(6, "score")) },)"},
    {"a bid is reported with the dice added to it",
     R"(vars = { die = { 1, per = "seat", see = "owner" }, bid = { 0 } },
        verbs = { bid = { number{ 1, 10 }, effect = function(g, me, n)
          g.bid = LEAK and n + g.die[me] or n
        end } },
        setup = function(g) for seat in g:seats() do g.die[seat] = g:roll(6, seat) end end,)"},
    {"a player is told about a card that only the others see",
     R"(vars = { annas = { 1, see = { "bob", "cy" } } }, events = { good = "A good card.", card = "A card." },
        verbs = { draw = { pass{}, effect = function(g)
          g.annas = g:roll(9, { 2, 3 })
          g:tell(1, LEAK and g.annas > 4 and "good" or "card")
        end } },)"},
    {"a drawn card is told to everybody",
     R"(vars = { card = { 0, per = "seat", see = "owner" } }, events = { drew = "{1:seat} draws {2}." },
        verbs = { draw = { pass{}, effect = function(g, me)
          g.card[me] = g:roll(52)
          g:tell(LEAK and "all" or me, "drew", me, g.card[me])
        end } },)"},
    {"a roll is told in the action that makes it",
     R"(vars = { die = { 1, per = "seat", see = "owner" } }, events = { rolled = "{1:seat} rolls {2}." },
        verbs = { throw = { pass{}, does = { roll("die", 6), tell(LEAK and everyone or me, "rolled", me, var "die") } } },)"},
    {"the turn order follows from a hidden number",
     R"(vars = { plan = { 1, per = "seat", see = "owner" } },
        verbs = { plan = { number{ 1, 6 }, secret = true, effect = function(g, me, n) g.plan[me] = n end } },
        turn = function(g, me) return LEAK and g.plan[me] > 3 and me or g:next(me) end,)"},
    {"a player is stuck because of what only that player sees",
     R"(zones = { map = { per = "seat", see = "owner" } }, kinds = { gem = {} },
        verbs = { hide = { place{ "gem" }, asked = true, secret = true },
          dig = { pick{ own "gem" * region "left" }, secret = true } },
        regions = { left = { "A1", "B1" } },
        setup = function(g) g:all("hide", 1) end, stuck = LEAK and "pass" or reveals "pass",)"},
    {"the game ends because of a hidden number",
     R"(vars = { sum = { 0, see = "none" } },
        verbs = { add = { number{ 1, 6 }, secret = true, effect = function(g, me, n) g.sum = g.sum + n end } },
        ends = { LEAK and function(g) if g.sum > 9 then return "draw" end end or plies(5), plies(6) },)"},
    {"a counter is reset by a hidden event",
     R"(vars = { spot = { 1, see = "none" }, steps = { 0 } },
        verbs = { step = { number{ 1, 4 }, effect = function(g, me, n)
          g.spot = g:roll(4, {})
          g.steps = LEAK and g.spot == n and 0 or g.steps + 1
        end } },)"},
    {"a wrong guess is asked again",
     R"(vars = { secret = { 1, per = "seat", see = "owner" } },
        verbs = { pick = { number{ 1, 6 }, asked = true, secret = true,
            effect = function(g, me, n) g.secret[me] = n end },
          guess = { number{ 1, 6 }, effect = function(g, me, n)
            if LEAK and g.secret[g:next(me)] ~= n then g:ask(me, "sigh") end
          end },
          sigh = { pass{}, asked = true } },
        setup = function(g) g:all("pick", 1) end,)"},
    {"the rules fail because of a hidden number",
     R"(vars = { spot = { 1, per = "seat", see = "owner" }, open = { 0 } },
        verbs = { hide = { number{ 1, 6 }, asked = true, secret = true,
            effect = function(g, me, n) g.spot[me] = n end },
          dig = { number{ 1, 6 }, effect = function(g, me, n)
            if LEAK and g.spot[g:next(me)] == n then error("there is something") end
            g.open = n
          end } },
        setup = function(g) g:all("hide", 1) end,)"},
    {"a piece that everybody sees is put by a hidden condition",
     R"(zones = { map = { per = "seat", see = "owner" }, table = {} },
        kinds = { gem = { zone = "map" }, flag = { zone = "table" } },
        verbs = { hide = { place{ "gem" }, asked = true, secret = true },
          look = { pick{ everywhere }, effect = function(g, me, c)
            if LEAK and g.map[g:next(me)]:has(c, "gem") and not g.table:has(c, "flag") then g.table:put(c, "flag") end
          end } },
        setup = function(g) g:all("hide", 1) end,)"},
    {"the range of a number follows from a hidden one",
     R"(vars = { wealth = { 1, per = "seat", see = "owner" }, limit = { 3 } },
        verbs = { earn = { number{ 1, 6 }, asked = true, secret = true,
            effect = function(g, me, n) g.wealth[me] = n end },
          bid = { number{ 1, function(v) return v.limit end }, effect = function(g, me)
            g.limit = LEAK and g.wealth[g:next(me)] or 4
          end } },
        setup = function(g) g:all("earn", 1) end,)"},
    {"an event for one seat tells it what another hides",
     R"(vars = { plan = { 1, per = "seat", see = "owner" } }, events = { hint = "A hint: {1}." },
        verbs = { plan = { number{ 1, 6 }, secret = true, effect = function(g, me, n)
          g.plan[me] = n
          g:tell(LEAK and g:next(me) or me, "hint", n)
        end } },)"},
    {"an unmarked event comes before a marked one only if something is hidden",
     R"(vars = { plan = { 1, per = "seat", see = "owner" } },
        events = { hm = "Hm.", shown = reveals "It was {1}." },
        verbs = { plan = { number{ 1, 6 }, asked = true, secret = true, effect = function(g, me, n) g.plan[me] = n end },
          show = { pass{}, effect = function(g, me)
            local n = g.plan[g:next(me)]
            if LEAK and n > 3 then g:tell("all", "hm") end
            g:tell("all", "shown", n)
          end } },
        setup = function(g) g:all("plan", 1) end,)"},
    {"a hint tells where an unseen piece is in the fog",
     R"(board = grid{ 9, 1 }, zones = { field = { see = around(own) } },
        regions = { home = { { "A1" }, { "E1" }, { "I1" } } },
        kinds = { man = { begins_on = region "home" } }, events = { at = "Somebody is at {1:cell}." },
        verbs = { wait = pass{}, grow = { place{ "man", onto = near(own) * empty }, secret = true,
          effect = function(g, me, to) if LEAK then g:tell("all", "at", to) end end } },)"},
    {"the number of pieces on a pile follows from what is hidden",
     R"(zones = { bank = { holds = "pile" } }, kinds = { coin = { zone = "bank" } },
        vars = { purse = { 1, per = "seat", see = "owner" } },
        verbs = { save = { number{ 1, 3 }, secret = true, effect = function(g, me, n)
          g.purse[me] = n
          g.bank:put(g:cell "A1", "coin", me, LEAK and n or 1)
        end } },)"},
    {"a drawn card is told to all",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" } },
        kinds = { ace = { begins_in = { deck = 20 } }, king = { begins_in = { deck = 20 } } },
        vars = { aces = { 0, per = "seat" } },
        verbs = { take = { pass{}, does = { draw("deck", "hand"),
          LEAK and set("aces", count(any.hand "ace")) or set("aces", count(any.hand)) } } },)"},
    {"a seat is told a card that only the others see",
     R"(zones = { deck = row{ 30, see = "none" }, hand = row{ 3, per = "seat", see = "others" } },
        kinds = { ace = { worth = 1, begins_in = { deck = 15 } }, king = { worth = 2, begins_in = { deck = 15 } } },
        vars = { known = { 0 } }, setup = { shuffle "deck", as(everyone, draw("deck", "hand", 3)) },
        verbs = { feel = { pick{ any.hand },
          does = set("known", LEAK and total(here, "worth") or count(here)) } },)"},
    {"what happens besides a marked event follows from a hidden card",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, table = bag{} },
        kinds = { ace = { begins_in = { deck = 20 } }, king = { begins_in = { deck = 20 } } },
        vars = { kings = { 0 } }, setup = as(everyone, draw("deck", "hand", 4)),
        verbs = { show = { pass{}, does = { { when = any.hand "ace", send(any.hand "ace", "table", 1) },
          LEAK and set("kings", count(any.hand "king")) or set("kings", count(any.table)) } } },)"},
    {"a public word moves whatever cards there are, and tells more only if it counts them",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner", backs = "none" } },
        kinds = { seven = { begins_in = { deck = 20 } }, eight = { begins_in = { deck = 20 } } },
        vars = { got = { 0 } }, setup = as(everyone, draw("deck", "hand", 5)),
        verbs = { beg = { choice{ { "seven", "eight" } },
          does = { LEAK and set("got", as(next_seat, count(any.hand(chosen)))) or set("got", count(me)),
            as(next_seat, send(any.hand(chosen), as(actor, zone "hand"))) } } },)"},
    {"a refusal names a hidden number",
     R"(vars = { left = { 1, per = "seat", see = "owner" }, last = { 0 } },
        verbs = { hide = { number{ 1, 9 }, asked = true, secret = true,
            effect = function(g, me, n) g.left[me] = n end },
          ask = { number{ 1, function(v) return v.last == 0 and 9 or v.last end }, effect = function(g, me, n)
            g.last = LEAK and g.left[g:next(me)] or n
          end } },
        setup = function(g) g:all("hide", 1) end,)"},
    {"a secret card is told by a public count",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" },
          slot = bag{ per = "seat", see = "owner" } },
        kinds = { x = { begins_in = { deck = 20 } }, y = { begins_in = { deck = 20 } } }, vars = { told = { 0 } },
        setup = { as(everyone, draw("deck", "hand", 4)), at_once("bid", 1) },
        verbs = { bid = { pick{ any.hand }, asked = true, secret = true, does = send(here, "slot", 1) },
          wait = { pass{}, does = LEAK and set("told", count(any.slot "x")) or set("told", count(any.slot)) } },)"},
    {"hidden cards decide whether one moves where nobody sees it, instead of where all do",
     R"(zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" },
          heap = bag{ see = LEAK and "none" or "all" } },
        kinds = { x = { begins_in = { deck = 20 } }, y = { begins_in = { deck = 20 } } },
        setup = as(everyone, draw("deck", "hand", 4)),
        verbs = { go = { pass{}, does = { when = any.hand "x", send(any.hand "x", "heap", 1) } } },)"},
    {"the turn goes to whoever holds the best card, and nobody has said so",
     R"(kinds = (function() local out = {} for i = 1, 9 do out["k" .. i] = { rank = i, begins_in = { deck = 2 } } end return out end)(),
        zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, heap = bag{} },
        terms = { leader = first_of(best(everyone, total(any.hand, "rank")), everyone) }, events = { turn = reveals "{1:seat} leads." },
        verbs = { play = { pick{ any.hand }, does = { send(here, "heap", 1), LEAK and {} or tell(everyone, "turn", the "leader"),
          turn_to(the "leader") } } },
        setup = as(everyone, draw("deck", "hand", 4)),)"},
    {"the second of several sealed bids becomes the public price",
     R"(vars = { bid = { 0, max = 9, per = "seat", see = "owner" }, price = { 0, max = 9 } }, events = { sold = reveals "Sold for {1}." },
        verbs = { go = { pass{}, does = at_once "bid" },
          bid = { number{ 1, 9 }, asked = true, secret = true, does = set("bid", chosen),
            done = { LEAK and {} or tell(everyone, "sold", as(seats "bob", var "bid")), set("price", as(seats "bob", var "bid")) } } },)"},
    {"how many cards of a suit are laid away face down",
     R"(kinds = { red = { suit = 1, begins_in = { deck = 9 } }, blue = { suit = 2, begins_in = { deck = 9 } } },
        zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, down = row{ 30, see = "none" } },
        events = { laid = reveals "{1} cards." },
        verbs = { lay = { pass{}, does = { LEAK and {} or tell(everyone, "laid", count(any.hand "red")), send(any.hand "red", "down"),
          draw("deck", "hand") } } },
        setup = as(everyone, draw("deck", "hand", 4)),)"},
    {"the sides of a die that all see depend on a hidden hand",
     R"(kinds = { low = { begins_in = { deck = 9 } }, high = { begins_in = { deck = 9 } } }, vars = { die = { 0, max = 6 } },
        zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" } },
        verbs = { fight = { pass{}, does = { LEAK and { when = as(next_seat, any.hand "high"), roll("die", 6), otherwise = roll("die", 4) }
          or roll("die", 6), draw("deck", "hand") } } },
        setup = as(everyone, draw("deck", "hand", 2)),)"},
};

constexpr const char* k_peek = R"(
  vars = { card = { 1, per = "seat", see = "owner" } }, events = { peeked = reveals "{1:seat} has {2}." },
  verbs = { draw = { pass{}, effect = function(g, me)
    g.card[me] = g:roll(9, me)
    g:tell(LEAK and "all" or me, "peeked", me, g.card[me])
  end } },)";

}  // namespace

TEST_CASE("leaks of many kinds are found, and honest twins raise no alarm", "[rulesets][leaks]") {
  for (const LeakCase& which : k_leaks) {
    INFO(which.name);
    const SecrecyResult leaky = look_into(rules_of(which, true));
    CHECK(leaky.leak);
    if (leaky.leak) CHECK_FALSE(leaky.leak->differences.empty());
    const SecrecyResult honest = look_into(rules_of(which, false));
    if (honest.leak) FAIL_CHECK(text(*honest.leak));
    CHECK(honest.different >= 15);
  }
}

// A mark allows an event to tell everything; the list shows how many seats it told.
TEST_CASE("what marked events have told to how many seats is counted", "[rulesets][leaks]") {
  for (const bool all : {true, false}) {
    const SecrecyResult found = look_into(rules_of({"peek", k_peek}, all), 10);
    CHECK_FALSE(found.leak);
    REQUIRE(found.coverage.revealed().size() == 1);
    const auto& [what, times] = *found.coverage.revealed().begin();
    CHECK(what.event == "peeked");
    CHECK(what.seats == (all ? 3 : 1));
    CHECK(times > 10);
  }
}

TEST_CASE("a leak comes with the two histories, as far as they differ", "[rulesets][leaks]") {
  const LeakCase& warm = k_leaks[6];
  const SecrecyResult found = look_into(rules_of(warm, true));
  REQUIRE(found.leak);
  REQUIRE_FALSE(found.leak->histories.empty());
  const DifferentStep& first = found.leak->histories.front();
  CHECK(first.step == 1);
  CHECK(first.one.starts_with("Ann seals "));
  CHECK(first.other.starts_with("Ann seals "));
  CHECK(first.one != first.other);
}

TEST_CASE("failures that depend on secrets are leaks, others are failures", "[rulesets][leaks]") {
  const SecrecyResult found = look_into(rules_of(k_leaks[18], true));
  REQUIRE(found.leak);
  const Difference& failure = found.leak->differences.at(0);
  CHECK((failure.one + failure.other).find("t/rules.lua:") != std::string::npos);
  CHECK_THROWS_WITH(look_into(rules_of({"fails", R"(
    vars = { spot = { 1, per = "seat", see = "owner" } },
    verbs = { hide = { number{ 1, 6 }, secret = true, effect = function(g, me, n)
      g.spot[me] = n
      error("always")
    end } },)"},
                                       true)),
                    Catch::Contains("rules.lua:") && Catch::Contains("always"));
}

// Fifty-two cards, played face up out of four hands; the leak comes after the eighth trick.
TEST_CASE("a leak late in a game of tricks is found", "[rulesets][leaks]") {
  const std::string rules = R"(
    local KINDS = {}
    for suit = 1, 4 do
      for rank = 1, 13 do KINDS["s" .. suit .. "_" .. rank] = { suit = suit, rank = rank, begins_in = { deck = 1 } } end
    end
    return { name = "Tricks", seats = { "ann", "bob", "cat", "dan" }, kinds = KINDS,
      zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" },
        front = bag{ per = "seat" }, heap = bag{} },
      vars = { tricks = { 0 }, told = { 0 } },
      verbs = { play = { pick{ any.hand }, does = { send(here, "front", 1),
        { when = is(as(everyone, count(any.front)), 4), add("tricks", 1), as(everyone, send(any.front, "heap")),
          { when = at_least(var "tricks", 8),
            LEAK and set("told", as(next_seat, count(any.hand{ suit = 1 }))) or set("told", count(any.heap)) } } } } },
      setup = as(everyone, draw("deck", "hand", 13)), stuck = "pass", ends = { plies(52) } })";
  for (const bool leak : {true, false}) {
    const Folder folder((leak ? "local LEAK = true\n" : "local LEAK = false\n") + rules);
    const SecrecyResult found =
        secrecy(scripting::make_playable(scripting::load_ruleset(folder.path())), {.worlds = 10});
    CHECK(found.leak.has_value() == leak);
    if (found.leak) CHECK(found.leak->action >= 32);
    CHECK(found.lost * 10 <= std::max<std::uint64_t>(found.pairs, 10));
  }
}

TEST_CASE("where nearly all pairs end early there is no result", "[rulesets][leaks]") {
  // A number is told in a way that no search can follow back.
  const SecrecyResult found = look_into(rules_of({"scrambled", R"(
    vars = { n = { 1, per = "seat", see = "owner" } }, events = { mixed = reveals "{1}." },
    verbs = { pick = { number{ 1, 1000000 }, asked = true, secret = true,
        effect = function(g, me, n) g.n[me] = n end },
      mix = { pass{}, effect = function(g, me)
        local n = g.n[1] * 1000003 + g.n[2] * 7919 + g.n[3] * 104729
        g:tell("all", "mixed", n * 2654435761 % 1000000007)
      end } },
    setup = function(g) g:all("pick", 1) end,)"},
                                                 false),
                                        20);
  CHECK_FALSE(found.leak);
  CHECK(found.lost >= 18);
  CHECK(found.mostly_lost());
  const SecrecyResult honest = look_into(rules_of(k_leaks.front(), false));
  CHECK_FALSE(honest.mostly_lost());
}

TEST_CASE("what is hidden until all are ready counts as having differed", "[rulesets][leaks]") {
  const SecrecyResult found = look_into(rules_of({"bids", R"(
    vars = { bid = { 0, per = "seat", see = "owner" } }, events = { bids = reveals "{1:seat} bids {2}." },
    verbs = { bid = { number{ 0, 9 }, asked = true, secret = true, does = set("bid", chosen),
      done = { as(everyone, tell(everyone, "bids", me, var "bid")), at_once "bid" } } },
    setup = at_once "bid",)"},
                                                 false),
                                        20);
  CHECK_FALSE(found.leak);
  CHECK(found.coverage.hidden().at({HiddenType::variable, "bid"}).differed >= 15);
}

TEST_CASE("what hardly differed between the worlds is no result", "[rulesets][leaks]") {
  const SecrecyResult found = look_into(rules_of({"thin", R"(
    vars = { plan = { 1, per = "seat", see = "owner" }, clock = { 0, see = "none" }, unused = { 0, see = "none" } },
    verbs = { plan = { number{ 1, 6 }, secret = true, effect = function(g, me, n)
      g.plan[me] = n
      g.clock = g.clock + 1
    end } },)"},
                                                 false),
                                        20);
  CHECK_FALSE(found.leak);
  const auto& hidden = found.coverage.hidden();
  CHECK_FALSE(hidden.at({HiddenType::variable, "plan"}).thin());
  CHECK_FALSE(hidden.at({HiddenType::choice, "plan"}).thin());
  CHECK(hidden.at({HiddenType::variable, "clock"}).thin());  // everybody can count
  CHECK_FALSE(hidden.at({HiddenType::variable, "unused"}).thin());
}

}  // namespace hr::tests

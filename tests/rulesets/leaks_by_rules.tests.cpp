// SPDX-License-Identifier: MIT
// Secrets told by what the rules do by themselves: by ends, turns, places, counts and ranges, each
// with an honest twin.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/leak_case.h"

namespace hr::tests {

namespace {

const std::string k_hands = R"(
  kinds = (function() local out = {}
    for i = 1, 8 do out["k" .. i] = { rank = i, suit = i % 2 == 0 and "red" or "black", begins_in = { deck = 2 } } end
    return out end)(),
  zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" }, heap = bag{} },
  setup = as(everyone, draw("deck", "hand", 4)),)";

const std::vector<LeakCase> k_with_hands{
    {"the turn skips whoever holds no red card",
     R"(verbs = { play = { pick{ any.hand }, does = send(here, "heap", 1) } },
        turn = LEAK and among(seats(any.hand{ suit = "red" })) or nil, ends = { plies(9) },)"},
    {"a flag says whether another seat could answer",
     R"(vars = { free = { true } }, verbs = {
          play = { pick{ any.hand }, does = send(here, "heap", 1),
            effect = function(g, me) g.free = not LEAK or g:can(g:next(me), "answer") end },
          answer = { pick{ any.hand{ suit = "red" } }, asked = true, does = send(here, "heap", 1) } },
        ends = { plies(9) },)"},
    {"equal scores are told apart by the cards in hidden hands",
     R"(vars = { won = { 0, per = "seat" } },
        verbs = { play = { pick{ any.hand }, does = send(here, "heap", 1) } },
        score = var "won" + (LEAK and total(any.hand, "rank") or count(any.hand)), ends = { plies(7, "score") },)"},
    {"a team loses when it is out of a suit",
     R"(seats = { { "ann", team = "x" }, { "bob", team = "y" }, { "cy", team = "x" }, { "dot", team = "y" } },
        verbs = { play = { pick{ any.hand }, does = send(here, "heap", 1) } }, ends = {
          LEAK and { is(as(me + partners, count(any.hand{ suit = "red" })), 0), "loses" } or plies(8), plies(11) },)"},
    {"what follows a declined offer depends on the hand",
     R"(vars = { fooled = { 0 } }, verbs = {
          poke = { pass{}, does = as(next_seat, offer "hit") },
          hit = { pick{ any.hand{ suit = "red" } }, asked = true, does = send(here, "heap", 1),
            declined = { when = LEAK and some(any.hand{ suit = "red" }) or some(any.hand), add("fooled", 1) } },
          play = { pick{ any.hand }, does = send(here, "heap", 1) } },
        ends = { plies(9) },)"},
    {"two equal cards in another hand change a public number",
     R"(vars = { lucky = { 0 } }, verbs = { play = { pick{ any.hand }, does = { send(here, "heap", 1), draw("deck", "hand"),
          { when = LEAK and as(next_seat, at_least(count(any.hand "k5"), 2)) or some(here), add("lucky", 1) } } } },
        ends = { plies(12) },)"},
};

const std::vector<LeakCase> k_alone{
    {"a repeated position ends the game, and hidden numbers belong to the position",
     R"(vars = { plan = { 0, min = 0, max = 2, per = "seat", see = "owner" } },
        verbs = { plan = { number{ 0, 2 }, secret = true, does = set("plan", chosen) } },
        ends = { LEAK and repeats(2) or plies(6), plies(9) },)"},
    {"a silent placement puts off the end of an idle game",
     R"(zones = { map = { per = "seat", see = "owner" } }, kinds = { gem = {} },
        verbs = { act = { place{ "gem" }, silent = true }, wait = { pass{}, silent = true } },
        ends = { LEAK and idle(3) or plies(5), plies(9) },)"},
    {"cards are laid into one of two hidden piles by their kind",
     R"(kinds = { elf = { begins_in = { deck = 9 } }, spell = { begins_in = { deck = 9 } } },
        zones = { deck = bag{ see = "none" }, hand = bag{ per = "seat", see = "owner" },
          book = bag{ per = "seat", see = "owner" } },
        setup = as(everyone, draw("deck", "hand", 2)),
        verbs = { take = { pass{}, does = { draw("deck", "hand"), LEAK and send(any.hand "spell", "book") or {} } } },)"},
    {"the rules lay a hidden card on the place that has its number",
     R"(kinds = (function() local out = {} for i = 1, 6 do out["k" .. i] = { begins_in = { deck = 3 } } end return out end)(),
        zones = { deck = bag{ see = "none" }, got = bag{ per = "seat", see = "owner" },
          rack = row{ 6, per = "seat", see = "owner" } },
        setup = as(everyone, draw("deck", "got", 3)),
        verbs = { lay = { pick{ any.got }, secret = true, effect = function(g, me, card)
          local place = LEAK and g:cell("#" .. g:name(card):sub(2)) or g:cell("#1")
          while g.rack[me]:at(place) do place = place < g:cell("#6") and place + 1 or g:cell("#1") end
          g.rack[me]:put(place, g.got[me]:take(card))
        end } }, ends = { plies(9) },)"},
    {"a public row is turned as far as a hidden number says",
     R"(kinds = { a = { begins_in = { wheel = 1 } }, b = { begins_in = { wheel = 1 } }, c = { begins_in = { wheel = 1 } } },
        zones = { wheel = row{ 3 } }, vars = { plan = { 1, min = 1, max = 2, per = "seat", see = "owner" } },
        verbs = { turn = { number{ 1, 2 }, secret = true,
          does = { set("plan", chosen), cut("wheel", LEAK and var "plan" or 2) } } },)"},
    {"an action fails because a hidden number is at its limit",
     R"(vars = { purse = { 2, min = 0, max = LEAK and 6 or 60, per = "seat", see = "owner" } },
        verbs = { earn = { number{ 1, 3 }, secret = true, does = add("purse", chosen) } }, ends = { plies(9) },)"},
    {"sealed bids are told by whether their sum is odd",
     R"(vars = { bid = { 0, per = "seat", see = "owner" }, odd = { false } },
        verbs = { next = { pass{}, does = at_once "bid" },
          bid = { number{ 0, 5 }, asked = true, secret = true, does = set("bid", chosen),
            done = LEAK and function(g) g.odd = (g.bid[1] + g.bid[2] + g.bid[3]) % 2 == 1 end or nil } },
        setup = at_once "bid", ends = { plies(6) },)"},
    {"a secret spell strikes turns later, and nobody announces it",
     R"(vars = { spell = { 0, min = -9, max = 9, per = "seat", see = "none" }, lives = { 5, per = "seat" } },
        events = { struck = reveals "{1:seat} is struck." },
        verbs = { hex = { number{ 2, 4 }, secret = true, does = as(next_seat, set("spell", chosen)) }, rest = pass{} },
        turn_begins = { add("spell", -1), { when = is(var "spell", 0),
          LEAK and {} or tell(everyone, "struck", me), add("lives", -1) } }, ends = { plies(12) },)"},
    {"two events come in an order that follows from a hidden number",
     R"(vars = { plan = { 1, min = 1, max = 3, per = "seat", see = "owner" } }, events = { tick = "Tick.", tock = "Tock." },
        verbs = { go = { number{ 1, 3 }, secret = true, does = { set("plan", chosen),
          { when = is(LEAK and var "plan" or 2, 2), tell(everyone, "tock"), tell(everyone, "tick"),
            otherwise = { tell(everyone, "tick"), tell(everyone, "tock") } } } } },)"},
};

void check_case(const LeakCase& which) {
  INFO(which.name);
  const SecrecyResult leaky = look_into(rules_of(which, true));
  REQUIRE(leaky.leak);
  CHECK_FALSE(leaky.leak->differences.empty());
  CHECK_FALSE(leaky.leak->histories.empty());
  const SecrecyResult honest = look_into(rules_of(which, false));
  if (honest.leak) FAIL_CHECK(text(*honest.leak));
  CHECK(honest.different >= 15);
}

}  // namespace

TEST_CASE("rules that look into hidden hands are found, and honest twins raise no alarm",
          "[rulesets][leaks]") {
  for (const LeakCase& which : k_with_hands) {
    const std::string rules = which.rules + k_hands;
    check_case({which.name, rules.c_str()});
  }
}

TEST_CASE("rules that tell hidden numbers, pieces and places are found, and honest twins are not",
          "[rulesets][leaks]") {
  for (const LeakCase& which : k_alone) check_case(which);
}

TEST_CASE("of a long shuffle the histories show what differs", "[rulesets][leaks]") {
  const SecrecyResult found = look_into(rules_of({"shuffle", R"(
        kinds = (function() local out = {} for i = 1, 60 do out["k" .. i] = { rank = i, begins_in = { deck = 1 } } end return out end)(),
        zones = { deck = row{ 60, see = "none" }, hand = bag{ per = "seat", see = "owner" } },
        vars = { told = { 0 } }, setup = { shuffle "deck", as(everyone, draw("deck", "hand", 2)) },
        verbs = { tell_all = { pass{}, does = set("told", as(next_seat, total(any.hand, "rank"))) } },)"},
                                                 true));
  REQUIRE(found.leak);
  const DifferentStep& setup = found.leak->histories.at(0);
  CHECK(setup.step == 0);
  CHECK(setup.one.starts_with("The setup rolls and draws "));
  CHECK(setup.one != setup.other);
  const auto entries = [](const std::string& text) { return std::ranges::count(text, ','); };
  CHECK(entries(setup.one) == entries(setup.other));
}

// As at a table, where somebody takes a hidden card from, and lays one, is there to be seen.
TEST_CASE("places of a hidden row that players choose raise no alarm", "[rulesets][leaks]") {
  const SecrecyResult found = look_into(rules_of({"rack", R"(
        kinds = (function() local out = {} for i = 1, 6 do out["k" .. i] = { begins_in = { deck = 3 } } end return out end)(),
        zones = { deck = bag{ see = "none" }, got = row{ 3, per = "seat", see = "owner" },
          rack = row{ 6, per = "seat", see = "owner" } },
        setup = as(everyone, draw("deck", "got", 3)),
        verbs = { lay = { parts{ pick{ any.got }, pick{ empty.rack } }, secret = true,
          effect = function(g, me, card, place) g.rack[me]:put(place, g.got[me]:take(card)) end } },
        ends = { plies(9) },)"},
                                                 false));
  if (found.leak) FAIL_CHECK(text(*found.leak));
  CHECK(found.different > 30);
}

}  // namespace hr::tests

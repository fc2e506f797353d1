// SPDX-License-Identifier: MIT
// What writes ask: one seat, some seats together, alternatives, offers that may be declined.
#include <catch2/catch.hpp>

#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// Three seats that bid in secret; the verbs begin on line 5, other fields may follow.
std::string bidding(const std::string& verbs, const std::string& fields = "") {
  return "return { api = 4, name = 'S', seats = { 'ann', 'bob', 'cy' },\n"
         "vars = { bid = { 0, per = 'seat', see = 'owner' }, out = { false, per = 'seat' },\n"
         "  sum = { 0 }, turns = { 0, per = 'seat' } },\n"
         "verbs = {\n" +
         verbs + "\n},\n" + fields + "}";
}

const char* const k_bid =
    "bid = { number{ 0, 9 }, asked = true, secret = true, does = set('bid', chosen),\n"
    "  done = as(everyone, set('sum', var 'sum' + var 'bid')) },\n";

std::int64_t amount(const LuaPlay& game, const char* name, int seat = 1) {
  return game.match.view(SeatId::owner).var(game.game->var(name), SeatId(seat - 1)).value_or(-1);
}

// The seats that have to act, as digits.
std::string actors(const LuaPlay& game) {
  std::string out;
  for (const SeatId seat : game.match.actors()) out += std::to_string(index(seat) + 1);
  return out;
}

}  // namespace

TEST_CASE("What is asked at once is asked of all seats, or of some", "[scripting]") {
  LuaPlay all(bidding(std::string(k_bid) + "call = { pass{}, does = at_once('bid', 1) }"));
  all.play(1, "call");
  CHECK(all.match.all_asked());
  CHECK(actors(all) == "123");

  LuaPlay some(bidding(std::string(k_bid) +
                       "drop = { pass{}, does = set('out', true) },\n"
                       "call = { pass{}, does = as(seats(no(var 'out')), at_once 'bid') }"));
  some.play(1, "drop").play(2, "call");
  CHECK(actors(some) == "23");
  CHECK_FALSE(some.match.is_ready(SeatId(0)));  // it is not asked
  CHECK(some.failure(1, "bid", {1}) == "Waiting for bob and cy.");
  some.play(2, "bid", {4}).play(2, "ready");
  CHECK(some.match.is_ready(SeatId(1)));
  CHECK(actors(some) == "3");
  CHECK(amount(some, "sum") == 0);
  some.play(3, "bid", {5}).play(3, "ready");
  CHECK(amount(some, "sum") == 9);
  CHECK(some.turn() == SeatId(2));
}

TEST_CASE("What is hidden in fog in a secret round comes into sight when all are ready",
          "[scripting]") {
  const auto rules = [](const std::string& onto) {
    return "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, board = grid{ 3, 3 },\n"
           "zones = { field = { per = 'seat', see = own.field + near(own.field) } },\n"
           "kinds = { spy = {} }, verbs = { wait = pass{},\n"
           "hide = { place{ 'spy', onto = " +
           onto +
           " }, asked = true, secret = true } },\n"
           "setup = function(g) g:all('hide', 1) end }";
  };
  LuaPlay game(rules("everywhere"));
  const auto seen = [&](int viewer, int owner, const char* cell) {
    const ZoneInstance field =
        game.game->layout().zone_instance(game.game->zone("field"), SeatId(owner - 1));
    return game.match.view(SeatId(viewer - 1)).sees(field, CellId(game.cell(cell)));
  };
  game.play(1, "hide", {game.cell("A1")}).play(2, "hide", {game.cell("B1")});
  CHECK(seen(1, 1, "A1"));
  CHECK_FALSE(seen(1, 2, "B1"));  // near ann's spy, but not everybody has answered
  CHECK(game.choices(1) == 1);
  game.play(1, "ready");
  CHECK_FALSE(seen(1, 2, "B1"));
  game.play(2, "ready");
  CHECK(seen(1, 2, "B1"));
  CHECK_FALSE(seen(1, 2, "C3"));

  CHECK(complaint(rules("everywhere - near(as(others, any.field))")) ==
        "t/rules.lua:4: verbs.hide.1.onto: in a secret answer, what others have in \"field\" is "
        "hidden, fog or not, so the answer cannot depend on it");
}

TEST_CASE("A function may ask a list of seats at once", "[scripting]") {
  LuaPlay game(
      bidding(std::string(k_bid) +
              "call = { pass{}, effect = function(g, me) g:all({ 1, 3 }, 'bid', 2) end }"));
  game.play(1, "call");
  CHECK(actors(game) == "13");
  for (const int seat : {3, 1}) {
    game.play(seat, "bid", {1}).play(seat, "bid", {2});
    CHECK(game.verbs(seat) == "ready");
    game.play(seat, "ready");
  }
  CHECK(amount(game, "sum") == 4);
}

TEST_CASE("Several questions of one action are answered together, in their order", "[scripting]") {
  LuaPlay game(bidding(std::string(k_bid) + "bet = { number{ 0, 3 }, asked = true, secret = true,\n"
                                            "  done = set('sum', 100) },\n"
                                            "wait = pass{}",
                       "setup = { at_once('bid', 1), at_once('bet', 2) }"));
  CHECK(game.verbs(2) == "bid");
  for (const int seat : {1, 2, 3}) {
    game.play(seat, "bid", {1}).play(seat, "bet", {0});
    CHECK(game.verbs(seat) == "bet");
    game.play(seat, "bet", {0}).play(seat, "ready");
  }
  CHECK(amount(game, "sum") == 100);  // the last verb says what is then done
  CHECK(game.verbs(1) == "wait");
}

TEST_CASE("Rounds of secret answers follow each other without a turn between them", "[scripting]") {
  LuaPlay game(bidding(
      "bid = { number{ 0, 9 }, asked = true, secret = true, does = set('bid', chosen),\n"
      "  done = { add('sum', 1), { when = no(at_least(var 'sum', 3)), at_once 'bid' } } },\n"
      "wait = pass{}",
      "setup = at_once 'bid', turn_begins = add('turns', 1), ends = { plies(3) }"));
  for (int round = 1; round <= 3; ++round) {
    CHECK(game.match.all_asked());
    CHECK(amount(game, "turns") == 0);
    for (const int seat : {1, 2, 3}) game.play(seat, "bid", {round}).play(seat, "ready");
    CHECK(amount(game, "sum") == round);
  }
  CHECK(amount(game, "turns") == 1);        // the first turn begins after the last round
  CHECK(played(game.match.header()) == 2);  // the first round belongs to the setup
  game.play(1, "wait");
  CHECK(game.match.ended());
}

TEST_CASE("A question that follows another needs no turn of its own to begin", "[scripting]") {
  LuaPlay game(bidding(std::string(k_bid) + "wait = pass{}", "turn_begins = at_once 'bid'"));
  CHECK(game.match.all_asked());
  for (const int seat : {1, 2, 3}) game.play(seat, "bid", {1}).play(seat, "ready");
  CHECK(game.verbs(1) == "wait");
  game.play(1, "wait");
  CHECK(game.match.all_asked());
}

TEST_CASE("One answer to alternatives uses all of them up", "[scripting]") {
  const std::string verbs =
      "pay = { number{ 1, 2 }, asked = true, does = add('sum', chosen) },\n"
      "pass = { pass{}, asked = true },\n"
      "beg = { pass{}, asked = true, when = at_least(var 'sum', 5) },\n";
  for (const std::string declared :
       {"does = as(next_seat, ask{ 'beg', 'pay', 'pass' })",
        "effect = function(g, me) g:ask(g:next(me), { 'beg', 'pay', 'pass' }) end"}) {
    INFO(declared);
    LuaPlay game(bidding(verbs + "call = { pass{}, " + declared + " }"));
    game.play(1, "call");
    CHECK(actors(game) == "2");
    CHECK(game.verbs(2) == "pay pass");
    CHECK(game.choices(2) == 3);
    LuaPlay other(bidding(verbs + "call = { pass{}, " + declared + " }"));
    other.play(1, "call").play(2, "pass");
    CHECK(other.verbs(2) == "call");
    game.play(2, "pay", {2});
    CHECK(amount(game, "sum") == 2);
    CHECK(game.verbs(2) == "call");
    CHECK(game.match.header().asks == 0);
    CHECK(game.match.undo());
    CHECK(game.verbs(2) == "pay pass");
  }
}

TEST_CASE("An offer may be declined, and its verb says what follows", "[scripting]") {
  for (const std::string declared : {"declined = { add('sum', 7), as(others, set('out', true)) }",
                                     "declined = function(g, me) g.sum = g.sum + 7 for s in "
                                     "g:others(me) do g.out[s] = true end end"}) {
    INFO(declared);
    LuaPlay game(bidding("buy = { number{ 1, 2 }, asked = true, " + declared +
                         " },\ncall = { pass{}, does = as(next_seat, offer 'buy') }"));
    game.play(1, "call");
    CHECK(game.verbs(2) == "buy decline");
    game.play(2, "decline");
    CHECK(amount(game, "sum") == 7);
    CHECK(amount(game, "out", 1) == 1);
    CHECK(amount(game, "out", 2) == 0);
    CHECK(game.verbs(2) == "call");
    game.play(2, "call").play(3, "buy", {1});
    CHECK(amount(game, "sum") == 7);
  }
}

// Whoever stops a sale says so in `sum`; of a sale that nobody stops, the last to decline is `out`.
const std::string k_stop =
    "stop = { pass{}, asked = true, does = add('sum', 1),\n"
    "  declined = { add('sum', 7), set('out', true) } },\n"
    "raise = { number{ 1, 3 }, asked = true, does = add('sum', chosen) },\n";

TEST_CASE("Of several seats that may answer, the first that does ends the question",
          "[scripting]") {
  for (const std::string declared :
       {"does = anyone_may 'stop'", "does = anyone_may('stop', others)",
        "effect = function(g, me) g:anyone_may 'stop' end",
        "effect = function(g, me) g:anyone_may({ 1, 3 }, 'stop') end"}) {
    INFO(declared);
    LuaPlay game(bidding(k_stop + "wait = pass{}, sell = { pass{}, " + declared + " }"));
    game.play(1, "wait").play(2, "sell");
    CHECK(actors(game) == "3");  // the next one
    CHECK(game.verbs(3) == "stop decline");
    game.play(3, "decline");
    CHECK(actors(game) == "1");  // then the one before
    CHECK(amount(game, "sum") == 0);
    game.play(1, "decline");
    CHECK(amount(game, "sum") == 7);
    CHECK(amount(game, "out", 1) == 1);
    CHECK(amount(game, "out", 3) == 0);
    CHECK(game.verbs(3) == "sell wait");
    CHECK(game.match.undo());
    CHECK(game.match.undo());
    CHECK(actors(game) == "3");
    game.play(3, "stop");
    CHECK(amount(game, "sum") == 1);  // nobody else is asked
    CHECK(game.match.header().asks == 0);
    CHECK(game.verbs(3) == "sell wait");
  }
}

TEST_CASE("Who may answer is a set of seats, and whoever asks comes last", "[scripting]") {
  LuaPlay all(bidding(k_stop + "sell = { pass{}, does = anyone_may('stop', everyone) }"));
  all.play(1, "sell");
  for (const int seat : {2, 3, 1}) {
    CHECK(actors(all) == std::to_string(seat));
    all.play(seat, "decline");
  }
  CHECK(amount(all, "sum") == 7);
  LuaPlay some(bidding(k_stop + "drop = { pass{}, does = set('out', true) },\n"
                                "sell = { pass{}, does = { set('sum', 3),\n"
                                "  anyone_may('stop', others * seats(no(var 'out'))) } }"));
  some.play(1, "drop").play(2, "drop").play(3, "sell");
  CHECK(actors(some) == "1");  // nobody is left to be asked, and nothing follows
  CHECK(some.verbs(1) == "drop sell");
  CHECK(amount(some, "sum") == 3);
}

TEST_CASE("Each of several seats may choose between verbs", "[scripting]") {
  LuaPlay game(bidding(k_stop + "sell = { pass{}, does = anyone_may{ 'raise', 'stop' } }"));
  game.play(1, "sell").play(2, "decline");
  CHECK(game.verbs(3) == "raise stop decline");
  game.play(3, "raise", {2});
  CHECK(amount(game, "sum") == 2);
  CHECK(game.verbs(2) == "sell");
  game.play(2, "sell").play(3, "decline").play(1, "decline");
  CHECK(amount(game, "sum") == 2);  // the first verb says what follows: nothing
}

TEST_CASE("An answer may let anyone answer it, before what was asked earlier", "[scripting]") {
  LuaPlay game(bidding(
      "stop = { pass{}, asked = true, does = anyone_may 'insist', declined = add('sum', 7) },\n"
      "insist = { pass{}, asked = true, does = add('sum', 1), declined = add('sum', 20) },\n"
      "pay = { pass{}, asked = true, does = add('sum', 100) },\n"
      "sell = { pass{}, does = { anyone_may 'stop', ask 'pay' } }"));
  game.play(1, "sell").play(2, "decline").play(3, "stop");
  CHECK(actors(game) == "1");
  CHECK(game.verbs(1) == "insist decline");
  game.play(1, "decline").play(2, "decline");
  CHECK(amount(game, "sum") == 20);
  CHECK(game.verbs(1) == "pay");
  game.play(1, "pay");
  CHECK(amount(game, "sum") == 120);
  CHECK(game.turn() == SeatId(1));
}

TEST_CASE("In games without secrets a seat that has no answer is passed over", "[scripting]") {
  const auto rules = [](const std::string& secret) {
    return "return { api = 4, name = 'S', seats = { 'ann', 'bob', 'cy' }, vars = { n = { 0 },\n"
           "cards = { 0, per = 'seat'" +
           secret +
           " } },\n"
           "verbs = { take = { pass{}, does = add('cards', 1) }, sell = { pass{}, does = "
           "anyone_may 'stop' },\n"
           "stop = { pass{}, when = at_least(var 'cards', 1), asked = true, declined = add('n', 1) "
           "} } }";
  };
  LuaPlay open(rules(""));
  open.play(1, "sell");
  CHECK(amount(open, "n") == 1);
  CHECK(open.turn() == SeatId(1));
  open.play(2, "take").play(3, "sell");  // ann has none
  CHECK(actors(open) == "2");
  open.play(2, "decline");
  CHECK(amount(open, "n") == 2);
  open.play(1, "sell").play(2, "decline");  // cy has none
  CHECK(amount(open, "n") == 3);
  CHECK(open.turn() == SeatId(1));

  LuaPlay hidden(rules(", see = 'owner'"));
  hidden.play(1, "sell");
  CHECK(hidden.verbs(2) == "decline");
  hidden.play(2, "decline").play(3, "decline");
  CHECK(amount(hidden, "n") == 1);
}

TEST_CASE("A seat that has resigned is not asked, and counts as having declined", "[scripting]") {
  LuaPlay game(bidding(k_stop + "wait = pass{}, sell = { pass{}, does = anyone_may 'stop' }"));
  game.play(1, "sell");
  game.match.resign(SeatId(1));
  CHECK(actors(game) == "3");
  CHECK(amount(game, "sum") == 0);
  game.play(3, "decline");
  CHECK(amount(game, "sum") == 7);
  CHECK(actors(game) == "3");
  game.play(3, "sell");
  CHECK(actors(game) == "1");
  CHECK(game.match.header().asks == 1);
}

TEST_CASE("In games without secrets an offer that leaves no choice is passed over", "[scripting]") {
  const std::string rules =
      "return { api = 4, name = 'S', seats = { 'a', 'b' }, vars = { n = { 0 } }, verbs = {\n"
      "buy = { number{ 1, var 'n' }, asked = true }, call = { pass{}, does = offer 'buy' } } }";
  LuaPlay game(rules);
  game.play(1, "call");
  CHECK(game.verbs(2) == "call");
}

TEST_CASE("Errors of asks are found when the ruleset is loaded", "[scripting]") {
  const auto call = [](const std::string& write) {
    return bidding(std::string(k_bid) +
                   "go = pass{}, buy = { number{ 1, var 'sum' }, asked = true },\n" +
                   "call = { pass{}, does = " + write + " }");
  };
  CHECK(
      complaint(call("ask 'go'")) ==
      "t/rules.lua:8: verbs.call.does.1: \"go\" is a verb for ordinary turns; say asked = true in "
      "it, or ask for another");
  CHECK(complaint(call("at_once 'bit'")) ==
        "t/rules.lua:8: verbs.call.does.1: there is no verb called \"bit\" (did you mean "
        "\"bid\"?)");
  CHECK(complaint(call("ask 'purchase'")) ==
        "t/rules.lua:8: verbs.call.does.1: there is no verb called \"purchase\"; verbs with "
        "asked = true: \"bid\", \"buy\"");
  CHECK(complaint(call("ask{ 'bid', 'bui' }")) ==
        "t/rules.lua:8: verbs.call.does.1: there is no verb called \"bui\" (did you mean "
        "\"buy\"?)");
  CHECK(complaint(call("ask{}")) ==
        "t/rules.lua:8: verbs.call.does.1.1: expected from 1 to 8 verbs, got 0");
  CHECK(
      complaint(call("ask 'buy'")) ==
      "t/rules.lua:8: verbs.call.does.1: in a game with hidden information, whether \"buy\" can be "
      "answered must not be found out by asking; say when, as in { when = CONDITION, ask \"buy\" "
      "}");
  CHECK(complaint(call("{ when = at_least(var 'sum', 1), ask 'buy' }")).empty());
  CHECK(complaint(call("ask{ 'buy', 'bid' }")).empty());
  CHECK(complaint(call("offer 'buy'")).empty());
  CHECK(complaint(call("anyone_may{ 'buy', 'bid' }")).empty());
  CHECK(
      complaint(call("anyone_may 'go'")) ==
      "t/rules.lua:8: verbs.call.does.1: \"go\" is a verb for ordinary turns; say asked = true in "
      "it, or ask for another");
  CHECK(complaint(call("anyone_may('buy', 3)")) ==
        "t/rules.lua:8: verbs.call.does.1: expected a set of seats, got a number");
}

TEST_CASE("Errors of questions to several seats", "[scripting]") {
  LuaPlay nested(
      bidding("bid = { number{ 0, 9 }, asked = true, secret = true, does = at_once 'bid' },\n"
              "call = { pass{}, does = at_once('bid', var 'sum') },\n"
              "set = { number{ -1, 1 }, does = set('sum', chosen) }"));
  nested.play(1, "set", {1}).play(2, "call");
  CHECK(nested.failure(1, "bid", {1}) ==
        "t/rules.lua:5: verbs.bid.does.1: at_once cannot be used in an answer to at_once");
  LuaPlay negative(
      bidding(std::string(k_bid) +
              "call = { pass{}, does = { set('sum', -1), at_once('bid', var 'sum') } }"));
  CHECK(negative.failure(1, "call") ==
        "t/rules.lua:7: verbs.call.does.2: expected a number of times from 0 to 1000, got -1");
  LuaPlay anyone(
      bidding("bid = { number{ 0, 9 }, asked = true, secret = true, does = anyone_may 'bid' },\n"
              "bet = { number{ 0, 9 }, asked = true, secret = true,\n"
              "  effect = function(g) g:anyone_may 'bet' end },\n"
              "call = { pass{}, does = at_once 'bid' }, raise = { pass{}, does = at_once 'bet' }"));
  anyone.play(1, "call");
  CHECK(anyone.failure(1, "bid", {1}) ==
        "t/rules.lua:5: verbs.bid.does.1: anyone_may cannot be used in an answer to at_once");
  anyone.match.undo();
  anyone.play(1, "raise");
  CHECK(anyone.failure(1, "bet", {1}) == "t/rules.lua:7: anyone_may: not while all answer at once");
  LuaPlay list(bidding(std::string(k_bid) +
                       "call = { pass{}, effect = function(g) g:all({}, 'bid', 1) end }"));
  CHECK(list.failure(1, "call").find(
            "seat, or a list of at least one of them (this one is empty), expected, got") !=
        std::string::npos);
}

TEST_CASE("A function tells a list of seats", "[scripting]") {
  LuaPlay game(
      "return { api = 4, name = 'S', seats = { 'ann', 'bob', 'cy' }, events = { hello = 'Hello.' "
      "},\n"
      "verbs = { call = { pass{}, effect = function(g, me) g:tell({ 1, 3 }, 'hello') end } } }");
  game.play(1, "call");
  REQUIRE(game.match.node().events().size() == 1);
  CHECK(game.match.node().events()[0].audience == (seat_bit(SeatId(0)) | seat_bit(SeatId(2))));
  LuaPlay wrong(
      "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, events = { hello = 'Hello.' },\n"
      "verbs = { call = { pass{}, effect = function(g, me) g:tell('ann', 'hello') end } } }");
  CHECK(wrong.failure(1, "call").find("\"all\", a seat or a list of seats expected") !=
        std::string::npos);
}

}  // namespace hr::tests

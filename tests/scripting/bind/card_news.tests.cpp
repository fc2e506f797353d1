// SPDX-License-Identifier: MIT
// What is told of cards that move: those that did, and to those who see them for the first time.
#include <catch2/catch.hpp>

#include "core/match/log.h"
#include "core/match/log_entries.h"
#include "core/words/cards_text.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string news_of(const LuaPlay& game, int seat) {
  std::string out;
  for (const LogEntry& told : log_entries(game.match, SeatId(seat - 1)))
    if (told.event != nullptr) out += event_text(*game.game, *told.event) + "\n";
  return out;
}

std::string lying_in(const LuaPlay& game, const char* zone, int seat = 1) {
  return cards_text(game.match.view(SeatId::owner),
                    game.game->layout().zone_instance(game.game->zone(zone), SeatId(seat - 1)));
}

// Two seats, a row of six different cards that nobody sees, and an open row of two.
LuaPlay six_cards(const std::string& verbs) {
  return LuaPlay(
      "local KINDS = {} for i = 1, 6 do KINDS['c' .. i] = { begins_in = { deck = 1 } } end\n"
      "return { name = 'S', seats = { 'ann', 'bob' }, kinds = KINDS, stuck = 'pass',\n"
      "zones = { deck = row{ 6, see = 'none' }, open = row{ 2 },\n"
      "hand = row{ 1, per = 'seat', see = 'owner' } }, verbs = {\n" +
      verbs + " } }");
}

// A seat for each of which `set` holds is counted once, however many cards it finds there.
std::int64_t counted_seats(const std::string& set) {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob', 'cy' }, vars = { n = { 0 } }, stuck = 'pass',\n"
      "zones = { hand = bag{ per = 'seat' }, cup = dice{ 6, per = 'seat' } },\n"
      "kinds = { ace = { worth = 3 }, king = { worth = 2 } },\n"
      "setup = { as(seats 'ann', put('ace', 'hand', 4)), as(seats 'bob', put('king', 'hand', 5)),\n"
      "as(seats 'ann' + seats 'cy', roll('cup', 3)) },\n"
      "verbs = { go = { pass{}, does = set('n', count(" +
      set + ")) } } }");
  game.play(1, "go");
  return game.match.view(SeatId::owner).var(game.game->var("n"), SeatId(0)).value_or(-1);
}

}  // namespace

TEST_CASE("Of cards drawn from a row only those are named for which there was room",
          "[scripting]") {
  LuaPlay game = six_cards(
      "fill = { pass{}, does = draw('deck', 'open', 4) }, take = { pass{}, does = draw('deck', "
      "'hand', 3) }");
  game.play(1, "fill");
  CHECK(lying_in(game, "open") == "#1 c1, #2 c2");
  CHECK(news_of(game, 2) == "In the open now: c1, c2.\n");
  game.play(2, "take").play(1, "fill").play(2, "take");
  CHECK(lying_in(game, "hand", 2) == "#1 c3");
  CHECK(news_of(game, 2) == "In the open now: c1, c2.\nIn your hand now: c3.\n");
  CHECK(news_of(game, 1) == "In the open now: c1, c2.\n");
}

TEST_CASE("Of cards turned over only those are named that have a place on the other side",
          "[scripting]") {
  LuaPlay game = six_cards("open = { pass{}, does = turn_over(any.deck, 'open') }");
  game.play(1, "open");
  CHECK(lying_in(game, "open") == "#1 c1, #2 c2");
  CHECK(lying_in(game, "deck") == "#3 c3, #4 c4, #5 c5, #6 c6");
  game.play(2, "open");
  CHECK(news_of(game, 1) == "In the open now: c1 at #1, c2 at #2.\n");
}

TEST_CASE("Pieces turned over on the board are named with their cells", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob' }, board = grid{ 3, 1 }, ends = { plies(9) },\n"
      "zones = { under = { see = 'none' }, over = {} },\n"
      "kinds = { mine = { zone = { 'under', 'over' }, owned = false },\n"
      "cup = { zone = 'over', owned = false } },\n"
      "setup = function(g) g.under:put(1, 'mine') g.under:put(3, 'mine') g.over:put(1, 'cup') "
      "end,\n"
      "verbs = { open = { pass{}, does = turn_over(any.under, 'over') } } }");
  game.play(1, "open").play(2, "open");
  CHECK(news_of(game, 1) == "Pieces that you see now: mine at C1.\n");
}

TEST_CASE("Whoever sees another's cards for the first time is told whose they are", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob', 'cy' }, stuck = 'pass',\n"
      "zones = { deck = row{ 3, see = 'none' }, hand = row{ 1, per = 'seat' } },\n"
      "kinds = { ace = { begins_in = { deck = 3 } } },\n"
      "verbs = { take = { pass{}, does = draw('deck', 'hand') } } }");
  game.play(1, "take");
  CHECK(news_of(game, 1) == "In your hand now: ace.\n");
  CHECK(news_of(game, 2) == "In ann's hand now: ace.\n");
  CHECK(news_of(game, 3) == "In ann's hand now: ace.\n");
}

TEST_CASE("A bag names its cards in the order of their numbers", "[scripting]") {
  LuaPlay game(
      "local KINDS = {} for i = 8, 11 do KINDS['card_' .. i] = { begins_in = { heap = i - 7 } } "
      "end\n"
      "return { name = 'S', seats = { 'ann', 'bob' }, kinds = KINDS, zones = { heap = bag{} },\n"
      "verbs = { wait = pass{} }, ends = { plies(9) } }");
  CHECK(lying_in(game, "heap") == "card_8, 2 card_9, 3 card_10, 4 card_11");
}

TEST_CASE("Seats found by their cards or dice are counted as seats", "[scripting]") {
  CHECK(counted_seats("seats(some(any.hand))") == 2);
  CHECK(counted_seats("seats(no(any.hand))") == 1);
  CHECK(counted_seats("seats(some(any.cup))") == 2);
  CHECK(counted_seats("seats(at_least(count(any.hand), 4))") == 2);
  CHECK(counted_seats("best(everyone, total(any.hand, 'worth'))") == 1);
  CHECK(counted_seats("best(everyone, count(any.cup))") == 2);
  CHECK(counted_seats("as(seats(some(any.hand)), any.cup)") == 3);
}

TEST_CASE("A row has room for hundreds of kinds", "[scripting]") {
  LuaPlay game(
      "local KINDS = {} for i = 1, 300 do KINDS['card_' .. i] = { worth = i, begins_in = { deck = "
      "1 } } end\n"
      "return { name = 'S', seats = { 'ann', 'bob' }, zones = { deck = bag{ see = 'none' },\n"
      "heap = bag{}, market = row{ 200 } }, kinds = KINDS, vars = { n = { 0 } }, stuck = 'pass',\n"
      "setup = draw('deck', 'market', 200), verbs = {\n"
      "buy = { pick{ any.market }, does = { set('n', total(here, 'worth')), send(here, 'heap') } "
      "},\n"
      "mix = { pass{}, does = { shuffle 'market', cut('market', 7) } },\n"
      "rest = { pass{}, does = { draw('deck', 'market', 200), set('n', total(any.market, "
      "'worth')),\n"
      "send(any.heap, 'market') } } } }");
  const auto worth = [&] {
    return game.match.view(SeatId::owner).var(game.game->var("n"), SeatId(0)).value_or(-1);
  };
  const auto first = [&] {
    const std::string text = lying_in(game, "market");
    return std::stoi(text.substr(text.find('_') + 1));
  };
  std::int64_t sold = 0;
  for (int i = 0; i < 150; ++i) {
    if (i % 50 == 0) game.play(1 + i % 2, "mix").play(2 - i % 2, "mix");
    const int card = first();
    game.play(1 + i % 2, "buy", {game.match.legal(SeatId(i % 2))[0].action.arguments[0]});
    CHECK(worth() == card);
    sold += card;
  }
  game.play(1, "rest");  // now all that were not sold lie there
  CHECK(worth() == 300 * 301 / 2 - sold);
}

TEST_CASE("A list of no writes does nothing", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob' }, verbs = { go = { pass{}, does = {} } },\n"
      "ends = { plies(2) } }");
  game.play(1, "go");
  CHECK(game.turn() == SeatId(1));
}

TEST_CASE("The cards of a team are played by its seats", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { { 'ann', team = 'a' }, { 'bob', team = 'b' },\n"
      "{ 'cat', team = 'a' } }, zones = { pool = bag{ see = { 'ann', 'cat' } }, heap = bag{} },\n"
      "kinds = { ace = { begins_in = { pool = 2 } } }, verbs = { wait = pass{},\n"
      "toss = { pick{ any.pool }, when = me * (seats 'ann' + seats 'cat'), does = send(here, "
      "'heap', "
      "1) } }, ends = { plies(9) } }");
  CHECK(game.verbs(1) == "toss wait");
  game.play(1, "toss", {game.cell("ace")});
  CHECK(game.verbs(2) == "wait");
  game.play(2, "wait").play(3, "toss", {game.cell("ace")});
  CHECK(lying_in(game, "heap") == "2 ace");
}

namespace {

// Three seats with hands of an ace, of two kings and a two, and of two kings and a two; n is of
// all, gold of each.
LuaPlay three_hands(const std::string& does) {
  return LuaPlay(
      "return { name = 'S', seats = { 'ann', 'bob', 'cat' }, stuck = 'pass', ends = { plies(9) },\n"
      "zones = { hand = bag{ per = 'seat', see = 'none' }, heap = bag{} },\n"
      "kinds = { ace = { worth = 11 }, king = { worth = 4 }, two = { worth = 2 } },\n"
      "vars = { n = { 0 }, gold = { 3, per = 'seat' } },\n"
      "setup = { as(seats 'ann', put('ace', 'hand')),\n"
      "as(seats 'bob' + seats 'cat', { put('king', 'hand', 2), put('two', 'hand') }) },\n"
      "verbs = { go = { pass{}, does = { " +
      does + " } } } }");
}

std::string value_of(const LuaPlay& game, const char* name) {
  std::string out;
  for (const int seat : {0, 1, 2})
    out +=
        std::to_string(
            game.match.view(SeatId::owner).var(game.game->var(name), SeatId(seat)).value_or(-1)) +
        " ";
  return out;
}

}  // namespace

TEST_CASE("Who is shown another seat's cards is whom the acting seat names", "[scripting]") {
  LuaPlay mine = three_hands("show(as(next_seat, any.hand), me)");
  mine.play(1, "go");
  CHECK(news_of(mine, 1).find("2 king, two") != std::string::npos);
  CHECK(news_of(mine, 2).empty());
  CHECK(news_of(mine, 3).empty());
  LuaPlay next = three_hands("show(as(me + next_seat, any.hand), next_seat)");
  next.play(1, "go");
  CHECK(news_of(next, 1).empty());
  CHECK(news_of(next, 2).find("2 king, two") != std::string::npos);
  CHECK(news_of(next, 3).empty());
}

TEST_CASE("Hands that are passed on are told only to those who have them in the end",
          "[scripting]") {
  const auto passing = [](const std::string& does) {
    LuaPlay game(
        "return { name = 'S', seats = { 'ann', 'bob', 'cat' }, stuck = 'pass',\n"
        "zones = { hand = bag{ per = 'seat', see = 'owner' }, heap = bag{} },\n"
        "kinds = { ace = {}, king = {}, two = {} }, setup = { as(seats 'ann', put('ace', "
        "'hand')),\n"
        "as(seats 'bob', put('king', 'hand', 2)), as(seats 'cat', put('two', 'hand')) },\n"
        "verbs = { go = { pass{}, does = { " +
        does + " } } } }");
    game.play(1, "go");
    return news_of(game, 1) + "/" + news_of(game, 2) + "/" + news_of(game, 3);
  };
  const std::string left = "trade('hand', seats 'bob'), trade('hand', seats 'cat')";
  CHECK(passing(left) ==
        "In your hand now: two.\n/In your hand now: ace.\n/In your hand now: 2 king.\n");
  CHECK(passing("trade('hand', seats 'bob'), trade('hand', seats 'bob')") == "//");
  // Between the two she looks at what she holds.
  CHECK(passing("trade('hand', seats 'bob'), put('two', 'heap'), trade('hand', seats 'cat')") ==
        "In your hand now: 2 king.\nIn your hand now: two.\n/In your hand now: ace.\n/In your hand "
        "now: 2 king.\n");
}

TEST_CASE("For whom something is done is worked out before it is done for the first",
          "[scripting]") {
  LuaPlay tie =
      three_hands("as(me, set('gold', 0)), as(best(everyone, var 'gold'), add('gold', 1))");
  tie.play(1, "go");
  CHECK(value_of(tie, "gold") == "0 4 4 ");
  LuaPlay least = three_hands(
      "as(seats 'bob', set('gold', 5)), as(best(everyone, var 'gold'), set('gold', 0))");
  least.play(1, "go");
  CHECK(value_of(least, "gold") == "3 0 3 ");
  LuaPlay inside = three_hands(
      "as(best(everyone, count(any.hand)), { send(any.hand, 'heap'), as(best(others, var 'gold'),\n"
      "add('gold', 1)) })");
  inside.play(1, "go");
  CHECK(lying_in(inside, "hand", 1) == "ace");
  CHECK(lying_in(inside, "hand", 2) == "empty");
  CHECK(lying_in(inside, "hand", 3) == "empty");
  CHECK(value_of(inside, "gold") == "5 3 4 ");
  LuaPlay trade = three_hands("trade('hand', best(others, count(any.hand) - var 'gold'))");
  trade.play(1, "go");
  CHECK(lying_in(trade, "hand", 3) == "2 king, two");
}

TEST_CASE("Cards of other seats are counted, summed, taken and changed where they lie",
          "[scripting]") {
  LuaPlay count = three_hands("set('n', count(as(others, any.hand)))");
  count.play(1, "go");
  CHECK(value_of(count, "n").starts_with("6 "));
  LuaPlay all = three_hands("set('n', total(as(everyone, any.hand), 'worth'))");
  all.play(1, "go");
  CHECK(value_of(all, "n").starts_with("31 "));
  LuaPlay kings = three_hands("set('n', count(as(next_seat, any.hand 'king')))");
  kings.play(1, "go");
  CHECK(value_of(kings, "n").starts_with("2 "));
  LuaPlay take = three_hands("take(as(next_seat, any.hand 'king'), 1)");
  take.play(1, "go");
  CHECK(lying_in(take, "hand", 1) == "ace");
  CHECK(lying_in(take, "hand", 2) == "king, two");
  LuaPlay become = three_hands("become(as(next_seat, any.hand 'king'), 'two')");
  become.play(1, "go");
  CHECK(lying_in(become, "hand", 1) == "ace");
  CHECK(lying_in(become, "hand", 2) == "3 two");
}

TEST_CASE("A card that is played for all to see is told once", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob' }, stuck = 'pass',\n"
      "kinds = { ace = { begins_in = { hand = 2 } }, king = { begins_in = { hand = 1 } } },\n"
      "zones = { hand = bag{ per = 'seat', see = 'owner' }, heap = bag{} },\n"
      "verbs = { play = { pick{ any.hand }, does = send(here, 'heap', 1) },\n"
      "  give = { pick{ any.hand }, secret = true, does = send(here, 'heap', 1) },\n"
      "  dump = { pick{ any.hand }, does = send(any.hand, 'heap') } } }");
  const auto printed = [&] {
    int size = 0;
    std::string out;
    for (const LogLine& line : log_lines(game.match, SeatId(1), 0, size))
      if (!line.repeats) out += line.text + "\n";
    return out;
  };
  game.play(1, "play", {game.cell("ace")});
  CHECK(printed() == "Ann plays ace.\n");
  game.play(2, "play", {game.cell("king")}).play(1, "give", {game.cell("ace")});
  CHECK_THAT(printed(), Catch::EndsWith("Ann gives something.\nIn the heap now: ace.\n"));
  game.match.undo();
  game.match.undo();
  game.play(2, "play", {game.cell("king")}).play(1, "dump", {game.cell("king")});
  CHECK_THAT(printed(), Catch::Contains("Ann dumps king.\nIn the heap now: ace, king.\n"));
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// What rules say of seats that could not act if it were their turn.
#include <catch2/catch.hpp>

#include "core/words/refusal.h"
#include "core/words/text.h"
#include "tests/scripting/language/small_world.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

using small_world::listed;

// Ann's man is on A1 and bob's on the last cell of a row, which is called far.
std::string in_a_row(int cells, const std::string& verbs, const std::string& more = "") {
  const std::string last{static_cast<char>('A' + cells - 1), '1'};
  return "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, board = grid{ " +
         std::to_string(cells) + ", 1 },\nregions = { home = { { 'A1' }, { '" + last +
         "' } }, far = { '" + last +
         "' } }, zones = { field = {} }, kinds = { man = { begins_on = region 'home' } },\n"
         "stuck = 'draws', vars = { n = { 0 }, tired = { false, per = 'seat' } },\n" +
         more + " verbs = { " + verbs + " } }";
}

std::int64_t n_now(const LuaPlay& game) {
  return *game.match.view(SeatId::owner).var(game.game->var("n"), SeatId::none);
}

std::string how_it_ended(const LuaPlay& game) {
  return outcome_text(*game.game, game.match.state());
}

constexpr const char* k_nine_actions = " ends = { plies(9) },";

}  // namespace

TEST_CASE("What follows from an action knows whom it leaves without one", "[scripting]") {
  const std::string go = "go = { step{ 'man' }, does = set('n', count(stuck(everyone))) }";
  LuaPlay wide(in_a_row(4, go, k_nine_actions));
  wide.play(1, "go", {0, 1});
  CHECK(n_now(wide) == 0);
  LuaPlay narrow(in_a_row(3, go, k_nine_actions));
  narrow.play(1, "go", {0, 1});
  CHECK(n_now(narrow) == 1);
  // it is asked about the position at that place of the list
  LuaPlay later(in_a_row(3,
                         "go = { step{ 'man' }, does = { { when = stuck(others), take(here) }, "
                         "set('n', 2 - count(stuck(others))) } }",
                         k_nine_actions));
  later.play(1, "go", {0, 1});
  CHECK(n_now(later) == 2);
}

TEST_CASE("Seats that are not asked about do not count, nor does whose turn it is", "[scripting]") {
  const auto n = [](const std::string& seats) {
    LuaPlay game(in_a_row(3, "go = { step{ 'man' }, does = set('n', count(stuck(" + seats + "))) }",
                          k_nine_actions));
    game.play(1, "go", {0, 1});
    return n_now(game);
  };
  CHECK(n("others") == 1);
  CHECK(n("me") == 0);
  CHECK(n("seats 'bob'") == 1);
  CHECK(n("as(others, others)") == 0);
  CHECK(n("seats(no(own))") == 0);
  CHECK(n("as(others, me)") == 1);
}

TEST_CASE("An action may not leave the others without one", "[scripting]") {
  const std::string go =
      "go = { step{ 'man' }, unless = { stuck(others), 'bob has to be able to move' } }";
  // with another verb bob could act
  CHECK(LuaPlay(in_a_row(3, go + ", wait = pass{}", k_nine_actions)).verbs(1) == "go wait");
  const LuaPlay narrow(
      in_a_row(3, go + ", wait = { pass{}, when = me * seats 'ann' }", k_nine_actions));
  CHECK(narrow.verbs(1) == "wait");
  Action blocks{.verb = narrow.game->verb("go")};
  blocks.arguments[blocks.count++] = 0, blocks.arguments[blocks.count++] = 1;
  CHECK(refusal_text(narrow.match.view(SeatId(0)), blocks, narrow.match.legal(SeatId(0)))
            .find("bob has to be able to move") != std::string::npos);
  CHECK(listed(LuaPlay(in_a_row(4, go, k_nine_actions)).match, SeatId(0)) == "go A1 B1");
}

TEST_CASE("While it is found out, nobody is stuck", "[scripting]") {
  // each may press only where the other could: asked of itself, that would have no answer
  const LuaPlay yes(in_a_row(2, "press = { pass{}, unless = stuck(others) }", k_nine_actions));
  CHECK(yes.verbs(1) == "press");
  // and bob, who could press because ann is thought able to answer, is not stuck
  LuaPlay inner(in_a_row(2,
                         "press = { pass{}, when = no(var 'tired'), unless = stuck(others), does = "
                         "{ set('tired', true), set('n', count(stuck(others))) } }",
                         k_nine_actions));
  inner.play(1, "press");
  CHECK(n_now(inner) == 0);
}

TEST_CASE("What others could do may not repeat a position, either", "[scripting]") {
  // bob could only turn the piece back, which nobody may
  const std::string turning =
      "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, board = grid{ 2, 1 }, zones = { "
      "field = {} }, regions = { a = { 'A1' } },\nkinds = { man = { owned = false }, king = { "
      "owned = false } }, setup = "
      "put('man', region 'a'), stuck = 'draws',\nends = { plies(9) }, verbs = { wait = { pass{}, "
      "when = me "
      "* seats 'ann' }, turn = { pick{ any, unless = stuck(others) },\n"
      "does = become(here, { man = 'king', king = 'man' }), unless = repeated } } }";
  CHECK(LuaPlay(turning).verbs(1) == "wait");
  std::string freely = turning;
  freely.replace(freely.find("unless = repeated"), 17, "progress = nil");
  CHECK(LuaPlay(freely).verbs(1) == "turn wait");
}

TEST_CASE("Ends combine it with other conditions", "[scripting]") {
  const std::string go = "go = step{ 'man' }";
  const auto after_go = [&](const std::string& ends) {
    LuaPlay game(in_a_row(3, go, "ends = { " + ends + " },"));
    game.play(1, "go", {0, 1});
    return how_it_ended(game);
  };
  CHECK(after_go("{ stuck(others), 'loses', name = 'blocked' }, plies(9)") ==
        "Ann wins: blocked, which loses.");
  CHECK(after_go("{ stuck(others) * seats(own * region 'far'), 'loses', name = 'blocked' }, "
                 "plies(9)") == "Ann wins: blocked, which loses.");
  CHECK(after_go("{ stuck(others) * seats(no(own)), 'loses', name = 'blocked' }, "
                 "{ some(stuck(others)), 'draws', name = 'stalemate' }, plies(9)") ==
        "The game is drawn: stalemate.");
  CHECK(after_go("{ some(stuck(others)) * no(own * region 'far'), 'wins', name = 'blocked' }, "
                 "plies(9)") == "Ann wins: blocked.");
  CHECK(after_go("{ stuck(me), 'loses', name = 'blocked' }, { plies(1), name = 'over' }")
            .find("over") != std::string::npos);
  // what becomes of a seat in its turn may depend on the others, too
  LuaPlay both(in_a_row(2, go, "ends = { plies(9) }, terms = { dead = some(stuck(others)) }, "));
  CHECK(how_it_ended(both).find("drawn") != std::string::npos);
  const auto stuck_case = [&](const std::string& cases) {
    std::string rules = in_a_row(2, go, "ends = { plies(9) },");
    rules.replace(rules.find("stuck = 'draws'"), 15, "stuck = { " + cases + " }");
    return how_it_ended(LuaPlay(rules));
  };
  CHECK(stuck_case("{ stuck(others), 'draws', name = 'a dead end' }, 'loses'") ==
        "The game is drawn: a dead end.");
}

TEST_CASE("An end waits for an answer that decides who can act", "[scripting]") {
  const std::string asks =
      "go = { step{ 'man' }, does = ask 'leave' },\n"
      "leave = { choice{ { 'yes', 'no' }, does = { yes = take(own) } }, asked = true }";
  const auto after = [&](int answer) {
    LuaPlay game(in_a_row(3, asks, "ends = { { stuck(others), 'loses', name = 'blocked' } },"));
    game.play(1, "go", {0, 1});
    CHECK(how_it_ended(game).empty());
    game.play(1, "leave", {answer});
    return how_it_ended(game);
  };
  CHECK(after(0).empty());
  CHECK(after(1) == "Ann wins: blocked, which loses.");
}

TEST_CASE("An end that waits comes also if nobody can answer", "[scripting]") {
  const std::string asks =
      "go = { step{ 'man' }, does = ask 'leave' },\n"
      "leave = { pick{ own * region 'far' }, asked = true }";
  LuaPlay game(in_a_row(3, asks, "ends = { { stuck(others), 'loses', name = 'blocked' } },"));
  game.play(1, "go", {0, 1});
  CHECK(how_it_ended(game) == "Ann wins: blocked, which loses.");
}

TEST_CASE("A seat that has resigned is not stuck", "[scripting]") {
  LuaPlay game(
      "return { api = 4, name = 'S', seats = { 'ann', 'bob', 'cy' }, vars = { n = { 0 } }, stuck = "
      "'draws', ends = { plies(9) }, verbs = { act = { pass{}, when = as(seats 'ann', me) * me, "
      "does = set('n', count(stuck(others))) }, wait = { pass{}, when = me - seats 'cy' } } }");
  CHECK(game.choices(1) == 2);
  game.match.resign(SeatId(2));
  game.play(1, "act");
  CHECK(n_now(game) == 0);
}

TEST_CASE("Where it has no answer, there is a sentence", "[scripting]") {
  const std::string only =
      "stuck is known only where a position is judged: it can be used in unless, in what follows "
      "from an action, in ends and in stuck";
  const auto of = [](const std::string& verb, const std::string& more = "") {
    return complaint(in_a_row(3, "\n" + verb, k_nine_actions + more));
  };
  CHECK(of("go = { step{ 'man' }, when = stuck(others) }") ==
        "t/rules.lua:5: verbs.go.when: " + only);
  CHECK(of("go = step{ 'man', onto = some(stuck(me)) * empty }") ==
        "t/rules.lua:5: verbs.go.1.onto: " + only);
  CHECK(of("go = { step{ 'man' }, again = stuck(others) }") ==
        "t/rules.lua:5: verbs.go.again: " + only);
  CHECK(of("go = parts{ pick{ own }, pick{ some(stuck(me)) * empty } }") ==
        "t/rules.lua:5: verbs.go.1.2: " + only);
  CHECK(of("go = step{ 'man' }", " score = count(stuck(everyone)),") ==
        "t/rules.lua:4: score: " + only);
  LuaPlay game(in_a_row(3,
                        "\ngo = { step{ 'man' }, effect = function(g) g:cells(stuck(others)) end }",
                        k_nine_actions));
  CHECK(game.failure(1, "go", {0, 1}).find(only) != std::string::npos);
  CHECK(of("go = { step{ 'man' }, unless = stuck(3) }") != "");
  const std::string hidden =
      "stuck cannot be used in a game with hidden information: what it says of a seat would tell "
      "what others cannot know";
  std::string secret =
      in_a_row(3, "\ngo = { step{ 'man' }, unless = stuck(others) }", k_nine_actions);
  secret.replace(secret.find("field = {}"), 10, "field = { see = { 'ann' } }");
  CHECK(complaint(secret) == "t/rules.lua:5: verbs.go.unless: " + hidden);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Things to do under `terms`, and which pieces a write means.
#include "tests/scripting/loading.h"

namespace hr::tests {

namespace {

// Two zones; white's man stands at A1, with a bomb of white and one of black on its map.
std::string with_terms(const std::string& fields) {
  return "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 3, 3 },\n"
         "regions = { home = { { 'A1' }, { 'C3' } } },\n"
         "zones = { field = { holds = 'stack' }, map = { per = 'seat', holds = 'pile' } },\n"
         "kinds = { man = { zone = 'field', begins_on = region 'home' }, bomb = { zone = 'map' },\n"
         "mine = { zone = 'map' } }, vars = { points = { 0, per = 'seat' } },\n"
         "events = { said = '{1}' },\n" +
         fields + "\n}";
}

}  // namespace

TEST_CASE("things to do have a name under terms, also for other seats and inside each other") {
  LuaPlay game(
      with_terms("terms = { one = { add('points', 1) }, more = { the 'one', the 'one' } },\n"
                 "verbs = { go = { pass{}, does = { the 'more', as(others, the 'one'),\n"
                 "{ when = is(var 'points', 2) * is(as(others, var 'points'), 1), tell(everyone, "
                 "'said', 'two and one') } } } }"));
  CHECK(game.play(1, "go").said() == "two and one");
}

TEST_CASE("a name under terms that cannot be used here is an error") {
  check_complaints(with_terms, R"(
terms = { a = { the 'b' }, b = { the 'a' } },
verbs = { go = pass{} }
--> t/rules.lua:7: terms.b.1: the "a" is used in what it stands for itself
terms = { prize = { add('points', 1) } },
verbs = { go = { pass{}, does = the 'price' } }
--> t/rules.lua:8: verbs.go.does.1: there is no list of things to do under terms called "price" (did you mean "prize"?)
terms = { prize = { add('points', 1) } },
verbs = { go = { pass{}, when = the 'prize' } }
--> t/rules.lua:8: verbs.go.when: there is no set, condition or number under terms called "prize"
verbs = { go = { choice{ { 'x', 'y' } }, does = { x = add('points', 1) } } }
--> t/rules.lua:7: verbs.go.does: what each word of a choice does is said in its braces: choice{ { … }, does = { … } }
)");
}

TEST_CASE("named writes that double again and again reach the limit, also inside conditions") {
  std::string terms = "terms = { a0 = { add('points', 1) }";
  for (int i = 1; i <= 40; ++i) {
    const std::string last = "the 'a" + std::to_string(i - 1) + "'";
    terms += ", a" + std::to_string(i) + " = { { when = own, " + last + ", " + last + " } }";
  }
  CHECK(complaint(with_terms(terms + " },\nverbs = { go = { pass{}, does = the 'a40' } }"))
            .find("expected at most 200 things to do in one ruleset") != std::string::npos);
}

TEST_CASE("a write means the pieces that its set consists of, in whatever zone they are") {
  LuaPlay game(with_terms(
      "setup = as(everyone, { put('bomb', region 'home', 2), put('mine', region 'home') }),\n"
      "verbs = { lift = { step{ 'man' }, does = { take(origin * own 'bomb'),\n"
      "{ when = no(own 'bomb') * own 'mine', tell(everyone, 'said', 'only the mine') } } } }"));
  CHECK(game.play(1, "lift", {game.cell("A1"), game.cell("A2")}).said() == "only the mine");
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Words for what an action has done are refused where there is no action yet.
#include <catch2/catch.hpp>

#include "tests/support/lua_play.h"

namespace hr::tests {

namespace {

// Men on three by three cells; the verbs are on line 4.
std::string men_with(const std::string& verbs) {
  return "return { name = 'Men', seats = { 'white', 'black' }, stuck = 'pass',\n"
         "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { man = {}, rock = {} },\n"
         "ends = { plies(9) },\n"
         "verbs = { " +
         verbs + " } }";
}

const std::string k_early =
    " means nothing where no action is under way; it can be used in does, again, last, unless and "
    "ends, and in a part after the first";

}  // namespace

TEST_CASE("A pattern cannot speak of its own action", "[scripting]") {
  const auto refused = [](const std::string& verbs, const std::string& word) {
    INFO(verbs);
    const std::string says = complaint(men_with(verbs));
    CHECK_THAT(says, Catch::Contains(": " + word + k_early));
    CHECK_THAT(says, Catch::Contains("rules.lua:4"));
  };
  refused("put = place{ 'man', onto = near(here) }", "here");
  refused("move = step{ 'man', onto = empty - origin }", "origin");
  refused("move = slide{ 'man', over = empty + passed }", "passed");
  refused("move = step{ own * lost }", "lost");
  refused("move = step{ 'man', dirs = heading }", "heading");
  refused("put = { place{ 'man' }, when = no(here) }", "here");
  refused("put = place{ 'man', when = { lost, 'nothing is taken' } }", "lost");
  refused("put = { place{ 'man' }, when = no(repeated) }", "repeated");
  refused("put = { place{ 'man' }, when = is(repetitions, 0) }", "repetitions");
  refused("say = choice{ { 'yes', 'no' }, when = { yes = some(here) } }", "here");
  refused("bid = number{ 1, count(here) }", "here");
  refused("two = parts{ place{ 'man', onto = near(here) }, place{ 'rock' } }", "here");
}

TEST_CASE("What belongs to no action cannot speak of one", "[scripting]") {
  const auto refused = [](const std::string& field, const std::string& word) {
    INFO(field);
    const std::string says = complaint(
        "return { name = 'Men', seats = { 'white', 'black' }, board = grid{ 3, 3 },\n"
        "zones = { field = {} }, ends = { plies(9) }, verbs = { put = place{ 'man' } },\n" +
        field + " }");
    CHECK_THAT(says, Catch::Contains(": " + word + k_early));
    CHECK_THAT(says, Catch::Contains("rules.lua:3"));
  };
  const std::string kinds = "kinds = { man = {} }, ";
  refused(kinds + "turn_begins = take(here)", "here");
  refused(kinds + "turn_ends = take(origin)", "origin");
  refused(kinds + "setup = put('man', passed)", "passed");
  refused(kinds + "score = count(lost)", "lost");
  refused(kinds + "stuck = { { some(here), 'loses' }, 'pass' }", "here");
  refused("kinds = { man = { begins_on = here } }", "here");
}

TEST_CASE("What follows from an action, and later parts, speak of its places", "[scripting]") {
  const auto works = [](const std::string& verbs) {
    INFO(verbs);
    CHECK(complaint(men_with(verbs)).empty());
  };
  works("put = { place{ 'man' }, does = put('rock', near(here) * empty), unless = lost }");
  works("move = { step{ 'man' }, again = some(near(here) * enemy), last = take(origin) }");
  works("two = parts{ place{ 'man' }, place{ 'rock', onto = near(here) * empty, when = here } }");
  works("put = { place{ 'man' }, unless = { repeated, 'not again' } }");
}

}  // namespace hr::tests

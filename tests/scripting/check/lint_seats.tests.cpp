// SPDX-License-Identifier: MIT
#include "scripting/check/lint_seats.h"

#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

std::string of_seats(const std::string& seats) {
  return checked("return { name = 'S', by = 'x', about = 'x', card = { 'x' },\nseats = " + seats +
                 ",\nboard = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },\n"
                 "verbs = { put = place{ 'stone' } }, stuck = 'draws', ends = { plies(3) } }");
}

}  // namespace

TEST_CASE("a seat that is named after several people and does not say so is a warning",
          "[scripting]") {
  CHECK_THAT(of_seats("{ 'Attackers', 'king' }"),
             Catch::Contains("t/rules.lua:2:11: warning: seats.1: players will read \"Attackers's "
                             "turn\" and \"Attackers moves\"\n"
                             "    write { \"Attackers\", plural = true } for \"Attackers' turn\" "
                             "and \"Attackers move\", or plural = false if it is one player's "
                             "name\n"));
  CHECK_THAT(of_seats("{ 'king', { 'swedes' } }"), Catch::Contains("seats.2"));
  for (const char* seats :
       {"{ { 'attackers', plural = true }, 'king' }", "{ { 'attackers', plural = false }, 'king' }",
        "{ 'James', 'cross' }", "{ 'Agnes', 'Zeus' }"})
    CHECK_THAT(of_seats(seats), !Catch::Contains("players will read"));
}

TEST_CASE("names of several people are told from those of one", "[scripting]") {
  using scripting::looks_plural;
  for (const char* name : {"attackers", "Attackers", "Defenders", "Romans", "swedes", "wolves",
                           "red team members", "horsemen", "townspeople", "Pirates", "Visitors"})
    CHECK(looks_plural(name));
  for (const char* name :
       {"James", "Charles", "Agnes", "Thomas", "Lars", "Chris", "Anders", "Carmen", "Frances",
        "Mercedes", "cross", "white", "zeus", "red", "sun", "You", "belos", "thomas"})
    CHECK_FALSE(looks_plural(name));
}

}  // namespace hr::tests

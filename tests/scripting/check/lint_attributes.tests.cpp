// SPDX-License-Identifier: MIT
// Numbers in quotes, and numbers that no card has.
#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

std::string of_cards(const std::string& worth, const std::string& picked,
                     const std::string& more = "") {
  return checked(
      "return { name = 'Cards', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n" +
      more +
      "zones = { hand = bag{ per = 'seat' }, heap = bag{} },\n"
      "kinds = { ace = { worth = 11, begins_in = { hand = 3 } },\n"
      "  ten = { worth = " +
      worth + ", begins_in = { hand = 3 } } },\nverbs = { play = { pick{ any.hand" + picked +
      " }, does = send(here, 'heap', 1) }, rest = pass{} },\n ends = { plies(4) } }");
}

}  // namespace

TEST_CASE("a number in quotes among numbers is a warning", "[scripting]") {
  CHECK_THAT(of_cards("'10'", ""),
             Catch::Contains("warning: kinds.ten.worth: \"10\" is a text, and other kinds have a "
                             "number here") &&
                 Catch::Contains("write it without quotes"));
  for (const char* worth : {"10", "'ten'"})
    CHECK_THAT(of_cards(worth, ""), !Catch::Contains("other kinds have a number"));
}

TEST_CASE("a number that no card has is a warning", "[scripting]") {
  CHECK_THAT(of_cards("10", "{ worth = 12 }"),
             Catch::Contains("warning: verbs.play: no kind has worth = 12") &&
                 Catch::Contains("the kinds have 10, 11; { 2, 4 } means from 2 to 4"));
  for (const char* picked : {"{ worth = 10 }", "{ worth = { 9, 12 } }", "{ worth = 1 }"})
    CHECK_THAT(of_cards("10", picked), !Catch::Contains("no kind has"));
  CHECK_THAT(of_cards("10", "{ worth = 12 }", "options = { more = { false, help = 'x' } },\n"),
             !Catch::Contains("no kind has"));
}

}  // namespace hr::tests

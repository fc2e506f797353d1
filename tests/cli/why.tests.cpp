// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/support/process.h"

namespace hr::tests {

TEST_CASE("why says what the player would be told, and where the rules are", "[cli]") {
  const Finished taken = houserules({"why", "tic_tac_toe", "A1", "--moves", "A1"});
  CHECK(taken.code == 1);
  CHECK_THAT(taken.out, Catch::StartsWith("You cannot mark A1. A1 holds cross's mark. Mark ") &&
                            Catch::Contains("\ntic_tac_toe/rules.lua:") &&
                            Catch::EndsWith(": verbs.mark\n"));
  const Finished free = houserules({"why", "tic_tac_toe", "B1", "--moves", "A1"});
  CHECK(free.code == 0);
  CHECK_THAT(free.out, Catch::StartsWith("It is legal.\ntic_tac_toe/rules.lua:"));
  // Each seat is asked at once, and answers for itself.
  CHECK_THAT(houserules({"why", "graverobber", "white: raise A2"}).out,
             Catch::Contains("build") && Catch::Contains("graverobber/rules.lua:"));
  const Finished unknown = houserules({"why", "tic_tac_toe", "jump", "--json"});
  CHECK(unknown.code == 1);
  CHECK_THAT(unknown.out,
             Catch::Contains("\"place\": \"\"") && Catch::Contains("Unknown action \\\"jump\\\""));
  CHECK(houserules({"why", "tic_tac_toe", "A1", "--moves", "Z9"}).code == 1);
  CHECK(houserules({"why", "tic_tac_toe"}).code == 2);
}

}  // namespace hr::tests

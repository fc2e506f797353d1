// SPDX-License-Identifier: MIT
#include "core/base/agreement.h"

#include <catch2/catch.hpp>

#include "core/base/words.h"

namespace hr::tests {

TEST_CASE("verbs agree with several", "[core]") {
  CHECK(in_plural("moves") == "move");
  CHECK(in_plural("goes to") == "go to");
  CHECK(in_plural("is ready.") == "are ready.");
  CHECK(in_plural("has nothing") == "have nothing");
  CHECK(in_plural("carries") == "carry");
  CHECK(in_plural("dies") == "die");
  CHECK(in_plural("chooses") == "choose");
  CHECK(in_plural("uses") == "use");
  // What is said of several already, and what is no such verb.
  for (const char* const same : {"move", "pass", "focus on", "took", "can show none", "withdrew"})
    CHECK(in_plural(same) == same);
  for (const char* const verb : {"pass", "carry", "push", "watch", "box", "buzz", "go", "play",
                                 "place", "choose", "die", "steal", "see", "bid", "size_up"})
    CHECK(in_plural(third_person(verb)) == spoken(verb));
}

TEST_CASE("a possessive agrees with whose it is", "[core]") {
  CHECK(possessive("White", false) == "White's");
  CHECK(possessive("James", false) == "James's");
  CHECK(possessive("Attackers", true) == "Attackers'");
  CHECK(possessive("men", true) == "men's");
  CHECK(possessive("You", false) == "your");
  CHECK(possessive("You (white)", false) == "You (white)'s");
}

TEST_CASE("you are known by your name", "[core]") {
  CHECK(is_you("You"));
  CHECK(is_you("you"));
  CHECK(is_you("You (white)"));
  CHECK_FALSE(is_you("Young"));
  CHECK_FALSE(is_you("Yo"));
}

}  // namespace hr::tests

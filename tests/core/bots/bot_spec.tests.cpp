// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/bots/bot_spec.h"

namespace hr::tests {

TEST_CASE("bots are named as people write them", "[core][bots]") {
  for (const char* text : {"random", "greedy", "search:1", "search:500", "search:1000000000"})
    CHECK(text_of(read_bot_spec(text)) == text);
  CHECK(read_bot_spec("search").iterations == BotSpec::k_usual_iterations);
}

TEST_CASE("what is no bot is refused with what can be written", "[core][bots]") {
  for (const char* text :
       {"", "Random", "search:", "search:0", "search:-1", "search:1x", "search500",
        "search:1000000001", "search:99999999999999999999", "greedy:3"})
    CHECK_THROWS_WITH(read_bot_spec(text), Catch::Contains("Expected random, greedy, search"));
}

}  // namespace hr::tests

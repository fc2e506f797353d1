// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/bots/bot_spec.h"

namespace hr::tests {

TEST_CASE("bots are named as people write them", "[core][bots]") {
  for (const char* text : {"random", "greedy", "search:1", "search:500", "search:1000000000",
                           "search:2s", "search:300ms", "search:600s"})
    CHECK(text_of(read_bot_spec(text)) == text);
  CHECK(read_bot_spec("search").iterations == BotSpec::k_usual_iterations);
  CHECK(text_of(read_bot_spec("search:2000ms")) == "search:2s");
  CHECK(name_of_bot(read_bot_spec("search:7")) == "search:7");
}

TEST_CASE("levels have names", "[core][bots]") {
  for (const BotLevel& level : bot_levels()) {
    CHECK(read_bot_spec(level.name) == level.spec);
    CHECK(read_bot_spec(text_of(level.spec)) == level.spec);
    CHECK(name_of_bot(level.spec) == level.name);
  }
}

TEST_CASE("what is no bot is refused with what can be written", "[core][bots]") {
  for (const char* text : {"", "Random", "search:", "search:0", "search:-1", "search:1x",
                           "search500", "search:1m", "search:0s", "search:601s", "search:600001ms",
                           "search:1000000001", "search:99999999999999999999", "greedy:3"})
    CHECK_THROWS_WITH(read_bot_spec(text), Catch::Contains("Expected random, greedy, beginner"));
}

}  // namespace hr::tests

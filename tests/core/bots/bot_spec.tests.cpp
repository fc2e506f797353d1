// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/bots/bot_spec.h"

namespace hr::tests {

TEST_CASE("bots are named as people write them", "[core][bots]") {
  for (const char* text :
       {"random", "greedy", "search:1", "search:500", "search:1000000000", "search:2s",
        "search:300ms", "search:600s", "mix:1", "mix:700", "mix:2s"})
    CHECK(text_of(read_bot_spec(text)) == text);
  CHECK(read_bot_spec("search").iterations == BotSpec::k_usual_iterations);
  CHECK(read_bot_spec("mix").iterations == BotSpec::k_usual_iterations);
  CHECK(read_bot_spec("mix:5").type == BotType::mix);
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
  for (const char* text :
       {"", "Random", "search:", "search:0", "search:-1", "search:1x", "search500", "search:1m",
        "search:0s", "search:601s", "search:600001ms", "search:1000000001",
        "search:99999999999999999999", "greedy:3", "mix:", "mixed", "mix:0s"})
    CHECK_THROWS_WITH(read_bot_spec(text), Catch::Contains("Expected random, greedy, beginner"));
}

TEST_CASE("those who can play a seat are a person and bots of all levels", "[core]") {
  std::string names, many;
  for (const PlayerType& type : player_types()) {
    names += type.name + (type.bot ? " " + text_of(*type.bot) : "") + "; ";
    if (!type.many.empty()) many += type.many + "; ";
  }
  CHECK(names ==
        "Person; Random bot random; Bot: beginner search:15; Bot: easy search:60; Bot: medium "
        "search:300; Bot: strong search:2000; Bot: full search:5s; ");
  CHECK(many == "Random bots; Beginner bots; Easy bots; Medium bots; ");
  const std::vector<std::optional<BotSpec>> seated{std::nullopt, read_bot_spec("easy"),
                                                   read_bot_spec("greedy")};
  CHECK(player_types(seated).size() == player_types().size() + 1);
  CHECK(player_types(seated).back().name == "greedy");
}

}  // namespace hr::tests

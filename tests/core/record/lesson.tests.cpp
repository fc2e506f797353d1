// SPDX-License-Identifier: MIT
#include "core/record/lesson.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "tests/support/error_of.h"

namespace hr::tests {

namespace {

std::string lesson_complaint(const std::string& text) {
  return error_of([&] { read_lesson(text, "monday.lesson"); });
}

}  // namespace

TEST_CASE("a lesson that is no JSON is refused with the line where that shows", "[record]") {
  CHECK_THAT(lesson_complaint("{\n  \"house_rules_lesson\": 1\n  \"ruleset\": \"t\"\n}\n"),
             Catch::Contains("expected JSON; something is wrong in line 3 or just before it"));
  CHECK_THAT(lesson_complaint("{}}"), Catch::Contains("expected JSON"));
}

TEST_CASE("a lesson is written and read back", "[record]") {
  const Lesson lesson{.ruleset = "robot_miner",
                      .settings = {{"teams", "3"}, {"staircases", "3x,5x"}, {"bonus", "own rule"}},
                      .variants = {"claim_jumpers"},
                      .players = {{.name = "Owls"}, {.name = "Foxes \"A\"", .bot = BotSpec{}}, {}}};
  const Lesson back = read_lesson(lesson_text(lesson), "x");
  CHECK(back.ruleset == lesson.ruleset);
  CHECK(back.settings == lesson.settings);
  CHECK(back.variants == lesson.variants);
  REQUIRE(back.players.size() == 3);
  CHECK(back.players[PlayerId(0)].name == "Owls");
  CHECK(back.players[PlayerId(1)].name == "Foxes \"A\"");
  CHECK(back.players[PlayerId(1)].bot);
  CHECK(back.players[PlayerId(2)].name.empty());
}

TEST_CASE("a lesson typed by hand has options as numbers, flags, texts and lists", "[record]") {
  const Lesson lesson = read_lesson(
      R"({"lesson": 1, "ruleset": "robot_miner",
          "options": {"teams": 4, "may_stop": true, "bonus": "squares", "staircases": ["3x", "4x"],
                      "bare": []}})",
      "x");
  CHECK(lesson.settings == Settings{{"teams", "4"},
                                    {"may_stop", "true"},
                                    {"bonus", "squares"},
                                    {"staircases", "3x,4x"},
                                    {"bare", "none"}});
  CHECK(lesson.variants.empty());
  CHECK(lesson.players.empty());
}

TEST_CASE("what is wrong with a lesson is said with its file, what was expected and what was found",
          "[record]") {
  CHECK(lesson_complaint("{}") ==
        "monday.lesson: expected a lesson, which begins with \"lesson\": 1, got an object");
  CHECK(lesson_complaint("[1]") ==
        "monday.lesson: expected a lesson, which begins with \"lesson\": 1, got a list");
  CHECK(lesson_complaint(R"({"lesson": 2, "ruleset": "hex"})") ==
        "monday.lesson: lesson: expected 1, got 2: it was written by a later version");
  CHECK(lesson_complaint(R"({"lesson": 1})") ==
        "monday.lesson: expected \"ruleset\" here, got nothing");
  CHECK(lesson_complaint(R"({"lesson": 1, "ruleset": 7})") ==
        "monday.lesson: expected \"ruleset\" to be text, got 7");
  CHECK(lesson_complaint(R"({"lesson": 1, "ruleset": "hex", "options": {"size": 1.5}})") ==
        "monday.lesson: options.size: expected a number, true or false, a text or a list of texts, "
        "got 1.5");
  CHECK(lesson_complaint(R"({"lesson": 1, "ruleset": "hex", "teams": 4})") ==
        "monday.lesson: unknown field \"teams\"");
  CHECK(lesson_complaint("teams: 4").starts_with("monday.lesson: "));
}

}  // namespace hr::tests

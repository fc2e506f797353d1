// SPDX-License-Identifier: MIT
// Lessons and records inside packs.
#include "scripting/sharing/pack_opening.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "scripting/table/open_table.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using scripting::Pack;

namespace {

// A game that was just begun.
std::string begun_record(const Pack& pack) {
  std::shared_ptr<scripting::Ruleset> ruleset =
      scripting::load_ruleset(scripting::ruleset_text_of(pack, pack.variants, pack.settings));
  return record_text(scripting::begin_game(std::move(ruleset), {}));
}

}  // namespace

TEST_CASE("A pack opens with the options and variants of its lesson", "[scripting]") {
  Pack pack = small_pack();
  CHECK(scripting::with_lesson(pack, "x") == pack);
  scripting::enclose_lesson(pack,
                            R"({"lesson": 1, "ruleset": "two", "options": {"length": 4},
                                "variants": ["three"], "players": [{"name": "Owls"}]})",
                            "a.lesson");
  const Pack open = scripting::with_lesson(pack, "x");
  CHECK(open.settings == Settings{{"length", "4"}});
  CHECK(open.variants == std::vector<std::string>{"three"});
  CHECK(scripting::lesson_in(pack, "x").players[PlayerId(0)].name == "Owls");
  CHECK_THROWS_WITH(
      scripting::enclose_lesson(pack, R"({"lesson": 1, "ruleset": "go"})", "a.lesson"),
      "a.lesson: expected the ruleset of the pack, two, got \"go\"");
  pack.lesson = R"({"lesson": 1, "ruleset": "two", "variants": ["nine"]})";
  CHECK_THROWS_WITH(scripting::with_lesson(pack, "x"),
                    "x: lesson: variants: expected a variant that the pack contains, got \"nine\"");
  pack.lesson = "x";
  CHECK_THROWS_WITH(scripting::with_lesson(pack, "x"), "x: lesson: expected JSON");
}

TEST_CASE("A record in a pack must be a game under the rules of the pack", "[scripting]") {
  Pack pack = small_pack();
  const std::string record = begun_record(pack);
  scripting::enclose_record(pack, record, "a.rec");
  CHECK(scripting::record_in(pack, "x").steps.size() == 1);
  pack.record[record.size() / 2] ^= 1;
  CHECK_THROWS_AS(scripting::record_in(pack, "x"), Error);
  // What was said about the pack would not be what is played.
  pack.record = record;
  pack.files[2].text += "\n";
  CHECK_THROWS_WITH(scripting::record_in(pack, "x"),
                    "x: record: expected a game under the rules of the pack, got one under a "
                    "different rules.lua");
  pack = small_pack();
  pack.ruleset = "three";
  CHECK_THROWS_WITH(scripting::enclose_record(pack, record, "a.rec"),
                    "a.rec: expected the ruleset of the pack, three, got \"two\"");
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Terms that variants add and replace, paths that replace nothing, and the errors.
#include <catch2/catch.hpp>

#include "tests/support/variants.h"

namespace hr::tests {
namespace {

const std::string k_with_terms = R"(return {
  name = 'Base', seats = { 'a', 'b' },
  vars = { points = {} },
  zones = { deck = bag{} },
  kinds = { guard = { rank = 1, begins_in = { deck = 1 } } },
  terms = { reward = 2, twice = { add('points', 1), add('points', 1) },
    rich = at_least(var 'points', 50) },
  verbs = {
    take = { pass{}, does = { add('points', the 'reward'), the 'twice' }, when = no(the 'rich') },
    lone = pass{ does = add('points', 1) } },
})";

const std::string k_line_2 = "t/variants/v.lua:2: ";

std::int64_t points_after(Kit& kit, const char* verb) {
  VariantPlay play(kit.load({"v"}));
  return play.play(1, verb).var("points");
}

}  // namespace

TEST_CASE("A variant adds terms by listing them, and cannot add one by a mistyped path",
          "[scripting]") {
  Kit kit(k_with_terms);
  const auto wrong = [&](const std::string& fields) { return kit.complaint_of("\n" + fields); };
  CHECK(wrong("set = { ['terms.rewrd'] = 3 }") ==
        k_line_2 + "terms.rewrd: there is no term called \"rewrd\" (did you mean \"reward\"?)");
  CHECK(wrong("set = { ['terms.prize'] = 3 }") ==
        k_line_2 + "terms.prize: there is no term called \"prize\"");
  CHECK_THAT(wrong("terms = { reward = 3 }"),
             Catch::StartsWith(k_line_2 + "terms.reward: is added here, but already exists in "));
  kit.variant("v",
              "terms = { prize = the 'reward' + 5, thrice = { the 'twice', the 'twice' } }, "
              "verbs = { win = pass{ does = { add('points', the 'prize'), the 'thrice' } } }");
  CHECK(points_after(kit, "win") == 7 + 4);
  CHECK(kit.load({"v"})->variants()[0].changes ==
        Names{"adds term prize", "adds term thrice", "adds verb win"});
}

TEST_CASE("A path leads to what a verb does, wherever that is written", "[scripting]") {
  Kit kit(k_with_terms);
  kit.variant("v",
              "set = { ['verbs.take.does.1'] = add('points', 10), ['verbs.lone.does'] = "
              "add('points', 20) }");
  CHECK(points_after(kit, "take") == 12);
  CHECK(points_after(kit, "lone") == 20);
  kit.variant("v", "set = { ['verbs.take.does'] = add('points', 10) }");
  CHECK(points_after(kit, "take") == 10);
}

TEST_CASE("An attribute of a kind is not added by a mistyped path", "[scripting]") {
  Kit kit(k_with_terms);
  CHECK(kit.complaint_of("\nset = { ['kinds.guard.rnak'] = 3 }") ==
        k_line_2 +
            "kinds.guard.rnak: the kind \"guard\" has no attribute \"rnak\" (did you mean "
            "\"rank\"?); an attribute that a variant adds needs a name unlike those");
  kit.variant("v",
              "set = { ['kinds.guard.rank'] = 3, ['kinds.guard.colour'] = 'red', "
              "['kinds.guard.owned'] = false }");
  CHECK(kit.load({"v"})->variants()[0].changes ==
        Names{"adds kinds.guard.colour", "adds kinds.guard.owned", "replaces kinds.guard.rank"});
}

TEST_CASE("A term that does not fit is reported at the line of its variant", "[scripting]") {
  Kit kit(k_with_terms);
  const auto set = [&](const std::string& change) {
    return kit.complaint_of("\nset = { ['terms." + change + " }");
  };
  CHECK(set("reward'] = no(nowhere)") ==
        k_line_2 +
            "terms.reward: does not fit its use, t/rules.lua:9: verbs.take.does.1: expected a "
            "number, got a condition");
  CHECK(set("rich'] = 3") == k_line_2 +
                                 "terms.rich: does not fit its use, t/rules.lua:9: "
                                 "verbs.take.when: no: expected a set or a condition, got a "
                                 "number");
  CHECK(set("twice'] = 3") ==
        k_line_2 + "terms.twice: expected a list of things to do, as the ruleset has there, got 3");
  CHECK(set("reward'] = add('points', 1)") ==
        k_line_2 +
            "terms.reward: expected a set, condition or number, as the ruleset has there, got "
            "add(…)");
}

TEST_CASE("Nothing is added before or after a term", "[scripting]") {
  Kit kit(k_with_terms);
  CHECK(kit.complaint_of("\nafter = { ['terms.twice'] = add('points', 1) }") ==
        k_line_2 +
            "terms.twice: only setup, turn_begins, turn_ends, drops_out, the does, last, done and "
            "declined of a verb and the captured of a kind accept writes after; use set to replace "
            "what is here");
}

}  // namespace hr::tests

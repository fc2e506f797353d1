// SPDX-License-Identifier: MIT
// One option tried with several values.
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "scripting/lab/option_trial.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using namespace scripting;

namespace {

Option option(OptionValue value, std::vector<std::string> words = {}) {
  Option out;
  out.name = "n";
  out.value = out.standard = std::move(value);
  out.words = std::move(words);
  return out;
}

Option number(std::int64_t value, std::int64_t min, std::int64_t max) {
  Option out = option(value);
  out.min = min;
  out.max = max;
  return out;
}

bool all(std::uint64_t, std::uint64_t) { return true; }

}  // namespace

TEST_CASE("few values are all tried, of many those around the one in force", "[scripting][lab]") {
  using Words = std::vector<std::string>;
  CHECK(values_to_try(number(4, 3, 6)) == Words{"3", "4", "5", "6"});
  CHECK(values_to_try(number(10, -k_max_option_number, k_max_option_number)) ==
        Words{"6", "7", "8", "9", "10", "11", "12", "13", "14"});
  CHECK(values_to_try(number(99, 1, 100)).front() == "95");
  CHECK(values_to_try(number(99, 1, 100)).back() == "100");
  Option even = number(8, 6, 40);
  even.even = true;
  even.zero = true;
  CHECK(values_to_try(even) == Words{"0", "6", "8", "10", "12", "14", "16"});
  CHECK(values_to_try(option(true)) == Words{"false", "true"});
  CHECK(values_to_try(option(std::string("a"), {"a", "b"})) == Words{"a", "b"});
  CHECK(values_to_try(option(Words{"a"}, {"a", "b"})).empty());
}

TEST_CASE("typed values are read, and each mistake has its sentence", "[scripting][lab]") {
  const Option rows = number(4, 3, 60);
  CHECK(read_values(rows, " 4,6 , 5,") == std::vector<std::string>{"4", "6", "5"});
  CHECK_THROWS_WITH(read_values(rows, "4"), "Write at least two values, separated by commas.");
  CHECK_THROWS_WITH(read_values(rows, "4, 5, 04"), "4 is listed twice.");
  CHECK_THROWS_WITH(read_values(rows, "4, 99"),
                    Catch::Contains("expected an integer from 3 to 60, got \"99\""));
  std::string many = "3";
  for (int i = 4; i < 40; ++i) many += "," + std::to_string(i);
  CHECK_THROWS_WITH(read_values(rows, many), "At most 20 values can be tried, and these are 37.");
}

TEST_CASE("the values of an option are measured, and the fairest is found", "[scripting][lab]") {
  const RulesetText rules = load_ruleset(ruleset_folder("connect_four"))->text();
  LabOrder order;
  order.games = 128;
  std::size_t looks = 0;
  const OptionCurve curve = try_option(rules, {.option = "columns", .values = {"4", "5", "7"}},
                                       order, all, [&](const OptionCurve& so_far) {
                                         ++looks;
                                         CHECK(so_far.values.size() == 3);
                                         CHECK(so_far.values.front().games > 0);
                                       });
  CHECK(looks >= 1);
  CHECK(curve.question == "points of yellow");
  CHECK_FALSE(curve.aims);
  CHECK(found_text(curve).empty());
  for (const TriedValue& value : curve.values) {
    CHECK(value.games == 128);
    CHECK(value.known);
    CHECK(value.low <= value.share);
    CHECK(value.share <= value.high);
    CHECK_THAT(tried_text(value), Catch::Contains(" of 100 (") && Catch::EndsWith("; 128 games"));
  }
  CHECK(curve.values[0].length < curve.values[2].length);

  order.games = 64;
  const OptionCurve fair =
      try_option(rules, {.option = "columns", .values = {"4", "5"}, .fairest = true}, order, all);
  CHECK(fair.aims);
  CHECK(fair.target == 0.5);
  REQUIRE(fair.nearest);
  REQUIRE(fair.again);
  CHECK(fair.again->value == fair.values[*fair.nearest].value);
  CHECK_THAT(found_text(fair), Catch::Contains("even chances (50 of 100)") &&
                                   Catch::Contains("Measured again, on other games: "));
}

TEST_CASE("a value whose rules cannot be loaded is left out with its reason", "[scripting][lab]") {
  const RulesetText rules = load_ruleset(ruleset_folder("connect_four"))->text();
  LabOrder order;
  order.games = 64;
  const OptionCurve curve =
      try_option(rules, {.option = "columns", .values = {"999", "5", "6"}}, order, all);
  CHECK_THAT(curve.values[0].problem, Catch::Contains("columns") && Catch::Contains("999"));
  CHECK(curve.values[0].games == 0);
  CHECK(curve.values[1].games == 64);
  CHECK(curve.values[2].value == "6");
  CHECK_THROWS_WITH(try_option(rules, {.option = "columns", .values = {"999", "998"}}, order, all),
                    Catch::Contains("999"));
}

TEST_CASE("what is measured can be ended, with what there is", "[scripting][lab]") {
  const RulesetText rules = load_ruleset(ruleset_folder("connect_four"))->text();
  LabOrder order;
  order.games = 100'000;
  const OptionCurve curve =
      try_option(rules, {.option = "columns", .values = {"4", "5"}, .fairest = true}, order,
                 [](std::uint64_t done, std::uint64_t) { return done < 64; });
  CHECK(curve.values.size() == 2);
  CHECK_FALSE(curve.again);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// What a variant may do to the options of its ruleset, and the errors if it breaks them.
#include <catch2/catch.hpp>

#include "scripting/ruleset/changed_settings.h"
#include "tests/support/variants.h"

namespace hr::tests {
namespace {

const std::string k_base = R"(return {
  name = 'Base', seats = { 'a', 'b' },
  options = { mood = { 'calm', 'wild' },
    size = { 3, min = 2, max = 9 } },
  verbs = { wait = pass{} },
})";

}  // namespace

TEST_CASE("A new default word changes places with the first", "[scripting]") {
  Kit kit(k_base);
  kit.variant("v", "set = { ['options.mood.default'] = 'wild' }");
  const auto ruleset = kit.load({"v"});
  CHECK(ruleset->options()[0].words == Names{"wild", "calm"});
  CHECK(scripting::option_text(ruleset->options()[0].value) == "wild");
  CHECK(scripting::option_text(kit.load({"v"}, {{"mood", "calm"}})->options()[0].value) == "calm");
  kit.variant("v", "set = { ['options.mood.default'] = 'calm' }");
  CHECK(kit.load({"v"})->options()[0].words == Names{"calm", "wild"});
  CHECK(kit.complaint_of("\nset = { ['options.mood.default'] = 'mild' }") ==
        "t/variants/v.lua:2: options.mood.default: expected \"calm\" or \"wild\", got \"mild\"");
  CHECK(kit.complaint_of("set = { ['options.mood.default'] = 5 }") ==
        "t/variants/v.lua:1: options.mood.default: expected \"calm\" or \"wild\", got 5");
}

TEST_CASE("A variant may disable options, and setting one gives a notice", "[scripting]") {
  Kit kit(R"(return {
  name = 'Base', seats = { 'a', 'b' }, verbs = { wait = pass{} },
  options = { mood = { 'calm', 'wild', presets = { wild = { size = 9 } } },
    size = { 3, min = 2, max = 9 } },
  card = function(o) return { o.mood .. o.size } end,
})");
  kit.variant("v", "ignores = { 'size' }");
  const auto size = [&](const Names& variants, const Settings& settings) {
    const auto ruleset = kit.load(variants, settings);
    return std::pair(ruleset->options()[1].idle, ruleset->notices());
  };
  CHECK(size({}, {{"size", "4"}}) == std::pair(std::string(), Names()));
  CHECK(size({"v"}, {}) == std::pair(std::string("variant v is on"), Names()));
  CHECK(size({"v"}, {{"size", "4"}}).second == Names{"option size is not used: variant v is on"});
  CHECK(kit.load({"v"})->variants().front().changes == Names{"ignores option size"});
  // The choice is kept for when the variant is switched off again.
  CHECK(scripting::option_text(kit.load({"v"}, {{"size", "4"}})->options()[1].value) == "4");

  // A word that is ignored sets no other options.
  CHECK(kit.load({"v"}, {{"mood", "wild"}})->game()->definition().card.front() == "wild9");
  kit.variant("v", "ignores = { 'mood' }");
  CHECK(kit.load({"v"}, {{"mood", "wild"}})->game()->definition().card.front() == "wild3");

  CHECK(kit.complaint_of("\nignores = { 'sise' }") ==
        "t/variants/v.lua:2: ignores.1: there is no option called \"sise\" (did you mean "
        "\"size\"?)");
}

TEST_CASE("A default and another word of the same option are in conflict", "[scripting]") {
  Kit kit(k_base);
  kit.variant("v", "set = { ['options.mood.default'] = 'wild' }");
  for (const char* other : {"a", "w"}) {
    kit.variant(other, "set = { ['options.mood.2'] = 'mild' }");
    CHECK_THROWS_AS(kit.load({"v", other}), scripting::VariantConflict);
  }
}

TEST_CASE("A variant that breaks an option is an error in the variant", "[scripting]") {
  Kit kit(k_base);
  const auto wrong = [&](const std::string& set) {
    return kit.complaint_of("set = {\n" + set + " }");
  };
  const std::string at = "t/variants/v.lua:2: options.size.";
  for (const char* value : {"'5'", "true", "5.5", "{ 'x' }"})
    CHECK_THAT(wrong("['options.size.default'] = " + std::string(value)),
               Catch::StartsWith(at + "default: expected an integer, got "));
  CHECK(wrong("['options.size.max'] = 2") ==
        at + "default: expected an integer from 2 to 2, got 3");
  CHECK(wrong("['options.size.min'] = 4") ==
        at + "default: expected an integer from 4 to 9, got 3");
  CHECK(wrong("['options.size.even'] = true") ==
        at + "default: expected an even integer from 2 to 9, got 3");
  CHECK(wrong("['options.size.max'] = 1") == at + "min: 2 is above max, 1");
  CHECK(kit.complaint_of("options = { flag = { true } }, set = { ['options.flag.1'] = 1 }") ==
        "t/variants/v.lua:1: options.flag.1: expected true or false, got 1");
  CHECK(kit.complaint_of("options = { jumps = { { 'near' }, of = { 'near', 'far' } } }, "
                         "set = { ['options.jumps.default'] = 'far' }") ==
        "t/variants/v.lua:1: options.jumps.default: expected a list of words, got \"far\"");
  kit.variant("v", "set = { ['options.size.max'] = 4, ['options.size.default'] = 4 }");
  CHECK(kit.load({"v"})->options()[1].value == scripting::OptionValue(std::int64_t{4}));
}

}  // namespace hr::tests

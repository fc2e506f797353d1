// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/support/variants.h"

namespace hr::tests {

TEST_CASE("Writes can be added before and after writes", "[scripting]") {
  Kit kit(R"(return { name = 'Base', seats = { 'a', 'b' }, vars = { log = {} },
  setup = set('log', 5), turn_ends = add('log', 1000),
  verbs = { bare = pass{ does = set('log', 2 * var 'log') },
    full = { pass{}, does = { set('log', 2 * var 'log') } }, none = pass{} } })");
  kit.variant(
      "v",
      R"(before = { ['verbs.bare.does'] = add('log', 1), ['verbs.full.does'] = { add('log', 1) },
  ['verbs.none.does'] = add('log', 7), setup = set('log', 3) },
  after = { ['verbs.bare.does'] = add('log', 100), ['verbs.full.does'] = { add('log', 100) },
  setup = add('log', 20), turn_ends = add('log', 2000), turn_begins = add('log', 10000) })");
  const auto log = [&](const char* verb) {
    VariantPlay play(kit.load({"v"}));
    CHECK(play.var("log") == 10025);
    return play.play(1, verb).var("log") - 13000;
  };
  CHECK(log("bare") == 2 * 10026 + 100);
  CHECK(log("full") == 2 * 10026 + 100);
  CHECK(log("none") == 10025 + 7);
  CHECK(kit.complaint_of("after = { ['verbs.bare.does'] = function(g) end }") ==
        "t/variants/v.lua:1: verbs.bare.does: expected writes, got a function");
  CHECK(kit.complaint_of("after = { setup = function(g) end }") ==
        "t/variants/v.lua:1: setup: expected a function, got set(…)");
  CHECK(kit.complaint_of("after = { ['verbs.bare.effect'] = add('log', 1) }") ==
        "t/variants/v.lua:1: verbs.bare.effect: expected a function, got add(…)");
  CHECK(kit.complaint_of("after = { ['verbs.bare.does'] = add('lug', 1) }") ==
        "t/variants/v.lua:1: verbs.bare.1.does.2.1: there is no variable called \"lug\" (did you "
        "mean "
        "\"log\"?)");
}

}  // namespace hr::tests

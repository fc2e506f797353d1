// SPDX-License-Identifier: MIT
// Tries rules from a position before they replace those of the match.
#include <catch2/catch.hpp>

#include "core/kernel/make_engine.h"
#include "scripting/check/check_position.h"
#include "tests/scripting/check/checking.h"
#include "tests/support/lua_play.h"

namespace hr::tests {

using namespace scripting;

TEST_CASE("a setup that fails or loops is found before the rules replace others", "[scripting]") {
  const std::string rest = "verbs = { put = place{ 'stone' } },\n";
  LuaPlay play(stones(rest));
  const auto found = [&](const std::string& setup, const std::string& board = "") {
    const RulesetText rules = ruleset_text(stones(rest + "setup = function(g)\n" + setup + " end"));
    const auto next = load_ruleset(board.empty() ? rules : with_board(rules, "edited", board));
    const auto engine = make_engine(next->game(), next->rules());
    const auto finding = check_position(*next, *engine, play.match.state());
    return finding ? finding_text(*finding) : "nothing";
  };
  CHECK(found("g.field:put(g:cell('A1'), 'stone', 1)") == "nothing");
  CHECK(found("error('no room')") ==
        "t/rules.lua:6:1: error: no room (tried by setting up a new game)");
  CHECK_THAT(found("while true do end"),
             Catch::StartsWith("t/rules.lua:6:1: error: ") && Catch::Contains("a new game"));
  // On an edited board a match can continue without room for the setup, if the declared board has
  // room.
  const std::string on_a1 = "g.field:put(g:cell('A1'), 'stone', 1)";
  CHECK(found(on_a1, "closed B1\n") == "nothing");
  CHECK(found(on_a1, "closed A1\n") == "nothing");
  CHECK(found("error('no room')", "closed A1\n") ==
        "t/rules.lua:6:1: error: no room (tried by setting up a new game)");
}

TEST_CASE("rules are tried from a position before they replace others", "[scripting]") {
  LuaPlay sound(stones("verbs = { put = place{ 'stone' } }"));
  CHECK_FALSE(check_position(*sound.ruleset, *sound.engine, sound.match.state()));
  LuaPlay failing(
      stones("verbs = { put = { place{ 'stone' }, effect = function(g)\n"
             "if g:size(any) == 3 then error('three') end end } }"));
  failing.play(1, "put", {0});
  const auto found = check_position(*failing.ruleset, *failing.engine, failing.match.state());
  REQUIRE(found);
  CHECK_THAT(finding_text(*found),
             Catch::StartsWith(
                 "t/rules.lua:5:1: error: three (tried from this position: action 2: Sun puts ") &&
                 Catch::EndsWith(")"));
  CHECK(failing.match.header().ply == 1);
  LuaPlay remembering(
      stones("verbs = { put = { place{ 'stone' }, effect = function()\n"
             "n = n + 1 end } }",
             "local n = 0 "));
  const auto memory =
      check_position(*remembering.ruleset, *remembering.engine, remembering.match.state());
  REQUIRE(memory);
  CHECK_THAT(finding_text(*memory),
             Catch::StartsWith("t/rules.lua:1:7: error: the local \"n\" changed in play, from 0"));
}

}  // namespace hr::tests

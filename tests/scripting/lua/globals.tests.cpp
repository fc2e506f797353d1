// SPDX-License-Identifier: MIT
// Global names are read from what Lua compiled, wherever they are, and judged as the sandbox does.
#include "scripting/lua/globals.h"

#include <catch2/catch.hpp>

#include "scripting/check/check_places.h"
#include "scripting/check/lint.h"

namespace hr::tests {

using namespace scripting;

namespace {

std::string uses(const std::string& source) {
  std::string out;
  for (const GlobalUse& use : global_uses(source))
    out += (use.assigned ? "=" : "") + use.name + ":" + std::to_string(use.line) + " ";
  return out;
}

RulesetText rules_and_module(const std::string& rules, const std::string& module = "") {
  RulesetText out;
  out.ruleset = "t";
  if (!module.empty()) out.files.push_back({"more.lua", module});
  out.files.push_back({"rules.lua", rules});
  return out;
}

}  // namespace

TEST_CASE("globals are found in functions that nothing calls, with their lines", "[scripting]") {
  CHECK(uses("return a + b.c") == "a:1 b:1 ");
  CHECK(uses("local x = 1\nreturn function()\n  local y = x\n  return function() z = y end\nend") ==
        "=z:4 ");
  CHECK(uses("local t, n = {}, 0\nfor i = 1, 2 do n = i end\nreturn t.field, n") == "");
  CHECK(uses("return (") == "");
  CHECK(uses("\x1bLua") == "");
}

TEST_CASE("lines are right after long and empty stretches", "[scripting]") {
  std::string source = "local x = 0\n";
  for (int i = 0; i < 300; ++i) source += "do local y = x x = y end\n";
  source.append(400, '\n').append("return far(x)");
  CHECK(uses(source) == "far:702 ");
}

TEST_CASE("names in the sandbox are no findings, and all others have a sentence", "[scripting]") {
  CHECK(lint_globals(SourcePlaces(rules_and_module(
                         "return { math.abs(-1), grid, region, ipairs, require }")),
                     1)
            .empty());
  const auto found = lint_globals(
      SourcePlaces(rules_and_module("local f = function() prnt('x')\n  sum = 1 end\nreturn f",
                                    "return os.time")),
      1);
  REQUIRE(found.size() == 3);
  CHECK(finding_text(found[0]) ==
        "t/more.lua:1:8: error: 'os' is not available: rules have no clock, files or programs");
  CHECK_THAT(finding_text(found[1]),
             Catch::StartsWith("t/rules.lua:1:22: error: unknown name 'prnt'"));
  CHECK(finding_text(found[2]) ==
        "t/rules.lua:2:3: error: global 'sum' is assigned: write `local sum`");
}

TEST_CASE("words of a later version than the rules name are findings", "[scripting]") {
  const SourcePlaces places(rules_and_module("return function() return grow end"));
  CHECK(lint_globals(places, 4).empty());
  const auto found = lint_globals(places, 3);
  REQUIRE(found.size() == 1);
  CHECK(finding_text(found[0]) ==
        "t/rules.lua:1:26: error: 'grow' is a word since version 4 of the API: write api = 4 in "
        "rules.lua");
}

TEST_CASE("a declaration that is never used is a warning", "[scripting]") {
  const SourcePlaces places(
      rules_and_module("return {\n"
                       "  options = { size = { 3 }, luck = { 1 } },\n"
                       "  regions = { home = { 'A1' }, far = { 'B2' } },\n"
                       "  vars = { count = {}, unused = {} },\n"
                       "  zones = { field = {}, bag = {} },\n"
                       "  hooks = { bonus = 1, malus = 2 },\n"
                       "  board = function(o) return grid{ o.size, 3 } end,\n"
                       "  setup = function(g) g.count = g.hooks.bonus(region 'home') end,\n"
                       "}"));
  GameDef def;
  def.regions = {{"home", {}}, {"far", {}}};
  def.vars = {{.name = "count", .see = {}}, {.name = "unused", .see = {}}};
  def.zones = {{.name = "field", .see = {}}, {.name = "bag", .see = {}}};
  def.kinds = {{.name = "stone", .zone = ZoneId(0)}};
  std::string all;
  for (const Finding& found : lint_unused(places, {"size", "luck"}, {"bonus", "malus"}, def))
    all += finding_text(found) + "\n";
  CHECK(all ==
        "t/rules.lua:2:29: warning: options.luck: this option is never read\n"
        "t/rules.lua:6:24: warning: hooks.malus: this hook is never called\n"
        "t/rules.lua:3:32: warning: regions.far: this region is never used\n"
        "t/rules.lua:4:24: warning: vars.unused: this variable is never read or written\n"
        "t/rules.lua:5:25: warning: zones.bag: no kind uses this zone, and nothing refers to it\n");
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Registered = described = tested: rules can call exactly what api.lua describes, and every word
// and function has an example (reference.h, api_examples.h) with a result that it has only because
// of it.
#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.h"
#include "scripting/bind/host.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/source/api_version.h"
#include "scripting/variants/variants.h"
#include "tests/scripting/bind/api_examples.h"
#include "tests/scripting/bind/reference.h"
#include "tests/scripting/rule_bench.h"

namespace hr::tests {

using namespace scripting;

namespace {

Words names_of(const std::vector<luaL_Reg>& methods) {
  Words out;
  for (const luaL_Reg& method : methods) out.insert(method.name);
  return out;
}

Words as_set(const std::vector<std::string>& names) { return {names.begin(), names.end()}; }

Words registered(const std::function<bool(const RegisteredWord&)>& which) {
  Words out;
  for (const RegisteredWord& word : registered_words())
    if (which(word)) out.insert(word.name);
  return out;
}

template <class Example>
Words named(const std::vector<Example>& examples) {
  Words out;
  for (const Example& example : examples) out.insert(example.name);
  return out;
}

// The result with the method, and with a different name in its place.
void check_call(const CallExample& example, const std::string& before,
                const std::function<std::string(const std::string&)>& run) {
  INFO(example.lua);
  const std::size_t at = example.lua.find(before + example.name + "(");
  REQUIRE(at != std::string::npos);
  std::string without = example.lua;
  without.insert(at + before.size(), "no_");
  CHECK(run(example.lua) == example.result);
  CHECK(run(without) != example.result);
}

// «the marked part» is included, or omitted.
std::string unmarked(std::string lua, bool there) {
  constexpr std::string_view k_open = "«", k_close = "»";
  const std::size_t open = lua.find(k_open), close = lua.find(k_close);
  REQUIRE(close != std::string::npos);
  REQUIRE(open < close);
  if (!there) return lua.erase(open, close + k_close.size() - open);
  return lua.erase(close, k_close.size()).erase(open, k_open.size());
}

void check_field(const FieldExample& example,
                 const std::function<std::string(const std::string&)>& run) {
  INFO(example.name + ": " + example.lua);
  const std::string with = run(unmarked(example.lua, true));
  const std::string without = run(unmarked(example.lua, false));
  INFO("with it:\n" + with + "\nwithout it:\n" + without);
  CHECK(with.find(example.shows) != std::string::npos);
  CHECK(without.find(example.shows) == std::string::npos);
}

// The result of an effect: everybody's log, the legal moves, and how the game ends.
std::string consequences(const std::string& body) {
  LuaPlay game(
      k_first_line +
      ("score = function(g, seat) return g.points[seat] end, verbs = { act = { pass{}, "
       "effect = function(g, me)\n" +
       body +
       "\nend }, move = step{ 'cube' }, lay = { place{ 'bomb', onto = empty 'bomb' }, asked "
       "= true, secret = true } } }"));
  try {
    game.play(1, "act");
  } catch (const hr::Error& error) {
    return error.what();
  }
  const hr::Table table(std::move(game.match));
  const hr::Report report = table.report(Issuer::owner(), hr::ViewQuery());
  std::string out = report.outcome;
  for (const hr::LogLine& line : report.log)
    if (!line.type) out += "log: " + line.text + "\n";
  Words may;
  for (const hr::ActionReport& action : report.legal)
    may.insert(report.seats.at(static_cast<std::size_t>(action.seat)).name + " " +
               action.text.substr(0, action.text.find(' ')));
  for (const std::string& one : may) out += one + "\n";
  return out;
}

}  // namespace

TEST_CASE("All registered words are described", "[scripting]") {
  Words words = described("^function ([a-z_]+)\\(");
  words.merge(described("^([a-z_]+) = nil$"));
  CHECK(words == registered([](const RegisteredWord&) { return true; }));
  CHECK(described_fields("Ruleset") == as_set(ruleset_fields()));
}

TEST_CASE("The description says in which version a word came", "[scripting]") {
  for (int version = 2; version <= k_api_version; ++version) {
    INFO(version);
    const std::string since = "^---@since " + std::to_string(version) + "\n(?:---@.*\n)*";
    Words words = described(since + "function ([a-z_]+)\\(");
    words.merge(described(since + "([a-z_]+) = nil$"));
    CHECK(words == registered([&](const RegisteredWord& word) { return word.since == version; }));
  }
  CHECK(described("^---@since ([0-9]+)$") == Words{"4"});
}

TEST_CASE("Every word and field has an example in the reference", "[scripting]") {
  Words expected = registered([](const RegisteredWord&) { return true; });
  for (const char* part : {"Ruleset", "Option", "SeatSpec", "ZoneSpec", "KindSpec", "VarSpec",
                           "VerbSpec", "Pattern", "Par"})
    for (const std::string& field : described_fields(part)) expected.insert(part + ("." + field));
  CHECK(named(reference_examples()) == expected);
}

TEST_CASE("Every example in the reference leads to what it shows", "[scripting]") {
  // These change nothing that can be seen in one game: what they hold back, or would refuse.
  const Words silent{"reveals", "Ruleset.api", "Ruleset.ready"};
  for (const ReferenceExample& example : reference_examples()) {
    const std::string with = portrait(small_game(example.fields));
    const std::string without = portrait(small_game(example.without));
    INFO(example.name << ": " << example.fields << "\nwith it:\n"
                      << with << "\nwithout it (" << example.without << "):\n"
                      << without);
    CHECK(with.find("legal: ") != std::string::npos);  // no error message
    CHECK(with.find(example.result) != std::string::npos);
    if (!silent.contains(example.name)) CHECK(without.find(example.result) == std::string::npos);
  }
}

TEST_CASE("All registered functions of g and v are described and tested", "[scripting]") {
  CHECK(described("^function View:([a-z_]+)\\(") == names_of(table_readers()));
  CHECK(described("^function Game:([a-z_]+)\\(") == names_of(table_writers()));
  CHECK(named(reading_examples()) == names_of(table_readers()));
  CHECK(named(writing_examples()) == names_of(table_writers()));
  for (const CallExample& example : reading_examples()) check_call(example, ":", truth);
  for (const CallExample& example : writing_examples()) {
    INFO(example.lua);
    const std::string with = consequences(example.lua);
    INFO(with);
    CHECK(with.find(example.result) != std::string::npos);
    check_call({example.name, example.lua, with}, ":", consequences);
  }
}

TEST_CASE("All registered functions of zones are described and tested", "[scripting]") {
  CHECK(described("^function ZoneView:([a-z_]+)\\(") == names_of(zone_readers()));
  CHECK(described("^function Zone:([a-z_]+)\\(") == names_of(zone_writers()));
  CHECK(described("^function Zones:([a-z_]+)\\(") == names_of(zones_readers()));
  CHECK(named(zone_examples()) == names_of(zone_readers()));
  CHECK(named(zone_writing_examples()) == names_of(zone_writers()));
  CHECK(named(zones_examples()) == names_of(zones_readers()));
  for (const auto* examples : {&zone_examples(), &zones_examples()})
    for (const CallExample& example : *examples) check_call(example, ":", truth);
  for (const CallExample& example : zone_writing_examples()) check_call(example, ":", in_effect);
}

TEST_CASE("All fields of a variant are described and tested", "[scripting]") {
  CHECK(described_fields("Variant") == as_set(variant_fields()));
  CHECK(named(variant_examples()) == described_fields("Variant"));
  for (const FieldExample& example : variant_examples()) check_field(example, variant_portrait);
}

TEST_CASE("All fields of a view are tested", "[scripting]") {
  CHECK(named(view_examples()) == described_fields("View"));
  for (const FieldExample& example : view_examples()) check_field(example, portrait);
}

TEST_CASE("The description loads as Lua", "[scripting]") {
  lua_State* L = luaL_newstate();
  CHECK(luaL_loadstring(L, description().c_str()) == LUA_OK);
  CHECK(lua_pcall(L, 0, 0, 0) == LUA_OK);
  lua_close(L);
}

TEST_CASE("The description of Lua's own library is correct", "[scripting]") {
  Sandbox box;
  const auto has = [&](const std::string& name) {
    try {
      box.run("return " + name + " ~= nil", "@t.lua");
    } catch (const hr::Error&) {
      return false;
    }
    lua_pop(box.state(), 1);
    return true;
  };
  for (const char* name :
       {"assert",       "error",          "ipairs",        "pairs",        "require",
        "select",       "tonumber",       "tostring",      "type",         "math.floor",
        "string.byte",  "string.char",    "string.format", "string.len",   "string.lower",
        "string.rep",   "string.reverse", "string.sub",    "string.upper", "table.concat",
        "table.insert", "table.pack",     "table.remove",  "table.sort",   "table.unpack",
        "utf8.char",    "utf8.codepoint", "utf8.codes",    "utf8.len",     "utf8.offset"}) {
    INFO(name);
    CHECK(has(name));
  }
  for (const char* name :
       {"math.random", "math.randomseed", "string.find", "string.pack", "table.move",
        "utf8.charpattern", "pcall", "setmetatable", "load", "os", "io"}) {
    INFO(name);
    CHECK_FALSE(has(name));
  }
}

}  // namespace hr::tests

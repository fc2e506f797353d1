// SPDX-License-Identifier: MIT
// Registered = described = tested: what rules can call is what api.lua describes, and occurs in
// the Lua of these tests.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "scripting/host.h"
#include "scripting/loaded.h"
#include "scripting/values.h"
#include "scripting/variants.h"

using namespace hr::scripting;

namespace {

using Names = std::set<std::string>;

const std::filesystem::path k_source = HOUSERULES_SOURCE_DIR;

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

// What a pattern with one group finds, line by line.
Names found_in(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern, std::regex::ECMAScript | std::regex::multiline);
  Names out;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), regex);
       it != std::sregex_iterator(); ++it)
    out.insert((*it)[1].str());
  return out;
}

const std::string& description() {
  static const std::string text = text_of(k_source / "scripting" / "api.lua");
  return text;
}

// The fields of one class, as @field lines.
Names described_fields(const std::string& name) {
  const std::size_t from = description().find("---@class " + name + "\n");
  REQUIRE(from != std::string::npos);
  std::string block = description().substr(from, description().find("\n\n", from) - from);
  return found_in(block, "^---@field ([a-z]+)");
}

Names names_of(const std::vector<luaL_Reg>& methods) {
  Names out;
  for (const luaL_Reg& method : methods) out.insert(method.name);
  return out;
}

Names as_set(const std::vector<std::string>& names) { return {names.begin(), names.end()}; }

// The C++ strings of the binding tests, which is where their Lua is.
std::string tested() {
  std::string out;
  for (const auto& entry : std::filesystem::directory_iterator(k_source / "tests" / "scripting"))
    if (entry.path().filename() != "api.tests.cpp") out += text_of(entry.path());
  return out;
}

void check_tested(const Names& names, const std::string& before, const std::string& behind) {
  static const std::string lua = tested();
  for (const std::string& name : names) {
    INFO(name);
    CHECK(std::regex_search(lua, std::regex(before + name + behind)));
  }
}

}  // namespace

TEST_CASE("The words registered are those described and tested", "[scripting]") {
  Names described = found_in(description(), "^function ([a-z_]+)\\(");
  described.merge(found_in(description(), "^([a-z_]+) = nil$"));
  CHECK(described == as_set(word_names()));
  check_tested(described, "[^a-z_.:]", "[^a-z_=]");
}

TEST_CASE("The functions of g and v registered are those described and tested", "[scripting]") {
  CHECK(found_in(description(), "^function View:([a-z_]+)\\(") == names_of(table_readers()));
  CHECK(found_in(description(), "^function Game:([a-z_]+)\\(") == names_of(table_writers()));
  check_tested(names_of(table_readers()), "[gv]:", "\\(");
  check_tested(names_of(table_writers()), "g:", "\\(");
}

TEST_CASE("The functions of zones registered are those described and tested", "[scripting]") {
  CHECK(found_in(description(), "^function ZoneView:([a-z_]+)\\(") == names_of(zone_readers()));
  CHECK(found_in(description(), "^function Zone:([a-z_]+)\\(") == names_of(zone_writers()));
  CHECK(found_in(description(), "^function Zones:([a-z_]+)\\(") == names_of(zones_readers()));
  check_tested(names_of(zone_readers()), "\\b(field|tower|heap|map\\[[12]\\]):", "\\(");
  check_tested(names_of(zone_writers()), "\\b(field|tower|heap|map\\[[12]\\]):", "\\(");
  check_tested(names_of(zones_readers()), "\\bmap:", "\\(");
}

TEST_CASE("The fields of a ruleset are those described and tested", "[scripting]") {
  CHECK(described_fields("Ruleset") == as_set(ruleset_fields()));
  check_tested(described_fields("Ruleset"), "\\b", " = ");
}

TEST_CASE("The fields of a variant are those described and tested", "[scripting]") {
  CHECK(described_fields("Variant") == as_set(variant_fields()));
  check_tested(described_fields("Variant"), "\\b", " = ");
}

TEST_CASE("The fields of its parts that are described are tested", "[scripting]") {
  for (const char* part :
       {"Option", "SeatSpec", "ZoneSpec", "KindSpec", "VarSpec", "VerbSpec", "Par"})
    check_tested(described_fields(part), "\\b", " = ");
  check_tested(described_fields("View"), "[gv]\\.", "");
}

TEST_CASE("The description loads as Lua", "[scripting]") {
  lua_State* L = luaL_newstate();
  CHECK(luaL_loadfilex(L, (k_source / "scripting" / "api.lua").c_str(), "t") == LUA_OK);
  CHECK(lua_pcall(L, 0, 0, 0) == LUA_OK);
  lua_close(L);
}

TEST_CASE("What the description says of Lua's own library is so", "[scripting]") {
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

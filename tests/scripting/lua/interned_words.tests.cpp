// SPDX-License-Identifier: MIT
#include "scripting/lua/interned_words.h"

#include <catch2/catch.hpp>

#include "tests/support/lua_play.h"

namespace hr::tests {

using namespace scripting;

TEST_CASE("A kept word is recognised wherever its text comes from, and no other text is",
          "[scripting]") {
  Sandbox box;
  lua_State* L = box.state();
  InternedWords words;
  CHECK(words.find(L, 1) == -1);
  std::vector<std::string> names;
  for (int i = 0; i < 60; ++i) names.push_back("word" + std::to_string(i));
  words.keep(box, names);
  for (int i = 0; i < 60; ++i) {
    push(L, "wor" + ("d" + std::to_string(i)));
    CHECK(words.find(L, -1) == i);
    words.push_word(box, i);
    CHECK(lua_rawequal(L, -1, -2) != 0);
    lua_settop(L, 0);
  }
  push(L, "word60");
  lua_pushinteger(L, 1);
  lua_newtable(L);
  lua_pushnil(L);
  for (const int index : {1, 2, 3, 4, 5}) CHECK(words.find(L, index) == -1);
  lua_settop(L, 0);
}

TEST_CASE("Names that are too long for interning are recognised as well", "[scripting]") {
  LuaPlay play(R"(
local function long(name) return name:rep(60) end
return { name = "T", seats = { "a", "b" }, board = grid{ 2, 2 }, zones = { z = {} },
  kinds = { [long "k"] = {} }, vars = { [long "v"] = {} }, events = { [long "e"] = "{1}" },
  verbs = { go = { choice{ { "short", long "w" } }, effect = function(g, me, word)
    if word ~= long "w" then return end
    g.z:put(2, long "k", me)
    g[long "v"] = g.z:find(long "k")
    g:tell("all", long "e", g.z:at(2) == long "k" and "put on " .. g[long "v"] or "lost")
  end } } })");
  CHECK(play.play(1, "go", {1}).said() == "put on 2");
  CHECK(play.play(2, "go", {0}).said() == "");
}

}  // namespace hr::tests

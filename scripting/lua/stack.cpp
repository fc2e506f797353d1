// SPDX-License-Identifier: MIT
#include "scripting/lua/stack.h"

#include <vector>

#include "core/base/suggest.h"
#include "core/base/words.h"

namespace hr::scripting {
namespace {

std::string number_text(lua_State* L, int index) {
  lua_pushvalue(L, index);  // lua_tolstring would turn the argument itself into a string
  std::string text = lua_tostring(L, -1);
  lua_pop(L, 1);
  return text;
}

}  // namespace

std::string found(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TNONE:
      return "nothing";
    case LUA_TNIL:
      return "nil";
    case LUA_TBOOLEAN:
      return lua_toboolean(L, index) != 0 ? "true" : "false";
    case LUA_TNUMBER:
      return number_text(L, index);
    case LUA_TSTRING:
      return quote(lua_tostring(L, index));
    default:
      break;
  }
  if (luaL_getmetafield(L, index, "__name") == LUA_TSTRING) {
    std::string name = lua_tostring(L, -1);
    lua_pop(L, 1);
    return name.ends_with('}') || name.ends_with(')') ? name : with_article(name);
  }
  return with_article(luaL_typename(L, index));
}

void bad_argument(lua_State* L, int arg, std::string_view expected) {
  const std::string text = std::string(expected) + " expected, got " + found(L, arg);
  luaL_argerror(L, arg, text.c_str());
  throw Error(text);  // not reached: luaL_argerror never returns
}

lua_Integer bad_integer(lua_State* L, int arg, std::string_view expected, lua_Integer lowest,
                        lua_Integer highest) {
  std::string wanted(expected);
  if (lua_isinteger(L, arg) != 0) {
    wanted += " from " + std::to_string(lowest) + " to " + std::to_string(highest);
  } else if (lua_type(L, arg) == LUA_TNUMBER) {
    int whole = 0;
    lua_tointegerx(L, arg, &whole);
    const std::string text = wanted + " expected, got " + found(L, arg) +
                             ", which has a fractional part" +
                             (whole != 0 ? ": divide with // instead of /" : "");
    return luaL_argerror(L, arg, text.c_str());
  }
  bad_argument(L, arg, wanted);
}

std::size_t check_word(lua_State* L, int arg, std::span<const std::string_view> words) {
  if (lua_type(L, arg) == LUA_TSTRING) {
    const auto word = check<std::string_view>(L, arg);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] == word) return i;
    }
  }
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + quote(word);
  text = "one of " + text + " expected, got " + found(L, arg);
  if (lua_type(L, arg) == LUA_TSTRING) {
    const std::vector<std::string> known(words.begin(), words.end());
    text += did_you_mean(lua_tostring(L, arg), known);
  }
  luaL_argerror(L, arg, text.c_str());
  return 0;  // not reached
}

void push_error(lua_State* L, const std::exception& error) {
  luaL_where(L, 1);
  lua_pushstring(L, error.what());
  lua_concat(L, 2);
}

void push_error(lua_State* L, const RuleError& error) { lua_pushstring(L, error.what()); }

}  // namespace hr::scripting

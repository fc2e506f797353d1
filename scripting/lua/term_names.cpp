// SPDX-License-Identifier: MIT
#include "scripting/lua/term_names.h"

#include "core/base/error.h"
#include "scripting/lua/library.h"
#include "scripting/lua/stack.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

namespace {

// A set keeps the names in it, and there may be very many sets.
constexpr std::size_t k_max_name_bytes = 1000;  // bytes
constexpr std::size_t k_max_words = 200;        // a board has at most a hundred directions

}  // namespace

std::string check_name(lua_State* L, int arg) {
  const auto name = check<std::string_view>(L, arg);
  if (name.size() > k_max_name_bytes)
    throw Error("expected a name of at most " + std::to_string(k_max_name_bytes) + " bytes, got " +
                std::to_string(name.size()));
  return std::string(name);
}

std::vector<std::string> check_texts(lua_State* L, int arg, const char* what,
                                     std::string expected) {
  if (expected.empty()) expected = std::string("list of ") + what;
  if (lua_istable(L, arg) == 0 || is_quick(L, arg)) bad_argument(L, arg, expected);
  std::vector<std::string> out;
  for (lua_Integer i = 1; lua_geti(L, arg, i) != LUA_TNIL; ++i) {
    if (lua_type(L, -1) != LUA_TSTRING) bad_argument(L, arg, expected);
    if (out.size() == k_max_words)
      throw Error("expected at most " + std::to_string(k_max_words) + " " + what + ", got more");
    out.push_back(check_name(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return out;
}

std::vector<std::string> opt_directions(lua_State* L, int arg) {
  if (lua_isnoneornil(L, arg)) return {};
  if (lua_type(L, arg) == LUA_TSTRING) return {check_name(L, arg)};
  if (const SetValue* term = to_set(L, arg); term != nullptr && is_direction(*term))
    return term->set->dirs;
  if (lua_istable(L, arg) == 0 || is_quick(L, arg))
    bad_argument(L, arg, "direction, or a list of them,");
  return check_texts(L, arg, "directions", "direction, or a list of them,");
}

}  // namespace hr::scripting

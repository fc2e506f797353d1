// SPDX-License-Identifier: MIT
// string.format and string.rep: Lua's own, called in the same frame after the arguments are
// checked.
#include <array>
#include <string>
#include <string_view>

#include "scripting/lua/library.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {
namespace {

// Lua's own function, which library.cpp put into the first upvalue.
int call_original(lua_State* L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

// The letter that ends the conversion specification after the '%' before `at`; moves `at` to it.
char conversion(std::string_view format, std::size_t& at) {
  at = format.find_first_not_of("-+ #0123456789.", at);
  if (at != std::string_view::npos) return format[at];
  at = format.size();
  return '\0';
}

// Widths and precisions have at most two digits in Lua 5.4, so a format cannot explode.
int format(lua_State* L) {
  const auto text = check<std::string_view>(L, 1);
  int arg = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') continue;
    ++i;
    if (i < text.size() && text[i] == '%') continue;
    const char letter = conversion(text, i);
    ++arg;
    if (letter == 'p') throw Error("'%p' is not available in format: it would show an address");
    if (letter == 's' && arg <= lua_gettop(L)) {
      push_text(L, arg);
      lua_replace(L, arg);
    }
  }
  return call_original(L);
}

bool is_empty_text(lua_State* L, int arg) {
  return lua_type(L, arg) == LUA_TSTRING && lua_rawlen(L, arg) == 0;
}

// Lua's own loops once for each copy, even if the copies are empty.
int repeat(lua_State* L) {
  if (!is_empty_text(L, 1) || !(lua_isnoneornil(L, 3) || is_empty_text(L, 3))) {
    return call_original(L);
  }
  luaL_checkinteger(L, 2);
  push(L, "");
  return 1;
}

constexpr std::array<luaL_Reg, 3> k_text_functions{
    {{"format", guarded<format>}, {"rep", guarded<repeat>}, {nullptr, nullptr}}};

}  // namespace

const luaL_Reg* text_functions() { return k_text_functions.data(); }

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
#include "scripting/lua/term_mistakes.h"

#include <string>

#include "core/base/error.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {

const char* instead_of_term(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TBOOLEAN:
      return "; ==, ~=, not, and, or are Lua's own and know no terms: write is(A, B), no(A), A * B "
             "for and, A + B for or";
    case LUA_TSTRING:
      return "; a name needs the word for what it names, as in var \"points\", region \"home\", "
             "seats \"ann\" or any.hand";
    default:
      return "";
  }
}

void bad_term(lua_State* L, int arg, std::string_view expected) {
  const std::string text =
      std::string(expected) + " expected, got " + found(L, arg) + instead_of_term(L, arg);
  luaL_argerror(L, arg, text.c_str());
  throw Error(text);  // not reached: luaL_argerror never returns
}

int compare_terms(lua_State*) {
  throw Error(
      "terms are not compared with <, <=, > and >=: write at_least(A, B) for \"A is at least B\", "
      "and "
      "no(at_least(A, B)) for \"A is less than B\"");
}
int divide_terms(lua_State*) { throw Error("terms are combined with +, * and - only"); }
int measure_term(lua_State*) {
  throw Error("a term has no length: write count(SET) instead of #SET");
}
int join_terms(lua_State*) {
  throw Error("a term cannot be joined to a text: tell(…) fills what it stands for into an event");
}

}  // namespace hr::scripting

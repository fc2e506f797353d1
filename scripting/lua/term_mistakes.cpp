// SPDX-License-Identifier: MIT
#include "scripting/lua/term_mistakes.h"

#include <string>

#include "core/base/error.h"
#include "core/language/term_table.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {

namespace {

// A word of the rules that was written as a text.
std::string without_quotes(std::string_view text) {
  for (const std::string_view every : {"all", "everybody", "players"})
    if (text == every) return "; write everyone, without quotes";
  for (const TermWord& word : k_term_words)
    if (word.written == Written::alone && text == word.word)
      return "; write " + std::string(text) + ", without quotes";
  return "";
}

}  // namespace

std::string instead_of_term(lua_State* L, int index) {
  if (lua_type(L, index) == LUA_TBOOLEAN)
    return "; ==, ~=, not, and, or are Lua's own and know no terms: write is(A, B), no(A), A * B "
           "for and, A + B for or";
  if (lua_type(L, index) != LUA_TSTRING) return "";
  const std::string word = without_quotes(check<std::string_view>(L, index));
  return !word.empty() ? word
                       : "; a name needs the word for what it names, as in var \"points\", zone "
                         "\"hand\", seats \"ann\", region \"home\" or any.hand";
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

// SPDX-License-Identifier: MIT
#include "scripting/lua/attributes.h"

#include <algorithm>
#include <vector>

#include "core/language/term_table.h"
#include "scripting/lua/library.h"
#include "scripting/lua/stack.h"
#include "scripting/lua/term_names.h"
#include "scripting/lua/term_words.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

namespace {

// { "skip", "two" }: any of these texts.
std::vector<std::string> read_texts(lua_State* L, const std::string& attribute) {
  std::vector<std::string> out;
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, -1));
  for (lua_Integer i = 1; i <= n; ++i) {
    if (lua_geti(L, -1, i) != LUA_TSTRING)
      throw Error(attribute + ": expected texts only in this list, got " + found(L, -1));
    out.push_back(check_name(L, -1));
    lua_pop(L, 1);
  }
  return out;
}

bool begins_with_text(lua_State* L) {
  const bool out = lua_geti(L, -1, 1) == LUA_TSTRING;
  lua_pop(L, 1);
  return out;
}

// A value of an attribute, a list of texts, or the table { least, most }.
void read_bounds(lua_State* L, TermExpr& out) {
  const char* const expected = "text, number, term, { least, most } or list of texts,";
  const auto number = [&](int index) -> Term {
    if (lua_isboolean(L, index)) return number_term(lua_toboolean(L, index));
    Term term = to_term(L, index);
    if (!term) throw Error(out.name + ": expected a " + expected + " got " + found(L, index));
    return term;
  };
  if (lua_type(L, -1) == LUA_TSTRING) {
    out.kinds = {check_name(L, -1)};
  } else if (lua_istable(L, -1) != 0 && description(L, -1).empty() && !is_quick(L, -1)) {
    if (begins_with_text(L)) return void(out.kinds = read_texts(L, out.name));
    lua_geti(L, -1, 1);
    out.b = number(-1);
    lua_geti(L, -2, 2);
    out.c = number(-1);
    lua_pop(L, 2);
    const auto fixed = [](const Term& term) { return is_number(*term); };
    if (fixed(out.b) && fixed(out.c) && out.b->low > out.c->low)
      throw Error(out.name + ": expected { least, most }, got { " + std::to_string(out.b->low) +
                  ", " + std::to_string(out.c->low) + " }");
  } else {
    out.b = number(-1);
  }
}

}  // namespace

bool has_attributes(lua_State* L, int index) {
  if (lua_istable(L, index) == 0 || is_quick(L, index) || !description(L, index).empty())
    return false;
  bool out = false;
  for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1))
    out = out || lua_type(L, -2) == LUA_TSTRING;
  return out;
}

// { suit = "red", cost = { 0, 4 } }: those of a set that have all these attributes.
Term having(lua_State* L, int table, Term of) {
  std::vector<std::string> names;
  for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING) names.push_back(check_name(L, -2));
  std::ranges::sort(names);
  for (std::string& name : names) {
    TermExpr out;
    out.op = TermOp::having;
    out.a = std::move(of);
    out.name = std::move(name);
    lua_getfield(L, table, out.name.c_str());
    read_bounds(L, out);
    lua_pop(L, 1);
    of = make_term(std::move(out));
  }
  return of;
}

}  // namespace hr::scripting

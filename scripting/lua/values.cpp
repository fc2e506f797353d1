// SPDX-License-Identifier: MIT
#include "scripting/lua/values.h"

#include <algorithm>
#include <array>
#include <new>

#include "core/base/suggest.h"
#include "scripting/lua/library.h"
#include "scripting/lua/set_memory.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {

namespace {

// The registry key of the metatable of sets: an address that rules cannot produce.
const char k_sets = 0;
// That of the list of leaps.
const char k_leaps = 0;

const void* key(const char& name) { return &name; }

// A set keeps the names in it, and there may be very many sets.
constexpr std::size_t k_max_name_bytes = 1000;  // bytes
constexpr std::size_t k_max_words = 200;        // a board has at most a hundred directions

std::string check_name(lua_State* L, int arg) {
  const auto name = check<std::string_view>(L, arg);
  if (name.size() > k_max_name_bytes)
    throw Error("expected a name of at most " + std::to_string(k_max_name_bytes) + " bytes, got " +
                std::to_string(name.size()));
  return std::string(name);
}

// Reads direction words from an argument: a text or a list of texts.
std::vector<std::string> opt_directions(lua_State* L, int arg) {
  std::vector<std::string> out;
  if (lua_isnoneornil(L, arg)) return out;
  if (lua_type(L, arg) == LUA_TSTRING) return {check_name(L, arg)};
  if (lua_istable(L, arg) == 0 || is_quick(L, arg))
    bad_argument(L, arg, "direction, or a list of them,");
  for (lua_Integer i = 1; lua_geti(L, arg, i) != LUA_TNIL; ++i) {
    if (lua_type(L, -1) != LUA_TSTRING) bad_argument(L, arg, "direction, or a list of them,");
    if (out.size() == k_max_words)
      throw Error("expected at most " + std::to_string(k_max_words) + " directions, got more");
    out.push_back(check_name(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return out;
}

int combine(lua_State* L, SetOp op, const char* sign) {
  const SetValue *a = to_set(L, 1), *b = to_set(L, 2);
  if (a == nullptr || b == nullptr)
    throw Error(std::string("expected a set of cells on both sides of '") + sign + "', got " +
                found(L, a == nullptr ? 1 : 2));
  push_set(L, make_set(op, a->set, b->set));
  return 1;
}
int set_unite(lua_State* L) { return combine(L, SetOp::unite, "+"); }
int set_meet(lua_State* L) { return combine(L, SetOp::meet, "*"); }
int set_minus(lua_State* L) { return combine(L, SetOp::minus, "-"); }

int set_free(lua_State* L) {
  if (SetValue* set = to_set(L, 1)) set->~SetValue();
  return 0;
}

// own "bomb": the same set, limited to one kind.
int set_call(lua_State* L) {
  const SetValue& set = check_set(L, 1);
  const SetOp op = set.set->op;
  const bool of_pieces = op == SetOp::own || op == SetOp::enemy || op == SetOp::any ||
                         op == SetOp::empty || op == SetOp::filled || op == SetOp::hidden;
  if (!of_pieces || !set.set->name.empty())
    throw Error("only own, enemy, any, empty, filled and hidden can be limited to a kind");
  if (lua_type(L, 2) != LUA_TSTRING)
    throw Error("expected the name of a kind after this set, got " + found(L, 2));
  push_set(L, piece_set(op, check_name(L, 2)));
  return 1;
}

int region(lua_State* L) {
  static constexpr std::array<std::string_view, 3> whose{"own", "enemy", "any"};
  const auto name = check_name(L, 1);
  const std::size_t which = lua_isnoneornil(L, 2) ? 0 : check_word(L, 2, whose);
  push_set(L, region_set(name, static_cast<Whose>(which)));
  return 1;
}

int near_of(lua_State* L, SetOp op) {
  push_set(L, near_set(op, check_set(L, 1).set, opt_directions(L, 2)));
  return 1;
}
int near_cells(lua_State* L) { return near_of(L, SetOp::near); }
int around_cells(lua_State* L) { return near_of(L, SetOp::around); }

int level(lua_State* L) {
  push_set(L, make_set(SetOp::level, check_set(L, 1).set));
  return 1;
}

int group(lua_State* L) {
  Set from;
  if (lua_isinteger(L, 2) != 0)
    from = cell_set(CellId(static_cast<int>(check_integer(L, 2, "cell", 1, k_max_cells)) - 1));
  else if (const SetValue* set = to_set(L, 2))
    from = set->set;
  else
    bad_argument(L, 2, "set of cells, or a cell,");
  push_set(L, group_set(check_set(L, 1).set, from, opt_directions(L, 3)));
  return 1;
}

int first_of(lua_State* L) {
  push_set(L, make_set(SetOp::first_of, check_set(L, 1).set, check_set(L, 2).set));
  return 1;
}

int bracket(lua_State* L) {
  auto set = std::make_shared<SetExpr>();
  set->op = SetOp::bracket;
  set->a = check_set(L, 1).set;
  set->b = check_set(L, 2).set;
  set->dirs = opt_directions(L, 3);
  set->parts = parts_of(set->a, set->b);
  push_set(L, std::move(set));
  return 1;
}

// More could not all be directions of a game.
constexpr lua_Integer k_max_leaps = k_max_game_directions;

// Notes the leap whose name is on top of the stack.
void note_leap(lua_State* L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, key(k_leaps));
  lua_Integer count = 0;
  bool known = false;
  for (; !known && lua_rawgeti(L, -1, count + 1) != LUA_TNIL; ++count) {
    known = lua_rawequal(L, -1, -3) != 0;
    lua_pop(L, 1);
  }
  if (!known) lua_pop(L, 1);
  if (!known && count < k_max_leaps) {
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, count + 1);
  }
  lua_pop(L, 1);
}

int leap(lua_State* L) {
  static constexpr std::array<std::string_view, 1> words{"forward"};
  Leap out;
  out.aside = static_cast<int>(check_integer(L, 1, "number of cells aside", 0, k_max_leap));
  out.ahead = static_cast<int>(check_integer(L, 2, "number of cells ahead", 0, k_max_leap));
  if (out.aside == 0 && out.ahead == 0) throw Error("expected a leap to another cell, got (0, 0)");
  if (!lua_isnoneornil(L, 3)) {
    check_word(L, 3, words);
    out.forward = true;
  }
  push(L, leap_word(out));
  note_leap(L);
  return 1;
}

// Marks the table on top of the stack. Rules cannot reach the metatables of words.
void mark(lua_State* L, const char* word) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, word);
  lua_setmetatable(L, -2);
}

// step{…} and the like: the table itself, marked.
int describe_table(lua_State* L) {
  const char* word = static_cast<const char*>(lua_touserdata(L, lua_upvalueindex(1)));
  if (lua_isnone(L, 1) && std::string_view(word) == "pass") lua_newtable(L);
  if (lua_istable(L, 1) == 0 || is_quick(L, 1))
    throw Error(std::string(word) + ": expected a table in braces, as in " + word + "{ … }, got " +
                found(L, 1));
  lua_settop(L, 1);
  if (!description(L, 1).empty())
    throw Error(std::string(word) + ": this table is already used by " + found(L, 1));
  if (lua_getmetatable(L, 1) != 0) throw Error(std::string(word) + ": expected a plain table");
  mark(L, word);
  return 1;
}

// plies(4), plies(4, "score") and the like: a table of the values, marked.
int describe_value(lua_State* L) {
  const char* word = static_cast<const char*>(lua_touserdata(L, lua_upvalueindex(1)));
  if (lua_isnoneornil(L, 1)) bad_argument(L, 1, "value");
  const int values = lua_gettop(L);
  lua_createtable(L, values, 0);
  for (int i = 1; i <= values; ++i) {
    lua_pushvalue(L, i);
    lua_seti(L, -2, i);
  }
  mark(L, word);
  return 1;
}

// far_apart(): an empty table, marked.
int describe_alone(lua_State* L) {
  const char* word = static_cast<const char*>(lua_touserdata(L, lua_upvalueindex(1)));
  if (lua_gettop(L) > 0)
    throw Error(std::string(word) + ": expected nothing between the parentheses, got " +
                found(L, 1));
  lua_newtable(L);
  mark(L, word);
  return 1;
}

constexpr std::array<const char*, 15> k_table_words{"grid", "graph", "step", "hop",      "slide",
                                                    "jump", "place", "pick", "choice",   "number",
                                                    "pass", "reach", "line", "connects", "cuts"};
constexpr std::array<const char*, 6> k_value_words{"repeats", "idle",  "plies",
                                                   "reveals", "lasts", "cube_surface"};
constexpr std::array<const char*, 1> k_lone_words{"far_apart"};
constexpr std::array<std::pair<const char*, SetOp>, 8> k_plain_sets{
    {{"everywhere", SetOp::everywhere},
     {"nowhere", SetOp::nowhere},
     {"empty", SetOp::empty},
     {"filled", SetOp::filled},
     {"hidden", SetOp::hidden},
     {"own", SetOp::own},
     {"enemy", SetOp::enemy},
     {"any", SetOp::any}}};
constexpr std::array<std::pair<const char*, lua_CFunction>, 7> k_set_functions{
    {{"region", guarded<remembered<region>>},
     {"near", guarded<remembered<near_cells>>},
     {"around", guarded<remembered<around_cells>>},
     {"level", guarded<remembered<level>>},
     {"group", guarded<remembered<group>>},
     {"first_of", guarded<remembered<first_of>>},
     {"bracket", guarded<remembered<bracket>>}}};
constexpr std::array<std::pair<const char*, lua_CFunction>, 1> k_direction_functions{
    {{"leap", guarded<leap>}}};
constexpr std::array<luaL_Reg, 6> k_set_metamethods{{{"__add", guarded<remembered<set_unite>>},
                                                     {"__mul", guarded<remembered<set_meet>>},
                                                     {"__sub", guarded<remembered<set_minus>>},
                                                     {"__call", guarded<remembered<set_call>>},
                                                     {"__gc", set_free},
                                                     {nullptr, nullptr}}};

// Makes the metatable of a word, stored under the word's own address, and pushes its function.
void push_describer(lua_State* L, lua_CFunction function, const char* word, const char* name) {
  lua_createtable(L, 0, 1);
  push(L, name);
  lua_setfield(L, -2, "__name");
  lua_rawsetp(L, LUA_REGISTRYINDEX, word);
  // NOLINTNEXTLINE(*-const-cast): only its address is used
  lua_pushlightuserdata(L, const_cast<char*>(word));
  lua_pushcclosure(L, function, 1);
}

}  // namespace

SetValue* to_set(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA) return nullptr;
  void* const value = lua_touserdata(L, index);
  return *static_cast<Tag*>(value) == Tag::set ? static_cast<SetValue*>(value) : nullptr;
}

std::string unknown_name(const SetExpr& set, const Definition& def) {
  const auto missing_in = [&](const auto& list, const char* what) -> std::string {
    if (set.name.empty()) return {};
    std::vector<std::string> names;
    for (const auto& entry : list) {
      if (entry.name == set.name) return {};
      names.push_back(entry.name);
    }
    return std::string("there is no ") + what + " called \"" + set.name + "\"" +
           did_you_mean(set.name, names);
  };
  std::string out =
      set.op == SetOp::region ? missing_in(def.regions, "region") : missing_in(def.kinds, "kind");
  if (out.empty() && set.a) out = unknown_name(*set.a, def);
  if (out.empty() && set.b) out = unknown_name(*set.b, def);
  return out;
}

SetValue& check_set(lua_State* L, int arg) {
  if (SetValue* set = to_set(L, arg)) return *set;
  bad_argument(L, arg, "set of cells");
}

void push_set(lua_State* L, Set set) {
  if (set->parts > k_max_parts)
    throw Error("this set consists of more than " + std::to_string(k_max_parts) + " sets");
  // Its memory counts as Lua's, so that it is collected in time and cannot accumulate.
  const std::size_t behind = 7 * (sizeof(SetExpr) + 32 * set->dirs.size() + set->name.size());
  new (lua_newuserdatauv(L, sizeof(SetValue) + behind, 0))
      SetValue{.set = std::move(set), .bound = {}};
  lua_rawgetp(L, LUA_REGISTRYINDEX, key(k_sets));
  lua_setmetatable(L, -2);
}

std::string_view description(lua_State* L, int index) {
  if (lua_istable(L, index) == 0 || lua_getmetatable(L, index) == 0) return {};
  std::string_view word;
  const auto compare_with = [&](const char* candidate) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, candidate);
    if (lua_rawequal(L, -1, -2) != 0) word = candidate;
    lua_pop(L, 1);
  };
  for (const char* candidate : k_table_words) compare_with(candidate);
  for (const char* candidate : k_value_words) compare_with(candidate);
  for (const char* candidate : k_lone_words) compare_with(candidate);
  lua_pop(L, 1);
  return word;  // a literal of this file: it outlives the table
}

void register_words(lua_State* L, Define define) {
  forget_sets(L);
  lua_newtable(L);
  luaL_setfuncs(L, k_set_metamethods.data(), 0);
  push(L, "set of cells");
  lua_setfield(L, -2, "__name");
  lua_rawsetp(L, LUA_REGISTRYINDEX, key(k_sets));
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key(k_leaps));
  for (const auto& [name, op] : k_plain_sets) push_set(L, piece_set(op)), define(L, name);
  for (const auto& [name, function] : k_set_functions)
    lua_pushcfunction(L, function), define(L, name);
  for (const auto& [name, function] : k_direction_functions)
    lua_pushcfunction(L, function), define(L, name);
  for (const char* word : k_table_words)
    push_describer(L, guarded<describe_table>, word, (std::string(word) + "{…}").c_str()),
        define(L, word);
  for (const char* word : k_value_words)
    push_describer(L, guarded<describe_value>, word, (std::string(word) + "(…)").c_str()),
        define(L, word);
  for (const char* word : k_lone_words)
    push_describer(L, guarded<describe_alone>, word, (std::string(word) + "()").c_str()),
        define(L, word);
}

std::vector<Leap> leaps_made(lua_State* L) {
  std::vector<Leap> out;
  lua_rawgetp(L, LUA_REGISTRYINDEX, key(k_leaps));
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; ++i) {
    out.push_back(leap_named(lua_tostring(L, -1)).value());
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  return out;
}

std::vector<std::string> word_names() {
  std::vector<std::string> out;
  out.reserve(k_plain_sets.size() + k_set_functions.size() + k_direction_functions.size() +
              k_table_words.size() + k_value_words.size() + k_lone_words.size());
  for (const auto& [name, op] : k_plain_sets) out.emplace_back(name);
  for (const auto& [name, function] : k_set_functions) out.emplace_back(name);
  for (const auto& [name, function] : k_direction_functions) out.emplace_back(name);
  for (const char* word : k_table_words) out.emplace_back(word);
  for (const char* word : k_value_words) out.emplace_back(word);
  for (const char* word : k_lone_words) out.emplace_back(word);
  return out;
}

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
#include "scripting/lua/library.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/suggest.h"
#include "core/base/utf8.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {
namespace {

using Explanation = std::pair<std::string_view, std::string_view>;

// Functions that authors may expect from other Lua programs, and why they are not available.
constexpr std::array k_left_out = {
    Explanation{"_G", "globals cannot be listed or changed"},
    Explanation{"collectgarbage", "the engine manages memory"},
    Explanation{"coroutine", "a rule always runs to its end"},
    Explanation{"deal", "use draw, as in as(everyone, draw(\"deck\", \"hand\", 5))"},
    Explanation{"debug", "rules have no access to the engine"},
    Explanation{"dofile", "use require"},
    Explanation{"getmetatable", "tables are plain data"},
    Explanation{"io", "rules have no files"},
    Explanation{"load", "rules are loaded from files, not from strings"},
    Explanation{"loadfile", "use require"},
    Explanation{"loadstring", "rules are loaded from files, not from strings"},
    Explanation{"math.random", "use g:roll: the engine rolls the dice"},
    Explanation{"math.randomseed", "use g:roll: the engine rolls the dice"},
    Explanation{"next", "use pairs, which has a fixed order"},
    Explanation{"os", "rules have no clock, files or programs"},
    Explanation{"package", "use require"},
    Explanation{"pcall", "an error always ends the rule"},
    Explanation{"print", "rules cannot print: use g:tell"},
    Explanation{"rawequal", "tables are plain data"},
    Explanation{"rawget", "tables are plain data"},
    Explanation{"rawlen", "tables are plain data"},
    Explanation{"rawset", "tables are plain data"},
    Explanation{"setmetatable", "tables are plain data"},
    Explanation{"string.dump", "binary data is not available"},
    Explanation{"string.find", "string patterns are not available"},
    Explanation{"string.gmatch", "string patterns are not available"},
    Explanation{"string.gsub", "string patterns are not available"},
    Explanation{"string.match", "string patterns are not available"},
    Explanation{"string.pack", "binary data is not available"},
    Explanation{"string.packsize", "binary data is not available"},
    Explanation{"string.unpack", "binary data is not available"},
    Explanation{"table.move", "use a loop"},
    Explanation{"utf8.charpattern", "string patterns are not available"},
    Explanation{"warn", "rules cannot print: use g:tell"},
    Explanation{"xpcall", "an error always ends the rule"},
};

// Words that authors may expect, and what to write instead.
constexpr std::array k_instead = {
    Explanation{"all", "every seat is everyone; who sees something is a text, as in see = \"all\""},
    Explanation{"everybody", "every seat is everyone"},
    Explanation{"players", "every seat is everyone"},
    Explanation{"owner", "who sees something is a text, as in see = \"owner\""},
    Explanation{"none", "who sees something is a text, as in see = \"none\""},
    Explanation{"nobody", "who sees something is a text, as in see = \"none\""},
    Explanation{"player", "the seat that something is done for is me, the one that acts is actor"},
    Explanation{"opponent", "the other seats are others, and the next one is next_seat"},
    Explanation{"next_player", "the next seat is next_seat"},
    Explanation{"random",
                "roll(\"die\", 6) rolls a die, and draw(\"deck\", \"hand\") takes a card at "
                "random"},
    Explanation{"when", "write it in a table: { when = CONDITION, what is done then }"},
    Explanation{"discard", "send(here, \"discard\", 1) moves a card to the zone of that name"},
    Explanation{"move", "send(here, \"heap\", 1) moves a card; step{ … } moves a piece on a board"},
    Explanation{"play", "send(here, \"played\", 1) moves the card that was picked"},
    Explanation{"deck",
                "a deck is made with bag{ … }, or with row{ 40 } if its order matters; the "
                "name of a zone is a text: \"deck\""},
    Explanation{"hand",
                "a hand is made with bag{ per = \"seat\", see = \"owner\" }; the name of a "
                "zone is a text: \"hand\""},
    Explanation{"market",
                "a market is made with row{ 5 }; the name of a zone is a text: \"market\""},
    Explanation{"cup", "a cup is made with dice{ 6 }; the name of a zone is a text: \"cup\""},
};

std::vector<std::string> text_keys(lua_State* L, int table) {
  std::vector<std::string> keys;
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    lua_pop(L, 1);
    if (lua_type(L, -1) == LUA_TSTRING) keys.emplace_back(lua_tostring(L, -1));
  }
  std::ranges::sort(keys);
  return keys;
}

std::string field_name(std::string_view owner, std::string_view key) {
  return owner.empty() ? std::string(key) : std::string(owner) + "." + std::string(key);
}

// In the registry: the note of MissingNote, and under the next address its table.
const std::array<char, 2> k_note{};

std::string missing_note(lua_State* L, std::string_view owner) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &k_note[1]);
  const bool meant = lua_isstring(L, -1) != 0 && owner == lua_tostring(L, -1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, k_note.data());
  const std::string out = meant ? std::string(": ") + lua_tostring(L, -1) : "";
  lua_pop(L, 2);
  return out;
}

// __index of the original table of a frozen one: the key was not found. A third argument: a table
// with further names that somebody may have meant.
int missing_global(lua_State* L) {
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  const auto owner = check<std::string_view>(L, lua_upvalueindex(1));
  const auto key = check<std::string_view>(L, 2);
  const std::string name = field_name(owner, key);
  for (const auto& [word, reason] : k_left_out) {
    if (word == name) throw Error("'" + name + "' is not available: " + std::string(reason));
  }
  for (const auto& [word, hint] : k_instead)
    if (word == name) throw Error("unknown name '" + name + "': " + std::string(hint));
  std::vector<std::string> known = text_keys(L, 1);
  if (lua_istable(L, 3)) std::ranges::copy(text_keys(L, 3), std::back_inserter(known));
  const auto meant = nearest_word(key, known);
  // Those who mistype a word get its first letter right; another is rather a name of the ruleset.
  const bool likely = meant && (!owner.empty() || meant->front() == key.front());
  std::string hint = likely ? did_you_mean(key, known) : "";
  if (hint.empty()) hint = missing_note(L, owner);
  if (hint.empty() && owner.empty())
    hint = "; the name of a zone, a kind or the like is a text: \"" + cut_short(name, 100) + "\"";
  throw Error("unknown name '" + cut_short(name, 100) + "'" + hint);
}

// __newindex of a frozen table. Upvalues: its name, the original table.
int refuse(lua_State* L) {
  const auto owner = check<std::string_view>(L, lua_upvalueindex(1));
  const bool text = lua_type(L, 2) == LUA_TSTRING;
  const std::string key = text ? std::string(check<std::string_view>(L, 2)) : found(L, 2);
  if (owner.empty()) throw Error("global '" + key + "' is assigned: write `local " + key + "`");
  throw Error("'" + field_name(owner, key) + "' cannot be changed");
}

int frozen_pairs(lua_State* L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_replace(L, 1);
  return ordered_pairs(L);
}

int frozen_length(lua_State* L) {
  push(L, lua_rawlen(L, lua_upvalueindex(1)));
  return 1;
}

int type_of(lua_State* L) {
  luaL_checkany(L, 1);
  push(L, is_quick(L, 1) ? "userdata" : luaL_typename(L, 1));
  return 1;
}

int text_of(lua_State* L) {
  luaL_checkany(L, 1);
  push_text(L, 1);
  return 1;
}

using NameList = std::initializer_list<const char*>;

// Pushes a table with some of the functions of one of Lua's libraries.
void push_some(lua_State* L, lua_CFunction opener, NameList names) {
  lua_newtable(L);
  lua_pushcfunction(L, opener);
  lua_call(L, 0, 1);
  for (const char* name : names) {
    lua_getfield(L, -1, name);
    lua_setfield(L, -3, name);
  }
  lua_pop(L, 1);
}

// Replaces Lua's function by our own, which gets Lua's as its upvalue.
void replace(lua_State* L, const luaL_Reg* functions) {
  for (; functions->name != nullptr; ++functions) {
    lua_getfield(L, -1, functions->name);
    lua_pushcclosure(L, functions->func, 1);
    lua_setfield(L, -2, functions->name);
  }
}

void push_string(lua_State* L) {
  push_some(L, luaopen_string,
            {"byte", "char", "format", "len", "lower", "upper", "rep", "reverse", "sub"});
  replace(L, text_functions());
}

// What a seat cannot see reads as the text "hidden". A rule that calculates with a text has usually
// met that one.
void check_hidden(lua_State* L) {
  for (const int operand : {1, 2})
    if (lua_type(L, operand) == LUA_TSTRING && check<std::string_view>(L, operand) == "hidden")
      throw Error(
          "this value is hidden from the seat: it reads as \"hidden\", which is no number; test it "
          "first, as in v.bid ~= \"hidden\"");
}
int refuse_arithmetic(lua_State* L) {
  const char* const operation = lua_tostring(L, lua_upvalueindex(1));
  if (lua_isuserdata(L, 2) != 0 && luaL_getmetafield(L, 2, operation) != LUA_TNIL) {
    lua_insert(L, 1);  // a set says itself what it can be combined with
    lua_call(L, 2, 1);
    return 1;
  }
  check_hidden(L);
  throw Error("attempt to perform arithmetic on a string value (" +
              found(L, lua_type(L, 1) == LUA_TSTRING ? 1 : 2) + ")");
}
int refuse_order(lua_State* L) {
  check_hidden(L);
  throw Error(std::string("attempt to compare ") + luaL_typename(L, 1) + " with " +
              luaL_typename(L, 2));
}

// ("x"):upper() reads the original table. Arithmetic on text, which Lua's own metatable has, is an
// error: "1" + 1.
void give_methods_to_strings(lua_State* L) {
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 1);
  for (const char* operation :
       {"__add", "__sub", "__mul", "__div", "__idiv", "__mod", "__pow", "__unm"}) {
    lua_pushstring(L, operation);
    lua_pushcclosure(L, guarded<refuse_arithmetic>, 1);
    lua_setfield(L, -2, operation);
  }
  for (const char* operation : {"__lt", "__le"}) {
    lua_pushcfunction(L, guarded<refuse_order>);
    lua_setfield(L, -2, operation);
  }
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

void set_frozen(lua_State* L, const char* name) {
  freeze(L, name);
  lua_setfield(L, -2, name);
}

}  // namespace

void push_text(lua_State* L, int index) {
  if (luaL_callmeta(L, index, "__tostring") != 0) {
    if (lua_type(L, -1) != LUA_TSTRING) throw Error("'__tostring' must return text");
    return;
  }
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
    case LUA_TSTRING:
      lua_pushvalue(L, index);
      lua_tostring(L, -1);
      return;
    case LUA_TBOOLEAN:
      return push(L, lua_toboolean(L, index) != 0 ? "true" : "false");
    case LUA_TNIL:
      return push(L, "nil");
    default:
      break;
  }
  if (luaL_getmetafield(L, index, "__name") == LUA_TSTRING) return;
  lua_pushstring(L, luaL_typename(L, index));
}

bool is_quick(lua_State* L, int index) {
  if (!lua_istable(L, index) || luaL_getmetafield(L, index, k_quick) == LUA_TNIL) return false;
  lua_pop(L, 1);
  return true;
}

void freeze(lua_State* L, const char* name) {
  const int behind = lua_gettop(L);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, name);
  lua_pushcclosure(L, guarded<missing_global>, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, behind);

  lua_newtable(L);
  lua_createtable(L, 0, 4);
  lua_pushvalue(L, behind);
  lua_setfield(L, -2, "__index");
  lua_pushstring(L, name);
  lua_pushvalue(L, behind);
  lua_pushcclosure(L, guarded<refuse>, 2);
  lua_setfield(L, -2, "__newindex");
  lua_pushvalue(L, behind);
  lua_pushcclosure(L, guarded<frozen_pairs>, 1);
  lua_setfield(L, -2, "__pairs");
  lua_pushvalue(L, behind);
  lua_pushcclosure(L, guarded<frozen_length>, 1);
  lua_setfield(L, -2, "__len");
  lua_setmetatable(L, -2);
  lua_replace(L, behind);
}

void push_library(lua_State* L) {
  const StackGuard guard(L, 1);
  push_some(L, luaopen_base, {"assert", "error", "ipairs", "select", "tonumber"});
  lua_pushcfunction(L, guarded<ordered_pairs>);
  lua_setfield(L, -2, "pairs");
  lua_pushcfunction(L, guarded<type_of>);
  lua_setfield(L, -2, "type");
  lua_pushcfunction(L, guarded<text_of>);
  lua_setfield(L, -2, "tostring");

  push_string(L);
  give_methods_to_strings(L);
  set_frozen(L, "string");
  push_some(L, luaopen_math,
            {"abs",  "acos", "asin", "atan", "ceil",       "cos",  "deg",        "exp",  "floor",
             "fmod", "huge", "log",  "max",  "maxinteger", "min",  "mininteger", "modf", "pi",
             "rad",  "sin",  "sqrt", "tan",  "tointeger",  "type", "ult"});
  set_frozen(L, "math");
  push_some(L, luaopen_table, {"concat", "insert", "pack", "remove", "sort", "unpack"});
  replace(L, table_functions());
  set_frozen(L, "table");
  push_some(L, luaopen_utf8, {"char", "codepoint", "codes", "len", "offset"});
  set_frozen(L, "utf8");
}

MissingNote::MissingNote(lua_State* L, std::string_view owner, const std::string& note) : L_(L) {
  lua_pushlstring(L, note.data(), note.size());
  lua_rawsetp(L, LUA_REGISTRYINDEX, k_note.data());
  lua_pushlstring(L, owner.data(), owner.size());
  lua_rawsetp(L, LUA_REGISTRYINDEX, &k_note[1]);
}

MissingNote::~MissingNote() {
  lua_pushnil(L_);
  lua_rawsetp(L_, LUA_REGISTRYINDEX, &k_note[1]);
}

}  // namespace hr::scripting

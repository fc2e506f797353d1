// SPDX-License-Identifier: MIT
// The engine's values that a ruleset uses in its description: sets of cells (userdata with + * -)
// and descriptions such as step{…}, which are the tables passed to them, marked with the word that
// made them. Registered as globals; rules cannot forge either.
#pragma once

#include <lua.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.h"
#include "core/language/term.h"
#include "core/language/term_table.h"

namespace hr::scripting {

// Every userdata that rules can get begins with a tag that identifies its type.
enum class Tag : std::uint32_t { set = 0x5e700001, zone, zones, vars, table };

struct SetValue {
  Tag tag = Tag::set;
  Set set;
  Bound bound;                 // set at the first use in a game
  const Game* game = nullptr;  // the game it is bound to
  bool for_a_seat = true;      // whether it depends on the seat
};

// The set at an index, or null if it is something else.
SetValue* to_set(lua_State* L, int index);
SetValue& check_set(lua_State* L, int arg);
void push_set(lua_State* L, Set set);

// Names of directions that are known without the board, at an index: a word such as "n", "left" or
// leap(1, 2), a list of them, or a term for them; none if it is anything else.
std::vector<std::string> direction_words(lua_State* L, int index);
// Those of two values together, each once; none if one of them is something else.
std::vector<std::string> joined_directions(lua_State* L, int one, int other);
inline bool is_direction(const SetValue& value) { return hr::is_direction(*value.set); }

// The error about the names in a set: `there is no kind called "cub" (did you mean "cube"?)`; empty
// if the definition has them all.
// The same for a word for directions.
std::string unknown_direction(const std::string& word, const Board& board);
std::string unknown_name(const TermExpr& term, const GameDef& def);

// The word that made the description at an index ("step", "grid", …); "" for anything else.
std::string_view description(lua_State* L, int index);

// Registers the words of rulesets: sets, patterns, boards, ends. `define` must pop a value and make
// it the global of that name, for rulesets of version `since` of the API or a later one.
using Define = void (*)(lua_State* L, const char* name, int since);
void register_words(lua_State* L, Define define);

// The first leaps that rules have made, each once: once the rules are loaded, all that lists of
// directions may name.
std::vector<Leap> leaps_made(lua_State* L);

// A registered word, and the version of the API in which it came.
struct RegisteredWord {
  std::string name;
  int since = 1;
};
// All of them, in order; a test compares them with api.lua.
std::vector<RegisteredWord> registered_words();

}  // namespace hr::scripting

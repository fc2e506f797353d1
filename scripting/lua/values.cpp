// SPDX-License-Identifier: MIT
#include "scripting/lua/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <new>

#include "core/base/suggest.h"
#include "core/language/end_table.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"
#include "scripting/lua/library.h"
#include "scripting/lua/set_memory.h"
#include "scripting/lua/stack.h"
#include "scripting/lua/term_mistakes.h"
#include "scripting/lua/term_names.h"
#include "scripting/lua/term_words.h"

namespace hr::scripting {

namespace {

// The registry key of the metatable of sets: an address that rules cannot produce.
const char k_sets = 0;
// That of the list of leaps.
const char k_leaps = 0;

const void* key(const char& name) { return &name; }

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
  Leap out;
  if (!lua_isnoneornil(L, 3)) out.ways = static_cast<LeapWays>(check_word(L, 3, k_leap_ways));
  const int least = out.ways == LeapWays::exactly ? -k_max_leap : 0;
  out.aside = static_cast<int>(check_integer(L, 1, "number of cells aside", least, k_max_leap));
  out.ahead = static_cast<int>(check_integer(L, 2, "number of cells ahead", least, k_max_leap));
  if (out.aside == 0 && out.ahead == 0) throw Error("expected a leap to another cell, got (0, 0)");
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
    throw Error(std::string(word) + ": expected a table in braces, as in " + word +
                (std::string_view(word) == "pick" ? "{ any.hand }, got " : "{ … }, got ") +
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

// as(SEATS, TERM), a term; as(SEATS, WRITES), a table of both, marked.
int describe_as(lua_State* L) {
  if (to_set(L, 1) == nullptr) bad_term(L, 1, "set of seats");
  const Term seats = check_set(L, 1).set;
  if (const Term term = to_term(L, 2)) {
    push_set(L, make_set(TermOp::as, seats, term));
    return 1;
  }
  if (lua_istable(L, 2) == 0 || is_quick(L, 2)) bad_term(L, 2, "term, or something to do,");
  return describe_value(L);
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

constexpr std::array<const char*, 11> k_directions{
    "all",   "orthogonal",   "diagonal",      "forward",   "back",      "left",
    "right", "forward_left", "forward_right", "back_left", "back_right"};

// A word that makes a marked table. The address of its name is the key of the metatable.
struct MarkedWord {
  const char* word;
  lua_CFunction function;
  const char* brackets;  // in which it is written
  int since = 1;
};

const std::vector<MarkedWord>& marked_words() {
  static const std::vector<MarkedWord> words = [] {
    std::vector<MarkedWord> out;
    const auto in_braces = [&](const char* word, int since = 1) {
      out.push_back({word, guarded<describe_table>, "{…}", since});
    };
    const auto with_values = [&](const char* word, int since = 1) {
      out.push_back({word, guarded<describe_value>, "(…)", since});
    };
    for (const PatternWord& row : k_pattern_words) {
      in_braces(row.word.data(), row.since);
      if (!row.anywhere.empty()) in_braces(row.anywhere.data(), row.since);
    }
    for (const char* word : {"grid", "graph", "bag", "row", "dice"}) in_braces(word);
    in_braces("drawn", 4);
    for (const WriteWord& row : k_write_words)
      if (row.called && !row.has(Given::body)) with_values(row.word.data(), row.since);
    for (const EndWord& row : k_end_words) {
      if (row.word.empty()) continue;
      row.braces ? in_braces(row.word.data(), row.since) : with_values(row.word.data(), row.since);
    }
    for (const char* word : {"reveals", "lasts", "cube_surface", "along", "among"})
      with_values(word);
    out.push_back({"as", guarded<describe_as>, "(…)"});
    out.push_back({"far_apart", guarded<describe_alone>, "()"});
    return out;
  }();
  return words;
}

constexpr std::array<std::pair<const char*, lua_CFunction>, 1> k_direction_functions{
    {{"leap", guarded<leap>}}};
// step{ … } + slide{ … }
int join_descriptions(lua_State* L) {
  for (const int operand : {1, 2})
    if (const std::string_view word = description(L, operand); !word.empty())
      throw Error(
          fmt::format("{} is no term, so it has no place beside '+', '-' or '*'; several "
                      "stand in braces with commas between them, as in {{ step{{ … }}, "
                      "slide{{ … }} }}",
                      found(L, operand)));
  throw Error("terms and directions stand beside '+', '-' and '*', and nothing else");
}

// Makes the metatable of a word, stored under the word's own address, and pushes its function.
void push_describer(lua_State* L, lua_CFunction function, const char* word, const char* name) {
  lua_createtable(L, 0, 4);
  push(L, name);
  lua_setfield(L, -2, "__name");
  for (const char* sign : {"__add", "__sub", "__mul"}) {
    lua_pushcfunction(L, guarded<join_descriptions>);
    lua_setfield(L, -2, sign);
  }
  lua_rawsetp(L, LUA_REGISTRYINDEX, word);
  // NOLINTNEXTLINE(*-const-cast): only its address is used
  lua_pushlightuserdata(L, const_cast<char*>(word));
  lua_pushcclosure(L, function, 1);
}

}  // namespace

namespace {

// The compass, "up", "down" and both together, words such as "left", and leaps.
bool is_direction_word(std::string_view word) {
  if (leap_named(std::string(word)) || std::ranges::find(k_directions, word) != k_directions.end())
    return true;
  for (const std::string_view rise : {"_up", "_down"})
    if (word.ends_with(rise)) word.remove_suffix(rise.size());
  constexpr std::array<std::string_view, 10> k_names{"n",  "ne", "e",  "se", "s",
                                                     "sw", "w",  "nw", "up", "down"};
  return std::ranges::find(k_names, word) != k_names.end();
}

// leap(0, 2) + leap(1, 2): both. For other texts the function in the upvalue has an error.
int join_texts(lua_State* L) {
  if (std::vector<std::string> words = joined_directions(L, 1, 2); !words.empty())
    return push_set(L, direction_term(std::move(words))), 1;
  const int arguments = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, arguments, 1);
  return 1;
}

void join_directions_with_plus(lua_State* L) {
  lua_pushliteral(L, "");
  if (lua_getmetatable(L, -1) != 0) {
    if (lua_getfield(L, -1, "__add") != LUA_TNIL) {
      lua_pushcclosure(L, guarded<join_texts>, 1);
      lua_setfield(L, -2, "__add");
    } else {
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

}  // namespace

std::vector<std::string> direction_words(lua_State* L, int index) {
  std::vector<std::string> out;
  if (const SetValue* term = to_set(L, index)) {
    if (is_direction(*term)) out = term->set->dirs;
  } else if (lua_type(L, index) == LUA_TSTRING) {
    out.push_back(check_name(L, index));
  } else if (lua_istable(L, index) != 0 && !is_quick(L, index) && description(L, index).empty()) {
    index = lua_absindex(L, index);
    for (lua_Integer i = 1; lua_rawgeti(L, index, i) == LUA_TSTRING; ++i) {
      if (out.size() < k_max_game_directions) out.push_back(check_name(L, -1));
      lua_pop(L, 1);
    }
    const bool more = !lua_isnil(L, -1);
    lua_pop(L, 1);
    if (more) out.clear();
  }
  if (!std::ranges::all_of(out, is_direction_word) && to_set(L, index) == nullptr) out.clear();
  return out;
}

std::vector<std::string> joined_directions(lua_State* L, int one, int other) {
  std::vector<std::string> out = direction_words(L, one);
  const std::vector<std::string> more = direction_words(L, other);
  if (out.empty() || more.empty()) return {};
  for (const std::string& word : more)
    if (std::ranges::find(out, word) == out.end()) out.push_back(word);
  if (out.size() > k_max_game_directions)
    throw Error("expected at most " + std::to_string(k_max_game_directions) +
                " directions joined by '+', got more");
  return out;
}

SetValue* to_set(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA) return nullptr;
  void* const value = lua_touserdata(L, index);
  return *static_cast<Tag*>(value) == Tag::set ? static_cast<SetValue*>(value) : nullptr;
}

std::string unknown_direction(const std::string& word, const Board& board) {
  std::vector<std::string> known = board.direction_names();
  const std::string names = known.empty()
                                ? "; the ruleset has no board, and so no directions"
                                : fmt::format("; the board has {}", fmt::join(known, ", "));
  known.insert(known.end(), k_directions.begin(), k_directions.end());
  if (leap_named(word) || std::ranges::find(known, word) != known.end()) return "";
  const std::string meant = did_you_mean(word, known);
  return fmt::format("there is no direction called \"{}\"{}", word, meant.empty() ? names : meant);
}

namespace {

template <class List>
std::string missing_in(const List& list, const char* what, const std::string& name) {
  if (name.empty()) return {};
  std::vector<std::string> names;
  for (const auto& entry : list) {
    if (entry.name == name) return {};
    names.push_back(entry.name);
  }
  return std::string("there is no ") + what + " called \"" + name + "\"" +
         did_you_mean(name, names);
}

// Whether a term may describe words, beside which a text is one of them. `more`: so many names of
// terms are followed.
bool may_be_words(const TermExpr& term, const GameDef& def, int more = 8) {
  const auto part = [&](const Term& of) { return of && may_be_words(*of, def, more); };
  switch (word_of(term.op).name) {
    case NameOf::variable: {
      const auto var = std::ranges::find(def.vars, term.name, &VarDef::name);
      return var != def.vars.end() && var->type == VarType::word;
    }
    case NameOf::term: {
      const auto named = std::ranges::find(def.terms, term.name, &NamedTerm::name);
      return more > 0 && named != def.terms.end() && may_be_words(*named->term, def, more - 1);
    }
    case NameOf::kept:
      return true;
    case NameOf::word:
      return term.name.empty();
    case NameOf::nothing:
    case NameOf::kind:
    case NameOf::region:
    case NameOf::option:
    case NameOf::seat:
    case NameOf::zone:
    case NameOf::attribute:
    case NameOf::directions:
      break;
  }
  if (word_of(term.op).type) return word_of(term.op).type == TermType::words;
  return part(term.a) || part(term.b);
}

// Whether a part of a term is a text that means one of the words it is compared with.
bool names_word(const TermExpr& term, const Term& part, const GameDef& def) {
  const Typed typed = word_of(term.op).typed;
  if (typed == Typed::by_word || typed == Typed::as_b || !hr::is_direction(*part)) return false;
  const Term& other = &part == &term.a ? term.b : term.a;
  return other && may_be_words(*other, def);
}

}  // namespace

std::string unknown_name(const TermExpr& term, const GameDef& def) {
  const auto of_this = [&]() -> std::string {
    switch (word_of(term.op).name) {
      case NameOf::region:
        return missing_in(def.regions, "region", term.name);
      case NameOf::variable:
        return missing_in(def.vars, "variable", term.name);
      case NameOf::option:
        return missing_in(def.option_numbers, "option", term.name);
      case NameOf::term:
        return missing_in(def.terms, "set, condition or number under terms", term.name);
      case NameOf::seat:
        return missing_in(def.seats, "seat", term.name);
      case NameOf::zone:
        return missing_in(def.zones, "zone", term.name);
      case NameOf::directions: {
        std::string wrong;
        for (const std::string& word : term.dirs)
          if (wrong.empty()) wrong = unknown_direction(word, def.board);
        return wrong;
      }
      case NameOf::kind: {
        std::string wrong = missing_in(def.kinds, "kind", term.name);
        for (const std::string& kind : term.kinds)
          if (wrong.empty()) wrong = missing_in(def.kinds, "kind", kind);
        return wrong.empty() ? missing_in(def.zones, "zone", term.zone) : wrong;
      }
      case NameOf::nothing:
      case NameOf::kept:       // it belongs to a list of writes
      case NameOf::word:       // it belongs to a verb
      case NameOf::attribute:  // it belongs to kinds
        return "";
    }
    return "";
  };
  std::string out = of_this();
  for (const Term* part : {&term.a, &term.b, &term.c, &term.ways})
    if (out.empty() && *part && !names_word(term, *part, def)) out = unknown_name(**part, def);
  return out;
}

SetValue& check_set(lua_State* L, int arg) {
  if (SetValue* set = to_set(L, arg)) return *set;
  bad_term(L, arg, "set of cells");
}

void push_set(lua_State* L, Set set) {
  if (set->parts > k_max_parts)
    throw Error("this set consists of more than " + std::to_string(k_max_parts) + " sets");
  // Its memory counts as Lua's, so that it is collected in time and cannot accumulate.
  const std::size_t behind =
      7 * (sizeof(TermExpr) + 32 * (set->dirs.size() + set->kinds.size()) + set->name.size());
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
  for (const MarkedWord& candidate : marked_words()) compare_with(candidate.word);
  lua_pop(L, 1);
  return word;  // a literal: it outlives the table
}

void register_words(lua_State* L, Define define) {
  forget_sets(L);
  join_directions_with_plus(L);
  lua_newtable(L);
  luaL_setfuncs(L, term_operators(), 0);
  push(L, "set of cells");
  lua_setfield(L, -2, "__name");
  lua_rawsetp(L, LUA_REGISTRYINDEX, key(k_sets));
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key(k_leaps));
  register_terms(L, define);
  for (const auto& [name, function] : k_direction_functions)
    lua_pushcfunction(L, function), define(L, name, 1);
  for (const auto& [word, function, brackets, since] : marked_words()) {
    push_describer(L, function, word, (std::string(word) + brackets).c_str());
    define(L, word, since);
  }
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

std::vector<RegisteredWord> registered_words() {
  std::vector<RegisteredWord> out = registered_terms();
  for (const auto& [name, function] : k_direction_functions) out.push_back({name});
  for (const MarkedWord& marked : marked_words()) out.push_back({marked.word, marked.since});
  return out;
}

}  // namespace hr::scripting

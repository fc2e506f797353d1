// SPDX-License-Identifier: MIT
#include "scripting/lua/term_words.h"

#include <algorithm>
#include <array>

#include "core/language/holds.h"
#include "core/language/term_table.h"
#include "scripting/lua/attributes.h"
#include "scripting/lua/library.h"
#include "scripting/lua/set_memory.h"
#include "scripting/lua/stack.h"
#include "scripting/lua/term_mistakes.h"
#include "scripting/lua/term_names.h"
#include "scripting/lua/values.h"

namespace hr::scripting {

Term to_term(lua_State* L, int index) {
  if (const SetValue* value = to_set(L, index)) return value->set;
  if (lua_isinteger(L, index) != 0) return number_term(lua_tointeger(L, index));
  return nullptr;
}

namespace {

Term check_term(lua_State* L, int arg, const char* expected) {
  Term term = to_term(L, arg);
  if (!term) bad_term(L, arg, expected);
  return term;
}

// A set, or the number of a cell, which stands for the set of that cell.
Set check_cells(lua_State* L, int arg) {
  if (lua_isinteger(L, arg) == 0) return check_set(L, arg).set;
  return cell_set(CellId(static_cast<int>(check_integer(L, arg, "cell", 1, k_max_cells)) - 1));
}

// A term, or the names of directions.
Term term_beside(lua_State* L, int arg) {
  if (Term term = to_term(L, arg)) return term;
  std::vector<std::string> words = direction_words(L, arg);
  return words.empty() ? nullptr : direction_term(std::move(words));
}

// A word that is a term by itself; `chosen` alone means the only thing that was chosen.
Term lone_term(TermOp op) {
  TermExpr out;
  out.op = op;
  if (is_chosen(out)) out.low = 0;
  return make_term(std::move(out));
}

int combine(lua_State* L, TermOp op) {
  const Term a = term_beside(L, 1), b = term_beside(L, 2);
  if (word_of(op).joins == Joins::unite)
    if (std::vector<std::string> words = joined_directions(L, 1, 2); !words.empty())
      return push_set(L, direction_term(std::move(words))), 1;
  if (!a || !b)
    throw Error("expected a term on both sides of '" + std::string(word_of(op).word) + "', got " +
                found(L, !a ? 1 : 2));
  push_set(L, make_set(op, a, b));
  return 1;
}
int negate(lua_State* L) {
  push_set(L, make_set(TermOp::minus, number_term(0), check_set(L, 1).set));
  return 1;
}

int set_unite(lua_State* L) { return combine(L, TermOp::unite); }
int set_meet(lua_State* L) { return combine(L, TermOp::meet); }
int set_minus(lua_State* L) { return combine(L, TermOp::minus); }

int set_free(lua_State* L) {
  if (SetValue* set = to_set(L, 1)) set->~SetValue();
  return 0;
}

bool is_of_pieces(const TermExpr& set) { return word_of(set.op).name == NameOf::kind; }

// "bomb", or { "rook", "queen" }.
void read_kinds(lua_State* L, int arg, TermExpr& out, const char* expected) {
  if (lua_type(L, arg) == LUA_TSTRING) {
    out.name = check_name(L, arg);
  } else if (lua_istable(L, arg) != 0 && description(L, arg).empty()) {
    out.kinds = check_texts(L, arg, "kinds");
    if (out.kinds.empty()) throw Error("expected at least one kind in the braces, got none");
  } else {
    throw Error(std::string("expected the name of a kind ") + expected + ", got " + found(L, arg));
  }
}

// without "bomb": cells with no such piece.
int without(lua_State* L) {
  TermExpr out;
  out.op = TermOp::empty;
  read_kinds(L, 1, out, "after without");
  push_set(L, make_term(std::move(out)));
  return 1;
}

// chosen(2): what was chosen in a part; chosen "word", chosen(2, "word"): whether that word was.
int chosen(lua_State* L) {
  TermExpr out;
  out.op = TermOp::chosen;
  out.low = 0;
  const bool numbered = lua_isinteger(L, 2) != 0;
  if (numbered) out.low = check_integer(L, 2, "number of a part", 1, k_max_arguments);
  const int word = numbered ? 3 : 2;
  if (!numbered || !lua_isnoneornil(L, word)) out.name = check_name(L, word);
  push_set(L, make_term(std::move(out)));
  return 1;
}

// any.hand(chosen(2)): the cards of the kind that was chosen as a word.
int of_chosen_kind(lua_State* L, const TermExpr& chosen) {
  if (!chosen.name.empty())
    throw Error("expected chosen or chosen(2), got a word; any.hand \"" + chosen.name +
                "\" is a kind that is known");
  TermExpr out;
  out.op = TermOp::chosen_kind;
  out.a = check_set(L, 1).set;
  out.low = chosen.low;
  push_set(L, make_term(std::move(out)));
  return 1;
}

// own "bomb", own{ "rook", "queen" }: the same set, limited to some kinds; with one or two numbers:
// to so many on a cell.
int set_call(lua_State* L) {
  const SetValue& set = check_set(L, 1);
  if (lua_gettop(L) == 1)
    throw Error(
        "a term is not a function: write it without the empty brackets, as in own or go_on");
  if (is_chosen(*set.set)) return chosen(L);
  if (const SetValue* kind = to_set(L, 2);
      kind != nullptr && is_chosen(*kind->set) && is_of_pieces(*set.set))
    return of_chosen_kind(L, *kind->set);
  if (!is_of_pieces(*set.set) || !set.set->name.empty() || !set.set->kinds.empty())
    throw Error("only own, enemy, any, empty, filled and hidden can be limited to a kind");
  TermExpr out = *set.set;
  const bool attributes = has_attributes(L, 2);
  if (!attributes || lua_rawlen(L, 2) > 0) read_kinds(L, 2, out, "after this set");
  if (!lua_isnoneornil(L, 3)) {
    if (!word_of(out.op).occupied())
      throw Error("only own, enemy, any and filled can ask for a number of pieces");
    out.low = check_integer(L, 3, "least number of pieces", 0, k_max_pile);
    if (!lua_isnoneornil(L, 4))
      out.high = check_integer(L, 4, "greatest number of pieces", out.low, k_max_pile);
  }
  Term term = make_term(std::move(out));
  push_set(L, attributes ? having(L, 2, std::move(term)) : term);
  return 1;
}

// own.field: the same set in a zone.
int set_zone(lua_State* L) {
  const SetValue& set = check_set(L, 1);
  if (lua_type(L, 2) != LUA_TSTRING || !is_of_pieces(*set.set)) throw Error(k_before_zone);
  if (!set.set->name.empty() || !set.set->kinds.empty())
    throw Error("write the zone first: own.field \"man\"");
  TermExpr out = *set.set;
  out.zone = check_name(L, 2);
  push_set(L, make_term(std::move(out)));
  return 1;
}

int region(lua_State* L) {
  static constexpr std::array<std::string_view, 3> whose{"own", "enemy", "any"};
  const auto name = check_name(L, 1);
  const std::size_t which = lua_isnoneornil(L, 2) ? 0 : check_word(L, 2, whose);
  push_set(L, region_set(name, static_cast<Whose>(which)));
  return 1;
}

// Directions, or a term for them or for a set of links, from an argument.
void read_way(lua_State* L, int arg, TermExpr& out) {
  if (const SetValue* links = to_set(L, arg); links != nullptr && !is_direction(*links))
    out.ways = links->set;
  else
    out.dirs = opt_directions(L, arg);
}

// near(CELLS, directions, how many links on)
int near(lua_State* L) {
  TermExpr out;
  out.op = TermOp::near;
  out.a = check_cells(L, 1);
  read_way(L, 2, out);
  if (!lua_isnoneornil(L, 3)) {
    out.b = check_term(L, 3, "number, or a term,");
    if (out.ways)
      throw Error("near: with a number of links, expected directions by name, got a term");
  }
  push_set(L, make_term(std::move(out)));
  return 1;
}

int group(lua_State* L) {
  if (lua_isinteger(L, 2) == 0 && to_set(L, 2) == nullptr)
    bad_argument(L, 2, "set of cells, or a cell,");
  TermExpr out;
  out.op = TermOp::group;
  out.a = check_cells(L, 1);
  out.b = check_cells(L, 2);
  read_way(L, 3, out);
  push_set(L, make_term(std::move(out)));
  return 1;
}

int first_of(lua_State* L) {
  Set first = check_cells(L, 1);
  push_set(L, make_set(TermOp::first_of, std::move(first), check_cells(L, 2)));
  return 1;
}

// A part of a word that is written with its parts as arguments.
Term read_part(lua_State* L, int arg, Takes takes) {
  switch (takes) {
    case Takes::nothing:
      return nullptr;
    case Takes::cells:  // a number can only be that of a cell
      return check_cells(L, arg);
    case Takes::number:
      return check_term(L, arg, "number, or a term,");
    case Takes::directions:
      return check_term(L, arg, "direction, or a term,");
    case Takes::seats:
    case Takes::set:
    case Takes::set_or_condition:
      return check_set(L, arg).set;
  }
  return nullptr;
}

// The word whose function is running: it is the function's upvalue.
const TermWord& running(lua_State* L) {
  return word_of(static_cast<TermOp>(lua_tointeger(L, lua_upvalueindex(1))));
}

int read_called(lua_State* L) {
  const TermWord& word = running(L);
  TermExpr out;
  out.op = word.of;
  const std::array parts{std::pair{&out.a, word.a}, std::pair{&out.b, word.b},
                         std::pair{&out.c, word.c}};
  const auto written = static_cast<int>(
      std::ranges::count_if(parts, [](const auto& part) { return part.second != Takes::nothing; }));
  int arg = 0;
  for (const auto& [part, takes] : parts) {
    if (takes == Takes::nothing) continue;
    ++arg;
    const bool left_out = word.perhaps && arg == written && lua_isnoneornil(L, arg);
    if (!left_out) *part = read_part(L, arg, takes);
  }
  if (const auto& [what, least, most] = word.number; most > 0)
    out.low = check_integer(L, ++arg, what, least, most);
  if (!word.one_of.empty()) out.low = static_cast<std::int64_t>(check_word(L, ++arg, word.one_of));
  if (word.follows == Follows::dirs || word.follows == Follows::dirs_or_links)
    read_way(L, arg + 1, out);
  push_set(L, make_term(std::move(out)));
  return 1;
}
int called(lua_State* L) { return recall_or_make(L, &running(L), read_called); }

int read_named(lua_State* L) {
  push_set(L, named_term(running(L).of, check_name(L, 1)));
  return 1;
}
int named(lua_State* L) { return recall_or_make(L, &running(L), read_named); }

// holding(PIECES, least, most)
int holding(lua_State* L) {
  TermExpr out;
  out.op = TermOp::holding;
  out.a = check_set(L, 1).set;
  if (!lua_isnoneornil(L, 2))
    out.low = check_integer(L, 2, "least number of pieces", 0, k_max_pile);
  if (!lua_isnoneornil(L, 3))
    out.high = check_integer(L, 3, "greatest number of pieces", out.low, k_max_pile);
  push_set(L, make_term(std::move(out)));
  return 1;
}

// top(SET, n) and bottom(SET, n)
template <TermOp op>
int part_of_tower(lua_State* L) {
  const Set cells = check_cells(L, 1);
  const Term n = lua_isnoneornil(L, 2) ? nullptr : check_term(L, 2, "number, or a term,");
  if (lua_isinteger(L, 2) != 0) check_integer(L, 2, "number of pieces", 0, k_max_pile);
  push_set(L, make_set(op, cells, n));
  return 1;
}

// seats "white": one seat; seats(CONDITION): those for whom it holds.
int seats(lua_State* L) {
  push_set(L, lua_type(L, 1) == LUA_TSTRING ? named_term(TermOp::seats, check_name(L, 1))
                                            : make_set(TermOp::seats_for, check_set(L, 1).set));
  return 1;
}

// turned(DIRECTION, "left")
int turned(lua_State* L) {
  TermExpr out;
  out.op = TermOp::turned;
  out.a = check_term(L, 1, "direction, or a term,");
  out.dirs = opt_directions(L, 2);
  if (out.dirs.empty()) bad_argument(L, 2, "direction, or a list of them,");
  push_set(L, make_term(std::move(out)));
  return 1;
}

// total(SET), total(SET, "attribute")
int total(lua_State* L) {
  TermExpr out;
  out.op = TermOp::total;
  out.a = check_cells(L, 1);
  if (!lua_isnoneornil(L, 2)) out.name = check_name(L, 2);
  push_set(L, make_term(std::move(out)));
  return 1;
}

// values(SET, "suit"), highest(SET, "rank") and so on
template <TermOp op>
int of_attribute(lua_State* L) {
  TermExpr out;
  out.op = op;
  out.a = check_cells(L, 1);
  out.name = check_name(L, 2);
  push_set(L, make_term(std::move(out)));
  return 1;
}

// is(a, b): a text is the name of a direction, or a word.
int is(lua_State* L) {
  const auto term = [&](int arg) {
    if (lua_type(L, arg) == LUA_TSTRING) return direction_term({check_name(L, arg)});
    return check_term(L, arg, "number, or a term,");
  };
  Term a = term(1);
  push_set(L, make_set(TermOp::is, std::move(a), term(2)));
  return 1;
}

using Function = std::pair<const char*, lua_CFunction>;

// Of words whose row in the table of terms is not enough to read them, and `without`, which is
// another way to write one.
constexpr std::array<Function, 16> k_special{
    {{"turned", guarded<remembered<turned>>},
     {"holding", guarded<remembered<holding>>},
     {"top", guarded<remembered<part_of_tower<TermOp::top>>>},
     {"bottom", guarded<remembered<part_of_tower<TermOp::bottom>>>},
     {"seats", guarded<remembered<seats>>},
     {"total", guarded<remembered<total>>},
     {"highest", guarded<remembered<of_attribute<TermOp::highest>>>},
     {"lowest", guarded<remembered<of_attribute<TermOp::lowest>>>},
     {"most", guarded<remembered<of_attribute<TermOp::most>>>},
     {"values", guarded<remembered<of_attribute<TermOp::values>>>},
     {"region", guarded<remembered<region>>},
     {"without", guarded<remembered<without>>},
     {"near", guarded<remembered<near>>},
     {"group", guarded<remembered<group>>},
     {"first_of", guarded<remembered<first_of>>},
     {"is", guarded<remembered<is>>}}};

constexpr std::array<luaL_Reg, 17> k_set_metamethods{{{"__unm", guarded<remembered<negate>>},
                                                      {"__index", guarded<remembered<set_zone>>},
                                                      {"__add", guarded<remembered<set_unite>>},
                                                      {"__mul", guarded<remembered<set_meet>>},
                                                      {"__sub", guarded<remembered<set_minus>>},
                                                      {"__call", guarded<remembered<set_call>>},
                                                      {"__lt", guarded<compare_terms>},
                                                      {"__le", guarded<compare_terms>},
                                                      {"__div", guarded<divide_terms>},
                                                      {"__idiv", guarded<divide_terms>},
                                                      {"__mod", guarded<divide_terms>},
                                                      {"__pow", guarded<divide_terms>},
                                                      {"__len", guarded<measure_term>},
                                                      {"__concat", guarded<join_terms>},
                                                      {"__gc", set_free},
                                                      {nullptr, nullptr}}};

// Of a word that is read specially: as its row says, if it has one of that name.
int since(std::string_view word) {
  for (const TermWord& row : k_term_words)
    if (row.word == word) return row.since;
  return 1;
}

}  // namespace

void register_terms(lua_State* L, Define define) {
  for (const auto& [name, function] : k_special)
    lua_pushcfunction(L, function), define(L, name, since(name));
  for (const TermWord& word : k_term_words) {
    if (word.written == Written::alone) {
      push_set(L, lone_term(word.of));
    } else if (word.written == Written::called || word.written == Written::named) {
      lua_pushinteger(L, static_cast<lua_Integer>(word.of));
      lua_pushcclosure(L, word.written == Written::called ? guarded<called> : guarded<named>, 1);
    } else {
      continue;
    }
    define(L, std::string(word.word).c_str(), word.since);
  }
}

std::vector<RegisteredWord> registered_terms() {
  std::vector<RegisteredWord> out;
  for (const auto& [name, function] : k_special) out.push_back({name, since(name)});
  for (const TermWord& word : k_term_words)
    if (word.written == Written::alone || word.written == Written::called ||
        word.written == Written::named)
      out.push_back({std::string(word.word), word.since});
  return out;
}

const luaL_Reg* term_operators() { return k_set_metamethods.data(); }

}  // namespace hr::scripting

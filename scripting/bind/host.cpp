// SPDX-License-Identifier: MIT
#include "scripting/bind/host.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/base/suggest.h"
#include "core/game/bind.h"
#include "core/game/named_terms.h"
#include "core/language/term_table.h"

namespace hr::scripting {

namespace {

std::vector<std::string> names_in(const auto& list) {
  std::vector<std::string> out;
  out.reserve(list.size());
  for (const auto& entry : list) out.push_back(entry.name);
  return out;
}

}  // namespace

void not_open(const Handle& handle) {
  throw Error(handle.truth ? "g is valid only inside the function it was passed to"
                           : "v is valid only inside the function it was passed to");
}

void only_to_read() { throw Error("this function may only read the game, not change it"); }

void not_on_a_handle(lua_State* L, const char* whose) {
  lua_Debug call;
  lua_getstack(L, 0, &call);
  lua_getinfo(L, "n", &call);
  throw Error(fmt::format("expected a colon before this function, as in {}:{}(…)", whose,
                          call.name != nullptr ? call.name : "name"));
}

CellId bad_cell(lua_State* L, int arg, const Host& host) {
  if (host.game.cells() == 0) throw Error("this ruleset has no board, so there are no cells");
  if (lua_type(L, arg) == LUA_TSTRING && host.game.board().find(check<std::string_view>(L, arg))) {
    const std::string name = found(L, arg);
    luaL_argerror(L, arg, fmt::format("cell expected, got {0}: write g:cell({0})", name).c_str());
  }
  return CellId(static_cast<int>(bad_integer(L, arg, "cell", 1, host.game.cells())));
}

KindId kind_by_letters(lua_State* L, int arg, const Host& host) {
  if (lua_type(L, arg) != LUA_TSTRING) bad_argument(L, arg, "kind");
  const auto name = check<std::string_view>(L, arg);
  const KindId kind = host.game.kind(name);
  if (kind == KindId::none)
    throw Error(fmt::format("there is no kind called \"{}\"{}", name,
                            did_you_mean(name, names_in(host.game.definition().kinds))));
  return kind;
}

void lives_elsewhere(KindId kind, const ZoneHandle& zone) {
  const GameDef& def = zone.host->game.definition();
  const KindDef& found = def.kinds[kind];
  throw Error(
      fmt::format("\"{}\" belongs to another zone, {}", found.name, def.zones[found.zone].name));
}

Piece opt_piece(lua_State* L, int arg, const ZoneHandle& zone) {
  if (lua_isnoneornil(L, arg)) {
    if (!lua_isnoneornil(L, arg + 1)) bad_argument(L, arg, "kind");
    return {};
  }
  return {check_kind(L, arg, zone), opt_seat(L, arg + 1, *zone.host, SeatId::none)};
}

VerbId check_verb(lua_State* L, int arg, const Host& host) {
  if (const int known = host.verbs.find(L, arg); known >= 0) return VerbId(known);
  if (lua_type(L, arg) != LUA_TSTRING) bad_argument(L, arg, "verb");
  const auto name = check<std::string_view>(L, arg);
  const VerbId verb = host.game.verb(name);
  if (verb == VerbId::none || host.game.built_in(verb))
    throw Error(fmt::format("there is no verb called \"{}\"{}", name,
                            did_you_mean(name, names_in(host.game.definition().verbs))));
  return verb;
}

DirectionId direction_by_letters(lua_State* L, int arg, const Host& host) {
  const auto name = check<std::string>(L, arg);
  const Board& board = host.game.board();
  if (const auto direction = board.direction(name)) return *direction;
  throw Error(fmt::format("there is no direction called \"{}\"{}; the board has {}", name,
                          did_you_mean(name, board.direction_names()),
                          fmt::join(board.direction_names(), ", ")));
}

namespace {

bool differs_by_seat(const BoundTerm& set, const Game& game) {
  if (word_of(set.op).by_seat) return true;
  if (set.var != VarId::none && game.definition().vars[set.var].per_seat) return true;
  if (set.zone != ZoneId::none &&
      game.layout().zone(game.layout().zone_instance(set.zone, SeatId(0))).seat == SeatId(0))
    return true;
  const auto& regions = game.definition().regions;
  if (set.region != RegionId::none && set.whose != Whose::any &&
      (set.whose == Whose::enemy || regions[nth(set.region)].cells.size() > 1))
    return true;
  if (std::ranges::any_of(set.dirs, [&](const auto& dirs) { return dirs != set.dirs.front(); }))
    return true;
  return std::ranges::any_of(std::array{set.a, set.b, set.c, set.ways}, [&](const Bound& part) {
    return part && differs_by_seat(*part, game);
  });
}

void bind(lua_State* L, int arg, SetValue& value, const Game& game) {
  std::string wrong = unknown_name(*value.set, game.definition());
  try {
    if (wrong.empty())
      value.bound = bind_set(game, resolved(game.definition(), value.set), ZoneId::none, "",
                             {.before = true});
  } catch (const Error& error) {
    wrong = error.what();
    wrong.erase(0, wrong.starts_with(": ") ? 2 : 0);
  }
  if (!wrong.empty()) luaL_argerror(L, arg, wrong.c_str());
  value.game = &game;
  value.for_a_seat = differs_by_seat(*value.bound, game);
}

}  // namespace

const SetValue& check_bound(lua_State* L, int arg, const Host& host) {
  if (lua_isinteger(L, arg) != 0) {  // a cell stands for the set of it
    push_set(L, cell_set(check_cell(L, arg, host)));
    lua_replace(L, arg);
  }
  SetValue& value = check_set(L, arg);
  if (value.game != &host.game) bind(L, arg, value, host.game);
  return value;
}

void seat_matters(lua_State* L, int arg) {
  const std::string text = "seat expected, got " + found(L, arg) +
                           ": this set means different cells for different seats";
  luaL_argerror(L, arg, text.c_str());
  std::abort();  // not reached
}

void push_kind(lua_State* L, KindId kind, const Host& host) {
  if (kind == KindId::none) return lua_pushnil(L);
  host.kinds.push_word(host.box, index(kind));
}

void push_argument(lua_State* L, const Host& host, VerbId verb, int i, std::int64_t value) {
  switch (host.game.arguments(verb)[nth(i)].type) {
    case ArgumentType::number:
      return lua_pushinteger(L, value);
    case ArgumentType::word:
      return host.choices[verb][nth(i)].push_word(host.box, static_cast<int>(value));
    case ArgumentType::cell:
    case ArgumentType::seat:
      lua_pushinteger(L, value + 1);
  }
}

std::int64_t check_argument(lua_State* L, int arg, const Host& host, VerbId verb, int i) {
  const Argument& argument = host.game.arguments(verb)[nth(i)];
  switch (argument.type) {
    case ArgumentType::number:
      return check<std::int64_t>(L, arg);
    case ArgumentType::word: {
      const std::vector<std::string_view> words(argument.words.begin(), argument.words.end());
      return static_cast<std::int64_t>(check_word(L, arg, words));
    }
    case ArgumentType::seat:
      return index(check_seat(L, arg, host));
    case ArgumentType::cell:
      break;
  }
  return index(check_cell(L, arg, host));
}

AskArguments check_given(lua_State* L, int first, const Host& host, VerbId verb) {
  const VerbDef& def = host.game.verb_def(verb);
  constexpr std::size_t k_max_given = 2;
  const int most = static_cast<int>(std::min(k_max_given, host.game.arguments(verb).size()));
  const int count = lua_gettop(L) - first + 1;
  if (count > most)
    throw Error(fmt::format("\"{}\": expected at most {} given argument{}, got {}", def.name, most,
                            most == 1 ? "" : "s", count));
  AskArguments given;
  for (int i = 0; i < count; ++i)
    given.arguments[given.count++] = check_argument(L, first + i, host, verb, i);
  return given;
}

}  // namespace hr::scripting

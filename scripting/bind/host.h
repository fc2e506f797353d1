// SPDX-License-Identifier: MIT
// What the functions that a ruleset may call have in common: the game, and the view or effect that
// is open while one of its functions runs. Handles that rules hold are empty outside of that: one
// that was stashed fails with a sentence, also in a later call, since there are several sets of
// handles and calls that follow each other are given different ones (HandleSetPicker). Cells, seats
// and words count from 1 in Lua and from 0 here; this file and the bindings translate, nobody else.
// Always: `view` and `effect` are those of the innermost call of a rule, and are put back when it
// returns or throws; likewise the snapshots, of which a call uses those above its caller's.
// Re-entry: g:can and g:leaders ask rules, so no binding may hold a reference into the host across
// them; `scratch` is filled and read within one binding that asks nobody. Threads: the sandbox's.
#pragma once

#include <array>
#include <lua.hpp>
#include <span>
#include <string>
#include <vector>

#include "core/engine/effect.h"
#include "core/engine/engine.h"
#include "scripting/lua/interned_words.h"
#include "scripting/lua/sandbox.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"

namespace hr::scripting {

// A field that a quick table (quick_tables.h) keeps, by kept numbers.
struct QuickField {
  int table = -1, key = -1, value = -1;
};

// Which set of handles a call is given, of so many. It changes with each call and, so that it does
// not come round to the same rule at the same set each time, not quite evenly.
class HandleSetPicker {
 public:
  int next(int sets) {
    dice_ = dice_ * 6364136223846793005U + 1442695040888963407U;
    place_ += 1 + static_cast<int>(dice_ >> 63);
    while (place_ >= sets) place_ -= sets;
    return place_;
  }

 private:
  std::uint64_t dice_ = 0;
  int place_ = 0;
};

class Host {
 public:
  Host(Sandbox& sandbox, const Game& the_game, const Functions& the_functions)
      : box(sandbox),
        game(the_game),
        functions(the_functions),
        scratch{CellSet(the_game.cells()), CellSet(the_game.cells())} {}

  Sandbox& box;
  const Game& game;
  const Functions& functions;
  const View* view = nullptr;  // what is open, if anything …
  int open = 0;                // … and for the handles of which set
  HandleSetPicker sets;
  Effect* effect = nullptr;  // … for writing
  InternedWords kinds, directions, verbs, vars, events, audiences;
  std::vector<InternedWords> choices;  // by verb, the words to choose from
  std::vector<CellSet> snapshots;      // cells that loops of the running call go through
  std::size_t snapshots_used = 0;
  int event_count = 0;             // events of the outermost call …
  std::size_t text_bytes = 0;      // … and bytes of text in them
  std::array<CellSet, 2> scratch;  // sets that one function looks into
  // The kept functions that go on with a loop over such cells, and over what other seats have.
  int next_cell = -1, next_holder = -1;
  std::vector<QuickField> quick_fields;
  bool scoring = false;  // a score is being asked for
};

// g and v, their zones and per-seat variables: each says whether it means the truth (g) or a view.
struct Handle {
  Tag tag;
  bool truth;
  Host* host;
  int set;                      // Host::open has to be it
  const void* quick = nullptr;  // the quick table that stands for it, once there is one
};
struct TableHandle : Handle {};
struct ZoneHandle : Handle {
  ZoneId zone = ZoneId::none;
  int instance = -1;
};
struct ZonesHandle : Handle {
  ZoneId zone = ZoneId::none;  // with one for each seat
};
struct VarsHandle : Handle {
  VarId var = VarId::none;
};

[[noreturn]] void not_open(const Handle& handle);
[[noreturn]] void only_to_read();
[[noreturn]] void not_on_a_handle(lua_State* L, const char* whose);

// What a handle stands for; an error when it is not open.
inline const View& open_view(const Handle& handle) {
  const View* view = handle.host->view;
  if (view == nullptr || handle.host->open != handle.set) [[unlikely]]
    not_open(handle);
  return *view;
}
inline Effect& open_effect(const Handle& handle) {
  open_view(handle);
  if (handle.host->effect == nullptr) [[unlikely]]
    only_to_read();
  return *handle.host->effect;
}

// The handle that a quick table stands for, from what its metatable holds; null for all else.
void* handle_of_quick(lua_State* L, int index);

// The handle that a method was called on; `whose` is what stands before the colon. The functions of
// a quick table hold its handle, since that is what they are nearly always called on.
template <class T, Tag tag>
T& check_handle(lua_State* L, const char* whose) {
  if (void* const held = lua_touserdata(L, lua_upvalueindex(1)); held != nullptr)
    if (T& handle = *static_cast<T*>(held); lua_topointer(L, 1) == handle.quick) [[likely]]
      return handle;
  void* found = lua_touserdata(L, 1);  // rules have no light ones
  if (found == nullptr) found = handle_of_quick(L, 1);
  if (found == nullptr || *static_cast<const Tag*>(found) != tag) [[unlikely]]
    not_on_a_handle(L, whose);
  return *static_cast<T*>(found);
}
inline TableHandle& check_table(lua_State* L) {
  return check_handle<TableHandle, Tag::table>(L, "g");
}
inline ZoneHandle& check_zone(lua_State* L) {
  return check_handle<ZoneHandle, Tag::zone>(L, "g.zone");
}
inline ZonesHandle& check_zones(lua_State* L) {
  return check_handle<ZonesHandle, Tag::zones>(L, "g.zone");
}

CellId bad_cell(lua_State* L, int arg, const Host& host);  // throws
inline CellId check_cell(lua_State* L, int arg, const Host& host) {
  if (lua_isinteger(L, arg) != 0)
    if (const lua_Integer n = lua_tointeger(L, arg); n >= 1 && n <= host.game.cells())
      return CellId(static_cast<int>(n) - 1);
  return bad_cell(L, arg, host);
}
inline SeatId check_seat(lua_State* L, int arg, const Host& host) {
  return SeatId(static_cast<int>(check_integer(L, arg, "seat", 1, host.game.seats())) - 1);
}
inline SeatId opt_seat(lua_State* L, int arg, const Host& host, SeatId fallback) {
  return lua_isnoneornil(L, arg) ? fallback : check_seat(L, arg, host);
}
KindId kind_by_letters(lua_State* L, int arg, const Host& host);
inline KindId check_kind(lua_State* L, int arg, const Host& host) {
  const int known = host.kinds.find(L, arg);
  return known >= 0 ? KindId(known) : kind_by_letters(L, arg, host);
}
[[noreturn]] void lives_elsewhere(KindId kind, const ZoneHandle& zone);
inline KindId check_kind(lua_State* L, int arg, const ZoneHandle& zone) {  // one that lives there
  const KindId kind = check_kind(L, arg, *zone.host);
  const auto& kinds = zone.host->game.definition().kinds;
  if (kinds[nth(kind)].zone != zone.zone) [[unlikely]]
    lives_elsewhere(kind, zone);
  return kind;
}
// A kind and, behind it, a seat: both, the kind alone (of any seat) or neither (whatever is there).
Piece opt_piece(lua_State* L, int arg, const ZoneHandle& zone);
VerbId check_verb(lua_State* L, int arg, const Host& host);
DirectionId direction_by_letters(lua_State* L, int arg, const Host& host);
inline DirectionId check_direction(lua_State* L, int arg, const Host& host) {
  const int known = host.directions.find(L, arg);
  return known >= 0 ? DirectionId(known) : direction_by_letters(L, arg, host);
}
const SetValue& check_bound(lua_State* L, int arg, const Host& host);  // its `bound` is there
[[noreturn]] void seat_matters(lua_State* L, int arg);  // … to a set, and none is given

inline void push_cell(lua_State* L, CellId cell) {  // nil for none
  if (cell == CellId::none) return lua_pushnil(L);
  lua_pushinteger(L, index(cell) + 1);
}
inline void push_seat(lua_State* L, SeatId seat) {
  if (seat == SeatId::none) return lua_pushnil(L);
  lua_pushinteger(L, index(seat) + 1);
}
void push_kind(lua_State* L, KindId kind, const Host& host);

// Arguments of an action as rules get them: cells from 1, words as text, numbers as they are.
void push_argument(lua_State* L, const Host& host, VerbId verb, int i, std::int64_t value);
std::int64_t check_argument(lua_State* L, int arg, const Host& host, VerbId verb, int i);

// A verb's first arguments, as an ask gives them: two at most.
struct AskArguments {
  std::array<std::int64_t, 2> arguments{};
  std::size_t count = 0;
  std::span<const std::int64_t> all() const { return {arguments.data(), count}; }
};
// Reads them from an argument on to the last one.
AskArguments check_given(lua_State* L, int first, const Host& host, VerbId verb);

inline constexpr const char* k_zone_write =
    "a zone is changed by its functions, such as put, take and move";

// A set of handles, g and v with all that is taken from them: the kept numbers of both, and the
// numbers by which Host::open calls them.
struct HandleSet {
  int truth = -1, view = -1;
  int truth_set = 0, view_set = 0;
};
// Makes so many sets (host_tables.cpp); leaves nothing on the stack.
std::vector<HandleSet> make_handle_sets(Host& host, int options, int hooks, int sets);

// The methods, by file: bind_zone.cpp, bind_table.cpp, bind_effect.cpp.
std::vector<luaL_Reg> zone_readers();
std::vector<luaL_Reg> zone_writers();
std::vector<luaL_Reg> zones_readers();  // of all the zones of seats at once
std::vector<luaL_Reg> table_readers();
std::vector<luaL_Reg> table_writers();
// The fields that g and v have in any game.
std::vector<std::string> table_fields();

// Variables, in bind_vars.cpp: __index and __newindex of g and v, and of what is per seat.
int read_field(lua_State* L);
int write_field(lua_State* L);
int read_seat_var(lua_State* L);
int write_seat_var(lua_State* L);

}  // namespace hr::scripting

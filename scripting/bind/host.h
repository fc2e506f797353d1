// SPDX-License-Identifier: MIT
// What all functions that rules may call have in common: the game, and the view or effect that is
// open while a rule runs. Handles are closed at all other times. A handle kept from an earlier call
// fails with an error even while a later call runs, because successive calls use different sets of
// handles (HandleSetPicker). Cells, seats and words count from 1 in Lua and from 0 in C++; only
// this file and the bindings translate.
// Invariant: `view` and `effect` belong to the innermost call of a rule, and are restored when it
// returns or throws; so are the snapshots; each call uses only those above its caller's.
// Re-entry: g:can and g:leaders call rules, so a binding must not hold references into the host
// across them; `scratch` and `parts` are filled and read within one binding that calls no rule.
// Threads: the sandbox's.
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

// A field kept by a quick table (quick_tables.h), as references.
struct QuickField {
  int table = -1, key = -1, value = -1;
};

// Chooses the set of handles for each call, out of `sets`. It differs from call to call, and the
// order is slightly irregular, so that a rule does not meet the same set at a regular interval.
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
  const View* view = nullptr;  // open for reading; null if nothing is open
  int open = 0;                // the open set of handles
  HandleSetPicker sets;
  Effect* effect = nullptr;  // open for writing, or null
  InternedWords kinds, directions, verbs, vars, events, audiences;
  ById<VerbId, std::vector<InternedWords>> choices;  // by argument: the words to choose from
  std::vector<CellSet> snapshots;                    // cells of the loops in the running calls
  std::size_t snapshots_used = 0;
  int event_count = 0;         // events of the outermost call
  std::size_t text_bytes = 0;  // bytes of text in them
  // For use within one binding: sets, and what g:all asks.
  std::array<CellSet, 2> scratch;
  std::vector<Effect::AskPart> parts;
  // References to the iterators of a loop over such cells, and of one over other seats' pieces.
  int next_cell = -1, next_holder = -1;
  std::vector<QuickField> quick_fields;
  bool scoring = false;  // a score is being computed
};

// Handles: g and v, their zones and per-seat variables. Each reads either the truth (g) or a view
// (v).
struct Handle {
  Tag tag;
  bool truth;
  Host* host;
  int set;                      // valid while Host::open equals it
  const void* quick = nullptr;  // its quick table, if there is one
};
struct TableHandle : Handle {};
struct ZoneHandle : Handle {
  ZoneId zone = ZoneId::none;
  ZoneInstance instance = ZoneInstance::none;
};
struct ZonesHandle : Handle {
  ZoneId zone = ZoneId::none;  // a zone with one instance for each seat
};
struct VarsHandle : Handle {
  VarId var = VarId::none;
};

[[noreturn]] void not_open(const Handle& handle);
[[noreturn]] void only_to_read();
[[noreturn]] void not_on_a_handle(lua_State* L, const char* whose);

// The view or effect of a handle; throws unless the handle is open.
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

// The handle that a quick table stands for, found through its metatable; null for anything else.
void* handle_of_quick(lua_State* L, int index);

// The handle that a method was called on; `whose` is the text before the colon. The functions of a
// quick table hold its handle, because they are nearly always called on it.
template <class T, Tag tag>
HR_INLINE T& check_handle(lua_State* L, const char* whose) {
  if (void* const held = lua_touserdata(L, lua_upvalueindex(1)); held != nullptr)
    if (T& handle = *static_cast<T*>(held); lua_topointer(L, 1) == handle.quick) [[likely]]
      return handle;
  void* found = lua_touserdata(L, 1);  // rules have no light userdata
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
HR_INLINE CellId check_cell(lua_State* L, int arg, const Host& host) {
  if (lua_isinteger(L, arg) != 0)
    if (const lua_Integer n = lua_tointeger(L, arg); n >= 1 && n <= host.game.cells())
      return CellId(static_cast<int>(n) - 1);
  return bad_cell(L, arg, host);
}
HR_INLINE SeatId check_seat(lua_State* L, int arg, const Host& host) {
  return SeatId(static_cast<int>(check_integer(L, arg, "seat", 1, host.game.seats())) - 1);
}
inline SeatId opt_seat(lua_State* L, int arg, const Host& host, SeatId fallback) {
  return lua_isnoneornil(L, arg) ? fallback : check_seat(L, arg, host);
}
KindId kind_by_letters(lua_State* L, int arg, const Host& host);
HR_INLINE KindId check_kind(lua_State* L, int arg, const Host& host) {
  const int known = host.kinds.find(L, arg);
  return known >= 0 ? KindId(known) : kind_by_letters(L, arg, host);
}
[[noreturn]] void lives_elsewhere(KindId kind, const ZoneHandle& zone);
HR_INLINE KindId check_kind(lua_State* L, int arg, const ZoneHandle& zone) {  // one of that zone
  const KindId kind = check_kind(L, arg, *zone.host);
  const auto& kinds = zone.host->game.definition().kinds;
  if (!kinds[kind].lives_in(zone.zone)) [[unlikely]]
    lives_elsewhere(kind, zone);
  return kind;
}
// A kind, optionally followed by a seat: both, only a kind (of any seat), or neither (any piece).
Piece opt_piece(lua_State* L, int arg, const ZoneHandle& zone);
VerbId check_verb(lua_State* L, int arg, const Host& host);
DirectionId direction_by_letters(lua_State* L, int arg, const Host& host);
HR_INLINE DirectionId check_direction(lua_State* L, int arg, const Host& host) {
  const int known = host.directions.find(L, arg);
  return known >= 0 ? DirectionId(known) : direction_by_letters(L, arg, host);
}
const SetValue& check_bound(lua_State* L, int arg, const Host& host);  // its `bound` is set
[[noreturn]] void seat_matters(lua_State* L, int arg);  // the set needs a seat; none is given

inline void push_cell(lua_State* L, CellId cell) {  // nil for none
  if (cell == CellId::none) return lua_pushnil(L);
  lua_pushinteger(L, index(cell) + 1);
}
inline void push_seat(lua_State* L, SeatId seat) {  // nil for none, and for who has no seat
  if (!is_seat(seat)) return lua_pushnil(L);
  lua_pushinteger(L, index(seat) + 1);
}
void push_kind(lua_State* L, KindId kind, const Host& host);

// Arguments of an action as rules see them: cells from 1, words as text, numbers unchanged.
void push_argument(lua_State* L, const Host& host, VerbId verb, int i, std::int64_t value);
std::int64_t check_argument(lua_State* L, int arg, const Host& host, VerbId verb, int i);

// The first arguments of a verb, as an ask gives them: at most two.
struct AskArguments {
  std::array<std::int64_t, 2> arguments{};
  std::size_t count = 0;
  std::span<const std::int64_t> all() const { return {arguments.data(), count}; }
};
// Reads them from argument `first` to the last one.
AskArguments check_given(lua_State* L, int first, const Host& host, VerbId verb);

inline constexpr const char* k_zone_write =
    "a zone is changed by its functions, such as put, take and move";

// A set of handles: references to g and v with everything that is reached through them, and their
// numbers for Host::open.
struct HandleSet {
  int truth = -1, view = -1;
  int truth_set = 0, view_set = 0;
};
// Makes `sets` sets of handles (host_tables.cpp); leaves nothing on the stack.
std::vector<HandleSet> make_handle_sets(Host& host, int options, int hooks, int sets);

// The methods, by file: bind_zone.cpp, bind_table.cpp, bind_effect.cpp.
std::vector<luaL_Reg> zone_readers();
std::vector<luaL_Reg> zone_writers();
std::vector<luaL_Reg> zones_readers();  // of the zones of all seats together
std::vector<luaL_Reg> table_readers();
std::vector<luaL_Reg> table_writers();
// The fields that g and v have in every game. Where a zone or a variable may have the name of one
// (TableField::since), it goes before.
std::vector<TableField> table_fields();

// Variables, in bind_vars.cpp: __index and __newindex of g and v, and of per-seat variables.
int read_field(lua_State* L);
int write_field(lua_State* L);
int read_seat_var(lua_State* L);
int write_seat_var(lua_State* L);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
#include "scripting/lua/memory_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <lua.hpp>
#include <map>

#include "core/base/allowance.h"
#include "scripting/lua/library.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {

namespace {

constexpr int k_deepest_memory = 1000;  // nesting of tables and functions

constexpr std::size_t k_max_memory_bytes = std::size_t{16} << 20;  // of stored paths and texts
constexpr std::size_t k_long_text = 200;

// A long text is represented by its beginning, its length and a hash of all of it.
std::string compact(std::string_view text) {
  if (text.size() <= k_long_text) return std::string(text);
  return fmt::format("{}… ({} bytes, {:x})", text.substr(0, k_long_text / 2), text.size(),
                     std::hash<std::string_view>()(text));
}

// Texts are shown shortened.
std::string value_text(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TSTRING: {
      std::size_t size = 0;
      const char* text = lua_tolstring(L, index, &size);
      return "\"" + compact({text, size}) + "\"";
    }
    case LUA_TFUNCTION:
      return "a function";
    case LUA_TUSERDATA:  // a set, a zone, g itself
      return "a value of the engine's";
    default:
      return is_quick(L, index) ? "a value of the engine's" : found(L, index);
  }
}

class MemoryWalk {
 public:
  MemoryWalk(lua_State* L, int modules) : L_(L), modules_(modules) {}

  Memory take() {
    const int top = lua_gettop(L_);
    const auto kept = static_cast<lua_Integer>(lua_rawlen(L_, LUA_REGISTRYINDEX));
    for (lua_Integer i = LUA_RIDX_LAST + 1; i <= kept; ++i) {
      lua_rawgeti(L_, LUA_REGISTRYINDEX, i);
      if (lua_istable(L_, -1) && !is_quick(L_, -1))
        root(i == modules_ ? "module" : "hook");
      else if (lua_isfunction(L_, -1))
        visit("", {}, 0);
      lua_settop(L_, top);
    }
    return std::move(memory_);
  }

 private:
  // A key of a table: how it is identified and ordered, how it is shown, and where it is kept.
  struct TableKey {
    std::string order, shown;
    bool name = false;  // a text
    int kept = 0;       // its index in the list of keys on Lua's stack
    bool operator<(const TableKey& other) const { return order < other.order; }
  };

  // A table that the engine keeps: each of its named parts is a place.
  void root(const char* what) {
    if (!enter()) return;
    each_part([&](const TableKey& key) {
      if (!key.name) return;
      const std::string name = key.shown.substr(1), place = fmt::format("{} {}", what, name);
      memory_.places[place] = {fmt::format("{} \"{}\"", what, name), name, "", 0};
      take_value(place, {}, 0);
    });
  }

  // The path of something below its place: as it is identified, and as it is shown.
  struct Path {
    std::string order, shown;
    Path of(const TableKey& key) const { return {order + '\n' + key.order, shown + key.shown}; }
  };

  // True the first time an object is visited.
  bool enter(const std::string& where = {}) {
    return seen_.try_emplace(lua_topointer(L_, -1), where).second;
  }

  void take_value(const std::string& place, const Path& path, int depth) {
    bytes_ += path.order.size() + path.shown.size();
    if (memory_.values.size() >= k_max_values || bytes_ > k_max_memory_bytes) {
      memory_.whole = false;
      return;
    }
    if (!place.empty()) {
      // Functions and engine values are compared by identity, tables by contents; but which of two
      // tables it is can be remembered as well.
      const bool handle = is_quick(L_, -1), table = lua_istable(L_, -1) && !handle;
      const void* which = handle || lua_isuserdata(L_, -1) != 0 || lua_isfunction(L_, -1) != 0
                              ? lua_topointer(L_, -1)
                              : nullptr;
      const auto met = table ? seen_.find(lua_topointer(L_, -1)) : seen_.end();
      memory_.values[{place, path.order}] = {value_text(L_, -1), path.shown, which,
                                             met == seen_.end() ? "" : met->second};
    }
    visit(place, path, depth);
  }

  // Visits what can be reached from the value on top, which stays there.
  void visit(const std::string& place, const Path& path, int depth) {
    const bool table = lua_istable(L_, -1) && !is_quick(L_, -1), function = lua_isfunction(L_, -1);
    if ((!table && !function) || !enter(place + '\n' + path.order)) return;
    if (depth >= k_deepest_memory) {
      memory_.whole = false;
      return;
    }
    luaL_checkstack(L_, 10, nullptr);
    if (function) return upvalues(place, path, depth);
    each_part([&](const TableKey& key) { take_value(place, path.of(key), depth + 1); });
  }

  // Replaces a frozen table on top of the stack by the original.
  void walk_metatable() {
    if (luaL_getmetafield(L_, -1, "__index") == LUA_TNIL) return;
    if (lua_istable(L_, -1))
      lua_replace(L_, -2);
    else
      lua_pop(L_, 1);
  }

  // The key on top of the stack. Texts, numbers and booleans are identified by their value, tables
  // and functions only by identity.
  TableKey key_on_top() {
    switch (lua_type(L_, -1)) {
      case LUA_TSTRING: {
        std::size_t size = 0;
        const char* text = lua_tolstring(L_, -1, &size);
        const std::string whole = compact({text, size});
        return {"s" + whole, "." + whole, true, 0};
      }
      case LUA_TNUMBER: {
        if (lua_isinteger(L_, -1) == 0)
          return {fmt::format("f{}", lua_tonumber(L_, -1)),
                  fmt::format("[{}]", lua_tonumber(L_, -1)), false, 0};
        const lua_Integer number = lua_tointeger(L_, -1);
        return {fmt::format("i{:+021}", number), fmt::format("[{}]", number), false, 0};
      }
      case LUA_TBOOLEAN: {
        const char* text = lua_toboolean(L_, -1) != 0 ? "true" : "false";
        return {text, fmt::format("[{}]", text), false, 0};
      }
      default:
        return {fmt::format("p{}", lua_topointer(L_, -1)), "[" + value_text(L_, -1) + "]", false,
                0};
    }
  }

  // Calls `use` for each part of the table on top, in the order of their keys.
  template <class Use>
  void each_part(const Use& use) {
    luaL_checkstack(L_, 10, nullptr);
    lua_pushvalue(L_, -1);
    walk_metatable();
    const int table = lua_gettop(L_);
    lua_newtable(L_);
    const int list = lua_gettop(L_);
    std::vector<TableKey> keys;
    lua_pushnil(L_);
    while (lua_next(L_, table) != 0) {
      lua_pop(L_, 1);
      if (keys.size() >= k_max_values) {
        memory_.whole = false;
        lua_pop(L_, 1);
        break;
      }
      keys.push_back(key_on_top());
      keys.back().kept = static_cast<int>(keys.size());
      lua_pushvalue(L_, -1);
      lua_rawseti(L_, list, keys.back().kept);
    }
    std::sort(keys.begin(), keys.end());
    for (const TableKey& key : keys) {
      lua_rawgeti(L_, list, key.kept);
      lua_rawget(L_, table);
      use(key);
      lua_settop(L_, list);
    }
    lua_settop(L_, table - 1);
  }

  // A local captured by a Lua function is a place of its own; what a C function holds (such as a
  // running loop) belongs to the place where the function was found.
  void upvalues(const std::string& place, const Path& path, int depth) {
    const int function = lua_gettop(L_);
    const bool native = lua_iscfunction(L_, function) != 0;
    for (int i = 1; const char* name = lua_getupvalue(L_, function, i); ++i) {
      if (native)
        take_value(place, path.of({fmt::format("u{}", i), fmt::format("({})", i)}), depth + 1);
      else if (std::string_view(name) != "_ENV" &&
               seen_.try_emplace(lua_upvalueid(L_, function, i), "").second)
        take_value(local(function, name), {}, depth + 1);
      lua_settop(L_, function);
    }
  }

  std::string local(int function, const std::string& name) {
    lua_Debug about;
    lua_pushvalue(L_, function);
    lua_getinfo(L_, ">S", &about);
    const std::string base = fmt::format("{}:{:06}:{}", about.short_src, about.linedefined, name);
    std::string key = base;
    for (int n = 2; memory_.places.contains(key); ++n) key = fmt::format("{}#{}", base, n);
    memory_.places[key] = {fmt::format("the local \"{}\"", name), name, about.short_src,
                           about.linedefined};
    return key;
  }

  lua_State* L_;
  int modules_;
  Memory memory_;
  std::size_t bytes_ = 0;
  std::map<const void*, std::string> seen_;  // and where they were found
};

}  // namespace

Memory take_memory(lua_State* L, int modules) {
  constexpr Allowance::Limits k_walk{std::chrono::milliseconds(700), std::size_t{8} << 20};
  const int top = lua_gettop(L);
  try {
    const Allowance allowance(k_walk);
    return MemoryWalk(L, modules).take();
  } catch (const Exhausted&) {  // an incomplete memory is useless: gaps would look like changes
    if (Allowance::unwinding()) throw;
    lua_settop(L, top);
    Memory none;
    none.whole = false;
    return none;
  }
}

}  // namespace hr::scripting

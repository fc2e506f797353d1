// SPDX-License-Identifier: MIT
#include "scripting/memory_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <lua.hpp>
#include <set>

#include "scripting/stack.h"

namespace hr::scripting {

namespace {

constexpr int k_deepest = 100;  // of tables and functions inside each other

// Texts are compared whole; what is told of them is short.
std::string value_text(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TSTRING: {
      std::size_t size = 0;
      const char* text = lua_tolstring(L, index, &size);
      return "\"" + std::string(text, size) + "\"";
    }
    case LUA_TFUNCTION:
      return "a function";
    case LUA_TUSERDATA:  // a set, a zone, g itself
      return "a value of the engine's";
    default:
      return found(L, index);
  }
}

class Walk {
 public:
  Walk(lua_State* L, int modules) : L_(L), modules_(modules) {}

  Memory take() {
    const int top = lua_gettop(L_);
    const auto kept = static_cast<lua_Integer>(lua_rawlen(L_, LUA_REGISTRYINDEX));
    for (lua_Integer i = LUA_RIDX_LAST + 1; i <= kept; ++i) {
      lua_rawgeti(L_, LUA_REGISTRYINDEX, i);
      if (lua_istable(L_, -1))
        root(i == modules_ ? "module" : "hook");
      else if (lua_isfunction(L_, -1))
        visit("", "", 0);
      lua_settop(L_, top);
    }
    return std::move(memory_);
  }

 private:
  struct Key {
    lua_Integer number = 0;
    std::string text;
    bool operator<(const Key& other) const {
      return std::tie(text, number) < std::tie(other.text, other.number);
    }
  };

  // A table that the engine keeps: each of its named parts is a place.
  void root(const char* what) {
    if (!enter()) return;
    each_part([&](const Key& key) {
      if (key.text.empty()) return;
      const std::string place = fmt::format("{} {}", what, key.text);
      memory_.places[place] = {fmt::format("{} \"{}\"", what, key.text), key.text, "", 0};
      take_value(place, "", 0);
    });
  }

  // True the first time an object is met.
  bool enter() { return seen_.insert(lua_topointer(L_, -1)).second; }

  void take_value(const std::string& place, const std::string& path, int depth) {
    if (memory_.values.size() >= k_most_values) return;
    const void* which = lua_isuserdata(L_, -1) != 0 ? lua_topointer(L_, -1) : nullptr;
    if (!place.empty()) memory_.values[{place, path}] = {value_text(L_, -1), path, which};
    visit(place, path, depth);
  }

  // What lies behind the value on top, which stays there.
  void visit(const std::string& place, const std::string& path, int depth) {
    const bool table = lua_istable(L_, -1), function = lua_isfunction(L_, -1);
    if ((!table && !function) || depth >= k_deepest || !enter()) return;
    luaL_checkstack(L_, 10, nullptr);
    if (function) return upvalues(place, path, depth);
    each_part([&](const Key& key) {
      const std::string part = key.text.empty() ? fmt::format("[{}]", key.number) : "." + key.text;
      take_value(place, path + part, depth + 1);
    });
  }

  // What is read through a frozen face, in its place on top of the stack.
  void look_behind() {
    if (luaL_getmetafield(L_, -1, "__index") == LUA_TNIL) return;
    if (lua_istable(L_, -1))
      lua_replace(L_, -2);
    else
      lua_pop(L_, 1);
  }

  // Calls `use` with each part of the table on top, in the order of their keys.
  template <class Use>
  void each_part(const Use& use) {
    lua_pushvalue(L_, -1);
    look_behind();
    const int table = lua_gettop(L_);
    std::vector<Key> keys;
    lua_pushnil(L_);
    while (lua_next(L_, table) != 0) {
      lua_pop(L_, 1);
      if (lua_isinteger(L_, -1) != 0)
        keys.push_back({lua_tointeger(L_, -1), {}});
      else if (lua_type(L_, -1) == LUA_TSTRING)
        keys.push_back({0, lua_tostring(L_, -1)});
    }
    std::sort(keys.begin(), keys.end());
    for (const Key& key : keys) {
      if (key.text.empty())
        lua_rawgeti(L_, table, key.number);
      else
        lua_pushlstring(L_, key.text.data(), key.text.size()), lua_rawget(L_, table);
      use(key);
      lua_settop(L_, table);
    }
    lua_pop(L_, 1);
  }

  // A local that a Lua function shares is a place of its own; what a C function holds (a loop that
  // is under way) belongs to where the function lies.
  void upvalues(const std::string& place, const std::string& path, int depth) {
    const int function = lua_gettop(L_);
    const bool native = lua_iscfunction(L_, function) != 0;
    for (int i = 1; const char* name = lua_getupvalue(L_, function, i); ++i) {
      if (native)
        take_value(place, fmt::format("{}({})", path, i), depth + 1);
      else if (std::string_view(name) != "_ENV" &&
               seen_.insert(lua_upvalueid(L_, function, i)).second)
        take_value(local(function, name), "", depth + 1);
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
  std::set<const void*> seen_;
};

}  // namespace

Memory take_memory(lua_State* L, int modules) { return Walk(L, modules).take(); }

}  // namespace hr::scripting

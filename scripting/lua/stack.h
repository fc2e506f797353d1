// SPDX-License-Identifier: MIT
// The only place where values cross between C++ and Lua: check, opt and push for single values, the
// wrapper `guarded` for every function given to Lua, and a guard that counts stack slots. Nothing
// is converted silently: "3" is not a number, and 3.0 is not an integer. A failed check is raised
// as Lua's own error, a C++ exception that runs destructors.
#pragma once

#include <cassert>
#include <cstddef>
#include <exception>
#include <limits>
#include <lua.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/base/error.h"
#include "core/base/inline.h"
#include "scripting/source/rule_error.h"

namespace hr::scripting {

// The value at an index, for an error message: `"x"`, `3.5`, `nil`, `a table`.
std::string found(lua_State* L, int index);

// Raises "bad argument #2 to 'put' (cell expected, got "x")"; `expected` is the first word.
[[noreturn]] void bad_argument(lua_State* L, int arg, std::string_view expected);

// For bindings of typed ids: an integer in [lowest, highest], otherwise an error about `expected`.
lua_Integer bad_integer(lua_State* L, int arg, std::string_view expected, lua_Integer lowest,
                        lua_Integer highest);

HR_INLINE lua_Integer check_integer(lua_State* L, int arg, std::string_view expected,
                                    lua_Integer lowest, lua_Integer highest) {
  if (lua_isinteger(L, arg) != 0) {
    const lua_Integer value = lua_tointeger(L, arg);
    if (value >= lowest && value <= highest) return value;
  }
  return bad_integer(L, arg, expected, lowest, highest);
}

// The index of a word in the list of allowed words; the error shows the list.
std::size_t check_word(lua_State* L, int arg, std::span<const std::string_view> words);

// Specialise it for other types: `static T check(lua_State*, int arg)`.
template <class T>
struct LuaArgument;

template <class T>
T check(lua_State* L, int arg) {
  return LuaArgument<T>::check(L, arg);
}

// The fallback replaces only nil or a missing argument.
template <class T>
T opt(lua_State* L, int arg, T fallback) {
  return lua_isnoneornil(L, arg) ? fallback : check<T>(L, arg);
}

template <class T>
requires(std::is_integral_v<T> && !std::is_same_v<T, bool>) struct LuaArgument<T> {
  static T check(lua_State* L, int arg) {
    using Limits = std::numeric_limits<T>;
    constexpr bool wide = sizeof(T) >= sizeof(lua_Integer);
    constexpr lua_Integer lowest = std::is_unsigned_v<T> ? 0
                                   : wide                ? std::numeric_limits<lua_Integer>::min()
                                                         : static_cast<lua_Integer>(Limits::min());
    constexpr lua_Integer highest =
        wide ? std::numeric_limits<lua_Integer>::max() : static_cast<lua_Integer>(Limits::max());
    return static_cast<T>(check_integer(L, arg, "integer", lowest, highest));
  }
};

template <>
struct LuaArgument<bool> {
  static bool check(lua_State* L, int arg) {
    if (!lua_isboolean(L, arg)) bad_argument(L, arg, "true or false");
    return lua_toboolean(L, arg) != 0;
  }
};

template <>
struct LuaArgument<double> {
  static double check(lua_State* L, int arg) {
    if (lua_type(L, arg) != LUA_TNUMBER) bad_argument(L, arg, "number");
    return lua_tonumber(L, arg);
  }
};

// Valid as long as the argument is on the stack.
template <>
struct LuaArgument<std::string_view> {
  static std::string_view check(lua_State* L, int arg) {
    if (lua_type(L, arg) != LUA_TSTRING) bad_argument(L, arg, "text");
    std::size_t size = 0;
    const char* text = lua_tolstring(L, arg, &size);
    return {text, size};
  }
};

template <>
struct LuaArgument<std::string> {
  static std::string check(lua_State* L, int arg) {
    return std::string(LuaArgument<std::string_view>::check(L, arg));
  }
};

inline void push(lua_State* L, std::nullptr_t) { lua_pushnil(L); }
inline void push(lua_State* L, double value) { lua_pushnumber(L, value); }
inline void push(lua_State* L, std::string_view text) {
  lua_pushlstring(L, text.data(), text.size());
}
inline void push(lua_State* L, const std::string& text) { push(L, std::string_view(text)); }
inline void push(lua_State* L, const char* text) { push(L, std::string_view(text)); }

// A template, so that no pointer is converted to bool.
template <class T>
requires(std::is_integral_v<T>) void push(lua_State* L, T value) {
  if constexpr (std::is_same_v<T, bool>) {
    lua_pushboolean(L, value ? 1 : 0);
  } else {
    lua_pushinteger(L, static_cast<lua_Integer>(value));
  }
}

template <class T>
void push(lua_State* L, const std::optional<T>& value) {
  if (value) return push(L, *value);
  lua_pushnil(L);
}

// Asserts that the stack has grown by this much at the end of the scope. Only in debug builds, and
// not during unwinding.
class StackGuard {
 public:
#ifdef NDEBUG
  StackGuard(lua_State*, int) {}
#else
  StackGuard(lua_State* L, int growth)
      : L_(L), expected_(lua_gettop(L) + growth), errors_(std::uncaught_exceptions()) {}
  ~StackGuard() { assert(lua_gettop(L_) == expected_ || std::uncaught_exceptions() > errors_); }

 private:
  lua_State* L_;
  int expected_;
  int errors_;

 public:
#endif
  StackGuard(const StackGuard&) = delete;
  StackGuard& operator=(const StackGuard&) = delete;
};

// Pushes the message of an error, preceded by the place of the calling rule.
void push_error(lua_State* L, const std::exception& error);
void push_error(lua_State* L, const RuleError& error);

// Every C++ function given to Lua is wrapped in this. It does not catch (...): Lua's own error
// travels as an exception and must pass. The Lua error is raised after the handler has been left.
template <int (*fn)(lua_State*)>
int guarded(lua_State* L) {
  try {
    return fn(L);
  } catch (const RuleError& error) {
    push_error(L, error);
  } catch (const std::exception& error) {
    push_error(L, error);
  }
  return lua_error(L);
}

}  // namespace hr::scripting

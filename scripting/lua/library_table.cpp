// SPDX-License-Identifier: MIT
// The table functions that could loop without checking the budget. Also, Lua's own sort picks
// pivots by the clock, so equal elements would not always have the same order.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "scripting/lua/library.h"
#include "scripting/lua/sandbox.h"
#include "scripting/lua/stack.h"

namespace hr::scripting {
namespace {

// A few keys with large gaps can make the length of a table astronomical, more than memory holds. A
// frozen list reports its own length.
lua_Integer checked_length(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (is_quick(L, 1)) luaL_typeerror(L, 1, "table");
  const auto length = static_cast<std::size_t>(luaL_len(L, 1));
  if (length > Sandbox::of(L).limits().memory / 16) {
    throw Error("the list has gaps, so its length is undefined");
  }
  return static_cast<lua_Integer>(length);
}

int checked(lua_State* L) {
  checked_length(L);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// Stable merge sort of positions in a copy of the list. Whatever the comparison function returns or
// changes, the sort ends and every element occurs once. Stack: list, function or nil, copy.
class Sorter {
 public:
  Sorter(lua_State* L, lua_Integer length) : L_(L), order_(length), spare_(order_.size()) {
    for (std::size_t i = 0; i < order_.size(); ++i) order_[i] = static_cast<lua_Integer>(i) + 1;
  }

  const std::vector<lua_Integer>& run() {
    for (std::size_t width = 1; width < order_.size(); width *= 2) {
      for (std::size_t from = 0; from < order_.size(); from += 2 * width) merge(from, width);
      std::swap(order_, spare_);
    }
    return order_;
  }

 private:
  void merge(std::size_t from, std::size_t width) {
    const std::size_t middle = std::min(from + width, order_.size());
    const std::size_t end = std::min(middle + width, order_.size());
    std::size_t left = from, right = middle;
    for (std::size_t out = from; out < end; ++out) {
      const bool take_right = left == middle || (right < end && less(order_[right], order_[left]));
      spare_[out] = take_right ? order_[right++] : order_[left++];
    }
  }

  bool less(lua_Integer a, lua_Integer b) {
    Sandbox::check_budget(L_);
    const bool function = !lua_isnil(L_, 2);
    if (function) lua_pushvalue(L_, 2);
    lua_rawgeti(L_, 3, a);
    lua_rawgeti(L_, 3, b);
    if (function) lua_call(L_, 2, 1);
    const bool answer =
        function ? lua_toboolean(L_, -1) != 0 : lua_compare(L_, -2, -1, LUA_OPLT) != 0;
    lua_settop(L_, 3);
    return answer;
  }

  lua_State* L_;
  std::vector<lua_Integer> order_, spare_;
};

int sort(lua_State* L) {
  const lua_Integer length = checked_length(L);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  lua_createtable(L, static_cast<int>(length), 0);
  for (lua_Integer i = 1; i <= length; ++i) {
    lua_rawgeti(L, 1, i);
    lua_rawseti(L, 3, i);
  }
  Sorter sorter(L, length);
  lua_Integer to = 0;
  for (const lua_Integer from : sorter.run()) {
    lua_rawgeti(L, 3, from);
    lua_seti(L, 1, ++to);
  }
  return 0;
}

constexpr std::array<luaL_Reg, 5> k_table_functions{{{"concat", guarded<checked>},
                                                     {"insert", guarded<checked>},
                                                     {"remove", guarded<checked>},
                                                     {"sort", guarded<sort>},
                                                     {nullptr, nullptr}}};

}  // namespace

const luaL_Reg* table_functions() { return k_table_functions.data(); }

}  // namespace hr::scripting

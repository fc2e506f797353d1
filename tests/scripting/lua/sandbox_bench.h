// SPDX-License-Identifier: MIT
// A sandbox for tests: runs a text and returns its result or error as text.
#pragma once

#include <string>

#include "scripting/lua/library.h"
#include "scripting/lua/sandbox.h"

namespace hr::tests {

struct Bench {
  scripting::Sandbox box;
  lua_State* L = box.state();

  explicit Bench(scripting::SandboxLimits limits = {}) : box(limits) {}

  void add(const char* name, lua_CFunction function) {
    lua_pushcfunction(L, function);
    box.set_global(name);
  }

  std::string result(const std::string& source) {
    try {
      box.run(source, "@t.lua");
    } catch (const Error& error) {
      return error.what();
    }
    scripting::push_text(L, lua_gettop(L));
    std::string text = lua_tostring(L, -1);
    lua_pop(L, 2);
    return text;
  }
};

}  // namespace hr::tests

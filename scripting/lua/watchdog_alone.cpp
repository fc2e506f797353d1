// SPDX-License-Identifier: MIT
// The watchdog where there is one thread: Lua counts calls and turns of loops
// (cmake/wasm/lua-patience.patch), other code its glances, and now and then looks at the clock.
#include <lua.hpp>

#include "scripting/lua/watchdog.h"

namespace hr::scripting {
namespace {

// Of Lua's calls and turns, of which some take as long as a small loop in C++.
constexpr int k_turns = 10'000;
constexpr int k_glances = 100;

}  // namespace

// NOLINTNEXTLINE(*-non-const-global-variables): there is one thread
constinit int CallWatch::s_glances = k_glances;

void CallWatch::enrol() {
  lua_outofpatience = [](lua_State*) { look(); };
  lua_patience = k_turns;
}
void CallWatch::withdraw() noexcept {}

pid_t CallWatch::find_thread() noexcept { return t_thread = 1; }

void CallWatch::look() noexcept {
  lua_patience = k_turns;
  s_glances = k_glances;
  s_ticks.fetch_add(1, std::memory_order_relaxed);
  for (CallWatch* w = t_running.load(std::memory_order_relaxed); w != nullptr; w = w->outer_)
    w->check_time();
}

void CallWatch::signal() noexcept { arm(); }

}  // namespace hr::scripting

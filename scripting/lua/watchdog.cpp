// SPDX-License-Identifier: MIT
#include "scripting/lua/watchdog.h"

#include <lua.hpp>

namespace hr::scripting {
namespace {

constexpr int k_step = 1000;            // instructions between two calls of the hook
constexpr std::int64_t k_patience = 5;  // ticks until a signal counts as lost

}  // namespace

// NOLINTBEGIN(*-non-const-global-variables): what runs on a thread is known to that thread alone
constinit std::atomic<std::uint32_t> CallWatch::s_ticks{0};
thread_local constinit std::atomic<CallWatch*> CallWatch::t_running{nullptr};
thread_local constinit pid_t CallWatch::t_thread = 0;
thread_local constinit ThreadClock CallWatch::t_clock = k_own_clock;
// NOLINTEND(*-non-const-global-variables)

CallWatch::CallWatch(lua_State* L, Budget budget) : L_(L), budget_(budget) {
  lua_sethook(L_, nullptr, 0, 0);  // so that it is resolved here, not in the signal handler
  enrol();
}

CallWatch::~CallWatch() { withdraw(); }

std::string CallWatch::reason() const {
  const bool inside = serial_.load(std::memory_order_relaxed) % 2 == 1;
  if (inside ? exhausted_ : by_count_) {
    return "ran for too long (more than " + std::to_string(budget_.instructions) + " instructions)";
  }
  return "ran for too long (more than " + std::to_string(budget_.deadline.count()) + " ms)";
}

void CallWatch::check_time() noexcept {
  const std::uint64_t serial = serial_.load(std::memory_order_acquire);
  if (serial % 2 == 0) {
    seen_ = serial;
    return;
  }
  const auto now = time_of(clock_.load(std::memory_order_relaxed));
  if (serial != seen_) {
    seen_ = serial;
    since_ = now;
    unanswered_ = 0;
  } else if (now - since_ >= std::chrono::nanoseconds(deadline_.load(std::memory_order_relaxed))) {
    ask(stopping);
  } else if (now - since_ >= budget_.grace) {
    ask(counting);
  }
}

void CallWatch::ask(Stage stage) noexcept {
  const std::uint64_t wanted = request(seen_, stage);
  if (request_.load(std::memory_order_relaxed) != wanted) {
    request_.store(wanted, std::memory_order_release);
    unanswered_ = 0;
    return signal();
  }
  if (answered_.load(std::memory_order_acquire) == wanted) return;
  // A thread that blocks signals, or one under ThreadSanitizer, which delays them: better a hook
  // set from here than a call that never ends.
  if (++unanswered_ == k_patience) arm();
}

void CallWatch::arm() noexcept {
  const std::uint64_t wanted = request_.load(std::memory_order_acquire);
  if (wanted >> 2 != serial_.load(std::memory_order_acquire)) return;  // that call has ended
  if (answered_.load(std::memory_order_relaxed) == wanted) return;
  armed_.store(true, std::memory_order_relaxed);
  lua_sethook(L_, on_hook, LUA_MASKCOUNT, (wanted & 3) == stopping ? 1 : k_step);
  answered_.store(wanted, std::memory_order_release);
}

void CallWatch::disarm() noexcept {
  lua_sethook(L_, nullptr, 0, 0);
  armed_.store(false, std::memory_order_relaxed);
  by_count_ = exhausted_;
  exhausted_ = false;
  used_ = 0;
}

// Raises nil. The text is made where the call ends, because making it here would need memory.
void CallWatch::on_hook(lua_State* L, lua_Debug*) {
  CallWatch* w = t_running.load(std::memory_order_relaxed);
  const bool ours = w != nullptr && w->L_ == L;
  if (!ours || w->request_.load(std::memory_order_acquire) >> 2 != w->serial_.load()) {
    lua_sethook(L, nullptr, 0, 0);  // set for a call that has ended
    return;
  }
  w->tick();
  if (!w->over()) return;
  lua_pushnil(L);
  lua_error(L);
}

void CallWatch::tick() noexcept {
  used_ += static_cast<std::uint64_t>(lua_gethookcount(L_));
  if (exhausted_ || used_ < budget_.instructions) return;
  exhausted_ = true;
  lua_sethook(L_, on_hook, LUA_MASKCOUNT, 1);  // raised again at once if something swallows it
}

}  // namespace hr::scripting

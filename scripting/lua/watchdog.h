// SPDX-License-Identifier: MIT
// Stops calls into Lua that run too long, at no cost to calls that do not.
// One thread for the process looks at every CallWatch every 20 ms, at rest every 100. A call past
// its period gets an instruction hook; one that exceeds its deadline is stopped at its next
// instruction. The hook is set from a signal (SIGURG, ignored by default) that the watchdog sends
// to the thread that runs the call. Lua allows that, whereas setting a hook from another thread
// would walk a list of calls that is being changed.
// Time means the processor time of the calling thread, so a call does not age while it waits for a
// busy machine or while the process is stopped. If an Allowance has less time left than the budget,
// that is the deadline. Each CallWatch belongs to one Sandbox and one lua_State.
// Where there are no threads (core/base/platform.h), the thread that runs the call looks itself.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

#include "core/base/allowance.h"
#include "core/base/platform.h"

struct lua_State;
struct lua_Debug;

namespace hr::scripting {

class CallWatch {
 public:
  struct Budget {
    std::chrono::milliseconds grace;
    std::chrono::milliseconds deadline;
    std::uint64_t instructions;
  };

  CallWatch(lua_State* L, Budget budget);
  ~CallWatch();
  CallWatch(const CallWatch&) = delete;
  CallWatch& operator=(const CallWatch&) = delete;

  // Called before and after one or more outermost calls, on the thread that makes them.
  void enter() noexcept;
  void leave() noexcept;
  // Called before and after each of these calls.
  void begin() noexcept;
  // True if the call had used up its budget, even if its error did not come through.
  [[nodiscard]] bool end() noexcept;

  // Whether the watchdog has looked since this was last called, so that some time has passed.
  bool time_has_passed() noexcept {
    const std::uint32_t now = s_ticks.load(std::memory_order_relaxed);
    return now != std::exchange(ticks_, now);
  }

  // True if the running call must end. C functions that loop check this.
  bool over() const noexcept {
    glance();
    return exhausted_ || late();
  }
  std::string reason() const;

 private:
  friend class Watchdog;
  enum Stage : std::uint64_t { counting = 1, stopping = 2 };

  static std::uint64_t request(std::uint64_t serial, Stage stage) { return serial << 2 | stage; }
  bool late() const noexcept {
    return request_.load(std::memory_order_relaxed) ==
           request(serial_.load(std::memory_order_relaxed), stopping);
  }
  static void glance() noexcept {
    if constexpr (!k_has_threads)
      if (--s_glances < 0) look();
  }
  static void look() noexcept;  // at all running calls of this thread, where no other one looks
  void enrol();
  void withdraw() noexcept;
  void arm() noexcept;             // on the call's thread, as a last resort on the watchdog's
  void disarm() noexcept;          // on the thread of the call
  void tick() noexcept;            // on the thread of the call, from the hook
  void check_time() noexcept;      // on the watchdog's thread
  void ask(Stage stage) noexcept;  // on the watchdog's thread
  void signal() noexcept;          // on the watchdog's thread
  static void on_hook(lua_State* L, lua_Debug*);
  static void on_signal(int);
  static pid_t find_thread() noexcept;

  lua_State* L_;
  const Budget budget_;
  CallWatch* outer_ = nullptr;  // the call that this one was made from, on the same thread

  // Written by the calling thread, read by the watchdog.
  std::atomic<std::uint64_t> serial_ = 0;  // of the call; odd while it runs
  std::atomic<pid_t> thread_ = 0;
  std::atomic<ThreadClock> clock_{};         // that thread's processor time clock
  std::atomic<std::int64_t> deadline_ = 0;   // nanoseconds: the budget's or what is left
  std::atomic<std::uint64_t> answered_ = 0;  // the request that the hook was last set for
  std::atomic<bool> armed_ = false;

  // Written by the watchdog: a call's serial and a stage in one word, so that they always match.
  std::atomic<std::uint64_t> request_ = 0;

  // Used only by the calling thread.
  bool exhausted_ = false;
  bool by_count_ = false;   // the last stopped call was stopped by its instruction count
  std::uint64_t used_ = 0;  // instructions since the hook was set
  std::uint32_t ticks_ = 0;

  std::uint64_t seen_ = 0;             // used only by the watchdog
  std::chrono::nanoseconds since_{0};  // the thread's time when the call was first seen
  std::int64_t unanswered_ = 0;

  // NOLINTNEXTLINE(*-non-const-global-variables): how often glance() may be called until it looks
  static constinit int s_glances;
  // How often the watchdog has looked. NOLINTNEXTLINE(*-non-const-global-variables): written by it
  static constinit std::atomic<std::uint32_t> s_ticks;
  // NOLINTBEGIN(*-non-const-global-variables): what runs on a thread is known to that thread alone
  static thread_local constinit std::atomic<CallWatch*> t_running;
  static thread_local constinit pid_t t_thread;
  static thread_local constinit ThreadClock t_clock;
  // NOLINTEND(*-non-const-global-variables)
};

inline void CallWatch::enter() noexcept {
  outer_ = t_running.load(std::memory_order_relaxed);
  t_running.store(this, std::memory_order_relaxed);
  const pid_t thread = t_thread;
  thread_.store(thread != 0 ? thread : find_thread(), std::memory_order_relaxed);
  clock_.store(t_clock, std::memory_order_relaxed);
  deadline_.store(Allowance::time_left_lately(budget_.deadline).count(), std::memory_order_relaxed);
}

inline void CallWatch::leave() noexcept { t_running.store(outer_, std::memory_order_relaxed); }

inline void CallWatch::begin() noexcept {
  serial_.store(serial_.load(std::memory_order_relaxed) + 1, std::memory_order_release);
}

inline bool CallWatch::end() noexcept {
  const bool stopped = armed_.load(std::memory_order_relaxed) && over();
  serial_.store(serial_.load(std::memory_order_relaxed) + 1, std::memory_order_release);
  std::atomic_signal_fence(std::memory_order_seq_cst);
  if (armed_.load(std::memory_order_relaxed)) [[unlikely]]
    disarm();
  return stopped;
}

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// The watchdog where there are threads and signals.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>
#include <vector>

#include "scripting/lua/watchdog.h"

namespace hr::scripting {
namespace {

constexpr std::chrono::milliseconds k_look{20};
// A program that waits for its user is woken less often. A call that begins then is noticed so much
// later, which its grace allows for.
constexpr std::chrono::milliseconds k_doze{100};
constexpr int k_idle_looks = 10;  // with nothing running, before it dozes

}  // namespace

// The one thread. Created with the first CallWatch, so it outlives every CallWatch that is itself
// static.
class Watchdog {
 public:
  static Watchdog& instance() {
    static Watchdog watchdog;
    return watchdog;
  }
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

  void add(CallWatch* watch) {
    const std::lock_guard lock(mutex_);
    watches_.push_back(watch);
  }

  void remove(CallWatch* watch) {
    const std::lock_guard lock(mutex_);
    std::erase(watches_, watch);
  }

 private:
  Watchdog() {
    struct sigaction action {};
    action.sa_handler = CallWatch::on_signal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGURG, &action, &before_);
    thread_ = std::thread([this] { run(); });
  }

  ~Watchdog() {
    {
      const std::lock_guard lock(mutex_);
      leaving_ = true;
    }
    wake_.notify_one();
    thread_.join();
    sigaction(SIGURG, &before_, nullptr);
  }

  // Since the last look, or still.
  static bool has_run(const CallWatch* watch) {
    const std::uint64_t serial = watch->serial_.load(std::memory_order_relaxed);
    return serial % 2 == 1 || serial != watch->seen_;
  }

  void run() {
    std::unique_lock lock(mutex_);
    int idle = 0;  // looks in a row
    while (
        !wake_.wait_for(lock, idle < k_idle_looks ? k_look : k_doze, [this] { return leaving_; })) {
      CallWatch::s_ticks.fetch_add(1, std::memory_order_relaxed);
      idle = std::ranges::any_of(watches_, has_run) ? 0 : std::min(idle + 1, k_idle_looks);
      for (CallWatch* watch : watches_) watch->check_time();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<CallWatch*> watches_;
  bool leaving_ = false;
  struct sigaction before_ {};
  std::thread thread_;
};

void CallWatch::enrol() { Watchdog::instance().add(this); }
void CallWatch::withdraw() noexcept { Watchdog::instance().remove(this); }

pid_t CallWatch::find_thread() noexcept {
  pthread_getcpuclockid(pthread_self(), &t_clock);
  return t_thread = gettid();
}

void CallWatch::signal() noexcept {
  tgkill(getpid(), thread_.load(std::memory_order_relaxed), SIGURG);
}

// May run at any point of a call, so it uses only atomics and sets the hook.
void CallWatch::on_signal(int) {
  const int saved = errno;
  for (CallWatch* w = t_running.load(std::memory_order_relaxed); w != nullptr; w = w->outer_)
    w->arm();
  errno = saved;
}

}  // namespace hr::scripting

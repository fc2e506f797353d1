// SPDX-License-Identifier: MIT
#include "core/base/job.h"

#include "core/base/platform.h"

namespace hr {

JobThread::~JobThread() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void JobThread::run(std::function<void()> work) {
  if constexpr (k_has_threads) {
    const std::lock_guard lock(mutex_);
    next_ = std::move(work);
    if (!thread_.joinable())
      thread_ = std::jthread([this](const std::stop_token& end) { loop(end); });
    waiting_.notify_all();
  } else {
    work();
  }
}

void JobThread::loop(const std::stop_token& end) {
  std::unique_lock lock(mutex_);
  for (;;) {
    waiting_.wait(lock, end, [&] { return next_ != nullptr; });
    if (end.stop_requested()) return;
    std::function<void()> work = std::exchange(next_, nullptr);
    lock.unlock();
    work();
    work = nullptr;
    lock.lock();
  }
}

}  // namespace hr

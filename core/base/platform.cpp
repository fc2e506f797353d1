// SPDX-License-Identifier: MIT
#include "core/base/platform.h"

namespace hr {

std::chrono::nanoseconds time_of(ThreadClock clock) noexcept {
  timespec time{};
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::chrono::nanoseconds thread_time() noexcept { return time_of(k_own_clock); }

}  // namespace hr

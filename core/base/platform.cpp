// SPDX-License-Identifier: MIT
#include "core/base/platform.h"

namespace hr {

std::chrono::nanoseconds time_of(ThreadClock clock) noexcept {
  timespec time{};
  clock_gettime(clock, &time);
  const std::chrono::nanoseconds passed =
      std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  return k_has_threads || clock != k_own_clock ? passed : passed / 4;
}

std::chrono::nanoseconds thread_time() noexcept { return time_of(k_own_clock); }

}  // namespace hr

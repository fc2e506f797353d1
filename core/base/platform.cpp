// SPDX-License-Identifier: MIT
#include "core/base/platform.h"

namespace hr {

namespace {

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__
#endif
#endif

// In how many parts what a clock has counted is divided, since the same work takes longer.
constexpr int slowness([[maybe_unused]] bool own) {
#if defined(__wasi__)
  return own ? 4 : 1;
#elif defined(__SANITIZE_ADDRESS__)
  return 3;
#else
  return 1;
#endif
}

}  // namespace

std::chrono::nanoseconds time_of(ThreadClock clock) noexcept {
  timespec time{};
  clock_gettime(clock, &time);
  const std::chrono::nanoseconds passed =
      std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  return passed / slowness(clock == k_own_clock);
}

std::chrono::nanoseconds thread_time() noexcept { return time_of(k_own_clock); }

}  // namespace hr

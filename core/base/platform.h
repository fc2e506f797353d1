// SPDX-License-Identifier: MIT
// What differs between the machines that the engine runs on. In a browser there is one thread: what
// has work for others does it on the calling one, and its caller waits meanwhile. Nothing else
// asks which machine it is.
#pragma once

#include <chrono>
#include <ctime>

namespace hr {

// A clock of a thread's processor time.
using ThreadClock = clockid_t;

// k_own_clock: that of the calling thread, whichever that is. A browser has none, so there it is
// the time that passes, which counts a fourth: others may use the processor as well, and a phone is
// slow. In builds with sanitizers, which are slow, time counts a third, so that rules are allowed
// what they are allowed elsewhere.
#ifdef __wasi__
inline constexpr bool k_has_threads = false;
inline constexpr ThreadClock k_own_clock = CLOCK_MONOTONIC;
#else
inline constexpr bool k_has_threads = true;
inline constexpr ThreadClock k_own_clock = CLOCK_THREAD_CPUTIME_ID;
#endif

std::chrono::nanoseconds time_of(ThreadClock clock) noexcept;
std::chrono::nanoseconds thread_time() noexcept;  // of the calling thread

}  // namespace hr

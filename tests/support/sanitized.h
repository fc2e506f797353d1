// SPDX-License-Identifier: MIT
// Whether the tests are built with the sanitizers, under which everything takes about ten times as
// long and needs more memory: ./run-tests asan.
#pragma once

namespace hr::tests {

#ifdef __SANITIZE_ADDRESS__
inline constexpr bool k_sanitized = true;
#else
inline constexpr bool k_sanitized = false;
#endif

// How many times as long a limited process may take.
inline constexpr int k_slower = k_sanitized ? 10 : 1;

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Whether the tests are built with the sanitizers, under which everything takes about ten times as
// long and needs more memory: ./run-tests asan.
#pragma once

#include <cstdint>

namespace hr::tests {

#ifdef __SANITIZE_ADDRESS__
inline constexpr bool k_sanitized = true;
#else
inline constexpr bool k_sanitized = false;
#endif

// How many times as long a limited process may take.
inline constexpr int k_slower = k_sanitized ? 10 : 1;

// So many rounds of something random; under the sanitizers a tenth, as they look for what happens
// in a round, not for how often.
constexpr std::uint64_t rounds(std::uint64_t usual) {
  return k_sanitized ? (usual + 9) / 10 : usual;
}

}  // namespace hr::tests

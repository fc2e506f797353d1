// SPDX-License-Identifier: MIT
// Digests of runs of words. Not kept in any file, so they may change with the program.
#pragma once

#include <cstdint>

namespace hr {

// Quicker than mix(a, b), and good enough for a run of words.
template <class T>
std::uint64_t fold(std::uint64_t digest, T value) {
  digest = (digest ^ static_cast<std::uint64_t>(value)) * 0x9e3779b97f4a7c15U;
  return digest ^ (digest >> 29);
}

}  // namespace hr

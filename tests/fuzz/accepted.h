// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "core/base/allowance.h"
#include "core/base/error.h"

namespace hr::fuzz {

// To see why inputs are refused, set HOUSERULES_FUZZ_WHY.
inline bool refused(const char* why) {
  if (std::getenv("HOUSERULES_FUZZ_WHY") != nullptr) std::fprintf(stderr, "refused: %s\n", why);
  return false;
}

// Calls `body` with limits of time and memory, as a command has them. Returns whether it came to
// its end without an Error.
template <class Body>
bool accepted(const Body& body) {
  try {
    const Allowance allowance(
        {.time = std::chrono::seconds(5), .memory = std::size_t{256} << 20, .whole = true});
    body();
    return true;
  } catch (const Error& error) {
    return refused(error.what());
  } catch (const Exhausted& error) {
    return refused(error.what());
  }
}

}  // namespace hr::fuzz

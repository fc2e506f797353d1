// SPDX-License-Identifier: MIT
// How long a bot may think about one action. With iterations alone it does the same on every
// machine; with a time it depends on the machine.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>

namespace hr {

struct Budget {
  std::uint64_t iterations = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::chrono::nanoseconds> time = std::nullopt;  // of the clock on the wall
  std::stop_token stop = {};  // whoever holds its source can end the thinking at once
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// The range of numbers that an action may have as arguments: those that an Ask can store.
#pragma once

#include <cstdint>
#include <limits>

namespace hr {

inline constexpr std::int64_t k_min_number = std::numeric_limits<std::int32_t>::min();
inline constexpr std::int64_t k_max_number = std::numeric_limits<std::int32_t>::max();

}  // namespace hr

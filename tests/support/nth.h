// SPDX-License-Identifier: MIT
// An index into a container from a number that is not negative.
#pragma once

#include <cstddef>

namespace hr::tests {

inline std::size_t nth(int i) { return static_cast<std::size_t>(i); }

}  // namespace hr::tests

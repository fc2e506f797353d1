// SPDX-License-Identifier: MIT
// What one cell of a zone holds: one piece; a stack, with its top last; or a count of each kind of
// piece.
#pragma once

#include <cstdint>

namespace hr {

enum class Holds : std::uint8_t { one, stack, pile };
inline constexpr int k_max_stack = 8;
inline constexpr int k_max_pile = 65535;

}  // namespace hr

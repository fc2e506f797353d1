// SPDX-License-Identifier: MIT
// What one cell of a zone holds: one piece; a stack, with its top last; a count of each kind of
// piece; a tower, which is its top piece to all sets and patterns, and carries those below; or, in
// a bag, a count of the one kind that the cell stands for.
#pragma once

#include <cstdint>

namespace hr {

enum class Holds : std::uint8_t { one, stack, pile, tower, bag };
inline constexpr int k_max_stack = 8;
inline constexpr int k_max_pile = 65535;
inline constexpr int k_usual_tower = 64;  // pieces in a tower, unless a zone says otherwise
inline constexpr int k_max_tower = 255;

}  // namespace hr

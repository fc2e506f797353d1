// SPDX-License-Identifier: MIT
// How large a record may be: more is not read. With these limits reading one takes memory in
// proportion to the length of its text, whatever that says.
#pragma once

#include <cstddef>

namespace hr {

// All of it; a million actions have room.
inline constexpr std::size_t k_max_record_bytes = std::size_t{256} << 20;
// A line: the rules with every letter of them written as an escape.
inline constexpr std::size_t k_max_record_line = std::size_t{32} << 20;

}  // namespace hr

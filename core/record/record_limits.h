// SPDX-License-Identifier: MIT
// Limits on the size of a record; larger ones are rejected. Within them, reading a record takes
// memory in proportion to the length of its text, whatever its contents.
#pragma once

#include <cstddef>

namespace hr {

// The whole record; room for a million actions.
inline constexpr std::size_t k_max_record_bytes = std::size_t{256} << 20;
// One line; room for the largest rules with every character escaped.
inline constexpr std::size_t k_max_record_line = std::size_t{32} << 20;

}  // namespace hr

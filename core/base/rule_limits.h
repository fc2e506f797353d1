// SPDX-License-Identifier: MIT
// How much text a ruleset may have, in a folder or in a record; larger ones are rejected.
#pragma once

#include <cstddef>

namespace hr {

inline constexpr std::size_t k_max_rule_file = std::size_t{256} << 10;  // bytes of one file
inline constexpr std::size_t k_max_rule_text = std::size_t{4} << 20;    // bytes of all
inline constexpr std::size_t k_max_rule_files = 200;

}  // namespace hr

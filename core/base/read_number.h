// SPDX-License-Identifier: MIT
// std::from_chars for numbers with a point, which libc++ does not have before its version 20.
#pragma once

#include <charconv>

namespace hr {

// The same as std::from_chars(from, to, out, how); `how` is general or fixed.
std::from_chars_result read_number(const char* from, const char* to, double& out,
                                   std::chars_format how = std::chars_format::general);

}  // namespace hr

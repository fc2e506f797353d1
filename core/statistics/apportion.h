// SPDX-License-Identifier: MIT
// Rounding the parts of a whole so that they still add up to it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hr {

// Whole numbers in proportion to the parts that add up to `whole`: each part is rounded down, and
// what is then missing goes to those with the largest remainders, the first of equal ones (A.
// Hamilton's method). Parts are not negative; if all are 0, so are the numbers.
std::vector<std::int64_t> apportion(std::span<const double> parts, std::int64_t whole);

}  // namespace hr

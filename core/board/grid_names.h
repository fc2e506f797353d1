// SPDX-License-Identifier: MIT
// Names of a grid's columns and levels: A to Z, then AA; I, II, III.
#pragma once

#include <string>

namespace hr {

std::string column_name(int x);  // 1 → A, 26 → Z, 27 → AA
std::string roman(int n);

}  // namespace hr

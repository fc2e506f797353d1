// SPDX-License-Identifier: MIT
// Tables that have a row for each enumerator of an enumeration, in the order of the enumerators;
// each row has its own in `of`. What is said of a word in such a table cannot be forgotten for a
// new one: static_assert(has_row_for_each(k_table)) fails.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace hr {

// Whether a value of an enumeration has a name. Compilers write one that has none as a number.
template <auto value>
consteval bool is_enumerator() {
  return std::string_view(__PRETTY_FUNCTION__).find("value = (") == std::string_view::npos;
}

template <class Row, std::size_t n>
consteval bool has_row_for_each(const std::array<Row, n>& rows) {
  for (std::size_t i = 0; i < n; ++i)
    if (static_cast<std::size_t>(rows[i].of) != i) return false;
  return !is_enumerator<static_cast<decltype(Row::of)>(n)>();
}

}  // namespace hr

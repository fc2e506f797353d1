// SPDX-License-Identifier: MIT
// Tables that have a row for each enumerator of an enumeration, in the order of the enumerators.
// Best, both are made from one list (core/language/pattern_table.cpp); where they are not, a
// static_assert finds an enumerator that was forgotten.
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

// A row, with the enumerator that it is about in `of`.
template <class Row>
consteval Row word_row(decltype(Row::of) of, Row row) {
  row.of = of;
  return row;
}

}  // namespace hr

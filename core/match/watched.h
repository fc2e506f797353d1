// SPDX-License-Identifier: MIT
// An expression in the text of rules that somebody looks at while editing them. It becomes a term
// of the game under a name that no ruleset can use.
#pragma once

#include <cstddef>
#include <string>

namespace hr {

inline constexpr const char* k_watched_term = "(watched)";

// A piece of the text of a file, in bytes.
struct TextSpan {
  std::string file;
  std::size_t from = 0, size = 0;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// An action: a verb with chosen arguments, as integers (cells, seats and words by index). A plain
// value; the game it belongs to gives it meaning.
#pragma once

#include <array>
#include <cstdint>

#include "core/base/ids.h"

namespace hr {

struct Action {
  VerbId verb = VerbId::none;
  std::uint8_t count = 0;  // number of arguments in use
  std::array<std::int64_t, k_max_arguments> arguments{};

  CellId cell(int i) const { return CellId(arguments[nth(i)]); }
  friend bool operator==(const Action&, const Action&) = default;
  // NOLINTNEXTLINE(modernize-use-nullptr): takes the 0 the compiler compares with for its own
  friend auto operator<=>(const Action&, const Action&) = default;
};

// An action and the pattern of its verb that offered it; -1 for built-in verbs.
struct Choice {
  Action action;
  int pattern = -1;
  friend bool operator==(const Choice&, const Choice&) = default;
};

}  // namespace hr

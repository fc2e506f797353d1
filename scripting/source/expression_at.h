// SPDX-License-Identifier: MIT
// Finds the Lua expression at a place, judging by brackets, commas and operators alone; the rest of
// the text may be unfinished.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "scripting/source/tokens.h"

namespace hr::scripting {

struct FoundExpression {
  std::size_t from = 0, size = 0;  // bytes of the text
  std::string shown;               // on one line, without comments
  friend bool operator==(const FoundExpression&, const FoundExpression&) = default;
};

// The largest expression around `from`, within the innermost brackets around that place; if text is
// selected (`from` and `to` differ), the selection, if it is an expression. Literals, functions and
// names before "=" are none. `near(own) - region "home"` is found at `near`, at `-` and at `home`;
// at `own`, only `own`.
std::optional<FoundExpression> expression_at(std::string_view text, SourcePosition from,
                                             SourcePosition to);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// Finds expressions that Lua 5.4.4 silently compiles to wrong code. Both kinds have the same cause:
// an operand whose jumps are still open when the other operand is loaded, in the middle of them.
//  - `t[a < b]`: a comparison as the key of a variable of an enclosing function, which is loaded
//    between the comparison and its two results. A key such as `a < b and 1 or 2` is complete
//    before, and so is every other key.
//  - `1 ~ (a or b)`, also with & and |: an integer constant before a condition in brackets, if the
//    function has more than 256 constants, because further ones have to be loaded first.
// Found is every such expression, and of harmless ones only some of a kind that nobody writes:
// names and numbers are counted instead of constants.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scripting/source/tokens.h"

namespace hr::scripting {

struct Miscompiled {
  int line = 1;
  std::string sentence;
};

// The first one in the text, if any.
std::optional<Miscompiled> find_miscompiled(const std::vector<Token>& tokens);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// Finds expressions that Lua 5.4.4 silently compiles to wrong code. Both kinds have the same cause:
// an operand whose jumps are still open when the other operand is loaded, in the middle of them.
//  - `1 ~ (a or b)`, also with & and |: an integer constant before a condition in brackets, in a
//    function of more than 256 constants;
//  - `t[a < b]`: a comparison as the key of a variable of an enclosing function.
// It finds every such expression and some harmless ones: constants are not counted, and a name
// counts as a variable of an enclosing function if one of those declares it.
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

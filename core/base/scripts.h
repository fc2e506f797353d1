// SPDX-License-Identifier: MIT
// Which characters cannot be drawn as they should be by placing one letter after another from left
// to right, as the window does; the terminal and paper can.
#pragma once

#include <string_view>

namespace hr {

enum class ScriptTrouble {
  none,
  order,     // written from right to left
  joined,    // the same, and its letters join
  combined,  // letters change their shape or place beside others
  missing,   // beyond the 65,536 characters that the window can draw
};

ScriptTrouble script_trouble(char32_t character);
ScriptTrouble script_trouble(std::string_view text);  // the worst of them, UTF-8

}  // namespace hr

// SPDX-License-Identifier: MIT
// Refuses source that Lua 5.4.4 cannot compile safely: precompiled code; text so large, or with so
// many repetitions of one construct, that the parser or an error message would take seconds or
// overflow the C stack; and `_ENV`, which can be declared in a way that is compiled wrongly.
#pragma once

#include <string>
#include <string_view>

namespace hr::scripting {

// Throws RuleError; `file` is the chunk name without "@".
void check_source(std::string_view source, const std::string& file);

}  // namespace hr::scripting

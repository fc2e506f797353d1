// SPDX-License-Identifier: MIT
// Lets a Lua file pass one of its expressions to a function, to find out its value.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hr::scripting {

// Where the function is called: in place of the expression, so it must return its argument; or
// before the file's last return, where all that is local to the file is known, although the place
// of the expression may not have been run.
enum class WatchAt { in_place, file_end };

// The text with a call `function(expression)`. The expression is the piece of the text of `size`
// bytes from `from`. None if there is no such piece or place.
std::optional<std::string> with_watched(std::string_view text, std::size_t from, std::size_t size,
                                        std::string_view function, WatchAt where);

}  // namespace hr::scripting

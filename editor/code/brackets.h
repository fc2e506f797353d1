// SPDX-License-Identifier: MIT
// Which brackets belong together; those in texts and comments are none.
#pragma once

#include <optional>
#include <utility>

#include "editor/code/lua_highlight.h"

namespace hr::editor {

// The bracket behind the caret, or else before it, and its partner; nothing where there is none.
std::optional<std::pair<TextAt, TextAt>> bracket_pair(const TextDocument& document,
                                                      const LuaHighlight& highlight, TextAt caret);

}  // namespace hr::editor

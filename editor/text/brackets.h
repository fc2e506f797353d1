// SPDX-License-Identifier: MIT
// Finds matching brackets; brackets in strings and comments are ignored.
#pragma once

#include <optional>
#include <utility>

#include "editor/text/lua_highlight.h"

namespace hr::editor {

// The bracket after the caret, or else the one before it, and its match; nothing if there is none.
std::optional<std::pair<TextAt, TextAt>> bracket_pair(const TextDocument& document,
                                                      const LuaHighlight& highlight, TextAt caret);

}  // namespace hr::editor

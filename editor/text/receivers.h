// SPDX-License-Identifier: MIT
// What an expression before "." or ":" may be, judging by how rules name things: `g` is a game,
// `v` a view, what follows a dot or a bracket a zone.
#pragma once

#include <string_view>
#include <vector>

#include "editor/text/api_names.h"

namespace hr::editor {

// The expression before the final "." or ":" of a text: "g", "g.map[seat]".
std::string_view receiver_at_end(std::string_view text);
// The classes whose methods it may have, likely ones first.
std::vector<std::string_view> classes_of(std::string_view receiver);
// Null if none of them has it.
const ApiName* method_of(const Api& api, std::string_view receiver, std::string_view name);
bool is_options(std::string_view receiver);  // "o", "g.options"

}  // namespace hr::editor

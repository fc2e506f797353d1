// SPDX-License-Identifier: MIT
// Turns the error text of a rule into one safe line (plain_text in core/base/utf8.h) of limited
// length. Functions without state.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hr::scripting {

std::string clean_message(std::string_view text);

// True for "file:12: text".
bool names_a_line(std::string_view text);

std::string quoted_list(std::span<const std::string_view> words);  // "a", "b" or "c"

}  // namespace hr::scripting

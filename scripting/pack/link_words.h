// SPDX-License-Identifier: MIT
// The text that links are compressed against: words that most rules use. It must never
// change, or older links could not be read.
#pragma once

#include <string_view>

namespace hr::scripting {

extern const std::string_view k_link_words;

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// How wide a text is in the page's font, which only the page knows.
#pragma once

#include <string_view>

namespace hr::web {

// In units of the font's size. The text is valid UTF-8 on one line. Defined by the program: in a
// browser the page measures it, elsewhere it is estimated.
double text_width(std::string_view text, bool bold);

}  // namespace hr::web

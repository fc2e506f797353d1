// SPDX-License-Identifier: MIT
// Splits a text into lines that are no wider than `width`. Lines end at spaces, or where a language
// without spaces lets them end; a word that is wider than a line is split where the line is full,
// but never within a letter with its marks. A line feed in the text ends a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "printing/canvas.h"

namespace hr::printing {

std::vector<std::string> wrapped(const Canvas& canvas, std::string_view text, Font font,
                                 double width);

// The distance from one baseline to the next.
inline double leading(Font font) { return 1.35 * font.size; }

}  // namespace hr::printing

// SPDX-License-Identifier: MIT
// What is on the links of a board, as text.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/board/board.h"

namespace hr {

// On a flat square grid a picture: a line for each row and one between two rows, with "-", "|",
// "/",
// "\" and "X" for what is along links, or walls across them. On any other board a line for each
// link with something on it. `codes`: by cell, of the board and its links; "." stands for nothing.
// `plain`: draw lines,
// whatever the codes are; otherwise the codes.
std::vector<std::string> link_lines(const Board& board, std::span<const std::string> codes,
                                    bool plain);

}  // namespace hr

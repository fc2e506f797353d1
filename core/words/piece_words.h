// SPDX-License-Identifier: MIT
// Pieces, zones and what is on a cell in words: the one place for sentences about a game and for
// those about a report of it. An owner is a seat's name, "" for none.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/message.h"
#include "core/language/holds.h"

namespace hr {

// "white pawn", "cube".
std::string piece_words(std::string_view kind, std::string_view owner);
// "map of white", "field".
Message zone_message(std::string_view zone, std::string_view owner);
std::string zone_words(std::string_view zone, std::string_view owner);

struct CountedName {
  std::string name;  // of a piece
  int count = 1;
};
// "white pawn on cube" for a stack given from bottom to top, "2 seeds and 1 stone" for a pile;
// "nothing" for no pieces.
Message contents_message(std::span<const CountedName> pieces, Holds holds);
std::string contents_words(std::span<const CountedName> pieces, Holds holds);

}  // namespace hr

// SPDX-License-Identifier: MIT
// How pieces, cells and zones are drawn and named: a short code for each piece, made of letters and
// digits only. Boards are drawn and read back with these codes; the legend lists the names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words/contents.h"

namespace hr {

class PieceCodes {
 public:
  explicit PieceCodes(const Game& game);

  // The letter of the kind, upper case for the first of two seats; with more than two seats,
  // followed by the seat's number.
  std::string piece(Piece piece) const;

  // A cell in brief, for the screen: for a stack, the top piece and the height, "c/2".
  std::string brief(const Contents& found, const ZoneLayout& zone) const;
  // A cell in full: for a stack, all pieces, the top one first, "c/C".
  std::string full(const Contents& found, const ZoneLayout& zone) const;
  // Reads the output of full(). Throws Error, a sentence, when the text is not a cell of this zone.
  Contents read(std::string_view text, const ZoneLayout& zone) const;

  // "C white cube, c black cube": the pieces that a zone can hold.
  std::string legend(const ZoneLayout& zone) const;

 private:
  std::string pile(const Contents& found, const ZoneLayout& zone) const;
  Contents read_pile(std::string_view text, const ZoneLayout& zone) const;
  Piece read_piece(std::string_view text, const ZoneLayout& zone) const;

  const Game& game_;
  std::vector<std::string> kinds_;
};

// Sorts the pieces of a pile by code and merges duplicates, as in contents().
void settle_pile(const Game& game, Contents& pile);

// "white cube"
std::string piece_name(const Game& game, Piece piece);
// "map of penny"
Message zone_message(const Game& game, const ZoneLayout& zone);
std::string zone_name(const Game& game, const ZoneLayout& zone);
// "white cube", "black cube on white cube", "1 red stone and 12 seeds", "nothing", "hidden"
Message contents_message(const Game& game, const Contents& found, Holds holds);
std::string contents_text(const Game& game, const Contents& found, Holds holds);

}  // namespace hr

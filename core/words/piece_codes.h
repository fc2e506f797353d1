// SPDX-License-Identifier: MIT
// How pieces, cells and zones are drawn and called: one short code a piece, told apart by nothing
// but letters and digits. Boards are drawn with these codes and read back with them; the names are
// what a legend says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words/contents.h"

namespace hr {

class PieceCodes {
 public:
  explicit PieceCodes(const Game& game);

  // The letter of the kind; capital for the first of two seats; of more, with the seat's number.
  std::string piece(Piece piece) const;

  // A cell in brief, as on a screen: of a stack the top piece and the height, "c/2".
  std::string brief(const Contents& found, const ZoneLayout& zone) const;
  // A cell in full: of a stack all pieces, the top one first, "c/C".
  std::string full(const Contents& found, const ZoneLayout& zone) const;
  // What full() wrote. Throws Error, a sentence, when it is no cell of this zone.
  Contents read(std::string_view text, const ZoneLayout& zone) const;

  // "C white cube, c black cube": the pieces that there can be in a zone.
  std::string legend(const ZoneLayout& zone) const;

 private:
  std::string pile(const Contents& found, const ZoneLayout& zone) const;
  Contents read_pile(std::string_view text, const ZoneLayout& zone) const;
  Piece read_piece(std::string_view text, const ZoneLayout& zone) const;

  const Game& game_;
  std::vector<std::string> kinds_;
};

// Pieces of a pile in the order of their codes, and none twice, as contents() has them.
void settle_pile(const Game& game, Contents& pile);

// "white cube"
std::string piece_name(const Game& game, Piece piece);
// "map of penny"
std::string zone_name(const Game& game, const ZoneLayout& zone);
// "white cube", "black cube on white cube", "1 red stone and 12 seeds", "nothing", "hidden"
std::string contents_text(const Game& game, const Contents& found, Holds holds);

}  // namespace hr

// SPDX-License-Identifier: MIT
// Lays out bags and rows of cards as on a table: each group under its heading, side by side in
// lines; at the top an area for each of several other seats, with all that lies before it, and at
// the bottom the viewer's hand, all as large as fits. Plain data.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/picture/picture.h"
#include "core/table/drawn_boards.h"
#include "editor/board/board_layout.h"

namespace hr::editor {

inline constexpr float k_card_high = 1.25F;  // the height of a card, in its widths
inline constexpr float k_card_heading =
    0.28F;  // the size of a heading, in widths of a hand's cards

// What begins a line of its own: other seats' groups, common ones and the viewer's own; or common
// ones follow those of other seats; or nothing, as long as there is room.
enum class CardLines : std::uint8_t { apart, shared, one };

// How wide a card of a hand can be in such a room, and how much of the room is then used; all in
// the units of the room.
struct CardFit {
  float card = 0;
  float width = 0, height = 0;
  CardLines lines = CardLines::apart;
};
// No smaller than `least`, if need be higher than the room.
CardFit fit_cards(std::span<const DrawnBoard> groups, float width, float height, float least);
// Below a board, which should be large: in one line if that makes the cards hardly smaller.
CardFit fit_cards_below(std::span<const DrawnBoard> groups, float width, float height);

struct CardPictures {
  std::vector<Picture> pictures;      // one for each group, from its heading down …
  std::vector<PicturePoint> origins;  // … and where it is
  std::vector<SeatArea> areas;
};
// In a room of this width.
CardPictures card_table(const Board& board, std::span<const DrawnBoard> groups, float width,
                        const CardFit& fit);

}  // namespace hr::editor

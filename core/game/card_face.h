// SPDX-License-Identifier: MIT
// What is written on a card, on the screen and on paper.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hr {

struct GameDef;
struct KindDef;

// What is on a card: the attributes of its kind. In its corner the rank, and suit or colour. Where
// rules give suits numbers, they are called as the names of the cards begin: "spades_6".
struct CardFace {
  std::string rank, suit;
  std::int64_t strength = 0;       // its rank as a number, by which a hand is sorted
  std::vector<std::string> lines;  // what is not in the corner: "rank 3", "cost 3", "coins 1"
};

CardFace card_face(const GameDef& definition, const KindDef& kind);

// The suits of a French deck as signs; any other suit as it is called.
std::string suit_sign(const std::string& suit);
// In which a suit is written that is called like a colour, or is red in a French deck: 0xrrggbb.
std::optional<std::uint32_t> suit_colour(const std::string& suit);

}  // namespace hr

// SPDX-License-Identifier: MIT
// What is written on a card, on the screen and on paper.
#pragma once

#include <cstdint>
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

}  // namespace hr

// SPDX-License-Identifier: MIT
// How a kind of piece moves, as a small diagram made from the patterns of a verb: for a rules card,
// on paper or on a screen. Known to everybody before anything is played. A diagram says where a
// piece may always go, on a board that is otherwise as the pattern wants it: moves from or to some
// places only, or under a condition, are for the text.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/picture/picture.h"

namespace hr {

class Game;

// goes: to a cell without a piece. takes: to one with a piece of another seat. either: to both.
// jumped: it only passes over what is there.
enum class DiagramMark : std::uint8_t { none, piece, goes, takes, either, jumped };

struct DiagramCell {
  std::vector<PicturePoint> outline;
  PicturePoint middle;
  DiagramMark mark = DiagramMark::none;
};

// Around a piece of the first seat, in the middle of the board; y points down.
struct MoveDiagram {
  std::string verb;
  std::string kind;                // "": of any kind
  std::vector<DiagramCell> cells;  // the nearest around it
  Box bounds;
};

// Those of a game, in the order of its verbs: of steps, slides and jumps in given directions.
std::vector<MoveDiagram> move_diagrams(const Game& game);

}  // namespace hr

// SPDX-License-Identifier: MIT
// The pieces of a cell as tokens: an owner's shape, letters, how many; and how several find room in
// one cell. Plain values, without colours.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "editor/board/boards_shown.h"
#include "editor/board/picture.h"

namespace hr::editor {

// Letters by the name of the kind; none where a game has one kind only.
using Letters = std::map<std::string, std::string, std::less<>>;
Letters letters_of(const Game& game);

struct Token {
  int owner = -1;
  std::string text;        // letters, or how many
  std::vector<int> below;  // owners of what lies under it, from the bottom; at most three
  int height = 1;          // of the stack
  friend bool operator==(const Token&, const Token&) = default;
};

std::vector<Token> tokens_of(const Report& report, const BoardShown& board, CellId cell,
                             const Letters& letters);

// An owner's shape around 0, 0, in a circle of radius 1 or a little more; all about as large.
const std::vector<Spot>& owner_shape(int owner);

// Where tokens lie in a cell whose room is a circle of radius 1, and their radius.
struct Place {
  Spot at;
  float radius = 1;
};
std::vector<Place> places_for(int tokens);

}  // namespace hr::editor

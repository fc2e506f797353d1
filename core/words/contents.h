// SPDX-License-Identifier: MIT
// All that stands in one cell of a zone, as a view shows it; nothing is read that it hides.
#pragma once

#include <vector>

#include "core/engine/view.h"

namespace hr {

struct Pieces {
  Piece piece;
  int count = 1;
  friend bool operator==(const Pieces&, const Pieces&) = default;
};

struct Contents {
  bool hidden = false;
  std::vector<Pieces> pieces;  // a stack: one by one from the bottom to the top
  friend bool operator==(const Contents&, const Contents&) = default;
};

Contents contents(const View& view, int zone, CellId cell);

}  // namespace hr

// SPDX-License-Identifier: MIT
// The contents of one cell of a zone, as a view shows them; hidden contents are not read.
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
  std::vector<Pieces> pieces;  // a stack or tower: one by one, from bottom to top
  friend bool operator==(const Contents&, const Contents&) = default;
};

Contents contents(const View& view, ZoneInstance zone, CellId cell);

}  // namespace hr

// SPDX-License-Identifier: MIT
// In which round of a search each cell was found, so that the way to it can be traced back. As a
// set for each round; on wide boards, where these would take too much memory, as a number for each
// cell. Memory is kept from search to search.
#pragma once

#include <vector>

#include "core/base/bit_queries.h"
#include "core/plan/cell_links.h"

namespace hr {

template <int W>
class SearchRounds {
 public:
  void resize(int cells) { rings_.resize(nth(cells) + 1); }
  // The cells found in a round; rounds are numbered from 0.
  void note(int round, const Bits<W>& cells) { rings_[nth(round)] = cells; }
  // Goes from a cell to a neighbour that was found as early as possible; returns its round. There
  // must be one.
  int step_back(int& cell, const CellLinks<W>& links, const Bits<W>&, int) const {
    const Bits<W>& beside = links.of(cell);
    int ring = 0;
    while (!intersects(rings_[nth(ring)], beside)) ++ring;
    cell = (rings_[nth(ring)] & beside).select(0);
    return ring;
  }

 private:
  std::vector<Bits<W>> rings_;
};

template <>
class SearchRounds<k_wide> {
 public:
  void resize(int cells) { rounds_.resize(nth(cells)); }
  void note(int round, const Bits<k_wide>& cells) {
    cells.each([&](int cell) { rounds_[nth(cell)] = round; });
  }
  // `found`: all cells that were found, the last ones in round `last`.
  int step_back(int& cell, const CellLinks<k_wide>& links, const Bits<k_wide>& found,
                int last) const {
    int first = last + 1;
    links.within(cell, found).each([&](int other) {
      if (rounds_[nth(other)] < first) first = rounds_[nth(other)], cell = other;
    });
    return first;
  }

 private:
  std::vector<int> rounds_;
};

}  // namespace hr

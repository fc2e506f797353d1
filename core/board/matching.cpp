// SPDX-License-Identifier: MIT
#include "core/board/matching.h"

#include "core/base/by_id.h"

namespace hr {

namespace {

class Matching {
 public:
  Matching(const Board& board, const CellSet& partners)
      : board_(board), partners_(partners), whose_(board.cells(), CellId::none) {}

  // Finds a partner for one more cell; cells with a partner may have to take a different one.
  bool add(CellId cell) {
    CellSet tried(board_.cells());
    return find(cell, tried);
  }

 private:
  bool find(CellId cell, CellSet& tried) {
    for (const CellId partner : board_.neighbours(cell)) {
      if (!partners_.has(partner) || tried.has(partner)) continue;
      tried.add(partner);
      CellId& taken_by = whose_[partner];
      if (taken_by != CellId::none && !find(taken_by, tried)) continue;
      taken_by = cell;
      return true;
    }
    return false;
  }

  const Board& board_;
  const CellSet& partners_;
  ById<CellId, CellId> whose_;  // by partner: its cell
};

}  // namespace

CellId unmatched(const Board& board, const CellSet& cells, const CellSet& partners) {
  Matching matching(board, partners);
  for (CellId cell = cells.next(); cell != CellId::none; cell = cells.next(cell))
    if (!matching.add(cell)) return cell;
  return CellId::none;
}

}  // namespace hr

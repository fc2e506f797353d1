// SPDX-License-Identifier: MIT
// Where links lead from each cell of a board: as a set for each cell; on wide boards, where these
// would take too much memory, as lists.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/bit_queries.h"
#include "core/base/ids.h"
#include "core/board/neighbours.h"

namespace hr {

template <int W>
class CellLinks {
 public:
  CellLinks() = default;
  CellLinks(const std::vector<std::pair<CellId, CellId>>& links, int cells) : sets_(nth(cells)) {
    for (const auto& [from, to] : links) sets_[nth(from)].add(index(to));
  }

  [[gnu::always_inline]] const Bits<W>& of(int cell) const { return sets_[nth(cell)]; }
  [[gnu::always_inline]] Bits<W> within(int cell, const Bits<W>& set) const {
    return sets_[nth(cell)] & set;
  }
  [[gnu::always_inline]] bool meets(int cell, const Bits<W>& set) const {
    return intersects(sets_[nth(cell)], set);
  }
  [[gnu::always_inline]] void add_to(Bits<W>& out, int cell) const { out = out | sets_[nth(cell)]; }
  template <class F>
  void each(int cell, const F& visit) const {
    sets_[nth(cell)].each(visit);
  }

 private:
  std::vector<Bits<W>> sets_;
};

template <>
class CellLinks<k_wide> {
 public:
  CellLinks() = default;
  CellLinks(std::vector<std::pair<CellId, CellId>> links, int cells)
      : lists_(std::move(links), cells) {}

  Bits<k_wide> of(int cell) const {
    Bits<k_wide> out;
    add_to(out, cell);
    return out;
  }
  Bits<k_wide> within(int cell, const Bits<k_wide>& set) const {
    Bits<k_wide> out;
    for (const CellId to : lists_.of(CellId(cell)))
      if (set.test(index(to))) out.add(index(to));
    return out;
  }
  bool meets(int cell, const Bits<k_wide>& set) const {
    return std::ranges::any_of(lists_.of(CellId(cell)),
                               [&](CellId to) { return set.test(index(to)); });
  }
  void add_to(Bits<k_wide>& out, int cell) const {
    for (const CellId to : lists_.of(CellId(cell))) out.add(index(to));
  }
  template <class F>
  void each(int cell, const F& visit) const {
    for (const CellId to : lists_.of(CellId(cell))) visit(index(to));
  }

 private:
  Neighbours lists_;
};

}  // namespace hr

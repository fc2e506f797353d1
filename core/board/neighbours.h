// SPDX-License-Identifier: MIT
// Which cells of a board are linked, as one list for each cell, so that the memory grows with the
// number of links. A NeighbourList is valid as long as the Neighbours that it comes from.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "core/base/ids.h"

namespace hr {

// In ascending order, each once.
class NeighbourList {
 public:
  explicit NeighbourList(std::span<const CellId> cells) : cells_(cells) {}

  auto begin() const { return cells_.begin(); }
  auto end() const { return cells_.end(); }
  int size() const { return static_cast<int>(cells_.size()); }
  bool has(CellId cell) const { return std::ranges::binary_search(cells_, cell); }
  std::vector<CellId> list() const { return {begin(), end()}; }

 private:
  std::span<const CellId> cells_;
};

class Neighbours {
 public:
  Neighbours() = default;
  // `links`: from, to, in any order, perhaps more than once.
  Neighbours(std::vector<std::pair<CellId, CellId>> links, int cells) : starts_(nth(cells) + 1) {
    std::ranges::sort(links);
    links.erase(std::ranges::unique(links).begin(), links.end());
    for (const auto& [from, to] : links) {
      ++starts_[nth(from) + 1];
      cells_.push_back(to);
    }
    for (std::size_t c = 1; c < starts_.size(); ++c) starts_[c] += starts_[c - 1];
  }

  // The same for more cells; those have no neighbours.
  Neighbours wider(int cells) const {
    Neighbours out = *this;
    out.starts_.resize(nth(cells) + 1, starts_.empty() ? 0 : starts_.back());
    return out;
  }

  NeighbourList of(CellId cell) const {
    const std::size_t first = starts_[nth(cell)];
    return NeighbourList(std::span(cells_).subspan(first, starts_[nth(cell) + 1] - first));
  }
  int links() const { return static_cast<int>(cells_.size()); }

 private:
  std::vector<std::uint32_t> starts_;  // by cell, and the end
  std::vector<CellId> cells_;
};

}  // namespace hr

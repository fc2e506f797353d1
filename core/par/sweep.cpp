// SPDX-License-Identifier: MIT
#include "core/par/sweep.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "core/base/allowance.h"

namespace hr {

namespace {

using Order = std::vector<CellId>;

// Which cells are linked in either direction; cells of the terrain only.
struct Neighbourhood {
  explicit Neighbourhood(const Terrain& terrain) : next(terrain.links.size()) {
    for (const CellId from : terrain.over.list())
      for (const CellId to : terrain.links[from])
        if (to != from && terrain.over.has(to)) {
          next[from].push_back(to);
          next[to].push_back(from);
        }
    for (std::vector<CellId>& cells : next) {
      std::ranges::sort(cells);
      cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    }
  }
  ById<CellId, std::vector<CellId>> next;
};

struct Found {
  Order order;
  int width = 0;           // cells open at once
  std::uint64_t cost = 0;  // an estimate of the number of partial runs
};

// Chooses one cell after another, always one that leaves the fewest open; among those, a neighbour
// of the cell that has been open longest, so that rows are visited one after another.
class Greedy {
 public:
  explicit Greedy(const Neighbourhood& around)
      : around_(around), visited_(around.next.size()), to_come_(around.next.size()) {
    for (std::size_t cell = 0; cell < around.next.size(); ++cell)
      to_come_[cell] = static_cast<int>(around.next[cell].size());
  }

  // Gives up when the cost reaches `max`, or when more cells are open than a sweep may have.
  Found from(CellId start, std::uint64_t max) && {
    CellId cell = start;
    for (; cell != CellId::none && found_.cost < max && found_.width <= k_max_open; cell = best())
      visit(cell);
    if (cell != CellId::none) found_.cost = std::numeric_limits<std::uint64_t>::max();
    return std::move(found_);
  }

 private:
  void visit(CellId cell) {
    visited_[nth(cell)] = true;
    found_.order.push_back(cell);
    open_.push_back(cell);
    found_.width = std::max(found_.width, static_cast<int>(open_.size()));
    std::uint64_t partial = 1;
    for (std::size_t i = 0; i < std::min<std::size_t>(open_.size(), 30); ++i) partial *= 3;
    found_.cost += partial;
    for (const CellId other : around_.next[cell]) --to_come_[other];
    std::erase_if(open_, [&](CellId each) { return to_come_[each] == 0; });
  }

  // By how many the number of open cells grows with a visit to this one.
  int growth(CellId cell) const {
    int grown = to_come_[cell] > 0 ? 1 : 0;
    for (const CellId other : around_.next[cell])
      if (visited_[nth(other)] && to_come_[other] == 1) --grown;
    return grown;
  }

  CellId best() const {
    CellId best = CellId::none;
    int least = std::numeric_limits<int>::max();
    for (const CellId open : open_) {
      Allowance::spend(20 * static_cast<std::int64_t>(around_.next[open].size()));
      for (const CellId cell : around_.next[open]) {
        if (visited_[nth(cell)] || growth(cell) >= least) continue;
        best = cell;
        least = growth(cell);
      }
    }
    return best;
  }

  const Neighbourhood& around_;
  std::vector<bool> visited_;
  ById<CellId, int> to_come_;  // neighbours not visited yet
  Order open_;
  Found found_;
};

// The best of several orders that begin at different cells of a connected part.
Found best_order(const Neighbourhood& around, const Order& part) {
  constexpr std::size_t k_max_tries = 60;
  const std::size_t stride = part.size() / k_max_tries + 1;
  Found best = Greedy(around).from(part.front(), std::numeric_limits<std::uint64_t>::max());
  for (std::size_t i = stride; i < part.size(); i += stride)
    if (Found other = Greedy(around).from(part[i], best.cost); other.cost < best.cost)
      best = std::move(other);
  return best;
}

bool leads(const Terrain& terrain, CellId from, CellId to) {
  return std::ranges::find(terrain.links[from], to) != terrain.links[from].end();
}

// Assigns slots to the cells, one after another.
class Slots {
 public:
  Slots(const Terrain& terrain, const Neighbourhood& around, const Order& order)
      : terrain_(terrain), around_(around), slots_(around.next.size(), -1), rank_(slots_.size()) {
    for (std::size_t i = 0; i < order.size(); ++i) rank_[order[i]] = i;
  }

  Visit visit(CellId cell) {
    Visit out;
    out.cell = cell;
    out.slot = slots_[cell] = std::countr_one(used_);
    used_ |= 1U << out.slot;
    for (const CellId other : around_.next[cell]) {
      const bool onto = leads(terrain_, cell, other), back = leads(terrain_, other, cell);
      if (rank_[other] < rank_[cell]) out.before.push_back({other, slots_[other], onto, back});
      out.onward = out.onward || (onto && rank_[other] > rank_[cell]);
      out.inward = out.inward || (back && rank_[other] > rank_[cell]);
    }
    open_.push_back(cell);
    std::erase_if(open_, [&](CellId each) { return look_ahead(each, rank_[cell], out); });
    used_ &= ~out.closing;
    return out;
  }

 private:
  // Whether all neighbours of an open cell have been visited up to this rank.
  bool look_ahead(CellId cell, std::size_t rank, Visit& out) const {
    const std::uint32_t bit = 1U << slots_[cell];
    bool waits = false;
    for (const CellId other : around_.next[cell]) {
      if (rank_[other] <= rank) continue;
      waits = true;
      if (leads(terrain_, cell, other)) out.leading |= bit;
    }
    if (!waits) out.closing |= bit;
    return !waits;
  }

  const Terrain& terrain_;
  const Neighbourhood& around_;
  ById<CellId, int> slots_;
  ById<CellId, std::size_t> rank_;
  Order open_;
  std::uint32_t used_ = 0;
};

Order connected(const Neighbourhood& around, CellId start, CellSet& left) {
  Order part{start};
  left.remove(start);
  for (std::size_t i = 0; i < part.size(); ++i)
    for (const CellId cell : around.next[nth(part[i])]) {
      if (!left.has(cell)) continue;
      left.remove(cell);
      part.push_back(cell);
    }
  return part;
}

}  // namespace

std::vector<TerrainSweep> sweeps(const Terrain& terrain) {
  const Neighbourhood around(terrain);
  std::vector<TerrainSweep> out;
  CellSet left = terrain.over;
  for (CellId start = left.next(); start != CellId::none; start = left.next(start)) {
    const Found found = best_order(around, connected(around, start, left));
    TerrainSweep& sweep = out.emplace_back();
    sweep.width = found.width;
    if (sweep.width > k_max_open) continue;
    Slots slots(terrain, around, found.order);
    for (const CellId cell : found.order) {
      const Visit& visit = sweep.visits.emplace_back(slots.visit(cell));
      for (const Visit::Neighbour& other : visit.before)
        sweep.both_ways = sweep.both_ways && other.onto && other.back;
    }
  }
  return out;
}

}  // namespace hr

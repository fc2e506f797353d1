// SPDX-License-Identifier: MIT
// Walks over a board with sets of cells: along directions, over groups, along straight lines. All
// report their work to the Allowance.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/base/wide_bits.h"
#include "core/board/board.h"
#include "core/plan/cell_links.h"
#include "core/plan/stuck_seats.h"

namespace hr {

// A direction as a shift of all cells at once if every link leads the same number of cells on (a
// grid that does not wrap); otherwise link by link.
template <int W>
struct Shift {
  bool uniform = false;
  int delta = 0;
  Bits<W> mask;  // the cells that have a link
  const CellId* links = nullptr;

  // The cost of one pass over all cells, in nanoseconds; on wide boards an average.
  static constexpr int work() { return 8 * std::min(W, 32); }

  // Where the links lead from the cells of s.
  [[gnu::always_inline]] Bits<W> push(const Bits<W>& s) const {
    if constexpr (W == k_wide) {
      Bits<W> out;
      push_into(out, s);
      return out;
    } else {
      if (uniform) return push_evenly(s);
      Bits<W> out;
      s.each([&](int cell) {
        if (links[cell] != CellId::none) out.add(index(links[cell]));
      });
      return out;
    }
  }
  // The same where the links are known to be uniform.
  [[gnu::always_inline]] Bits<W> push_evenly(const Bits<W>& s) const {
    if constexpr (W == k_wide) return push(s);
    return (s & mask).shifted(delta);
  }
  // The first of some cells on a line of such links; there must be one.
  [[gnu::always_inline]] int first(const Bits<W>& on_line) const {
    return delta > 0 ? first_cell(on_line) : last_cell(on_line);
  }
  // Adds these to a set, which must be another than s.
  [[gnu::always_inline]] void push_into(Bits<W>& out, const Bits<W>& s) const {
    if constexpr (W != k_wide) {
      out = out | push(s);
    } else if (uniform) {
      out.add_shifted(s, mask, delta);
    } else {
      s.each([&](int cell) {
        if (links[cell] != CellId::none) out.add(index(links[cell]));
      });
    }
  }
  // The cells whose link leads into s.
  Bits<W> pull(const Bits<W>& s) const {
    if (uniform) return s.shifted(-delta) & mask;
    Bits<W> out;
    mask.each([&](int cell) {
      if (s.test(index(links[cell]))) out.add(cell);
    });
    return out;
  }
};

// Directions as the bits of a word, for loops.
class Directions {
 public:
  explicit Directions(Word bits) : bits_(bits) {}
  class Iterator {
   public:
    explicit Iterator(Word left) : left_(left) {}
    DirectionId operator*() const { return DirectionId(std::countr_zero(left_)); }
    Iterator& operator++() { return left_ &= left_ - 1, *this; }
    friend bool operator==(Iterator, Iterator) = default;

   private:
    Word left_;
  };
  Iterator begin() const { return Iterator(bits_); }
  static Iterator end() { return Iterator(0); }
  bool has(DirectionId dir) const { return (bits_ >> index(dir) & 1) != 0; }
  DirectionId first() const { return *begin(); }
  std::size_t size() const { return nth(std::popcount(bits_)); }
  friend bool operator==(Directions, Directions) = default;

 private:
  Word bits_;
};

// What the steps need of a board besides its shifts; part of a Plan.
template <int W>
struct TermBoard {
  int cells = 0;                  // those for links included
  int words = W;                  // of a set of them
  const Board* source = nullptr;  // with what few steps ask of a board; it must outlive this
  std::vector<Shift<W>> shifts;   // by direction
  std::vector<Bits<W>> levels;    // of a grid; any other board is one level
  CellLinks<W> neighbours;        // links in either direction
  // The directions of the board, if each is a shift and has an opposite, so that together they lead
  // to all neighbours; otherwise empty.
  std::vector<DirectionId> all_ways;
  // One direction of each opposite pair, with the other one (none: there is none).
  std::vector<std::pair<DirectionId, DirectionId>> axes;
  // Of a board with cells for its links: by cell, the links at it, with where each leads; by link,
  // the two cells that it joins.
  struct LinkAt {
    int link = 0, to = 0;
    bool leads = false;  // whether a direction leads there; some graphs have links one way only
  };
  std::vector<std::vector<LinkAt>> links_at;
  std::vector<std::pair<int, int>> joined;
  int first_link = 0;  // links come after the other cells, and before the places of cards
  StuckSeats* stuck_seats = nullptr;  // whoever plays with it answers; it must outlive the board

  // The cell for the link between two cells; -1: there is none.
  int link_between(int a, int b) const {
    if (links_at.empty()) return -1;
    for (const LinkAt& at : links_at[nth(a)])
      if (at.to == b) return at.link;
    return -1;
  }
  const std::pair<int, int>& joined_by(int link) const { return joined[nth(link - first_link)]; }
};

// Those of some cells at which there is a link of the set.
template <int W>
Bits<W> with_links(const TermBoard<W>& board, const Bits<W>& cells, const Bits<W>& links) {
  Bits<W> out;
  cells.each([&](int cell) {
    for (const auto& at : board.links_at[nth(cell)])
      if (links.test(at.link)) return out.add(cell);
  });
  return out;
}

// Calls visit(cell) for where those of some links that are at a cell lead from it; `both_ways`:
// whichever way they lead.
template <int W, class F>
void each_along(const TermBoard<W>& board, int from, const Bits<W>& links, bool both_ways,
                F&& visit) {
  for (const auto& at : board.links_at[nth(from)])
    if (links.test(at.link) && (both_ways || at.leads)) visit(at.to);
}

template <int W>
Bits<W> near_along(const TermBoard<W>& board, const Bits<W>& at, const Bits<W>& links,
                   Bits<W> out) {
  at.each([&](int cell) { each_along(board, cell, links, false, [&](int to) { out.add(to); }); });
  return out;
}

template <int W, class Dirs>
Bits<W> near_cells(const Dirs& dirs, const std::vector<Shift<W>>& shifts, const Bits<W>& at,
                   Bits<W> out) {
  for (const DirectionId dir : dirs) shifts[nth(dir)].push_into(out, at);
  return out;
}

// The cells of `of` that links in `dirs` reach from `from` without leaving it.
template <int W, class Dirs>
Bits<W> group_cells(const Dirs& dirs, const std::vector<Shift<W>>& shifts, const Bits<W>& of,
                    const Bits<W>& from) {
  Bits<W> reached = from & of;
  const auto work = static_cast<std::int64_t>(dirs.size()) * Shift<W>::work();
  for (Bits<W> front = reached; front.any(); reached |= front) {
    front = (near_cells(dirs, shifts, front, {}) & of) - reached;
    Allowance::spend(work);
  }
  return reached;
}

// The same by links in either direction, cell by cell.
template <int W>
Bits<W> connected_cells(const CellLinks<W>& neighbours, const Bits<W>& of, const Bits<W>& from) {
  Bits<W> reached = from & of;
  for (Bits<W> front = reached; front.any(); reached = reached | front) {
    Bits<W> wider;
    front.each([&](int cell) { neighbours.add_to(wider, cell); });
    front = (wider & of) - reached;
    Allowance::spend(Shift<W>::work());
  }
  return reached;
}

// The same from many cells: from the side that has fewer of them, or all shifted at once.
template <int W>
Bits<W> connected_to_many(const TermBoard<W>& board, const Bits<W>& of, Bits<W> reached) {
  const int many = 2 * static_cast<int>(board.all_ways.size());
  Bits<W> front = reached, left = of - reached;
  while (front.any() && left.any()) {
    const int inside = front.count(), outside = left.count();
    Bits<W> wider;
    if (outside <= inside && (outside <= many || many == 0)) {
      left.each([&](int cell) {
        if (board.neighbours.meets(cell, front)) wider.add(cell);
      });
    } else if (inside > many && many > 0) {
      for (const DirectionId dir : board.all_ways)
        wider = wider | board.shifts[nth(dir)].push_evenly(front);
    } else {
      front.each([&](int cell) { board.neighbours.add_to(wider, cell); });
    }
    front = wider & left;
    reached = reached | front;
    left = left - front;
    Allowance::spend(Shift<W>::work());
  }
  return reached;
}

// The same in whichever way is faster.
template <int W>
Bits<W> connected_cells(const TermBoard<W>& board, const Bits<W>& of, const Bits<W>& from) {
  if constexpr (W == k_wide) {
    if (!board.all_ways.empty()) return group_cells(board.all_ways, board.shifts, of, from);
  } else {
    constexpr int k_few = 6;
    const Bits<W> reached = from & of;
    if (reached.count() > k_few) return connected_to_many(board, of, reached);
  }
  return connected_cells(board.neighbours, of, from);
}

// The run of n cells of `of` from a cell on, each of them once; empty if there is none.
template <int W>
Bits<W> run_from(const Shift<W>& shift, const Bits<W>& of, int cell, std::int64_t n) {
  Bits<W> out;
  std::int64_t length = 0;
  for (int at = cell; length < n && at >= 0 && of.test(at) && !out.test(at); ++length) {
    out.add(at);
    at = index(shift.links[at]);
  }
  Allowance::spend(length);
  return length == n ? out : Bits<W>{};
}

template <int W>
bool is_one_group(const TermBoard<W>& board, const Bits<W>& of) {
  if (!of.any()) return false;
  Bits<W> first;
  first.add(of.select(0));
  return connected_cells(board, of, first) == of;
}

// How a walk through a group, from cell to cell, finds those that alone hold it together. What is
// noted of a cell counts once it has been seen.
template <int W>
class GroupWalk {
 public:
  // Both must outlive it.
  GroupWalk(const TermBoard<W>& board, const Bits<W>& of) : board_(board), of_(of) {}

  // From a cell of the set through its whole group.
  void run(int root);
  const Bits<W>& seen() const { return seen_; }
  // Without which what is left of the group falls apart.
  const Bits<W>& cuts() const { return cuts_; }

 private:
  struct Noted {
    std::int16_t from;         // the cell before it, or -1
    std::uint16_t depth, low;  // how far from the root; the least of a cell beside it, or after it
  };

  int next_to(int cell) const {
    int out = -1;
    board_.neighbours.each(cell, [&](int to) {
      if (out < 0 && of_.test(to) && !seen_.test(to)) out = to;
    });
    return out;
  }
  void see(int cell, int from, int depth) {
    seen_.add(cell);
    noted_[nth(cell)] = {static_cast<std::int16_t>(from), static_cast<std::uint16_t>(depth),
                         static_cast<std::uint16_t>(depth)};
  }

  const TermBoard<W>& board_;
  const Bits<W>& of_;
  Bits<W> seen_, cuts_;
  std::array<Noted, std::size_t{W} * 64> noted_;  // NOLINT(*-member-init): by cell, of those seen
};

template <int W>
void GroupWalk<W>::run(int root) {
  static_assert(W * 64 <= 1 << 15);
  int branches = 0;
  see(root, -1, 0);
  for (int cell = root;;) {
    if (const int next = next_to(cell); next >= 0) {
      branches += cell == root ? 1 : 0;
      see(next, cell, noted_[nth(cell)].depth + 1);
      cell = next;
      continue;
    }
    Noted& here = noted_[nth(cell)];
    board_.neighbours.each(cell, [&](int to) {
      if (of_.test(to)) here.low = std::min(here.low, noted_[nth(to)].depth);
    });
    if (here.from < 0) break;
    Noted& before = noted_[nth(here.from)];
    if (here.from != root && here.low >= before.depth) cuts_.add(here.from);
    before.low = std::min(before.low, here.low);
    cell = here.from;
  }
  if (branches > 1) cuts_.add(root);
}

// The cells of a set each of which, taken away alone, leaves one group.
template <int W>
Bits<W> loose_cells(const TermBoard<W>& board, const Bits<W>& of) {
  Bits<W> out;
  if (of.count() < 2) return out;
  GroupWalk<W> walk(board, of);
  const int root = of.select(0);
  walk.run(root);
  Allowance::spend(std::int64_t{16} * of.count());
  const Bits<W> rest = of - walk.seen();
  if (!rest.any()) return of - walk.cuts();
  // Of two groups, a cell that is one of them.
  if (walk.seen().count() == 1 && is_one_group(board, rest)) out.add(root);
  if (rest.count() == 1) out |= rest;
  return out;
}

// Whether a set without some cells is one group, where its loose cells are known.
template <int W>
bool is_one_group_without(const TermBoard<W>& board, const Bits<W>& of, const Bits<W>& loose,
                          const Bits<W>& without) {
  if (without.count() == 1 && intersects(of, without)) return intersects(loose, without);
  return is_one_group(board, of - without);
}

}  // namespace hr

// SPDX-License-Identifier: MIT
// Straight runs in up to eight directions at once, on boards of one word where each direction is a
// shift that leads the same number of cells on: one vector has a board for each of four directions
// that lead to higher cells, or of four that lead to lower ones. A run of any length is found by
// joining runs of 1, 2, 4 … cells; those from a single cell along its rays.
#pragma once

#include <array>
#include <cstring>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/base/inline.h"
#include "core/plan/cell_walks.h"

// "Returning such a vector changes the ABI": everything here is inlined, so nothing is returned.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hr {

class Lanes {
 public:
  static constexpr std::size_t k_lanes = 8;

  // Whether these directions can be followed at once.
  template <int W>
  static bool fit(const std::vector<DirectionId>& dirs, const std::vector<Shift<W>>& shifts) {
    bool uniform = W == 1 && dirs.size() <= k_lanes;
    for (const DirectionId dir : dirs) uniform = uniform && shifts[nth(dir)].uniform;
    return uniform;
  }

  // `longest`: the greatest number of cells in a run. Where it is 1, only near() may be asked.
  Lanes(const std::vector<DirectionId>& dirs, const std::vector<Shift<1>>& shifts, int longest) {
    while ((1 << joins_) < longest) ++joins_;
    std::size_t up = 0, down = 0;
    for (const DirectionId dir : dirs) {
      const Shift<1>& shift = shifts[nth(dir)];
      const bool rises = shift.delta >= 0;
      const std::size_t number = (rises ? up : down)++;
      Half& half = half_of(rises ? up_ : down_, number);
      half.add(number % k_half, shift);
      if (longest > 1) half.add_rays(number % k_half, shift);
    }
  }

  // As near_cells().
  Word near(Word of) const {
    Boards out{};
    for (const Half& half : up_) out |= half.next<true>(of);
    for (const Half& half : down_) out |= half.next<false>(of);
    return any_of(out);
  }

  // As bracket_cells(), ray_cells() and between_cells(), the last two also from a single cell.
  Word bracket(Word over, Word to) const {
    Boards out{};
    for (const Half& half : up_) out |= half.leading<true>(half.reaching<true>(over, to, joins_));
    for (const Half& half : down_)
      out |= half.leading<false>(half.reaching<false>(over, to, joins_));
    return any_of(out);
  }
  Word ray(Word from, Word over) const {
    Boards out{};
    for (const Half& half : up_)
      out |= half.led<true>(half.reached<true>(from, over, joins_), from);
    for (const Half& half : down_)
      out |= half.led<false>(half.reached<false>(from, over, joins_), from);
    return any_of(out);
  }
  Word ray_from(int from, Word over) const {
    Boards out{};
    for (const Half& half : up_) out |= half.ray_up(from, over);
    for (const Half& half : down_) out |= half.ray_down(from, over, joins_);
    return any_of(out);
  }
  HR_INLINE Word between(int from, Word over, Word to) const {
    Boards out{};
    if ((over & to) != 0) {  // the first cell of `to` need not be the end
      const Word start = cell_bit(from);
      for (const Half& half : up_)
        out |= half.reaching<true>(over, to, joins_) & half.reached<true>(start, over, joins_);
      for (const Half& half : down_)
        out |= half.reaching<false>(over, to, joins_) & half.reached<false>(start, over, joins_);
      return any_of(out);
    }
    for (const Half& half : up_) out |= half.run_up(from, over, to);
    for (const Half& half : down_) out |= half.run_down(from, over, to, joins_);
    return any_of(out);
  }

  friend bool operator==(const Lanes&, const Lanes&) = default;

 private:
  static constexpr std::size_t k_joins = 6;
  static constexpr std::size_t k_half = 4;  // as many as there are in a register
  using Row = std::array<Word, k_half>;
  using Boards [[gnu::vector_size(k_half * sizeof(Word))]] = Word;

  [[gnu::always_inline]] static Boards load(const Row& row) {
    Boards out;
    std::memcpy(&out, row.data(), sizeof out);
    return out;
  }
  [[gnu::always_inline]] static Word any_of(const Boards& boards) {
    return boards[0] | boards[1] | boards[2] | boards[3];
  }
  // All ones for each board that is not empty.
  [[gnu::always_inline]] static Boards where_any(const Boards& boards) {
    return Boards(boards != Boards{});
  }

  // Up to four directions, all of which lead to higher cells (`up`), or all to lower ones.
  struct Half {
    Row leaves{}, arrives{};         // cells with a link, and where they lead
    std::array<Row, k_joins> far{};  // how many cells 2^k links lead on
    std::vector<Row> rays;           // by cell, the cells straight on from it

    // All boards 2^k links on, or back. A link that does not exist must be masked out.
    template <bool up>
    [[gnu::always_inline]] Boards on(const Boards& boards, std::size_t k) const {
      return up ? boards << load(far[k]) : boards >> load(far[k]);
    }
    // The cells of `over` from which others of it lead straight to a cell of `to`.
    template <bool up>
    [[gnu::always_inline]] Boards reaching(Word over, Word to, std::size_t joins) const {
      return run<!up>(load(leaves) & (Boards{} + over), Boards{} + to, joins);
    }
    // The cells of `over` to which others of it lead straight from a cell of `from`.
    template <bool up>
    [[gnu::always_inline]] Boards reached(Word from, Word over, std::size_t joins) const {
      return run<up>(load(arrives) & (Boards{} + over), Boards{} + from, joins);
    }
    // Where one link leads from some cells.
    template <bool up>
    [[gnu::always_inline]] Boards next(Word of) const {
      return on<up>(load(leaves) & (Boards{} + of), 0);
    }
    // The cells that are one link before some, or one link after some or `from`.
    template <bool up>
    [[gnu::always_inline]] Boards leading(const Boards& to) const {
      return load(leaves) & on<!up>(to, 0);
    }
    template <bool up>
    [[gnu::always_inline]] Boards led(const Boards& reached, Word from) const {
      return load(arrives) & on<up>(reached | (Boards{} + from), 0);
    }
    template <bool up>
    [[gnu::always_inline]] Boards run(const Boards& over, const Boards& start,
                                      std::size_t joins) const {
      Boards way = over;
      Boards out = way & on<up>(start, 0);
      for (std::size_t k = 0; k < joins; ++k) {
        out |= way & on<up>(out, k);
        way &= on<up>(way, k);
      }
      return out;
    }
    // What is between a cell and the first cell on each ray that is not of `over`, if that is of
    // `to`. The first on a ray to higher cells is the lowest; subtracting 1 from it fills what is
    // below. On a ray to lower cells, all cells past such a cell are found by joining.
    [[gnu::always_inline]] Boards run_up(int from, Word over, Word to) const {
      const Boards ray = load(rays[nth(from)]);
      const Boards stops = ray & (Boards{} + ~over);
      const Boards end = stops & (Boards{} - stops) & (Boards{} + to);
      return ray & (end + where_any(end));
    }
    [[gnu::always_inline]] Boards ray_up(int from, Word over) const {
      const Boards ray = load(rays[nth(from)]);
      const Boards stops = ray & (Boards{} + ~over);
      return ray & (stops ^ (stops - 1));
    }
    [[gnu::always_inline]] Boards ray_down(int from, Word over, std::size_t joins) const {
      const Boards ray = load(rays[nth(from)]);
      return ray & ~past(ray & (Boards{} + ~over), joins);
    }
    // What is past some cells of rays to lower cells.
    [[gnu::always_inline]] Boards past(const Boards& stops, std::size_t joins) const {
      Boards out = stops >> load(far[0]);
      for (std::size_t k = 0; k < joins; ++k) out |= out >> load(far[k]);
      return out;
    }
    [[gnu::always_inline]] Boards run_down(int from, Word over, Word to, std::size_t joins) const {
      const Boards ray = load(rays[nth(from)]);
      const Boards stops = ray & (Boards{} + ~over);
      const Boards beyond = past(stops, joins);
      const Boards end = stops & ~beyond & (Boards{} + to);
      return ray & ~(stops | beyond) & where_any(end);
    }

    // The direction that has the place `i`.
    void add(std::size_t i, const Shift<1>& shift) {
      leaves[i] = shift.mask.words[0];
      arrives[i] = shift.push(shift.mask).words[0];
      const int delta = shift.delta >= 0 ? shift.delta : -shift.delta;
      // Further than the board is wide, nothing is found anyway.
      for (std::size_t k = 0; k < k_joins; ++k)
        far[k][i] = delta << k < 64 ? static_cast<Word>(delta) << k : 0;
    }
    // A ray is the first cell on it and the ray from there, which therefore has to be known before.
    void add_rays(std::size_t i, const Shift<1>& shift) {
      rays.resize(64);
      const auto add_ray = [&](int cell) {
        const CellId next = shift.links[cell];
        rays[nth(cell)][i] = cell_bit(index(next)) | rays[nth(next)][i];
      };
      if (shift.delta < 0) return shift.mask.each(add_ray);
      for (Bits<1> left = shift.mask; left.any(); left.remove(last_cell(left)))
        add_ray(last_cell(left));
    }
    friend bool operator==(const Half&, const Half&) = default;
  };

  static Half& half_of(std::vector<Half>& halves, std::size_t number) {
    if (number % k_half == 0) halves.emplace_back();
    return halves.back();
  }

  std::vector<Half> up_, down_;
  std::size_t joins_ = 0;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// Straight runs in up to eight directions at once, on boards of one word where each direction is a
// shift that leads the same number of cells on: one vector has a board for each of four directions.
// A run of any length is found by joining runs of 1, 2, 4 … cells.
#pragma once

#include <array>
#include <cstring>
#include <span>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"
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

  // `longest`: the greatest number of cells in a run.
  Lanes(const std::vector<DirectionId>& dirs, const std::vector<Shift<1>>& shifts, int longest) {
    while ((1 << joins_) < longest) ++joins_;
    used_ = (dirs.size() + k_half - 1) / k_half;
    for (std::size_t n = 0; n < dirs.size(); ++n) {
      const Shift<1>& shift = shifts[nth(dirs[n])];
      Half& half = halves_[n / k_half];
      const std::size_t i = n % k_half;
      half.leaves[i] = shift.mask.words[0];
      half.arrives[i] = shift.push(shift.mask).words[0];
      for (std::size_t k = 0; k < k_joins; ++k) {
        const auto far = static_cast<Word>(static_cast<std::int64_t>(shift.delta) * (1 << k));
        half.turns[k].left[i] = far & 63;
        half.turns[k].right[i] = (Word{0} - far) & 63;
      }
    }
  }

  // As bracket_cells(), between_cells() and ray_cells().
  Word bracket(Word over, Word to) const {
    Word out = 0;
    for (const Half& half : halves()) {
      const Boards leaves = load(half.leaves);
      out |= any_of(leaves & half.back(half.reaching(over, to, joins_), 0));
    }
    return out;
  }
  Word between(Word from, Word over, Word to) const {
    Word out = 0;
    for (const Half& half : halves())
      out |= any_of(half.reaching(over, to, joins_) & half.reached(from, over, joins_));
    return out;
  }
  Word ray(Word from, Word over) const {
    Word out = 0;
    for (const Half& half : halves()) {
      const Boards arrives = load(half.arrives);
      out |= any_of(arrives & half.on(half.reached(from, over, joins_) | (Boards{} + from), 0));
    }
    return out;
  }

  friend bool operator==(const Lanes&, const Lanes&) = default;

 private:
  static constexpr std::size_t k_joins = 6;
  static constexpr std::size_t k_half = 4;  // as many as there are in a register
  using Row = std::array<Word, k_half>;
  using Boards [[gnu::vector_size(k_half * sizeof(Word))]] = Word;
  struct Turn {
    Row left{}, right{};
    friend bool operator==(const Turn&, const Turn&) = default;
  };

  [[gnu::always_inline]] static Boards load(const Row& row) {
    Boards out;
    std::memcpy(&out, row.data(), sizeof out);
    return out;
  }
  [[gnu::always_inline]] static Word any_of(const Boards& boards) {
    return boards[0] | boards[1] | boards[2] | boards[3];
  }

  // Four directions.
  struct Half {
    Row leaves{}, arrives{};  // cells with a link, and where they lead
    std::array<Turn, k_joins> turns{};

    // All boards 2^k cells on, or back; what leaves a board comes in again elsewhere, where the
    // caller does not look.
    [[gnu::always_inline]] Boards on(const Boards& boards, std::size_t k) const {
      return (boards << load(turns[k].left)) | (boards >> load(turns[k].right));
    }
    [[gnu::always_inline]] Boards back(const Boards& boards, std::size_t k) const {
      return (boards >> load(turns[k].left)) | (boards << load(turns[k].right));
    }
    // The cells of `over` from which others of it lead straight to a cell of `to`.
    [[gnu::always_inline]] Boards reaching(Word over, Word to, std::size_t joins) const {
      return run<false>(load(leaves) & (Boards{} + over), Boards{} + to, joins);
    }
    // The cells of `over` to which others of it lead straight from a cell of `from`.
    [[gnu::always_inline]] Boards reached(Word from, Word over, std::size_t joins) const {
      return run<true>(load(arrives) & (Boards{} + over), Boards{} + from, joins);
    }
    template <bool forward>
    [[gnu::always_inline]] Boards run(Boards way, const Boards& start, std::size_t joins) const {
      Boards out = way & (forward ? on(start, 0) : back(start, 0));
      for (std::size_t k = 0; k < joins; ++k) {
        out |= way & (forward ? on(out, k) : back(out, k));
        way &= forward ? on(way, k) : back(way, k);
      }
      return out;
    }
    friend bool operator==(const Half&, const Half&) = default;
  };

  std::span<const Half> halves() const { return {halves_.data(), used_}; }

  std::array<Half, k_lanes / k_half> halves_{};
  std::size_t used_ = 0, joins_ = 0;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// Straight runs in up to eight directions at once, on boards of one word where each direction is a
// shift that leads the same number of cells on: one vector has a board for each direction. A run of
// any length is found by joining runs of 1, 2, 4 … cells.
#pragma once

#include <array>
#include <cstring>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/game/cell_walks.h"

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
    for (std::size_t i = 0; i < dirs.size(); ++i) {
      const Shift<1>& shift = shifts[nth(dirs[i])];
      leaves_[i] = shift.mask.words[0];
      arrives_[i] = shift.push(shift.mask).words[0];
      for (std::size_t k = 0; k < k_joins; ++k) {
        const auto far = static_cast<Word>(static_cast<std::int64_t>(shift.delta) * (1 << k));
        on_[k].left[i] = far & 63;
        on_[k].right[i] = (Word{0} - far) & 63;
      }
    }
  }

  // As bracket_cells(), between_cells() and ray_cells().
  Word bracket(Word over, Word to) const {
    const Boards leaves = load(leaves_);
    return any_of(leaves & back(reaching(over, to), 0));
  }
  Word between(Word from, Word over, Word to) const {
    return any_of(reaching(over, to) & reached(from, over));
  }
  Word ray(Word from, Word over) const {
    const Boards arrives = load(arrives_);
    return any_of(arrives & on(reached(from, over) | (Boards{} + from), 0));
  }

  friend bool operator==(const Lanes&, const Lanes&) = default;

 private:
  using Row = std::array<Word, k_lanes>;
  using Boards [[gnu::vector_size(k_lanes * sizeof(Word))]] = Word;
  static constexpr std::size_t k_joins = 6;
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
    Word out = 0;
    for (std::size_t i = 0; i < k_lanes; ++i) out |= boards[i];
    return out;
  }
  // All boards 2^k cells on, or back; what leaves a board comes in again elsewhere, where the
  // caller does not look.
  [[gnu::always_inline]] Boards on(const Boards& boards, std::size_t k) const {
    return (boards << load(on_[k].left)) | (boards >> load(on_[k].right));
  }
  [[gnu::always_inline]] Boards back(const Boards& boards, std::size_t k) const {
    return (boards >> load(on_[k].left)) | (boards << load(on_[k].right));
  }

  // The cells of `over` from which others of it lead straight to a cell of `to`.
  [[gnu::always_inline]] Boards reaching(Word over, Word to) const {
    Boards way = load(leaves_) & over;
    Boards out = way & back(Boards{} + to, 0);
    for (std::size_t k = 0; k < joins_; ++k) {
      out |= way & back(out, k);
      way &= back(way, k);
    }
    return out;
  }
  // The cells of `over` to which others of it lead straight from a cell of `from`.
  [[gnu::always_inline]] Boards reached(Word from, Word over) const {
    Boards way = load(arrives_) & over;
    Boards out = way & on(Boards{} + from, 0);
    for (std::size_t k = 0; k < joins_; ++k) {
      out |= way & on(out, k);
      way &= on(way, k);
    }
    return out;
  }

  Row leaves_{}, arrives_{};  // cells with a link, and where they lead
  std::array<Turn, k_joins> on_{};
  std::size_t joins_ = 0;
};

}  // namespace hr

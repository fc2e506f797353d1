// SPDX-License-Identifier: MIT
// Lines of a given length along up to four axes at once, on boards of one word where each axis is a
// shift: one vector has a board for each axis. Runs are joined as LineAxis says.
#pragma once

#include <array>
#include <cstring>
#include <vector>

#include "core/base/bits.h"

// "Returning such a vector changes the ABI": everything here is inlined, so nothing is returned.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hr {

class LineLanes {
 public:
  static constexpr std::size_t k_axes = 4;  // as many as there are in a register

  // Whether these axes (LineAxis) can be followed at once; a line has at least two cells.
  template <class Axes>
  static bool fit(const Axes& axes) {
    bool out = !axes.empty() && axes.size() <= k_axes;
    for (const auto& axis : axes) out = out && !axis.joins.empty();
    return out;
  }

  template <class Axes>
  explicit LineLanes(const Axes& axes) {
    for (std::size_t i = 0; i < axes.size(); ++i) {
      if (axes[i].starts.words[0] == 0) continue;  // no line has room there
      starts_[i] = axes[i].starts.words[0];
      joins_.resize(axes[i].joins.size());
      for (std::size_t k = 0; k < joins_.size(); ++k) {
        const auto& join = axes[i].joins[k];
        joins_[k].mask[i] = join.mask.words[0];
        (join.delta > 0 ? joins_[k].up : joins_[k].down)[i] =
            static_cast<Word>(join.delta > 0 ? join.delta : -join.delta);
      }
    }
  }

  // Whether these cells contain a line.
  bool any(Word cells) const {
    Boards run = load(starts_) & (Boards{} + cells);
    for (const LaneJoin& join : joins_)
      run &= ((run & load(join.mask)) << load(join.up)) >> load(join.down);
    return (run[0] | run[1] | run[2] | run[3]) != 0;
  }

 private:
  using Row = std::array<Word, k_axes>;
  using Boards [[gnu::vector_size(k_axes * sizeof(Word))]] = Word;
  struct LaneJoin {
    Row mask{}, up{}, down{};
  };

  [[gnu::always_inline]] static Boards load(const Row& row) {
    Boards out;
    std::memcpy(&out, row.data(), sizeof out);
    return out;
  }

  Row starts_{};
  std::vector<LaneJoin> joins_;
};

}  // namespace hr

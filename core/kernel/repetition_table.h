// SPDX-License-Identifier: MIT
// The position keys since the last action that play cannot undo, kept beside a state during a fast
// playout. A small table counts them by part of the key, so the keys themselves have to be searched
// only when one may have occurred before.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/game/state.h"

namespace hr {

class RepetitionTable {
 public:
  RepetitionTable() : keys_(room_) {}

  // Starts with the keys stored in a state.
  void load(const State& state) {
    size_ = 0;
    era_ += k_era;
    if (state.old_keys()) {
      std::vector<Word> old;
      state.old_keys()->list(old);
      for (const Word key : old) enter(key, false);
    }
    for (const Word key : state.keys()) enter(key, false);
    written_ = size_;
  }

  // An upper bound for how often a key has occurred, including now.
  [[gnu::always_inline]] std::uint32_t times(Word key, bool forget) const {
    const Word slot = counts_[key % counts_.size()];
    const Word known = (slot ^ era_) < k_era ? slot & (k_era - 1) : 0;
    return 1 + (forget ? 0 : static_cast<std::uint32_t>(known));
  }

  [[gnu::always_inline]] void enter(Word key, bool forget) {
    // Without a branch, because whether an action is lasting is unpredictable.
    const Word forgets = forget ? 1 : 0;
    era_ += forgets * k_era;
    size_ &= forgets - 1;
    written_ |= 0 - forgets;
    if (size_ == room_) [[unlikely]]
      keys_.resize(room_ *= 2);
    // NOLINTNEXTLINE(*-simplify-subscript-expr): there is room, which needs no check in any build
    keys_.data()[size_++] = key;
    Word& slot = counts_[key % counts_.size()];
    slot = (slot ^ era_) < k_era ? slot + 1 : era_ + 1;
  }

  // Stores the keys in a state.
  void write(State& state) {
    if (written_ == k_nothing) {
      state.forget();
      written_ = 0;
    }
    for (; written_ < size_; ++written_) state.remember(keys_[written_]);
  }
  // Notes that the state has been given the last key already.
  void wrote() { written_ = size_; }

 private:
  static constexpr Word k_era = Word{1} << 32;
  static constexpr std::size_t k_nothing = static_cast<std::size_t>(-1);

  std::array<Word, 1024> counts_{};  // the era in the upper half, the count in the lower
  std::size_t room_ = 4096;          // more than games need in practice, so it rarely grows
  std::vector<Word> keys_;
  std::size_t size_ = 0;
  std::size_t written_ = 0;  // number of keys that the state has, too; k_nothing: it has older ones
  Word era_ = 0;
};

}  // namespace hr

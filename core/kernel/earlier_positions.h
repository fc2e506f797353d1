// SPDX-License-Identifier: MIT
// How often positions occurred before, for many questions about one state, or about a game that
// goes on: its position keys are noted as they come, and searched only when one may be among them.
#pragma once

#include <array>
#include <span>

#include "core/base/count_equal.h"
#include "core/game/state.h"

namespace hr {

class EarlierPositions {
 public:
  // To be called before times() is asked about a state whose keys are not those of the last one,
  // with others after them, or none.
  void forget() { noted_ = 0; }

  // The same as state.times(key). In a game that goes on it has to be asked between one key that is
  // remembered and the next.
  int times(const State& state, Word key) {
    const std::span<const Word> keys = state.keys();
    if (keys.size() <= k_few) {
      noted_ = 0;
      return count_equal(keys, key) + older(state, key);
    }
    note(keys);
    if ((seen_[place(key)] & bit(key)) != 0) return state.times(key);
    return older(state, key);
  }

 private:
  static int older(const State& state, Word key) {
    return state.old_keys() ? state.old_keys()->times(key) : 0;
  }
  static constexpr std::size_t k_few = 32;     // keys that are searched as quickly
  static constexpr std::size_t k_words = 512;  // of bits: eight for each key that a state may have

  static std::size_t place(Word key) { return key / 64 % k_words; }
  static Word bit(Word key) { return Word{1} << key % 64; }

  void note(std::span<const Word> keys) {
    if (keys.size() < noted_) noted_ = 0;
    if (noted_ == 0) seen_.fill(0);
    for (; noted_ < keys.size(); ++noted_) seen_[place(keys[noted_])] |= bit(keys[noted_]);
  }

  std::array<Word, k_words> seen_{};
  std::size_t noted_ = 0;  // keys
};

}  // namespace hr

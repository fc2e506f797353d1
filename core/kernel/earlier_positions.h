// SPDX-License-Identifier: MIT
// How often positions occurred before the one in which actions are tried. All are asked about the
// same earlier positions, so these are noted once, and their keys are searched only when one may be
// among them.
#pragma once

#include <array>

#include "core/game/state.h"

namespace hr {

class EarlierPositions {
 public:
  // To be called before times() is asked about a state with other keys.
  void forget() { noted_ = false; }

  // The same as state.times(key).
  int times(const State& state, Word key) {
    if (state.keys().size() <= k_few) return state.times(key);
    if (!noted_) note(state);
    if ((seen_[place(key)] & bit(key)) != 0) return state.times(key);
    return state.old_keys() ? state.old_keys()->times(key) : 0;
  }

 private:
  static constexpr std::size_t k_few = 32;     // keys that are searched as quickly
  static constexpr std::size_t k_words = 512;  // of bits: eight for each key that a state may have

  static std::size_t place(Word key) { return key / 64 % k_words; }
  static Word bit(Word key) { return Word{1} << key % 64; }

  void note(const State& state) {
    seen_.fill(0);
    for (const Word key : state.keys()) seen_[place(key)] |= bit(key);
    noted_ = true;
  }

  std::array<Word, k_words> seen_{};
  bool noted_ = false;
};

}  // namespace hr

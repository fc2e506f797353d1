// SPDX-License-Identifier: MIT
// The older position keys of a state. A long game has many, and most of its states share nearly all
// of them, so they are stored in immutable blocks that states share.
// Invariant: never changed once made; the same keys in the same order are stored in the same way.
// Counting a key takes time quadratic in the logarithm of their number; adding a block takes,
// averaged over a game, a number of steps for each key that grows with that logarithm.
// Threads: may share them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/bits.h"

namespace hr {

class OldKeys {
 public:
  static constexpr std::size_t k_block = 4096;  // more than games have in practice

  // `block` must have k_block keys, in order; they follow those of `before`, which may be null.
  OldKeys(std::shared_ptr<const OldKeys> before, std::span<const Word> block);
  ~OldKeys();
  OldKeys(const OldKeys&) = delete;
  OldKeys& operator=(const OldKeys&) = delete;

  int times(Word key) const;                    // how often the key occurs
  std::uint64_t hash() const { return hash_; }  // of all keys, in order
  // Appends all keys, in order, to `out`.
  void list(std::vector<Word>& out) const;

  friend bool operator==(const OldKeys& a, const OldKeys& b);

 private:
  using SortedRun = std::shared_ptr<const std::vector<Word>>;

  mutable std::shared_ptr<const OldKeys> before_;  // changed only by the destructor
  std::vector<Word> block_;
  std::vector<SortedRun> sorted_;  // all keys, as sorted runs, each longer than the next
  std::uint64_t hash_;
};

}  // namespace hr

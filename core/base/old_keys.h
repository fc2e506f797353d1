// SPDX-License-Identifier: MIT
// Position keys that a state has beside those behind its words: in long games there are many, and
// most states have nearly the same. So they are laid aside in blocks, which states share.
// Always: never changed once made; the same keys in the same order are laid aside alike. Counting a
// key takes steps as the square of the logarithm of their number, a block more as many as it has
// keys, averaged over a game.
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

  // `block`: k_block keys, in order, that come behind those of `before`, which may be none.
  OldKeys(std::shared_ptr<const OldKeys> before, std::span<const Word> block);
  ~OldKeys();
  OldKeys(const OldKeys&) = delete;
  OldKeys& operator=(const OldKeys&) = delete;

  int times(Word key) const;                    // how often it is among them
  std::uint64_t hash() const { return hash_; }  // of all of them, in order
  // All of them, in order, to the end of `out`.
  void list(std::vector<Word>& out) const;

  friend bool operator==(const OldKeys& a, const OldKeys& b);

 private:
  using SortedRun = std::shared_ptr<const std::vector<Word>>;

  mutable std::shared_ptr<const OldKeys> before_;  // left to the destructor alone
  std::vector<Word> block_;
  std::vector<SortedRun> sorted_;  // all keys, in sorted runs, each longer than the next
  std::uint64_t hash_;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// Numbers from 0 on, found by 64-bit keys that are hashes themselves. Keys are never removed one by
// one; memory is kept when the table is cleared, so that a search which begins anew allocates
// nothing.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hr {

class KeyTable {
 public:
  static constexpr std::uint32_t k_none = UINT32_MAX;

  void clear() {
    used_ = 0;
    if (++era_ != 0) return;
    slots_.assign(slots_.size(), {});  // eras begin again
    era_ = 1;
  }

  std::uint32_t find(std::uint64_t key) const {
    if (slots_.empty()) return k_none;
    for (std::size_t at = home(key);; at = (at + 1) & mask()) {
      const Slot& slot = slots_[at];
      if (slot.era != era_) return k_none;
      if (slot.key == key) return slot.number;
    }
  }

  // The key must not be in the table.
  void add(std::uint64_t key, std::uint32_t number) {
    if (2 * (used_ + 1) > slots_.size()) grow();
    put({key, number, era_});
    ++used_;
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t number = 0;
    std::uint32_t era = 0;  // empty, unless it is the table's
  };

  std::size_t mask() const { return slots_.size() - 1; }
  std::size_t home(std::uint64_t key) const { return (key ^ (key >> 32)) & mask(); }

  void put(const Slot& slot) {
    std::size_t at = home(slot.key);
    while (slots_[at].era == era_) at = (at + 1) & mask();
    slots_[at] = slot;
  }

  void grow() {
    std::vector<Slot> old(slots_.empty() ? 1024 : 2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old)
      if (slot.era == era_) put(slot);
  }

  std::vector<Slot> slots_;  // a power of two
  std::size_t used_ = 0;
  std::uint32_t era_ = 1;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// Elements that never move, found by their number in two steps. Memory, and what the elements hold
// of it, is kept when all are removed: an element that is added again is as it was before.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace hr {

template <class T>
class StableVector {
 public:
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }

  T& add() {
    if (size_ == chunks_.size() * k_chunk)
      chunks_.push_back(std::make_unique<T[]>(k_chunk));  // NOLINT(*-avoid-c-arrays)
    return (*this)[size_++];
  }
  T& operator[](std::size_t i) { return chunks_[i / k_chunk][i % k_chunk]; }
  const T& operator[](std::size_t i) const { return chunks_[i / k_chunk][i % k_chunk]; }

 private:
  static constexpr std::size_t k_chunk = 256;
  std::vector<std::unique_ptr<T[]>> chunks_;  // NOLINT(*-avoid-c-arrays)
  std::size_t size_ = 0;
};

}  // namespace hr

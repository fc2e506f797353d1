// SPDX-License-Identifier: MIT
// How often each hidden value occurs among histories that are likely to be true: what moves try
// first (Moves::move). Choices of one seat with one verb in one step are counted together, because
// others of them would often do as well in another order.
// Invariant: weights change only when the number of histories that were added has doubled, so ever
// less often; moves that use them are then valid in the limit (Roberts and Rosenthal 2007).
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/worlds/history.h"

namespace hr {

class SeenValues {
 public:
  static constexpr std::size_t k_unknown = SIZE_MAX;

  struct Value {
    int face = 0;
    Choice choice;
    std::uint32_t count = 0;
    double weight = 0;  // of trying it; 0: it was not known when the weights were worked out
    double unsure = 1;  // the share of the histories that lack it, but not too small
  };
  struct ValueGroup {
    std::vector<Value> values;
    std::unordered_map<std::uint64_t, std::size_t> numbers;  // by a digest of the value

    std::size_t number(const Latent& latent) const;  // or k_unknown
  };

  void clear();
  void add(const History& history);
  bool empty() const { return histories_ == 0; }
  // nullptr if no value of it was known when the weights were worked out.
  const ValueGroup* group(const Latent& latent) const;

 private:
  void weigh();

  std::unordered_map<std::uint64_t, ValueGroup> groups_;
  std::uint32_t histories_ = 0, weighed_ = 0;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// The legal answers of seats that all are asked at once, remembered by the state in which they were
// counted: histories that differ in one answer have most of these states in common.
// Invariant: what is remembered is what the engine would count again. Memory is limited: when there
// are too many choices, all are forgotten.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/engine/engine.h"

namespace hr {

class ChoiceLists {
 public:
  explicit ChoiceLists(Engine& engine) : engine_(engine) {}

  // All legal choices; nullptr if they contain a range of numbers. Valid until the next call.
  const std::vector<Choice>* find(const State& state, SeatId seat);
  // How many choices were not remembered and had to be listed so far.
  std::uint64_t listed() const { return listed_; }

 private:
  struct List {
    std::vector<Choice> choices;
    bool range = false;
  };

  Engine& engine_;
  std::unordered_map<std::uint64_t, List> lists_;  // by a digest of the state and the seat
  std::size_t choices_ = 0;                        // in all lists
  std::uint64_t listed_ = 0;
};

}  // namespace hr

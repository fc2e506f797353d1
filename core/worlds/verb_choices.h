// SPDX-License-Identifier: MIT
// The legal choices of a seat with one verb (none: with any), as the engine counted them last.
// Valid until the engine counts again.
#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/engine.h"

namespace hr {

class VerbChoices {
 public:
  VerbChoices(Engine& engine, const State& state, SeatId seat, VerbId verb);

  std::uint64_t count() const { return count_; }
  Choice pick(std::uint64_t n) const;

 private:
  // Choices that the engine numbers one after another.
  struct Run {
    std::uint64_t first = 0, count = 0;
  };

  Engine& engine_;
  std::uint64_t count_ = 0;
  std::vector<Run> runs_;
};

}  // namespace hr

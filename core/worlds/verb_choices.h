// SPDX-License-Identifier: MIT
// The legal choices of a seat with one verb, with any, or with those that others do not even read
// to have been done (VerbDef::silent), as the engine counted them last.
// Valid until the engine counts again.
#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/engine.h"

namespace hr {

class VerbChoices {
 public:
  // `verb` none: with any.
  VerbChoices(Engine& engine, const State& state, SeatId seat, VerbId verb);
  static VerbChoices silent(Engine& engine, const State& state, SeatId seat);

  std::uint64_t count() const { return count_; }
  Choice pick(std::uint64_t n) const;
  // Whether all are of one verb; there must be one. The engine counts verb after verb.
  bool one_verb() const { return pick(0).action.verb == pick(count_ - 1).action.verb; }

 private:
  explicit VerbChoices(Engine& engine) : engine_(engine) {}
  template <class Body>
  void keep(const Body& wanted);

  // Choices that the engine numbers one after another.
  struct Run {
    std::uint64_t first = 0, count = 0;
  };

  Engine& engine_;
  std::uint64_t count_ = 0;
  std::vector<Run> runs_;
};

}  // namespace hr

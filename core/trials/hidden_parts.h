// SPDX-License-Identifier: MIT
// What one seat does not see, part by part: the zones and variables of a game that are hidden from
// it, or some of whose instances are. Digests of their contents tell whether two states differ in
// what the seat cannot see.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

struct HiddenPart {
  bool zone = false;  // else a variable
  bool fog = false;   // the seat sees some of it
  std::string name;
  std::vector<std::pair<int, int>> words;  // runs of the state's words
};

class HiddenParts {
 public:
  HiddenParts(const Game& game, SeatId viewer);

  const std::vector<HiddenPart>& parts() const { return parts_; }

  // All of it, in a fixed order.
  std::vector<Word> words(const State& state) const;
  static std::uint64_t digest(const HiddenPart& part, const State& state);
  // Of all of them; without fog only of those that are hidden altogether.
  std::uint64_t digest(const State& state, bool with_fog) const;

 private:
  std::vector<HiddenPart> parts_;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// What the pieces of each seat are worth together: by the attribute `worth` of their kinds, if any
// kind has it, else each counts as 1. Cards that nobody owns belong to whoever holds them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

class Material {
 public:
  explicit Material(const Game& game);
  std::vector<std::int64_t> by_seat(const State& state) const;

 private:
  const Game& game_;
  std::vector<std::int64_t> worth_;  // by kind
};

}  // namespace hr

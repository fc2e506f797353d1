// SPDX-License-Identifier: MIT
#include "cli/tools/set_up.h"

#include "cli/arguments/roll.h"
#include "core/par/par.h"

namespace hr::cli {

Match set_up(const PlayableRules& playable, std::uint64_t seed, const std::vector<int>& roll) {
  try {
    if (roll.size() == 1) return set_up_with_sum(playable, seed, roll.front());
    return {playable, seed, roll};
  } catch (const Refusal& refusal) {
    throw roll_failure(roll, refusal);
  }
}

}  // namespace hr::cli

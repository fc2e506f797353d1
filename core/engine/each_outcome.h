// SPDX-License-Identifier: MIT
// All that chance can bring in one action, instead of one that is drawn: the action is carried out
// again and again, until all faces of its dice and all cards that can be drawn have come up. Faces
// may decide what is rolled next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/engine/effect.h"

namespace hr {

// Calls act(context) and then(probability) in turn, once for each outcome; the probabilities add up
// to 1. Each act() must carry out the same action (or the setup) from the same state, in the given
// context; `then` may call each_outcome itself. Exceptions pass.
template <class Act, class Then>
void each_outcome(const Act& act, const Then& then) {
  ActionContext context;
  Steering steering;
  steering.lowest = true;
  std::vector<int> wanted;
  std::vector<std::uint32_t> below;  // by roll, the ways of all faces below the wanted one
  std::size_t rolls = 0;
  do {
    steering.begin(0, {}, wanted);
    context.chance.restart(0);
    context.chance.steer(steering);
    act(context);
    const std::vector<Odds>& odds = context.chance.odds();
    double probability = 1;
    for (const Odds& each : odds) probability *= static_cast<double>(each.ways) / each.of;
    below.resize(odds.size());
    rolls = odds.size();
    while (rolls > 0 && below[rolls - 1] + odds[rolls - 1].ways == odds[rolls - 1].of) --rolls;
    below.resize(rolls);
    wanted.assign(context.chance.faces().begin(),
                  context.chance.faces().begin() + static_cast<std::ptrdiff_t>(rolls));
    if (rolls > 0) {
      below.back() += odds[rolls - 1].ways;
      ++wanted.back();
    }
    then(probability);
  } while (rolls > 0);
}

}  // namespace hr

// SPDX-License-Identifier: MIT
// Robot Miner's mountain as a terrain, built without any rules: several staircases of times tables,
// from 3x on, with diagonal links.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/par/best_run.h"

namespace hr::tests {

// The worth of a cell: 1; 1 or 3; the face or 3 times the face.
enum class Scoring : std::uint8_t { each_one, points, faces };

inline Terrain mountain(int last, int steps, int roll, Scoring scoring) {
  const int stairs = last - 2;
  Terrain out;
  out.over = out.from = CellSet::all(stairs * steps);
  for (int stair = 0; stair < stairs; ++stair)
    for (int step = 0; step < steps; ++step) {
      const int face = (stair + 3) * (step + 1);
      const int bonus = scoring != Scoring::each_one && face % roll == 0 ? 3 : 1;
      out.worth.push_back((scoring == Scoring::faces ? face : 1) * bonus);
      auto& links = out.links.emplace_back();
      for (const auto& [aside, up] : {std::pair{1, 1}, {1, -1}, {-1, -1}, {-1, 1}})
        if (const int to = stair + aside, at = step + up;
            to >= 0 && to < stairs && at >= 0 && at < steps)
          links.push_back(CellId(to * steps + at));
    }
  return out;
}

}  // namespace hr::tests

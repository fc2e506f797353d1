// SPDX-License-Identifier: MIT
// The order in which a search visits the cells of a terrain, one connected part after another, so
// that few cells are open at a time, that is visited with a neighbour still to come. Each open cell
// has a slot, which is its own until it is closed.
#pragma once

#include <cstdint>
#include <vector>

#include "core/par/best_run.h"

namespace hr {

inline constexpr int k_max_open = 16;

struct Visit {
  struct Neighbour {
    CellId cell = CellId::none;
    int slot = 0;
    bool onto = false;  // a run can go from the visited cell to this one …
    bool back = false;  // … and from this one to the visited cell
  };
  CellId cell = CellId::none;
  int slot = 0;
  std::vector<Neighbour> before;  // its open neighbours
  bool onward = false;            // a run can go on to cells still to come …
  bool inward = false;            // … or come from them
  std::uint32_t closing = 0;      // one bit for each slot closed by this visit
  std::uint32_t leading = 0;  // one bit for each slot from which a run can go on to cells to come
};

struct TerrainSweep {
  std::vector<Visit> visits;
  int width = 0;          // cells open at once; above k_max_open `visits` is empty
  bool both_ways = true;  // every link leads both ways
};

std::vector<TerrainSweep> sweeps(const Terrain& terrain);

}  // namespace hr

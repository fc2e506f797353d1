// SPDX-License-Identifier: MIT
// The order in which a search goes through the cells of a terrain, part by connected part, so that
// few cells are open at a time: visited, with a neighbour still to come. Each open cell has a slot,
// its own until it is closed.
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
    bool onto = false;  // a run can go on from the visited cell to this one …
    bool back = false;  // … and from this one to the visited cell
  };
  CellId cell = CellId::none;
  int slot = 0;
  std::vector<Neighbour> before;  // its neighbours that are open
  bool onward = false;            // a run can go on to cells still to come …
  bool inward = false;            // … or come from them
  std::uint32_t closing = 0;      // a bit for each slot that is closed by this visit
  std::uint32_t leading = 0;      // a bit for each slot from which a run can go on to cells to come
};

struct Sweep {
  std::vector<Visit> visits;
  int width = 0;          // cells open at once; past k_max_open there are no visits
  bool both_ways = true;  // each link leads back, too
};

std::vector<Sweep> sweeps(const Terrain& terrain);

}  // namespace hr

// SPDX-License-Identifier: MIT
// The best run over a graph, exactly: the self-avoiding path whose cells are worth most together.
// Worths may be negative. Of equal runs it is always the same one, on any machine.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/bits.h"
#include "core/base/by_id.h"
#include "core/base/ids.h"

namespace hr {

struct Terrain {
  ById<CellId, std::int64_t> worth;         // where it counts; at most k_max_worth each
  ById<CellId, std::vector<CellId>> links;  // where a run can go on to from there
  CellSet over;                             // the cells that a run may take, each once
  CellSet from;                             // where it may begin
  bool stops = false;                       // it may end anywhere; else where it cannot go on
  bool moves_first = false;                 // where it stops, it has more cells than one
  std::int64_t toll = 0;                    // what it costs to stop where it could go on; from 0 on
  friend bool operator==(const Terrain&, const Terrain&) = default;
};
inline constexpr std::int64_t k_max_worth = 1'000'000'000'000;

struct Run {
  std::int64_t score = 0;
  std::vector<CellId> route;  // empty: there is nowhere to begin
  friend bool operator==(const Run&, const Run&) = default;
};

// As long as an Allowance around it lasts. Throws Refusal when it would have to keep more than
// `most` partial runs to be sure, or a twelfth of them for cells that are open at once: a board
// that is wide in every direction has too many. They take some 12 bytes each.
inline constexpr std::size_t k_max_partial_runs = 16'000'000;
Run best_run(const Terrain& terrain, std::size_t most = k_max_partial_runs);

}  // namespace hr

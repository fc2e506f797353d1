// SPDX-License-Identifier: MIT
// The best run over a graph, exactly: the self-avoiding path whose cells have the highest total
// worth. Worths may be negative. Among equally good runs the result is always the same, on any
// machine.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/bits.h"
#include "core/base/by_id.h"
#include "core/base/ids.h"

namespace hr {

struct Terrain {
  ById<CellId, std::int64_t> worth;         // for cells in `over`; at most k_max_worth each
  ById<CellId, std::vector<CellId>> links;  // by cell: where a run can go next
  CellSet over;                             // the cells that a run may visit, each once
  CellSet from;                             // where it may begin
  bool stops = false;        // a run may end anywhere; else only where it cannot go on
  bool moves_first = false;  // a run that stops must have more than one cell
  std::int64_t toll = 0;     // the cost of stopping where it could go on; >= 0
  friend bool operator==(const Terrain&, const Terrain&) = default;
};

struct Run {
  std::int64_t score = 0;
  std::vector<CellId> route;  // empty: there is nowhere to begin
  friend bool operator==(const Run&, const Run&) = default;
};

// Runs within the caller's Allowance. Throws Refusal when it would have to store more than `max`
// partial runs, or a twelfth of that number at once; boards that are wide in every direction need
// too many. A partial run takes about 12 bytes.
inline constexpr std::size_t k_max_partial_runs = 16'000'000;
Run best_run(const Terrain& terrain, std::size_t max = k_max_partial_runs);

}  // namespace hr

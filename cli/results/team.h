// SPDX-License-Identifier: MIT
// Processes that play one run together, on one machine or many. All were started with the same
// command; one of them leads: it alone keeps results and reports.
#pragma once

#include "cli/results/result_store.h"
#include "core/lab/shards.h"

namespace hr::cli {

class Team {
 public:
  virtual ~Team() = default;

  virtual bool leads() const = 0;
  virtual ShardPart part() const = 0;  // of this process
  // Tells all what was kept already; call it once in every process, before playing. `kept` is the
  // leader's file, or null. Returns where this process finds results and puts those of its part.
  virtual ShardStore& share(ResultStore* kept) = 0;
  // Waits until all have played their parts; then the leader's store has everything.
  virtual void gather() = 0;
};

}  // namespace hr::cli

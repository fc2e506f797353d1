// SPDX-License-Identifier: MIT
// Whether a game keeps its secrets. Pairs of worlds are played side by side that look alike to one
// seat: what others do in secret differs, all else is the same. As long as they look alike, the
// same action must leave them looking alike, in every channel (core/trials/seat_output.h). The pair
// is dropped when an event that is marked as one that may reveal something is told to that seat in
// one world and not so in the other; whatever differs without such an event is a leak.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/allowance.h"
#include "core/match/rulebook.h"
#include "core/trials/seat_output.h"

namespace hr {

struct Leak {
  SeatId to = SeatId::none;             // who can tell the two worlds apart
  std::vector<Difference> differences;  // the first one is where to begin
  std::uint64_t pair = 0;               // from 1
  std::uint32_t action = 0;             // behind which one, from 1; 0: the set-up
  std::string done;                     // what was done: "Penny scans B2."
};

struct SecrecyResult {
  std::uint64_t pairs = 0;
  std::uint64_t different = 0;  // in which something hidden differed, and could have leaked
  std::uint64_t diverged = 0;   // by an event that may reveal something
  std::uint64_t stalled = 0;    // there was nothing that could be done in both worlds
  std::uint64_t actions = 0;    // after which the two were compared
  std::optional<Leak> leak;     // the first one; there the run ends
  bool stopped = false;         // the time was over before all pairs had been compared
};

struct SecrecyRun {
  std::uint64_t worlds = 1000;  // pairs of them
  std::uint64_t seed = 1;
  std::uint32_t actions = 300;  // a pair at most
  Allowance::Limits limits{
      .time = std::chrono::hours(24 * 365), .memory = std::size_t{1} << 30, .whole = true};
  // How a seat looks at a table; for tests, which plant leaks.
  std::function<SeatOutput(Table&, SeatId, const OutputOptions&)> look = seat_output;
};

// `progress`, if there is one, is told now and then how many pairs are done. Throws Error when the
// rules fail.
SecrecyResult secrecy(const Rulebook& rulebook, const SecrecyRun& run,
                      const std::function<void(std::uint64_t)>& progress = {});

}  // namespace hr

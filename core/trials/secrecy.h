// SPDX-License-Identifier: MIT
// Tests whether a game keeps its secrets. Pairs of worlds that look alike to one seat are played
// side by side: what others do in secret differs, everything else is the same. As long as they look
// alike, the same action must leave them looking alike, in every channel
// (core/trials/seat_output.h). A pair is dropped when an event that is marked as revealing is
// reported to the seat in one world and not in the other; any difference without such an event is a
// leak.
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
  SeatId to = SeatId::none;             // the seat that can tell the two worlds apart
  std::vector<Difference> differences;  // look at the first one first
  std::uint64_t pair = 0;               // from 1
  std::uint32_t action = 0;             // the action after which they differ, from 1; 0: the setup
  std::string done;                     // the action: "Penny scans B2."
};

struct SecrecyResult {
  std::uint64_t pairs = 0;
  std::uint64_t different = 0;  // pairs in which something hidden differed, so could have leaked
  std::uint64_t diverged = 0;   // dropped because of an event that may reveal something
  std::uint64_t stalled = 0;    // ended because no action was possible in both worlds
  std::uint64_t actions = 0;    // actions after which the two worlds were compared
  std::optional<Leak> leak;     // the first leak found; the run ends there
  bool stopped = false;         // the time ran out before all pairs were compared
};

struct SecrecyRun {
  std::uint64_t worlds = 1000;  // number of pairs
  std::uint64_t seed = 1;
  std::uint32_t actions = 300;  // at most, for each pair
  Allowance::Limits limits{
      .time = std::chrono::hours(24 * 365), .memory = std::size_t{1} << 30, .whole = true};
  // How to look at a table; tests replace it to plant leaks.
  std::function<SeatOutput(Table&, SeatId, const OutputOptions&)> output = seat_output;
};

// Calls `progress`, if set, now and then with the number of finished pairs. Throws Error when the
// rules fail.
SecrecyResult secrecy(const Rulebook& rulebook, const SecrecyRun& run,
                      const std::function<void(std::uint64_t)>& progress = {});

}  // namespace hr

// SPDX-License-Identifier: MIT
// Tests whether a game keeps its secrets. A game is played at random; beside it goes another world
// that has shown one seat the same so far (core/worlds): what it does not see differs, what it sees
// done is the same. After the same action both must still look alike to the seat, in every channel
// (core/trials/seat_output.h), and the same dice must have been rolled as far as it sees them.
// Three other differences are looked for within one action: an undeclared roll (its other faces
// must not change both what the seat is shown and what is hidden from it), the choice of another
// seat (the sentence that reports it must not be all that distinguishes it, if it changes something
// hidden or names something hidden), and a failure of the rules.
//
// When an event, an end or an outcome that is marked as revealing differs, another world is drawn
// that agrees with what has been revealed, and the pair goes on. Any other difference is a leak.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/match/playable_rules.h"
#include "core/trials/seat_output.h"
#include "core/trials/secrecy_coverage.h"

namespace hr {

// A step of the two histories that went differently: what the owner's log says of it.
struct DifferentStep {
  int step = 0;  // 0: the setup
  std::string one, other;
};

struct Leak {
  SeatId to = SeatId::none;             // the seat that can tell the two worlds apart
  std::vector<Difference> differences;  // look at the first one first
  std::uint64_t pair = 0;               // from 1
  std::uint32_t action = 0;             // the action after which they differ, from 1; 0: the setup
  std::string done;                     // the action: "Penny scans B2."
  bool by_rule = false;                 // a function ended the game in one of the worlds
  std::string advice;                   // what to do about it; "" if there is nothing special
  // What everybody, or this seat, can know; "" if two worlds differ.
  std::string known = {};
  std::vector<DifferentStep> histories;
};

struct SecrecyResult {
  std::uint64_t pairs = 0;
  std::uint64_t different = 0;  // pairs in which something hidden differed, so could have leaked
  std::uint64_t diverged = 0;  // in which an event or end that may reveal something told them apart
  std::uint64_t stalled = 0;   // in which no action was possible in both worlds
  std::uint64_t lost = 0;      // that ended early: no world was found for the last third, or
                               // none in which the last action was possible
  std::uint64_t near = 0;      // in which some worlds were the game itself, changed a little
  std::uint64_t actions = 0;   // actions after which two worlds were compared
  std::uint64_t plies = 0;     // of all these games
  std::uint64_t search_work = 0;  // of finding other worlds (OtherWorlds::work)
  SecrecyCoverage coverage;
  std::optional<Leak> leak;  // the first leak found; the run ends there
  bool stopped = false;      // the time ran out, or `stop` said so, before all pairs were compared

  // Most are lost, so what comes late in a game was hardly compared.
  bool mostly_lost() const { return lost * 2 > pairs; }
};

struct SecrecyRun {
  std::uint64_t worlds = 1000;  // number of pairs
  std::uint64_t seed = 1;
  std::uint32_t actions = 300;  // at most, for each pair
  bool quick = false;           // all worlds are sought near the game itself
  Allowance::Limits limits{
      .time = std::chrono::hours(24 * 365), .memory = std::size_t{1} << 30, .whole = true};
  // How to look at a table; tests replace it to plant leaks.
  std::function<SeatOutput(Table&, SeatId, const OutputOptions&)> output = seat_output;
  std::function<bool()> stop = {};  // asked after each action, if set
};

// The rules failed, for a reason that is not hidden.
class RulesFailed : public Error {
 public:
  RulesFailed(const std::string& text, std::string verb) : Error(text), verb_(std::move(verb)) {}
  // What was done then; "" if it was the setup.
  const std::string& verb() const { return verb_; }

 private:
  std::string verb_;
};

// Calls `progress`, if set, now and then with the number of finished pairs. Throws RulesFailed when
// the rules fail for a reason that is not hidden; in a game that hides nothing only the setup is
// played.
SecrecyResult secrecy(const PlayableRules& playable, const SecrecyRun& run,
                      const std::function<void(std::uint64_t)>& progress = {});

}  // namespace hr

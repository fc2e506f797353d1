// SPDX-License-Identifier: MIT
// Many versions of a game measured by one share, such as the points of the first player: a curve,
// or the search for the version that comes nearest to a target.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/lab/lab_games.h"
#include "core/lab/rules_version.h"
#include "core/lab/shards.h"
#include "core/statistics/interval.h"

namespace hr {

struct SweepRun {
  LabPlay play;
  std::uint64_t seed = 1;
  std::uint64_t games = 1000;  // of each version, at most
  unsigned threads = 1;
  std::string question = {};  // the name of a share; "": the first measure, who wins
  // A version whose interval is at most this wide, of 1, is played no more. 0: all are played as
  // often.
  double width = 0;
  // Look for the version whose share is nearest to this: one that is certainly farther away than
  // another is played no more, so that games go to where the answer is unclear.
  std::optional<double> target = std::nullopt;
  bool fair = false;            // the target is one of so many players
  ShardStore* store = nullptr;  // where results are kept, or null
  // If there is one, only these shards are played and kept; what is returned says nothing then.
  ShardPart* part = nullptr;
};

struct SweepRow {
  std::string version;
  std::uint64_t games = 0;
  std::uint64_t counted = 0;  // games that say something of the share; 0: it is unknown …
  double mean = 0;            // … and this says nothing
  Interval interval = {};     // of the share, 95 %, however often one looks
  double length = 0;          // the median number of actions in a game; without games nothing
  // The part of the games that nobody has won. None: no games, or all play for one score.
  std::optional<double> unwon = {};
  // With a target: it cannot be told from the chosen one, which may be nearer or not.
  bool open = false;
  bool wide = false;  // its interval is wider than was asked for
};

struct Sweep {
  std::string question;
  std::vector<SweepRow> rows;         // in the order of the versions
  bool aims = false;                  // there is a target …
  std::optional<std::size_t> chosen;  // … and this version, of those that were played, is nearest …
  double target = 0;                  // … to this
  // The chosen version measured on fresh seeds: a choice of the best of many flatters it.
  SweepRow fresh = {};
};

// Called on the calling thread with the number of finished games, and of all if none is left out.
// False: end with what there is.
using SweepProgress = std::function<bool(std::uint64_t done, std::uint64_t all)>;

// Called on the same thread with what is known so far, after each round of games.
using SweepSoFar = std::function<void(const Sweep& found)>;

// Throws Unmeasurable when nothing is called like the question in some version, or
// versions are for different numbers of players; errors of the rules are
// thrown on.
Sweep sweep(const std::vector<RulesVersion>& versions, const SweepRun& run,
            const SweepProgress& progress = {}, const SweepSoFar& so_far = {});

}  // namespace hr

// SPDX-License-Identifier: MIT
// One version of a game measured: how it goes when bots play it so and so often. The same for any
// number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/lab/first_turn.h"
#include "core/lab/lab_games.h"
#include "core/lab/measures.h"
#include "core/lab/rules_version.h"
#include "core/lab/shards.h"
#include "core/lab/uses.h"
#include "core/statistics/histogram.h"
#include "core/statistics/interval.h"
#include "core/statistics/quantile_sequence.h"

namespace hr {

struct SurveyRun {
  LabPlay play;
  std::uint64_t seed = 1;
  std::uint64_t games = 1000;
  unsigned threads = 1;
  ShardStore* store = nullptr;  // where results are kept, or null
  // If there is one, only these shards are played and kept; what is returned says nothing then.
  ShardPart* part = nullptr;
};

struct SurveyRow {
  Measure measure;
  std::uint64_t games = 0;  // that say something of it
  double mean = 0;
  Interval interval = {};        // of the mean; of an amount UnboundedMean::interval()
  Histogram amounts = {};        // of an amount
  QuantileInterval median = {};  // where its median lies
};

struct Survey {
  std::string name;
  std::uint64_t games = 0, actions = 0;
  std::vector<SurveyRow> rows = {};
  // Of games that were watched.
  std::vector<OpeningRow> openings = {};  // the most frequent first
  std::optional<FirstTurn> first_turn = {};
  Uses uses = {};
  bool valued = true;  // games have points; not if all play together for one score
  Board board = {};
};

// Called on the calling thread with the number of finished games. False: end with those.
using SurveyProgress = std::function<bool(std::uint64_t games)>;

// Errors of the rules are thrown on.
Survey survey(const RulesVersion& version, const SurveyRun& run,
              const SurveyProgress& progress = {});

}  // namespace hr

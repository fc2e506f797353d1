// SPDX-License-Identifier: MIT
#include "core/lab/survey.h"

#include <algorithm>

#include "core/lab/game_run.h"
#include "core/lab/game_watch.h"
#include "core/statistics/mean_sequence.h"
#include "core/statistics/unbounded_mean.h"

namespace hr {

namespace {

SurveyRow row_of(const Measure& measure, const GameTally& tally, std::size_t number) {
  SurveyRow out{.measure = measure};
  if (measure.share) {
    const MeanSequence mean = mean_of_points(tally.shares[number]);
    out.games = mean.count();
    out.mean = mean.mean();
    out.interval = mean.interval(k_alpha);
  } else {
    out.amounts = tally.amounts[number];
    out.games = out.amounts.count();
    const UnboundedMean mean(out.amounts);
    out.mean = mean.mean();
    out.interval = mean.interval(k_alpha);
    out.median = quantile_interval(out.amounts, 0.5, k_alpha);
  }
  return out;
}

}  // namespace

Survey survey(const RulesVersion& version, const SurveyRun& run, const SurveyProgress& progress) {
  const PlayableRules playable = version.open();
  const Game& game = playable.game();
  const std::vector<Measure> measures = measures_of(game, run.play.watches(game.seats()));
  GameTally tally;
  std::stop_source ended;
  const auto tell = [&] {
    if (progress && !progress(tally.games)) ended.request_stop();
  };
  const auto take = [&](const GameTally& games) {
    if (ended.stop_requested()) return false;
    tally += games;
    tell();
    return !ended.stop_requested();
  };
  play_games({.version = version,
              .play = run.play,
              .measures = measures,
              .seed = run.seed,
              .games = {0, run.games},
              .threads = run.threads,
              .store = run.store,
              .plan = run.store == nullptr ? "" : plan_of_games(version, run.play, run.seed),
              .part = run.part,
              .stop = ended.get_token()},
             take, tell);
  Survey out{.name = version.name, .games = tally.games, .actions = tally.actions};
  out.valued = !(one_side(game.definition()) && game.definition().score);
  out.board = game.board();
  for (std::size_t i = 0; i < measures.size() && tally.games > 0; ++i)
    out.rows.push_back(row_of(measures[i], tally, i));
  out.openings = openings_of(game, tally);
  out.first_turn = first_turn_of(game, tally);
  out.uses = uses_of(game, tally, k_alpha);
  return out;
}

}  // namespace hr

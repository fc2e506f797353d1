// SPDX-License-Identifier: MIT
#include "core/lab/survey.h"

#include <algorithm>

#include "core/lab/ordered_runs.h"
#include "core/statistics/mean_sequence.h"
#include "core/words/text.h"

namespace hr {

namespace {

// What games add up to; integers, so that their order does not matter.
struct GameTally {
  struct Opening {
    std::uint64_t games = 0;
    std::map<std::int32_t, std::uint64_t> points;
  };

  std::uint64_t games = 0, actions = 0;
  std::vector<std::map<std::int32_t, std::uint64_t>> shares;  // by measure
  std::vector<Histogram> amounts;                             // by measure
  std::map<Action, Opening> openings;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> verbs, kinds;  // games, times

  void add(const std::vector<Measure>& measures, const GameFacts& game);
  GameTally& operator+=(const GameTally& other);
};

void add_uses(std::vector<std::pair<std::uint64_t, std::uint64_t>>& to,
              const std::vector<std::uint32_t>& uses) {
  to.resize(std::max(to.size(), uses.size()));
  for (std::size_t i = 0; i < uses.size(); ++i) {
    to[i].first += uses[i] > 0 ? 1 : 0;
    to[i].second += uses[i];
  }
}

void GameTally::add(const std::vector<Measure>& measures, const GameFacts& game) {
  shares.resize(measures.size());
  amounts.resize(measures.size());
  ++games;
  actions += game.length;
  for (std::size_t i = 0; i < measures.size(); ++i) {
    if (const auto share = share_in(measures[i], game)) ++shares[i][*share];
    if (const auto amount = amount_in(measures[i], game)) amounts[i].add(*amount);
  }
  if (game.opening) {
    Opening& opening = openings[*game.opening];
    ++opening.games;
    ++opening.points[game.points[game.opener]];
  }
  add_uses(verbs, game.verbs);
  add_uses(kinds, game.kinds);
}

GameTally& GameTally::operator+=(const GameTally& other) {
  games += other.games;
  actions += other.actions;
  shares.resize(other.shares.size());
  amounts.resize(other.amounts.size());
  for (std::size_t i = 0; i < shares.size(); ++i) {
    for (const auto& [value, n] : other.shares[i]) shares[i][value] += n;
    amounts[i] += other.amounts[i];
  }
  for (const auto& [action, opening] : other.openings) {
    Opening& to = openings[action];
    to.games += opening.games;
    for (const auto& [value, n] : opening.points) to.points[value] += n;
  }
  const auto add_all = [](auto& to, const auto& from) {
    to.resize(std::max(to.size(), from.size()));
    for (std::size_t i = 0; i < from.size(); ++i) {
      to[i].first += from[i].first;
      to[i].second += from[i].second;
    }
  };
  add_all(verbs, other.verbs);
  add_all(kinds, other.kinds);
  return *this;
}

class SurveyWorker {
 public:
  SurveyWorker(const Version& version, const SurveyRun& run, const std::vector<Measure>& measures,
               std::uint64_t games, const std::stop_token& stop)
      : games_(version.open(), run.play, stop), run_(run), measures_(measures), of_a_job_(games) {}

  GameTally operator()(std::uint64_t job) {
    GameTally out;
    const std::uint64_t end = std::min((job + 1) * of_a_job_, run_.games);
    for (std::uint64_t game = job * of_a_job_; game < end; ++game)
      out.add(measures_, games_.play(game_seed(run_.seed, game), game % k_counted_games == 0));
    return out;
  }

 private:
  LabGames games_;
  const SurveyRun& run_;
  const std::vector<Measure>& measures_;
  std::uint64_t of_a_job_;
};

MeanSequence mean_of(const std::map<std::int32_t, std::uint64_t>& counts) {
  MeanSequence out(0, 1);
  for (const auto& [value, n] : counts) out.add(static_cast<double>(value) / k_point, n);
  out.close();
  return out;
}

SurveyRow row_of(const Measure& measure, const GameTally& tally, std::size_t number) {
  SurveyRow out{.measure = measure};
  if (measure.share) {
    const MeanSequence mean = mean_of(tally.shares[number]);
    out.games = mean.count();
    out.mean = mean.mean();
    out.interval = mean.interval(k_alpha);
  } else {
    out.amounts = tally.amounts[number];
    out.games = out.amounts.count();
    out.mean = out.amounts.mean();
    out.median = quantile_interval(out.amounts, 0.5, k_alpha);
  }
  return out;
}

std::vector<OpeningRow> openings_of(const Game& game, const GameTally& tally) {
  std::vector<OpeningRow> out;
  for (const auto& [action, opening] : tally.openings) {
    const MeanSequence mean = mean_of(opening.points);
    out.push_back({.action = action_text(game, action),
                   .games = opening.games,
                   .points = mean.mean(),
                   .interval = mean.interval(k_alpha)});
  }
  std::ranges::stable_sort(out, std::ranges::greater{}, &OpeningRow::games);
  return out;
}

}  // namespace

Survey survey(const Version& version, const SurveyRun& run, const SurveyProgress& progress) {
  const Rulebook rulebook = version.open();
  const Game& game = rulebook.game();
  const std::vector<Measure> measures = measures_of(game, run.play.watches(game.seats()));
  const std::uint64_t of_a_job = run.play.fast() ? k_games_of_a_job : 1;
  GameTally tally;
  std::stop_source ended;
  const auto tell = [&] {
    if (progress && !progress(tally.games)) ended.request_stop();
  };
  const auto take = [&](const GameTally& job) {
    if (ended.stop_requested()) return false;
    tally += job;
    tell();
    return !ended.stop_requested();
  };
  run_in_order<GameTally>(
      run.threads, (run.games + of_a_job - 1) / of_a_job,
      [&] { return SurveyWorker(version, run, measures, of_a_job, ended.get_token()); }, take,
      tell);
  Survey out{.name = version.name, .games = tally.games, .actions = tally.actions};
  for (std::size_t i = 0; i < measures.size() && tally.games > 0; ++i)
    out.rows.push_back(row_of(measures[i], tally, i));
  out.openings = openings_of(game, tally);
  for (std::size_t i = 0; i < tally.verbs.size(); ++i)
    out.verbs.push_back({std::string(game.verb_name(VerbId(static_cast<int>(i)))),
                         tally.verbs[i].first, tally.verbs[i].second,
                         game.built_in(VerbId(static_cast<int>(i)))});
  for (std::size_t i = 0; i < tally.kinds.size(); ++i)
    out.kinds.push_back({game.definition().kinds[KindId(static_cast<int>(i))].name,
                         tally.kinds[i].first, tally.kinds[i].second});
  return out;
}

}  // namespace hr

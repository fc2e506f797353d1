// SPDX-License-Identifier: MIT
#include "core/lab/sweep.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "core/lab/ordered_runs.h"
#include "core/statistics/mean_sequence.h"

namespace hr {

namespace {

constexpr std::uint64_t k_first_round = 64;

Measure question_of(const Version& version, const SweepRun& run) {
  const Rulebook rulebook = version.open();
  std::string names;
  for (const Measure& measure :
       measures_of(rulebook.game(), run.play.watches(rulebook.game().seats()))) {
    if (!measure.share) continue;
    if (run.question.empty() || measure.name == run.question) return measure;
    names += (names.empty() ? "" : ", ") + measure.name;
  }
  throw Unmeasurable("In " + version.name + " no share is called \"" + run.question +
                     "\". Expected one of: " + names + ".");
}

// One version, and what is known of it.
struct Entry {
  const Version& version;
  Measure question;
  double target = 0;
  MeanSequence share{0, 1};
  Histogram lengths = {};
  std::uint64_t games = 0, unwon = 0;  // played so far; of these without a winner
  bool open = true;

  Interval interval() const { return share.interval(k_alpha); }
};

struct Played {
  std::optional<std::int32_t> share;
  std::int64_t length = 0;
  bool unwon = false;
};

class Sweeper {
 public:
  Sweeper(const std::vector<Version>& versions, const SweepRun& run, const SweepProgress& progress)
      : run_(run),
        progress_(progress),
        all_(run.games * (versions.size() + (run.target || run.fair ? 1 : 0))) {
    for (const Version& version : versions) {
      const int players = version.open().game().seats();
      if (players != static_cast<int>(run.play.bots.size()))
        throw Unmeasurable("The versions are for different numbers of players.");
      entries_.push_back({.version = version,
                          .question = question_of(version, run),
                          .target = run.target.value_or(1.0 / players)});
    }
  }

  Sweep run() {
    for (std::uint64_t upto = std::min(k_first_round, run_.games); !ended(); upto = next(upto)) {
      for (Entry& entry : entries_)
        if (entry.open && !ended()) play(entry, upto, run_.seed);
      if (aims()) drop_far_ones();
      if (upto == run_.games || open() <= 1) break;
    }
    Sweep out{.question = entries_.front().question.name, .rows = {}, .chosen = {}};
    for (const Entry& entry : entries_) out.rows.push_back(row_of(entry));
    if (!aims()) return out;
    out.chosen = nearest();
    Entry fresh{.version = entries_[*out.chosen].version,
                .question = entries_[*out.chosen].question,
                .target = entries_[*out.chosen].target};
    out.target = fresh.target;
    if (!ended()) play(fresh, run_.games, ~run_.seed);
    out.fresh = row_of(fresh);
    return out;
  }

 private:
  bool ended() const { return ended_.stop_requested(); }
  std::uint64_t next(std::uint64_t games) const { return std::min(games * 2, run_.games); }

  bool aims() const { return run_.target.has_value() || run_.fair; }
  std::size_t open() const {
    return static_cast<std::size_t>(std::ranges::count_if(entries_, &Entry::open));
  }

  void play(Entry& entry, std::uint64_t upto, std::uint64_t seed) {
    const std::uint64_t from = entry.games, of_a_job = run_.play.fast() ? k_games_of_a_job : 1;
    const auto work = [&] {
      return [&, games = LabGames(entry.version.open(), run_.play, ended_.get_token())](
                 std::uint64_t job) mutable {
        std::vector<Played> out;
        const std::uint64_t end = std::min(upto, from + (job + 1) * of_a_job);
        for (std::uint64_t game = from + job * of_a_job; game < end; ++game) {
          const GameFacts facts = games.play(game_seed(seed, game), false);
          out.push_back(
              {share_in(entry.question, facts), facts.length, !facts.won && !facts.shared});
        }
        return out;
      };
    };
    const auto tell = [&] {
      if (progress_ && !progress_(done_, all_)) ended_.request_stop();
    };
    const auto take = [&](const std::vector<Played>& games) {
      if (ended()) return false;
      for (const Played& game : games) {
        if (game.share) entry.share.add(static_cast<double>(*game.share) / k_point);
        entry.lengths.add(game.length);
        entry.unwon += game.unwon ? 1 : 0;
      }
      entry.games += games.size();
      done_ += games.size();
      tell();
      return !ended();
    };
    const std::uint64_t jobs = (upto - from + of_a_job - 1) / of_a_job;
    run_in_order<std::vector<Played>>(run_.threads, jobs, work, take, tell);
    entry.share.close();
  }

  // The least and the greatest distance from the target that is possible.
  std::pair<double, double> distance(const Entry& entry) const {
    const Interval at = entry.interval();
    const double target = entry.target;
    return {std::max({0.0, at.low - target, target - at.high}),
            std::max(std::abs(at.low - target), std::abs(at.high - target))};
  }

  void drop_far_ones() {
    double nearest = 2;
    for (const Entry& entry : entries_) nearest = std::min(nearest, distance(entry).second);
    for (Entry& entry : entries_) entry.open = entry.open && distance(entry).first <= nearest;
  }

  std::size_t nearest() const {
    std::size_t best = 0;
    double least = 2;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const double away = std::abs(entries_[i].share.mean() - entries_[i].target);
      if (entries_[i].open && away < least) best = i, least = away;
    }
    return best;
  }

  SweepRow row_of(const Entry& entry) const {
    return {.version = entry.version.name,
            .games = entry.games,
            .mean = entry.share.mean(),
            .interval = entry.interval(),
            .length = entry.lengths.median(),
            .unwon = entry.games == 0
                         ? 0
                         : static_cast<double>(entry.unwon) / static_cast<double>(entry.games),
            .open = entry.open && aims()};
  }

  const SweepRun& run_;
  const SweepProgress& progress_;
  std::vector<Entry> entries_;
  std::uint64_t all_, done_ = 0;
  std::stop_source ended_;
};

}  // namespace

Sweep sweep(const std::vector<Version>& versions, const SweepRun& run,
            const SweepProgress& progress) {
  if (versions.empty()) throw Unmeasurable("There is no version to measure.");
  return Sweeper(versions, run, progress).run();
}

}  // namespace hr

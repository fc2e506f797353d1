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
  throw Error("In " + version.name + " no share is called \"" + run.question +
              "\". Expected one of: " + names + ".");
}

// One version, and what is known of it.
struct Entry {
  const Version& version;
  Measure question;
  MeanSequence share{0, 1};
  Histogram lengths = {};
  std::uint64_t games = 0;  // played so far
  bool open = true;

  Interval interval() const { return share.interval(k_alpha); }
};

struct Played {
  std::optional<std::int32_t> share;
  std::int64_t length = 0;
};

class Sweeper {
 public:
  Sweeper(const std::vector<Version>& versions, const SweepRun& run, const SweepProgress& progress)
      : run_(run), progress_(progress), all_(run.games * (versions.size() + (run.target ? 1 : 0))) {
    for (const Version& version : versions)
      entries_.push_back({.version = version, .question = question_of(version, run)});
  }

  Sweep run() {
    for (std::uint64_t upto = std::min(k_first_round, run_.games); !ended_; upto = next(upto)) {
      for (Entry& entry : entries_)
        if (entry.open && !ended_) play(entry, upto, run_.seed);
      if (run_.target) drop_far_ones();
      if (upto == run_.games || open() <= 1) break;
    }
    Sweep out{.question = entries_.front().question.name, .rows = {}, .chosen = {}};
    for (const Entry& entry : entries_) out.rows.push_back(row_of(entry));
    if (!run_.target) return out;
    out.chosen = nearest();
    Entry fresh{.version = entries_[*out.chosen].version,
                .question = entries_[*out.chosen].question};
    if (!ended_) play(fresh, run_.games, ~run_.seed);
    out.fresh = row_of(fresh);
    return out;
  }

 private:
  std::uint64_t next(std::uint64_t games) const { return std::min(games * 2, run_.games); }

  std::size_t open() const {
    return static_cast<std::size_t>(std::ranges::count_if(entries_, &Entry::open));
  }

  void play(Entry& entry, std::uint64_t upto, std::uint64_t seed) {
    const std::uint64_t from = entry.games, of_a_job = run_.play.fast() ? k_games_of_a_job : 1;
    const auto work = [&] {
      return [&, games = LabGames(entry.version.open(), run_.play)](std::uint64_t job) mutable {
        std::vector<Played> out;
        const std::uint64_t end = std::min(upto, from + (job + 1) * of_a_job);
        for (std::uint64_t game = from + job * of_a_job; game < end; ++game) {
          const GameFacts facts = games.play(game_seed(seed, game), false);
          out.push_back({share_in(entry.question, facts), facts.length});
        }
        return out;
      };
    };
    const auto tell = [&] {
      if (progress_ && !progress_(done_, all_)) ended_ = true;
    };
    const auto take = [&](const std::vector<Played>& games) {
      for (const Played& game : games) {
        if (game.share) entry.share.add(static_cast<double>(*game.share) / k_point);
        entry.lengths.add(game.length);
      }
      entry.games += games.size();
      done_ += games.size();
      tell();
      return !ended_;
    };
    const std::uint64_t jobs = (upto - from + of_a_job - 1) / of_a_job;
    run_in_order<std::vector<Played>>(run_.threads, jobs, work, take, tell);
    entry.share.close();
  }

  // The least and the greatest distance from the target that is possible.
  std::pair<double, double> distance(const Entry& entry) const {
    const Interval at = entry.interval();
    const double target = *run_.target;
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
      const double away = std::abs(entries_[i].share.mean() - *run_.target);
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
            .open = entry.open && run_.target.has_value()};
  }

  const SweepRun& run_;
  const SweepProgress& progress_;
  std::vector<Entry> entries_;
  std::uint64_t all_, done_ = 0;
  bool ended_ = false;
};

}  // namespace

Sweep sweep(const std::vector<Version>& versions, const SweepRun& run,
            const SweepProgress& progress) {
  if (versions.empty()) throw Error("There is no version to measure.");
  return Sweeper(versions, run, progress).run();
}

}  // namespace hr

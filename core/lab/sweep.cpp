// SPDX-License-Identifier: MIT
#include "core/lab/sweep.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/suggest.h"
#include "core/lab/game_run.h"
#include "core/statistics/mean_sequence.h"

namespace hr {

namespace {

constexpr std::uint64_t k_first_round = 64, k_doubled = 256;

std::size_t question_of(const std::vector<Measure>& measures, const RulesVersion& version,
                        const SweepRun& run) {
  std::vector<std::string> all;
  std::string names;
  for (std::size_t i = 0; i < measures.size(); ++i) {
    if (!measures[i].share) continue;
    if (run.question.empty() || measures[i].name == run.question) return i;
    all.push_back(measures[i].name);
    names += (names.empty() ? "" : ", ") + all.back();
  }
  const auto near = nearest_word(run.question, all);
  throw Unmeasurable(
      (near ? Message("In {version} no share is called \"{name}\" (did you mean \"{near}\"?). "
                      "Expected one of: {names}.",
                      version.name, run.question, *near, names)
            : Message("In {version} no share is called \"{name}\". Expected one of: {names}.",
                      version.name, run.question, names))
          .in_english());
}

// One version, and what is known of it.
struct Entry {
  const RulesVersion& version;
  std::vector<Measure> measures;
  std::size_t question = 0;  // number of the measure
  double target = 0;
  bool one_side = false;  // nobody plays against anybody
  MeanSequence share{0, 1};
  GameTally all = {};        // the games so far …
  std::uint64_t played = 0;  // … and how many there are, with those of other workers
  bool open = true;

  Interval interval() const { return share.interval(k_alpha); }
};

class Sweeper {
 public:
  Sweeper(const std::vector<RulesVersion>& versions, const SweepRun& run,
          const SweepProgress& progress)
      : run_(run),
        progress_(progress),
        all_(run.games * (versions.size() + (run.target || run.fair ? 1 : 0))) {
    for (const RulesVersion& version : versions) {
      const PlayableRules playable = version.open();
      const int players = playable.game().seats();
      if (players != static_cast<int>(run.play.bots.size()))
        throw Unmeasurable("The versions are for different numbers of players.");
      entries_.push_back({.version = version,
                          .measures = measures_of(playable.game(), run.play.watches(players)),
                          .target = run.target.value_or(1.0 / players),
                          .one_side = one_side(playable.game().definition())});
      entries_.back().question = question_of(entries_.back().measures, version, run);
    }
  }

  Sweep run(const SweepSoFar& so_far) {
    for (std::uint64_t upto = std::min(k_first_round, run_.games); !ended(); upto = next(upto)) {
      for (Entry& entry : entries_)
        if (entry.open && wide(entry) && !ended()) play(entry, upto, run_.seed);
      if (aims()) drop_far_ones();
      if (so_far && !ended()) so_far(found());
      if (upto == run_.games || (aims() && open() <= 1) || !any_wide()) break;
    }
    Sweep out = found();
    if (!out.chosen) return out;
    Entry fresh = entries_[*out.chosen];
    fresh.share = MeanSequence(0, 1);
    fresh.all = {};
    fresh.played = 0;
    if (!ended()) play(fresh, run_.games, ~run_.seed);
    out.fresh = row_of(fresh);
    return out;
  }

 private:
  // So far; without the games on fresh seeds.
  Sweep found() const {
    Sweep out{.question = question_name(entries_.front()), .rows = {}, .chosen = {}};
    for (const Entry& entry : entries_) out.rows.push_back(row_of(entry));
    out.aims = aims();
    if (out.aims) out.chosen = nearest();
    out.target = entries_[out.chosen.value_or(0)].target;
    return out;
  }

  static std::string question_name(const Entry& entry) {
    return entry.measures[entry.question].name;
  }
  bool ended() const { return ended_.stop_requested(); }
  // Checkpoints are fixed, and shards end at them.
  std::uint64_t next(std::uint64_t games) const {
    const std::uint64_t next =
        games < k_doubled ? games * 2 : (games + games / 4 + k_doubled - 1) / k_doubled * k_doubled;
    return std::min(next, run_.games);
  }
  // Whether more games are asked for, as far as its interval goes.
  bool wide(const Entry& entry) const {
    const Interval at = entry.interval();
    return run_.width == 0 || part() || at.high - at.low > run_.width;
  }
  bool any_wide() const {
    return std::ranges::any_of(entries_, [&](const Entry& entry) { return wide(entry); });
  }

  bool part() const { return run_.part != nullptr; }
  // A part of the games is not enough to choose.
  bool aims() const { return (run_.target.has_value() || run_.fair) && !part(); }
  std::size_t open() const {
    return static_cast<std::size_t>(std::ranges::count_if(entries_, &Entry::open));
  }

  void play(Entry& entry, std::uint64_t upto, std::uint64_t seed) {
    const auto tell = [&] {
      if (progress_ && !progress_(done_, all_)) ended_.request_stop();
    };
    const auto take = [&](const GameTally& games) {
      if (ended()) return false;
      for (const auto& [value, n] : games.shares[entry.question])
        entry.share.add(static_cast<double>(value) / k_point, n);
      entry.all += games;
      done_ += games.games;
      tell();
      return !ended();
    };
    play_games({.version = entry.version,
                .play = run_.play,
                .measures = entry.measures,
                .seed = seed,
                .games = {entry.played, upto},
                .threads = run_.threads,
                .store = run_.store,
                .plan = run_.store == nullptr ? "" : plan_of_games(entry.version, run_.play, seed),
                .part = run_.part,
                .stop = ended_.get_token(),
                .one_of_many = true},
               take, tell);
    entry.played = upto;
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

  // None: nothing was played.
  std::optional<std::size_t> nearest() const {
    std::optional<std::size_t> best;
    double least = 2;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      if (entries_[i].share.count() == 0) continue;
      const double away = std::abs(entries_[i].share.mean() - entries_[i].target);
      if (entries_[i].open && away < least) best = i, least = away;
    }
    return best;
  }

  SweepRow row_of(const Entry& entry) const {
    const auto length = std::ranges::find(entry.measures, MeasureType::length, &Measure::type);
    SweepRow out{.version = entry.version.name,
                 .games = entry.all.games,
                 .counted = entry.share.count(),
                 .mean = entry.share.mean(),
                 .interval = entry.interval(),
                 .unwon = unwon_of(entry),
                 .open = entry.open && aims(),
                 .wide = run_.width > 0 && wide(entry)};
    if (entry.all.games > 0)
      out.length = entry.all.amounts[nth(length - entry.measures.begin())].median();
    return out;
  }

  // Where nobody plays against anybody, "won" means that all have won, which their first measure
  // tells.
  static std::optional<double> unwon_of(const Entry& entry) {
    const auto games = static_cast<double>(entry.all.games);
    if (entry.all.games == 0) return std::nullopt;
    if (!entry.one_side) return static_cast<double>(entry.all.unwon) / games;
    const MeasureType first = entry.measures.front().type;
    if (first != MeasureType::points && first != MeasureType::solved) return std::nullopt;
    const auto& won = entry.all.shares.front();
    const auto lost = won.find(0);
    return lost == won.end() ? 0.0 : static_cast<double>(lost->second) / games;
  }

  const SweepRun& run_;
  const SweepProgress& progress_;
  std::vector<Entry> entries_;
  std::uint64_t all_, done_ = 0;
  std::stop_source ended_;
};

}  // namespace

Sweep sweep(const std::vector<RulesVersion>& versions, const SweepRun& run,
            const SweepProgress& progress, const SweepSoFar& so_far) {
  if (versions.empty()) throw Unmeasurable("There is no version to measure.");
  return Sweeper(versions, run, progress).run(so_far);
}

}  // namespace hr

// SPDX-License-Identifier: MIT
// Plays games on several threads, hands over what they add up to in the order of the games, and
// keeps each shard that is complete. Shards that are kept already are not played again.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/lab/ordered_runs.h"
#include "core/lab/shards.h"

namespace hr {

struct ShardRun {
  std::uint64_t from = 0, to = 0;  // games
  std::uint64_t shard = 1;         // games of a shard …
  std::uint64_t job = 1;           // … and of what a thread does at a time
  unsigned threads = 1;
  ShardStore* store = nullptr;  // or null
  std::string plan = {};        // if there is a store
  ShardPart* part = nullptr;    // or null: all is played
  std::stop_token stop = {};    // what is handed in afterwards is good for nothing
};

// The next games of a run: shards that are kept, and jobs that are parts of a shard.
template <class Tally>
class ShardWave {
 public:
  template <class Read>
  ShardWave(const ShardRun& run, std::uint64_t from, const Read& read) : run_(run), to_(from) {
    constexpr std::size_t k_max_shards = 1 << 16;
    while (to_ < run.to && parts_.size() < k_max_shards) {
      const Shard shard = shard_at(to_, run.to, run.shard);
      to_ = shard.to;
      if (run.part != nullptr && !run.part->takes_next()) continue;
      if (std::optional<Tally> kept = find(shard, read)) {
        parts_.push_back({shard, shard, std::move(kept)});
        continue;
      }
      for (Shard job{shard.from, 0}; job.from < shard.to; job.from = job.to) {
        job.to = job.from + run.job < shard.to ? job.from + run.job : shard.to;
        jobs_.push_back(job);
        parts_.push_back({job, shard, std::nullopt});
      }
    }
  }

  std::uint64_t to() const { return to_; }
  const std::vector<Shard>& jobs() const { return jobs_; }

  // Hands over the shards up to the next one that has to be played. False: no more is wanted.
  template <class Take>
  bool take_kept(const Take& take) {
    for (; next_ < parts_.size() && parts_[next_].kept; ++next_)
      if (!take(*std::exchange(parts_[next_].kept, std::nullopt))) return false;
    return true;
  }
  // What has come of the next job.
  void keep(const Tally& tally) {
    const ShardPart& part = parts_[next_++];
    if (run_.store == nullptr) return;
    if (part.games.from == part.shard.from)
      whole_ = tally;
    else
      *whole_ += tally;
    if (part.games.to == part.shard.to) run_.store->put(run_.plan, part.shard, tally_text(*whole_));
  }

 private:
  struct ShardPart {
    Shard games, shard;
    std::optional<Tally> kept;
  };

  // What is kept and cannot have been played is worth no more than what is not kept.
  template <class Read>
  std::optional<Tally> find(Shard shard, const Read& read) const {
    if (run_.store == nullptr) return std::nullopt;
    const std::optional<std::string> text = run_.store->find(run_.plan, shard);
    if (!text) return std::nullopt;
    try {
      Tally out = read(*text);
      if (games_of(out) == shard.to - shard.from) return out;
    } catch (const DamagedResults&) {
      // It is refused below.
    }
    run_.store->refuse(run_.plan, shard);
    return std::nullopt;
  }

  const ShardRun& run_;
  std::uint64_t to_;
  std::vector<ShardPart> parts_;
  std::vector<Shard> jobs_;
  std::size_t next_ = 0;
  std::optional<Tally> whole_;  // of the shard that is being played
};

// `work` makes a worker on each thread: a function that takes a Shard, plays these games and
// returns their Tally. `read` makes a Tally of a text, which tally_text has written, or throws
// DamagedResults; games_of(tally) tells how many games it is of. `take` is
// called on the calling thread with each result in order until it returns false; `idle` while the
// thread waits. Returns whether all was taken. Throws what `work` or the store throws.
template <class Tally, class MakeWorker, class Read, class Take, class Idle>
bool run_shards(const ShardRun& run, const MakeWorker& work, const Read& read, const Take& take,
                const Idle& idle) {
  const auto wait = [&] {
    if (run.store != nullptr) run.store->rest();
    idle();
  };
  for (std::uint64_t from = run.from; from < run.to;) {
    ShardWave<Tally> wave(run, from, read);
    from = wave.to();
    bool wanted = wave.take_kept(take);
    if (!wanted) return false;
    const auto make = [&] {
      return
          [&wave, worker = work()](std::uint64_t job) mutable { return worker(wave.jobs()[job]); };
    };
    const auto collect = [&](const Tally& tally) {
      if (run.stop.stop_requested()) return wanted = false;
      wave.keep(tally);
      return wanted = take(tally) && wave.take_kept(take);
    };
    if (!wave.jobs().empty())
      run_in_order<Tally>(run.threads, wave.jobs().size(), make, collect, wait);
    if (!wanted) return false;
  }
  return true;
}

}  // namespace hr

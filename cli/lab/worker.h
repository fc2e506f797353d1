// SPDX-License-Identifier: MIT
// Where results of the lab are kept, and how a run is divided among independent workers.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/arguments/command.h"
#include "cli/results/team.h"
#include "core/lab/comparison.h"
#include "core/lab/ladder.h"
#include "core/lab/shards.h"
#include "core/lab/survey.h"
#include "core/lab/sweep.h"

namespace hr::cli {

struct WorkerArguments {
  std::string store;                  // a file
  std::string shard;                  // "3/8"
  std::string slurm;                  // a script to write
  std::optional<std::uint64_t> jobs;  // of the script; none: as many as usual
};
// --store, --shard, --slurm and --jobs
void add_worker(Command& command, WorkerArguments& arguments);

// How many games, or pairs, a report tells of.
inline std::uint64_t games_of(const Survey& found) { return found.games; }
inline std::uint64_t games_of(const Comparison& found) { return found.pairs; }
std::uint64_t games_of(const std::vector<ComparisonRow>& found);
std::uint64_t games_of(const Sweep& found);
std::uint64_t games_of(const std::vector<Meeting>& found);

// What a run keeps its results in, and which part of it this process plays.
class Worker {
 public:
  // Without a team: null. Throws Failure (usage) if the arguments do not fit together.
  Worker(const WorkerArguments& arguments, Team* team);

  // `found`, unless something could not be kept, or what was kept is damaged; a message has said
  // so.
  Exit exit_code(Exit found) const { return failed_ ? Exit::problems : found; }

  // Plays what is this process's to play: calls `play` after setting the store and the part of
  // `run`, and with a team once more for the leader, who then has all results. Returns what was
  // found, or nothing if this process has no report to make. `what` is played: "games".
  template <class Run, class Play>
  auto result(Run& run, const char* what, const Play& play) -> std::optional<decltype(play())> {
    run.store = store_;
    run.part = part_ ? &*part_ : nullptr;
    auto found = play();
    if (part_ && team_ != nullptr) {
      team_->gather();
      if (!team_->leads()) return std::nullopt;
      part_.reset();
      run.part = nullptr;
      found = play();
    }
    finish(what, games_of(found));
    if (part_) return std::nullopt;
    return found;
  }

 private:
  // Writes what waits, and reports how much was played; `reported`: of these the report tells.
  void finish(const char* what, std::uint64_t reported);

  std::unique_ptr<ResultStore> file_;
  ShardStore* store_ = nullptr;
  Team* team_;
  std::optional<ShardPart> part_;
  bool failed_ = false;
};

// If a script is asked for: writes it, and says how it is used.
bool wrote_script(const WorkerArguments& arguments);

}  // namespace hr::cli

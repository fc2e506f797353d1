// SPDX-License-Identifier: MIT
// Where results of the lab are kept, and how a run is divided among independent workers.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/arguments/command.h"
#include "cli/results/result_store.h"
#include "core/lab/shards.h"

namespace hr::cli {

struct WorkerArguments {
  std::string store;  // a file
  std::string shard;  // "3/8"
  std::string slurm;  // a script to write
  std::uint64_t jobs = 8;
};
// --store, --shard, --slurm and --jobs
void add_worker(Command& command, WorkerArguments& arguments);

// What a run keeps its results in, and plays.
class Worker {
 public:
  // Throws Failure (usage) if the arguments do not fit together.
  explicit Worker(const WorkerArguments& arguments);

  ShardStore* store() const { return store_.get(); }
  ShardPart* part() { return part_ ? &*part_ : nullptr; }
  // Writes what waits, and reports on standard error how much was played.
  void finish(const char* what);

 private:
  std::unique_ptr<ResultStore> store_;
  std::optional<ShardPart> part_;
};

// If a script is asked for: writes it, and says how it is used.
bool wrote_script(const WorkerArguments& arguments);

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
// The file in which the lab keeps what it has measured. Several processes may use one file at once:
// what they write of the same games is the same.
//
// A report is worth more than its being kept: once the file is open, nothing that happens to it
// ends a run. What cannot be written waits in memory, and is tried again now and then and at the
// end; what cannot be read is played again.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/results/database.h"
#include "core/lab/shards.h"

namespace hr::cli {

class ResultStore : public ShardStore {
 public:
  // Is told, in a sentence, what goes wrong with the file; the run goes on.
  using Tell = std::function<void(const std::string& sentence)>;

  // Makes the file if there is none. Throws Error, a sentence, if it is a file of another kind, of
  // a later version, or cannot be written.
  ResultStore(const std::string& file, Tell tell);
  ResultStore(const ResultStore&) = delete;
  ResultStore& operator=(const ResultStore&) = delete;
  ~ResultStore() override;

  std::optional<std::string> find(const std::string& plan, Shard shard) override;
  // Writes at once, or together with others within a quarter of a second.
  void put(const std::string& plan, Shard shard, const std::string& tally) override;
  void refuse(const std::string& plan, Shard shard) override;
  void rest() override;
  // Writes what waits. Returns whether everything is kept that was put.
  bool flush();
  // Calls `see` with every shard; it must not write to this store.
  void each(const std::function<void(const std::string& plan, Shard shard,
                                     const std::string& tally)>& see);
  // Copies what another such file has; returns how many games or pairs were new. All of it is
  // checked: throws Error if any cannot have been played, or as the constructor does, or if this
  // file cannot be written; then nothing of the other one was copied.
  std::uint64_t take_all(const std::string& file);

  const std::string& file() const { return database_.file(); }
  // Games, or pairs, that were found, that were put, that were put and are not in the file, and
  // that were in the file and had to be played again, because they were damaged.
  std::uint64_t found() const { return found_; }
  std::uint64_t added() const { return added_; }
  std::uint64_t not_kept() const;
  std::uint64_t damaged() const { return damaged_; }

 private:
  using Key = std::pair<std::uint64_t, std::uint64_t>;  // of a shard: its games
  using Tallies = std::map<Key, std::string>;

  std::int64_t number_of(const std::string& plan);
  void write_waiting();
  void give_up_reading(const Error& error);

  Tell tell_;
  Database database_;
  SqlStatement find_, put_;
  std::map<std::string, std::int64_t> plans_;
  std::map<std::string, Tallies> waiting_;  // by plan
  std::size_t waiting_size_ = 0;            // bytes
  std::set<std::pair<std::string, Key>> refused_;
  std::chrono::steady_clock::time_point flushed_ = {};
  bool reads_ = true, writes_ = true;  // as far as is known
  std::uint64_t found_ = 0, added_ = 0, damaged_ = 0, dropped_ = 0;
};

}  // namespace hr::cli

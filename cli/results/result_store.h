// SPDX-License-Identifier: MIT
// The file in which the lab keeps what it has measured. Several processes may use one file at once:
// what they write of the same games is the same.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cli/results/database.h"
#include "core/lab/shards.h"

namespace hr::cli {

class ResultStore : public ShardStore {
 public:
  // Makes the file if there is none. Throws Error, a sentence, if it is a file of another kind, of
  // a later version, or cannot be written.
  explicit ResultStore(const std::string& file);
  ResultStore(const ResultStore&) = delete;
  ResultStore& operator=(const ResultStore&) = delete;
  ~ResultStore() override;

  std::optional<std::string> find(const std::string& plan, Shard shard) override;
  // Writes at once, or together with others within a quarter of a second.
  void put(const std::string& plan, Shard shard, const std::string& tally) override;
  void rest() override;
  void flush();
  // Calls `see` with every shard; it must not write to this store.
  void each(const std::function<void(const std::string& plan, Shard shard,
                                     const std::string& tally)>& see);
  // Copies what another such file has; returns how many games or pairs were new. Throws Error as
  // the constructor does.
  std::uint64_t take_all(const std::string& file);

  const std::string& file() const { return database_.file(); }
  // Games, or pairs, that were found, and that were put.
  std::uint64_t found() const { return found_; }
  std::uint64_t added() const { return added_; }

 private:
  struct Result {
    std::int64_t plan = 0;
    Shard shard;
    std::string tally;
  };

  std::int64_t number_of(const std::string& plan);

  Database database_;
  Statement find_, put_;
  std::map<std::string, std::int64_t> plans_;
  std::vector<Result> waiting_;
  std::chrono::steady_clock::time_point flushed_ = {};
  std::uint64_t found_ = 0, added_ = 0;
};

}  // namespace hr::cli

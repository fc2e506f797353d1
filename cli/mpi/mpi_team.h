// SPDX-License-Identifier: MIT
// A team of processes that mpirun has started. Rank 0 leads and plays as well: members send it each
// shard as soon as they have played it, and it takes them in whenever it has a moment. If one of
// them dies, MPI ends all; what had reached the leader's file is not played again.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <tuple>

#include "cli/results/team.h"

namespace hr::cli {

class MpiTeam : public Team {
 public:
  MpiTeam(int& argc, char**& argv);  // begins MPI; all of it is used by this thread only
  ~MpiTeam() override;               // ends it; waits for the others
  MpiTeam(const MpiTeam&) = delete;
  MpiTeam& operator=(const MpiTeam&) = delete;

  bool leads() const override { return rank_ == 0; }
  ShardPart part() const override;
  ShardStore& share(ResultStore* kept) override;
  void gather() override;

  [[noreturn]] void abort(int code);  // ends all processes

 private:
  using Key = std::tuple<std::string, std::uint64_t, std::uint64_t>;  // plan, from, to
  class Store;

  int rank_ = 0, size_ = 1;
  std::unique_ptr<Store> store_;
};

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
#include "cli/mpi/mpi_team.h"

#include <mpi.h>

#include <cstdlib>
#include <sstream>

namespace hr::cli {

namespace {

constexpr int k_shard = 1, k_done = 2;  // tags of messages

// A shard as a message: its plan, which is one line, its games, and its tally.
std::string message_of(const std::string& plan, Shard shard, const std::string& tally) {
  return plan + "\n" + std::to_string(shard.from) + " " + std::to_string(shard.to) + "\n" + tally;
}

}  // namespace

// The leader's: what all have played, and its file if it has one. A member's: what was kept, and
// the leader.
class MpiTeam::Store : public ShardStore {
 public:
  Store(bool leads, int members, ResultStore* kept)
      : leads_(leads), playing_(members), kept_(kept) {}

  std::optional<std::string> find(const std::string& plan, Shard shard) override {
    if (kept_ != nullptr) return kept_->find(plan, shard);
    const auto at = known_.find({plan, shard.from, shard.to});
    return at == known_.end() ? std::nullopt : std::optional(at->second);
  }

  void put(const std::string& plan, Shard shard, const std::string& tally) override {
    if (leads_) {
      take(plan, shard, tally);
      return rest();
    }
    const std::string text = message_of(plan, shard, tally);
    MPI_Send(text.data(), static_cast<int>(text.size()), MPI_CHAR, 0, k_shard, MPI_COMM_WORLD);
  }

  void refuse(const std::string& plan, Shard shard) override {
    if (kept_ != nullptr) kept_->refuse(plan, shard);
  }

  void rest() override {
    if (!leads_) return;
    for (int waits = 1; waits != 0;) {
      MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &waits, MPI_STATUS_IGNORE);
      if (waits != 0) receive();
    }
    if (kept_ != nullptr) kept_->rest();
  }

  void gather() {
    if (!leads_) {
      MPI_Send(nullptr, 0, MPI_CHAR, 0, k_done, MPI_COMM_WORLD);
      return;
    }
    while (playing_ > 0) receive();
    if (kept_ != nullptr) kept_->flush();
  }

  void learn(const std::string& text) {
    std::size_t line = text.find('\n'), next = text.find('\n', line + 1);
    std::istringstream numbers(text.substr(line + 1, next - line - 1));
    Shard shard;
    numbers >> shard.from >> shard.to;
    take(text.substr(0, line), shard, text.substr(next + 1));
  }

 private:
  void take(const std::string& plan, Shard shard, const std::string& tally) {
    if (kept_ != nullptr)
      kept_->put(plan, shard, tally);
    else
      known_[{plan, shard.from, shard.to}] = tally;
  }

  void receive() {
    MPI_Status status;
    MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
    int size = 0;
    MPI_Get_count(&status, MPI_CHAR, &size);
    std::string text(static_cast<std::size_t>(size), '\0');
    MPI_Recv(text.data(), size, MPI_CHAR, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    if (status.MPI_TAG == k_done)
      --playing_;
    else
      learn(text);
  }

  bool leads_;
  int playing_;  // members that have not ended
  ResultStore* kept_;
  std::map<Key, std::string> known_;
};

MpiTeam::MpiTeam(int& argc, char**& argv) {
  int threads = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &threads);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

MpiTeam::~MpiTeam() { MPI_Finalize(); }

ShardPart MpiTeam::part() const {
  return {.number = static_cast<std::uint64_t>(rank_), .of = static_cast<std::uint64_t>(size_)};
}

// Each shard that is kept is sent to all, one message after the other; an empty one ends them.
ShardStore& MpiTeam::share(ResultStore* kept) {
  store_ = std::make_unique<Store>(leads(), size_ - 1, kept);
  const auto broadcast = [&](std::string text) {
    auto size = static_cast<std::uint64_t>(text.size());
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    text.resize(size);
    MPI_Bcast(text.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
  };
  if (leads()) {
    if (kept != nullptr)
      kept->each([&](const std::string& plan, Shard shard, const std::string& tally) {
        broadcast(message_of(plan, shard, tally));
      });
    broadcast("");
  } else {
    for (std::string text; !(text = broadcast("")).empty();) store_->learn(text);
  }
  return *store_;
}

void MpiTeam::gather() { store_->gather(); }

void MpiTeam::abort(int code) {
  MPI_Abort(MPI_COMM_WORLD, code);
  std::abort();
}

}  // namespace hr::cli

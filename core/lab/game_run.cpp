// SPDX-License-Identifier: MIT
#include "core/lab/game_run.h"

#include "core/base/error.h"
#include "core/lab/run_shards.h"

namespace hr {

namespace {

class GameWorker {
 public:
  explicit GameWorker(const GameRun& run)
      : games_(run.version.open(), run.play, run.stop), run_(run) {}

  GameTally operator()(Shard games) try {
    GameTally out;
    for (std::uint64_t game = games.from; game < games.to; ++game)
      out.add(run_.measures, run_.play.bots.size(),
              games_.play(game_seed(run_.seed, game), game % k_counted_games == 0), game);
    return out;
  } catch (const Error& error) {
    if (!run_.one_of_many) throw;
    throw Error("With " + run_.version.name + ": " + error.what());
  }

 private:
  LabGames games_;
  const GameRun& run_;
};

}  // namespace

void play_games(const GameRun& run, const std::function<bool(const GameTally&)>& take,
                const std::function<void()>& idle) {
  const ShardRun shards{.from = run.games.from,
                        .to = run.games.to,
                        .shard = games_of_a_shard(run.play),
                        .job = run.play.fast() ? k_games_of_a_job : 1,
                        .threads = run.threads,
                        .store = run.store,
                        .plan = run.plan,
                        .part = run.part,
                        .stop = run.stop};
  run_shards<GameTally>(
      shards, [&] { return GameWorker(run); },
      [&](const std::string& text) { return read_game_tally(text, run.measures.size()); }, take,
      idle);
}

}  // namespace hr

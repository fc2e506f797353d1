// SPDX-License-Identifier: MIT
#include "core/lab/game_run.h"

#include <algorithm>
#include <optional>

#include "core/base/error.h"
#include "core/lab/game_watch.h"
#include "core/lab/run_shards.h"
#include "core/lab/tally_json.h"
#include "core/words/text.h"

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

using UseTallies = std::vector<GameTally::Use>;

// Whether what is told of users is told of so many players, in games that these have played.
bool fits(const UseTallies& uses, std::size_t most, const std::vector<PointCounts>& players) {
  const auto among = [](const PointCounts& some, const PointCounts& all) {
    return std::ranges::all_of(some, [&](const auto& each) {
      const auto found = all.find(each.first);
      return found != all.end() && each.second <= found->second;
    });
  };
  return uses.size() <= most && std::ranges::all_of(uses, [&](const GameTally::Use& use) {
           return use.players.size() <= players.size() &&
                  std::equal(use.players.begin(), use.players.end(), players.begin(), among);
         });
}

bool fits(const Action& opening, const Game& game) {
  if (nth(opening.verb) >= nth(game.swap()) + 1) return false;
  const std::vector<Argument>& arguments = game.arguments(opening.verb);
  if (opening.count > arguments.size()) return is_range(game, opening);
  for (std::size_t i = 0; i < opening.count; ++i)
    if (arguments[i].type == ArgumentType::cell &&
        (opening.arguments[i] < 0 || opening.arguments[i] >= game.cells()))
      return false;
  return true;
}

// A file of results may have been changed by somebody else, and what it names not exist.
void check_fits(const GameTally& tally, const Game& game) {
  const std::vector<PointCounts>& players = tally.players;
  const bool named = std::ranges::all_of(
      tally.openings, [&](const auto& opening) { return fits(opening.first, game); });
  if (!named || players.size() > nth(game.seats()) ||
      !fits(tally.verbs, nth(game.swap()) + 1, players) ||
      !fits(tally.kinds, game.definition().kinds.size(), players) ||
      !fits(tally.places, places_of(game).size(), players) ||
      !fits(tally.targets, nth(game.cells()), players))
    refuse_results();
}

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
  std::optional<PlayableRules> playable;  // only if something is kept
  const auto read = [&](const std::string& text) {
    GameTally out = read_game_tally(text, run.measures.size());
    if (!playable) playable = run.version.open();
    check_fits(out, playable->game());
    return out;
  };
  run_shards<GameTally>(
      shards, [&] { return GameWorker(run); }, read, take, idle);
}

}  // namespace hr

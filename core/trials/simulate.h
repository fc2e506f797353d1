// SPDX-License-Identifier: MIT
// Many random games on several threads. Game i of a run depends only on the run's seed and on i,
// and totals are sums of integers, so the result is the same for any number of threads. Where there
// are none (core/base/platform.h), the calling thread plays the games.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/by_id.h"
#include "core/engine/engine.h"
#include "core/game/standing.h"
#include "core/statistics/histogram.h"

namespace hr {

// What one thread uses: an engine and whatever keeps its rules alive.
struct EngineInstance {
  std::shared_ptr<void> rules;  // kept alive as long as the engine
  std::unique_ptr<Engine> engine;
};
using EngineFactory = std::function<EngineInstance()>;  // called once by each thread

// Sets a state to the start of a game. A setup that rolls no dice gives the same position for
// every seed, so it is run once and then copied.
class GameStarter {
 public:
  explicit GameStarter(Engine& engine) : engine_(engine) {}
  void set(State& state, ActionContext& context);

 private:
  Engine& engine_;
  State start_;
  bool known_ = false;
};

// The seed of game `number` (from 0) of a run; it determines the game's dice and choices.
constexpr std::uint64_t game_seed(std::uint64_t seed, std::uint64_t number) {
  return mix(seed, number);
}
// The generator that chooses the actions of a random game; its dice use the game's seed itself.
constexpr Random random_choices(std::uint64_t game) { return Random(mix(game, 0x70696b)); }

// In one game of so many the legal actions are counted at every decision; in the others as well,
// unless that takes long (Engine::playout).
inline constexpr std::uint64_t k_counted_games = 8;

// How a game ended.
struct Ending {
  EndReason reason = EndReason::none;
  std::uint8_t end = 0;  // as in Header
  // NOLINTNEXTLINE(modernize-use-nullptr): takes the 0 the compiler compares with for its own
  friend auto operator<=>(const Ending&, const Ending&) = default;
};

struct Tally {
  explicit Tally(int seats = 0);
  void add(const State& state, const Playout& playout, const Standing& standing);
  Tally& operator+=(const Tally& other);
  std::uint64_t finished() const { return games - cut; }

  bool stopped = false;  // some games were not played or not finished, for lack of time or memory,
                         // or because somebody wanted no more
  std::uint64_t games = 0;
  std::uint64_t cut = 0;     // stopped by the limit, neither won nor drawn
  std::uint64_t drawn = 0;   // finished without a winner, and not failed
  std::uint64_t failed = 0;  // all together have lost, or the only seat has
  std::uint64_t totals = 0;  // finished with one score of all together; neither won nor lost
  std::uint64_t shared = 0;  // won by several seats; counted for each of them
  ById<SeatId, std::uint64_t> wins_by_seat;
  // Player p sits in seat p unless the pie rule makes two players change seats.
  ById<SeatId, std::uint64_t> wins_by_player;
  std::uint64_t swaps = 0;  // games in which players changed seats
  std::map<Ending, std::uint64_t> endings;
  std::uint64_t actions = 0;
  std::uint64_t decisions = 0;    // positions in which a seat had to choose, and were counted
  std::uint64_t choices = 0;      // legal actions, summed over those
  std::uint64_t max_choices = 0;  // the most in one position
  Histogram lengths;              // actions per game, for finished games
  // For finished games: each seat's score, if there are scores, and its place, from 1; and for
  // those that the scores have decided, by how much.
  ById<SeatId, Histogram> scores, ranks;
  Histogram margins;

  friend bool operator==(const Tally&, const Tally&) = default;
};

struct SimulationRun {
  std::uint64_t games = 1;
  unsigned threads = 1;
  std::uint64_t seed = 0;
  std::uint32_t limit = std::numeric_limits<std::uint32_t>::max();            // actions per game
  Allowance::Limits allowance{std::chrono::hours(24), std::size_t{1} << 30};  // of each thread
  std::stop_token stop = {};  // games that are finished by then count
};

// Plays the games, or as many as the threads have time for. Calls `progress`, if set, now and then
// on the calling thread with the number of finished games. When a game fails, all threads stop, and
// Error names the first such game: its number in the run (from 1), its seed, and what was wrong.
// Rules that do not load, or whose setup is impossible, throw their own errors.
Tally simulate(const EngineFactory& make, const SimulationRun& run,
               const std::function<void(std::uint64_t)>& progress = {});

}  // namespace hr

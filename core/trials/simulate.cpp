// SPDX-License-Identifier: MIT
#include "core/trials/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <string>
#include <thread>

#include "core/base/error.h"
#include "core/base/platform.h"
#include "core/game/dead_end.h"

namespace hr {

void GameStarter::set(State& state, ActionContext& context) {
  if (known_) {
    state = start_;
    return;
  }
  engine_.start(state, context);
  known_ = context.chance.faces().empty();
  if (known_) start_ = state;
}

Tally::Tally(int seats)
    : wins_by_seat(seats), wins_by_player(wins_by_seat), scores(nth(seats)), ranks(nth(seats)) {}

void Tally::add(const State& state, const Playout& playout, const Standing& standing) {
  const Header& header = state.header();
  ++games;
  actions += playout.actions;
  decisions += playout.decisions;
  choices += playout.choices;
  max_choices = std::max(max_choices, playout.max_choices);
  const bool swapped = header.pie == Pie::taken;
  swaps += swapped ? 1 : 0;
  if (playout.cut) {
    ++cut;
    return;
  }
  lengths.add(playout.actions);
  for (std::size_t seat = 0; seat < ranks.size(); ++seat) {
    ranks[seat].add(standing.ranks[seat]);
    if (!standing.scores.empty()) scores[seat].add(standing.scores[seat]);
  }
  if (standing.scored) margins.add(standing.margin);
  ++endings[{header.reason, header.end}];
  totals += standing.total ? 1 : 0;
  if (standing.total) return;
  failed += standing.failed ? 1 : 0;
  drawn += header.winners == 0 && !standing.failed ? 1 : 0;
  shared += (header.winners & (header.winners - 1)) != 0 ? 1 : 0;
  for (std::size_t seat = 0; seat < wins_by_seat.size(); ++seat) {
    if ((header.winners & seat_bit(SeatId(seat))) == 0) continue;
    ++wins_by_seat[seat];
    ++wins_by_player[swapped ? 1 - seat : seat];  // only games for two have a pie rule
  }
}

Tally& Tally::operator+=(const Tally& other) {
  games += other.games;
  cut += other.cut;
  drawn += other.drawn;
  failed += other.failed;
  totals += other.totals;
  shared += other.shared;
  for (std::size_t seat = 0; seat < wins_by_seat.size(); ++seat) {
    wins_by_seat[seat] += other.wins_by_seat[seat];
    wins_by_player[seat] += other.wins_by_player[seat];
    scores[seat] += other.scores[seat];
    ranks[seat] += other.ranks[seat];
  }
  margins += other.margins;
  stopped = stopped || other.stopped;
  swaps += other.swaps;
  for (const auto& [ending, n] : other.endings) endings[ending] += n;
  actions += other.actions;
  decisions += other.decisions;
  choices += other.choices;
  max_choices = std::max(max_choices, other.max_choices);
  lengths += other.lengths;
  return *this;
}

namespace {

constexpr std::uint64_t k_chunk = 16;               // games that a thread takes at a time
constexpr std::chrono::milliseconds k_report{200};  // from one report of progress to the next

// The threads of one run and what they share.
class Crew {
 public:
  Crew(const EngineFactory& make, const SimulationRun& run)
      : make_(make), run_(run), first_failed_(run.games) {}

  Tally work(const std::function<void(std::uint64_t)>& progress) {
    const std::uint64_t chunks = run_.games / k_chunk + (run_.games % k_chunk == 0 ? 0 : 1);
    const std::uint64_t wanted = std::clamp<std::uint64_t>(chunks, 1, std::max(run_.threads, 1U));
    if (!k_has_threads) {
      work_here(progress);
    } else {
      std::vector<std::jthread> threads;
      working_ = wanted;
      for (std::uint64_t i = 0; i < wanted; ++i) {
        try {
          threads.emplace_back([this] { thread(); });
          // no more threads available: continue with those that started
        } catch (const std::system_error&) {
          const std::lock_guard lock(mutex_);
          working_ -= wanted - i;
          if (i == 0)
            throw Error("simulate: this machine does not allow the program to start a thread");
          break;
        }
      }
      watch(progress);
    }
    if (failure_) std::rethrow_exception(failure_);
    return total_;
  }

 private:
  // On the calling thread, which reports progress between the chunks.
  void work_here(const std::function<void(std::uint64_t)>& progress) {
    using Clock = std::chrono::steady_clock;
    if (progress)
      between_ = [&, told = Clock::now()]() mutable {
        if (Clock::now() - told < k_report) return;
        progress(done_);
        told = Clock::now();
      };
    working_ = 1;
    thread();
  }

  // Waits until all threads have finished, and reports progress meanwhile.
  void watch(const std::function<void(std::uint64_t)>& progress) {
    std::unique_lock lock(mutex_);
    while (!finished_.wait_for(lock, k_report, [this] { return working_ == 0; })) {
      if (!progress) continue;
      lock.unlock();
      progress(done_);
      lock.lock();
    }
  }

  void thread() {
    try {
      const EngineInstance machine = make_();
      const Tally tally = play_all(*machine.engine);
      const std::lock_guard lock(mutex_);
      if (total_.games == 0) total_ = Tally(machine.engine->game().seats());
      total_ += tally;
    } catch (...) {  // not an error of a game: the rules could not even be loaded
      fail(0, std::current_exception());
    }
    const std::lock_guard lock(mutex_);
    --working_;
    finished_.notify_all();
  }

  // Chunks are handed out in order, so when a game fails, all games before it are under way; they
  // are finished, so that the reported failure is the same for any number of threads.
  Tally play_all(Engine& engine) {
    Tally tally(engine.game().seats());
    try {
      const Allowance allowance(run_.allowance);
      play_chunks(engine, tally);
    } catch (const Exhausted&) {
      if (Allowance::unwinding()) throw;
      tally.stopped = true;
    }
    return tally;
  }

  void play_chunks(Engine& engine, Tally& tally) {
    GameStarter start_line(engine);
    State state;
    ActionContext context;
    for (;;) {
      const std::uint64_t first = next_.fetch_add(k_chunk);
      const std::uint64_t end = std::min(first + k_chunk, run_.games);
      for (std::uint64_t game = first; game < end; ++game) {
        if (run_.stop.stop_requested()) {
          tally.stopped = true;
          return;
        }
        if (game >= first_failed_.load(std::memory_order_relaxed)) return;
        try {
          play(engine, start_line, state, context, game, tally);
        } catch (const ImpossibleSetUp&) {  // does not depend on the game
          fail(game, std::current_exception());
          return;
        } catch (const Exhausted&) {
          throw;
        } catch (const std::exception& error) {
          fail(game, std::make_exception_ptr(Error("game " + std::to_string(game + 1) + " (seed " +
                                                   std::to_string(game_seed(run_.seed, game)) +
                                                   "): " + error.what())));
          return;
        }
      }
      if (end <= first || end == run_.games) return;
      done_.fetch_add(end - first, std::memory_order_relaxed);
      if (between_) between_();
    }
  }

  void play(Engine& engine, GameStarter& start_line, State& state, ActionContext& context,
            std::uint64_t game, Tally& tally) const {
    const std::uint64_t seed = game_seed(run_.seed, game);
    context.chance.restart(seed);
    start_line.set(state, context);
    Random random = random_choices(seed);
    // Where counting the legal actions takes long, it is done in some of the games.
    const bool count_choices = game % k_counted_games == 0;
    const Playout playout = engine.playout(state, random, context, run_.limit, count_choices);
    const GameDef& def = engine.game().definition();
    std::vector<std::int64_t> scores;
    for (int seat = 0; seat < engine.game().seats() && def.score && !playout.cut; ++seat)
      scores.push_back(engine.score(state, SeatId(seat)));
    tally.add(state, playout, standing(def, state.header(), std::move(scores)));
  }

  void fail(std::uint64_t game, std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (failure_ && game >= first_failed_) return;
    failure_ = std::move(failure);
    first_failed_ = game;
  }

  const EngineFactory& make_;
  const SimulationRun& run_;
  std::atomic<std::uint64_t> next_ = 0, done_ = 0;
  std::atomic<std::uint64_t> first_failed_;
  std::function<void()> between_;  // the chunks, where there is no other thread to report
  std::mutex mutex_;               // guards the following members
  std::condition_variable finished_;
  std::uint64_t working_ = 0;
  Tally total_;
  std::exception_ptr failure_;
};

}  // namespace

Tally simulate(const EngineFactory& make, const SimulationRun& run,
               const std::function<void(std::uint64_t)>& progress) {
  return Crew(make, run).work(progress);
}

}  // namespace hr

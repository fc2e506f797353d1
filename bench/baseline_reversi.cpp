// SPDX-License-Identifier: MIT
#include "bench/baseline_reversi.h"

#include <array>
#include <cstddef>
#include <cstring>
#include <utility>

#include "bench/nth_cell.h"
#include "bench/plain_uct.h"
#include "bench/watched.h"
#include "core/base/mix.h"

namespace hr {
namespace {

using BaselineCells = std::uint64_t;

// Four sets side by side, one for each axis: along a row, along a column, and both diagonals.
using Axes [[gnu::vector_size(32)]] = std::uint64_t;

constexpr std::array<int, 4> k_step = {1, 8, 9, 7};
constexpr Axes k_steps = {1, 8, 9, 7};
// Discs in the outer columns can be turned over along a column only, so runs do not wrap around.
constexpr BaselineCells k_inner = 0x7e7e7e7e7e7e7e7e;
constexpr Axes k_turnable = {k_inner, ~BaselineCells{0}, k_inner, k_inner};

struct BaselinePosition {
  BaselineCells own = 0x0000000810000000;  // of the seat to move
  BaselineCells enemy = 0x0000001008000000;

  void pass() { std::swap(own, enemy); }
};

inline unsigned size_of(BaselineCells set) {
  return static_cast<unsigned>(__builtin_popcountll(set));
}

// The cells where a disc brackets enemy discs: runs of these that begin beside own discs grow by
// one, one, two and two cells, upwards and downwards on all axes.
inline BaselineCells openings(const BaselinePosition& p) {
  const Axes own = Axes{} + p.own;
  const Axes enemy = (Axes{} + p.enemy) & k_turnable;
  Axes up = enemy & (own << k_steps);
  Axes down = enemy & (own >> k_steps);
  up |= enemy & (up << k_steps);
  down |= enemy & (down >> k_steps);
  const Axes pairs_up = enemy & (enemy << k_steps);
  const Axes pairs_down = enemy & (enemy >> k_steps);
  for (int twice = 0; twice < 2; ++twice) {
    up |= pairs_up & (up << (2 * k_steps));
    down |= pairs_down & (down >> (2 * k_steps));
  }
  const Axes ends = up << k_steps | down >> k_steps;
  return (ends[0] | ends[1] | ends[2] | ends[3]) & ~(p.own | p.enemy);
}

// For each cell the cells straight on from it, upwards and downwards on all axes.
struct Rays {
  std::array<BaselineCells, 4> up, down;
};

constexpr std::array<Rays, 64> make_rays() {
  std::array<Rays, 64> rays{};
  for (int cell = 0; cell < 64; ++cell)
    for (std::size_t axis = 0; axis < 4; ++axis)
      for (const int sign : {1, -1}) {
        BaselineCells& ray = (sign > 0 ? rays[static_cast<std::size_t>(cell)].up
                                       : rays[static_cast<std::size_t>(cell)].down)[axis];
        const int step = sign * k_step[axis];
        const int across = step == 8 || step == -8 ? 0 : (step & 7) < 4 ? 1 : -1;
        int column = cell % 8 + across;
        for (int on = cell + step; on >= 0 && on < 64 && column >= 0 && column < 8; on += step) {
          ray |= BaselineCells{1} << on;
          column += across;
        }
      }
  return rays;
}

constexpr std::array<Rays, 64> k_rays = make_rays();

// The enemy discs that a disc on a cell turns over. Upwards, a carry runs through the enemy discs
// to the first other cell of the ray. Downwards, the first other cell is the highest one; those
// below it are found by spreading.
inline BaselineCells turned(const BaselinePosition& p, int cell) {
  Axes up, down;
  std::memcpy(&up, k_rays[static_cast<std::size_t>(cell)].up.data(), sizeof up);
  std::memcpy(&down, k_rays[static_cast<std::size_t>(cell)].down.data(), sizeof down);
  const Axes own = Axes{} + p.own, enemy = Axes{} + p.enemy;
  const Axes end_up = ((enemy | ~up) + 1) & up & own;
  const Axes turned_up = (end_up - Axes(Axes(end_up != Axes{}) & 1)) & up;
  Axes past = down & ~enemy;
  past |= past >> k_steps;
  past |= past >> (2 * k_steps);
  past |= past >> (4 * k_steps);
  const Axes run = down & ~past;
  const Axes end_down = down & ~run & ~((past & down) >> k_steps) & own;
  const Axes turned_down = run & Axes(end_down != Axes{});
  const Axes all = turned_up | turned_down;
  return all[0] | all[1] | all[2] | all[3];
}

// The other seat's turn begins.
inline void play(BaselinePosition& p, int cell) {
  const BaselineCells over = turned(p, cell);
  const BaselineCells own = p.own ^ over ^ (BaselineCells{1} << cell);
  p.own = p.enemy ^ over;
  p.enemy = own;
}

// Passes where the seat to move must. Returns its openings; none if the game is over.
inline BaselineCells settle(BaselinePosition& p, int& seat) {
  BaselineCells next = openings(p);
  if (next == 0) [[unlikely]] {
    p.pass();
    seat = 1 - seat;
    next = openings(p);
  }
  return next;
}

inline BaselineEnding result(const BaselinePosition& p, int seat) {
  const unsigned own = size_of(p.own), enemy = size_of(p.enemy);
  if (own == enemy) return BaselineEnding::draw;
  return static_cast<BaselineEnding>(own > enemy ? seat : 1 - seat);
}

template <class Watch>
BaselineRun run_games(std::uint64_t seed, std::uint64_t games, Watch watch) {
  Random random(seed);
  BaselineRun run;
  for (; run.games < games; ++run.games) {
    BaselinePosition p;
    int seat = 0;
    BaselineCells open = openings(p);
    while (open != 0) {
      const unsigned count = size_of(open);
      const int cell = nth_cell(open, static_cast<unsigned>(random.below(count)));
      play(p, cell);
      seat = 1 - seat;
      open = settle(p, seat);
      watch(
          {static_cast<int>(count), -1, cell, open == 0 ? result(p, seat) : BaselineEnding::none});
    }
    run.actions += size_of(p.own | p.enemy) - 4;
    const BaselineEnding ending = result(p, seat);
    if (ending == BaselineEnding::draw)
      ++run.draws;
    else
      ++run.wins[static_cast<std::size_t>(ending)];
  }
  return run;
}

std::uint64_t perft(const BaselinePosition& p, BaselineCells open, int depth) {
  const unsigned count = size_of(open);
  if (depth <= 1) return depth == 0 ? 1 : count;
  std::uint64_t sequences = 0;
  for (unsigned n = 0; n < count; ++n) {
    BaselinePosition next = p;
    int seat = 0;
    play(next, nth_cell(open, n));
    const BaselineCells then = settle(next, seat);
    sequences += perft(next, then, depth - 1);
  }
  return sequences;
}

// For PlainUct. It passes by itself.
class ReversiGame {
 public:
  int seat() const { return seat_; }
  unsigned count() const { return size_of(open_); }
  BaselineMove move(unsigned n) const { return {-1, nth_cell(open_, n)}; }
  BaselineEnding play(unsigned n) {
    hr::play(p_, nth_cell(open_, n));
    seat_ = 1 - seat_;
    open_ = settle(p_, seat_);
    return open_ == 0 ? result(p_, seat_) : BaselineEnding::none;
  }

 private:
  BaselinePosition p_;
  BaselineCells open_ = openings(p_);
  int seat_ = 0;
};

}  // namespace

std::unique_ptr<BaselinePlayer> baseline_reversi_player(std::uint64_t seed) {
  return std::make_unique<PlainUct<ReversiGame>>(seed);
}

BaselineRun baseline_reversi(std::uint64_t seed, std::uint64_t games) {
  return run_games(seed, games, Unwatched{});
}

BaselineRun baseline_reversi(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                             void* watcher) {
  return run_games(seed, games, WatchedGames{watch, watcher});
}

std::uint64_t baseline_reversi_perft(int depth) {
  return perft(BaselinePosition{}, openings(BaselinePosition{}), depth);
}

}  // namespace hr

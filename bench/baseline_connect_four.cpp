// SPDX-License-Identifier: MIT
#include "bench/baseline_connect_four.h"

#include <utility>

#include "bench/nth_cell.h"
#include "bench/plain_uct.h"
#include "bench/watched.h"
#include "core/base/mix.h"

namespace hr {
namespace {

// Seven bits for each column, the topmost always empty: lines cannot run from one column to the
// next, and adding the bottom row to all discs gives the cells where the next discs land.
using BaselineCells = std::uint64_t;

constexpr int k_columns = 7;
constexpr int k_rows = 6;
constexpr BaselineCells k_bottom = 0x0000040810204081;
constexpr BaselineCells k_board = k_bottom * ((1U << k_rows) - 1);

struct BaselinePosition {
  BaselineCells own = 0;    // discs of the seat to move
  BaselineCells discs = 0;  // of both

  BaselineCells landings() const { return (discs + k_bottom) & k_board; }
};

inline unsigned size_of(BaselineCells set) {
  return static_cast<unsigned>(__builtin_popcountll(set));
}

// Whether there are four in a line. All four axes are tested before the one branch.
inline bool has_line(BaselineCells own) {
  BaselineCells lines = 0;
  for (const int step : {1, k_rows, k_rows + 1, k_rows + 2}) {
    const BaselineCells pairs = own & (own >> step);
    lines |= pairs & (pairs >> (2 * step));
  }
  return lines != 0;
}

// The other seat's turn begins.
inline BaselineEnding play(BaselinePosition& p, BaselineCells disc, int seat) {
  const BaselineCells mine = p.own | disc;
  p.discs |= disc;
  p.own = p.discs ^ mine;
  if (has_line(mine)) [[unlikely]]
    return static_cast<BaselineEnding>(seat);
  return p.discs == k_board ? BaselineEnding::draw : BaselineEnding::none;
}

inline int landing(BaselineCells disc) {
  const int bit = __builtin_ctzll(disc);
  return bit / (k_rows + 1) + k_columns * (bit % (k_rows + 1));
}

template <class Watch>
BaselineRun run_games(std::uint64_t seed, std::uint64_t games, Watch watch) {
  Random random(seed);
  BaselineRun run;
  for (; run.games < games; ++run.games) {
    BaselinePosition p;
    BaselineEnding ending = BaselineEnding::none;
    int seat = 1;
    while (ending == BaselineEnding::none) {
      seat = 1 - seat;
      const BaselineCells landings = p.landings();
      const unsigned count = size_of(landings);
      const BaselineCells disc = nth_bit(landings, static_cast<unsigned>(random.below(count)));
      ending = play(p, disc, seat);
      watch({static_cast<int>(count), -1, landing(disc), ending});
    }
    run.actions += size_of(p.discs);
    if (ending == BaselineEnding::draw)
      ++run.draws;
    else
      ++run.wins[static_cast<std::size_t>(seat)];
  }
  return run;
}

std::uint64_t perft(const BaselinePosition& p, int depth) {
  const unsigned count = size_of(p.landings());
  if (depth <= 1) return depth == 0 ? 1 : count;
  std::uint64_t sequences = 0;
  for (unsigned n = 0; n < count; ++n) {
    BaselinePosition next = p;
    if (play(next, nth_bit(p.landings(), n), 0) == BaselineEnding::none)
      sequences += perft(next, depth - 1);
  }
  return sequences;
}

// For PlainUct.
class ConnectFourGame {
 public:
  int seat() const { return seat_; }
  unsigned count() const { return size_of(p_.landings()); }
  BaselineMove move(unsigned n) const { return {-1, landing(nth_bit(p_.landings(), n))}; }
  BaselineEnding play(unsigned n) {
    const BaselineEnding end = hr::play(p_, nth_bit(p_.landings(), n), seat_);
    seat_ = 1 - seat_;
    return end;
  }

 private:
  BaselinePosition p_;
  int seat_ = 0;
};

}  // namespace

std::unique_ptr<BaselinePlayer> baseline_connect_four_player(std::uint64_t seed) {
  return std::make_unique<PlainUct<ConnectFourGame>>(seed);
}

BaselineRun baseline_connect_four(std::uint64_t seed, std::uint64_t games) {
  return run_games(seed, games, Unwatched{});
}

BaselineRun baseline_connect_four(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                                  void* watcher) {
  return run_games(seed, games, WatchedGames{watch, watcher});
}

std::uint64_t baseline_connect_four_perft(int depth) { return perft(BaselinePosition{}, depth); }

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "bench/baseline_breakthrough.h"

#include <array>
#include <cstddef>

#include "bench/nth_cell.h"
#include "bench/plain_uct.h"
#include "bench/watched.h"
#include "core/base/mix.h"

namespace hr {
namespace {

using BaselineCells = std::uint64_t;

constexpr BaselineCells k_first_column = 0x0101010101010101;
constexpr BaselineCells k_last_column = k_first_column << 7;
constexpr std::array<BaselineCells, 2> k_far_row = {0xff00000000000000, 0xff};

struct BaselinePosition {
  std::array<BaselineCells, 2> pawns = {0xffff, 0xffff000000000000};
};

constexpr std::array<std::array<int, 3>, 2> k_steps = {{{8, 7, 9}, {-8, -9, -7}}};

// The targets straight ahead and on either diagonal. There is always one, because no pawn of the
// same side can be in front of the foremost.
struct BaselineChoices {
  std::array<BaselineCells, 3> targets;
  std::array<std::uint64_t, 3> sizes;

  std::uint64_t count() const { return sizes[0] + sizes[1] + sizes[2]; }
};

inline std::uint64_t size_of(BaselineCells set) {
  return static_cast<std::uint64_t>(__builtin_popcountll(set));
}

template <int seat>
inline BaselineChoices choices(const BaselinePosition& p) {
  const BaselineCells own = p.pawns[seat];
  const BaselineCells ahead = seat == 0 ? own << 8 : own >> 8;
  const std::array<BaselineCells, 3> targets = {ahead & ~(own | p.pawns[1 - seat]),
                                                (ahead & ~k_first_column) >> 1 & ~own,
                                                (ahead & ~k_last_column) << 1 & ~own};
  return {targets, {size_of(targets[0]), size_of(targets[1]), size_of(targets[2])}};
}

struct BaselinePick {
  int from;
  int to;
};

// The n-th choice, in registers and without branches: each direction before it contributes a mask.
template <int seat>
inline BaselinePick pick(const BaselineChoices& c, std::uint64_t n) {
  const bool beyond_0 = n >= c.sizes[0];
  const bool beyond_1 = n >= c.sizes[0] + c.sizes[1];
  const std::uint64_t mask_0 = 0 - std::uint64_t{beyond_0};
  const std::uint64_t mask_1 = 0 - std::uint64_t{beyond_1};
  const BaselineCells set = c.targets[0] ^ ((c.targets[0] ^ c.targets[1]) & mask_0) ^
                            ((c.targets[1] ^ c.targets[2]) & mask_1);
  const std::uint64_t rest = n - (c.sizes[0] & mask_0) - (c.sizes[1] & mask_1);
  const int to = nth_cell(set, static_cast<unsigned>(rest));
  return {to - k_steps[seat][std::size_t{beyond_0} + std::size_t{beyond_1}], to};
}

// Returns true if the action wins.
template <int seat>
inline bool play(BaselinePosition& p, BaselinePick action) {
  const BaselineCells to = BaselineCells{1} << action.to;
  p.pawns[seat] ^= BaselineCells{1} << action.from | to;
  p.pawns[1 - seat] &= ~to;
  return (to & k_far_row[seat]) != 0 || p.pawns[1 - seat] == 0;
}

template <int seat, class Watch>
inline bool turn(BaselinePosition& p, Random& random, Watch watch) {
  const BaselineChoices c = choices<seat>(p);
  const BaselinePick action = pick<seat>(c, random.below(c.count()));
  const bool won = play<seat>(p, action);
  watch({static_cast<int>(c.count()), action.from, action.to,
         won ? static_cast<BaselineEnding>(seat) : BaselineEnding::none});
  return won;
}

template <class Watch>
BaselineRun run_games(std::uint64_t seed, std::uint64_t games, Watch watch) {
  Random random(seed);
  BaselineRun run;
  for (; run.games < games; ++run.games) {
    BaselinePosition p;
    std::uint64_t rounds = 0;
    bool first = false;
    for (;; ++rounds) {
      first = turn<0>(p, random, watch);
      if (first || turn<1>(p, random, watch)) break;
    }
    run.actions += 2 * rounds + (first ? 1 : 2);
    ++run.wins[first ? 0 : 1];
  }
  return run;
}

template <int seat>
std::uint64_t perft(const BaselinePosition& p, int depth) {
  const BaselineChoices c = choices<seat>(p);
  if (depth <= 1) return depth == 0 ? 1 : c.count();
  std::uint64_t sequences = 0;
  for (unsigned n = 0; n < c.count(); ++n) {
    BaselinePosition next = p;
    if (!play<seat>(next, pick<seat>(c, n))) sequences += perft<1 - seat>(next, depth - 1);
  }
  return sequences;
}

// For PlainUct.
class BreakthroughGame {
 public:
  int seat() const { return seat_; }
  unsigned count() const { return static_cast<unsigned>(open().count()); }
  BaselineMove move(unsigned n) const {
    const BaselinePick picked = pick_of(n);
    return {picked.from, picked.to};
  }
  BaselineEnding play(unsigned n) {
    const BaselinePick picked = pick_of(n);
    const bool won = seat_ == 0 ? hr::play<0>(p_, picked) : hr::play<1>(p_, picked);
    const int mover = seat_;
    seat_ = 1 - seat_;
    return won ? static_cast<BaselineEnding>(mover) : BaselineEnding::none;
  }
  BaselineEnding play_out(Random& random) {
    if (seat_ == 1 && turn<1>(p_, random, Unwatched{})) return BaselineEnding::won_by_1;
    for (;;) {
      if (turn<0>(p_, random, Unwatched{})) return BaselineEnding::won_by_0;
      if (turn<1>(p_, random, Unwatched{})) return BaselineEnding::won_by_1;
    }
  }

 private:
  BaselineChoices open() const { return seat_ == 0 ? choices<0>(p_) : choices<1>(p_); }
  BaselinePick pick_of(unsigned n) const {
    return seat_ == 0 ? pick<0>(open(), n) : pick<1>(open(), n);
  }

  BaselinePosition p_;
  int seat_ = 0;
};

}  // namespace

std::unique_ptr<BaselinePlayer> baseline_breakthrough_player(std::uint64_t seed) {
  return std::make_unique<PlainUct<BreakthroughGame>>(seed);
}

BaselineRun baseline_breakthrough(std::uint64_t seed, std::uint64_t games) {
  return run_games(seed, games, Unwatched{});
}

BaselineRun baseline_breakthrough(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                                  void* watcher) {
  return run_games(seed, games, WatchedGames{watch, watcher});
}

std::uint64_t baseline_breakthrough_perft(int depth) { return perft<0>(BaselinePosition{}, depth); }

}  // namespace hr

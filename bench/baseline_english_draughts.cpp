// SPDX-License-Identifier: MIT
#include "bench/baseline_english_draughts.h"

#include <array>
#include <cassert>
#include <cstddef>

#include "bench/nth_cell.h"
#include "bench/watched.h"
#include "core/base/mix.h"

namespace hr {
namespace {

using BaselineCells = std::uint64_t;

constexpr std::uint64_t k_idle = 80;
constexpr BaselineCells k_dark = 0xaa55aa55aa55aa55;
constexpr BaselineCells k_first_column = 0x0101010101010101;
constexpr BaselineCells k_last_column = k_first_column << 7;
constexpr std::array<BaselineCells, 2> k_far_row = {0xff00000000000000, 0xff};

// For each seat first the two directions ahead, then the two back.
constexpr std::array<std::array<int, 4>, 2> k_steps = {{{7, 9, -7, -9}, {-7, -9, 7, 9}}};

struct BaselinePosition {
  std::array<BaselineCells, 2> pieces = {k_dark & 0xffffff, k_dark & 0xffffff0000000000};
  BaselineCells kings = 0;
  std::uint64_t idle = 0;
};

inline unsigned size_of(BaselineCells set) {
  return static_cast<unsigned>(__builtin_popcountll(set));
}

template <int step>
inline BaselineCells shifted(BaselineCells set) {
  if constexpr (step == 7) return (set & ~k_first_column) << 7;
  if constexpr (step == 9) return (set & ~k_last_column) << 9;
  if constexpr (step == -7) return (set & ~k_last_column) >> 7;
  if constexpr (step == -9) return (set & ~k_first_column) >> 9;
}

// The targets in each direction, and the number of targets before it.
struct BaselineChoices {
  std::array<BaselineCells, 4> targets;
  std::array<unsigned, 5> before;
  bool jumps;

  unsigned count() const { return before[4]; }
  void add_up() {
    before[0] = 0;
    for (std::size_t d = 0; d < 4; ++d) before[d + 1] = before[d] + size_of(targets[d]);
  }
};

// The jumps of some pieces of a seat.
template <int seat>
inline bool find_jumps(const BaselinePosition& p, BaselineCells movers, BaselineChoices& c) {
  constexpr auto& steps = k_steps[seat];
  const BaselineCells enemy = p.pieces[1 - seat];
  const BaselineCells empty = ~(p.pieces[0] | p.pieces[1]);
  const BaselineCells kings = movers & p.kings;
  c.targets = {shifted<steps[0]>(shifted<steps[0]>(movers) & enemy) & empty,
               shifted<steps[1]>(shifted<steps[1]>(movers) & enemy) & empty,
               shifted<steps[2]>(shifted<steps[2]>(kings) & enemy) & empty,
               shifted<steps[3]>(shifted<steps[3]>(kings) & enemy) & empty};
  c.jumps = (c.targets[0] | c.targets[1] | c.targets[2] | c.targets[3]) != 0;
  return c.jumps;
}

template <int seat>
inline void find_choices(const BaselinePosition& p, BaselineChoices& c) {
  constexpr auto& steps = k_steps[seat];
  const BaselineCells movers = p.pieces[seat], kings = movers & p.kings;
  if (!find_jumps<seat>(p, movers, c)) {
    const BaselineCells empty = ~(p.pieces[0] | p.pieces[1]);
    c.targets = {shifted<steps[0]>(movers) & empty, shifted<steps[1]>(movers) & empty,
                 shifted<steps[2]>(kings) & empty, shifted<steps[3]>(kings) & empty};
  }
  c.add_up();
}

struct BaselinePick {
  int from;
  int to;
};

template <int seat>
inline BaselinePick pick(const BaselineChoices& c, unsigned n) {
  const std::size_t d =
      std::size_t{n >= c.before[1]} + std::size_t{n >= c.before[2]} + std::size_t{n >= c.before[3]};
  const int to = nth_cell(c.targets[d], n - c.before[d]);
  return {to - k_steps[seat][d] * (c.jumps ? 2 : 1), to};
}

// Carries out an action. Returns true if a jump goes on; `c` then has what it may go on to.
template <int seat>
inline bool play(BaselinePosition& p, BaselinePick action, BaselineChoices& c) {
  const BaselineCells from = BaselineCells{1} << action.from, to = BaselineCells{1} << action.to;
  const BaselineCells king = (p.kings & from) != 0 ? to : 0;
  p.pieces[seat] ^= from | to;
  p.kings = (p.kings & ~from) | king;
  if (!c.jumps) {
    p.idle = king != 0 ? p.idle + 1 : 0;
    p.kings |= to & k_far_row[seat];
    return false;
  }
  const BaselineCells over = BaselineCells{1} << ((action.from + action.to) / 2);
  p.pieces[1 - seat] ^= over;
  p.kings &= ~over;
  p.idle = 0;
  if (find_jumps<seat>(p, to, c)) return true;
  p.kings |= to & k_far_row[seat];
  return false;
}

template <class Watch>
class BaselineGame {
 public:
  BaselineGame(std::uint64_t seed, Watch watch) : random_(seed), watch_(watch) {}

  void play_one(BaselineRun& run) {
    p_ = {};
    find_choices<0>(p_, choices_);
    BaselineEnding ending = BaselineEnding::none;
    while (ending == BaselineEnding::none) {
      ending = turn<0>();
      if (ending == BaselineEnding::none) ending = turn<1>();
    }
    run.actions = actions_;
    ++run.games;
    if (ending == BaselineEnding::draw)
      ++run.draws;
    else
      ++run.wins[static_cast<std::size_t>(ending)];
  }

 private:
  // A whole turn: an action, or a chain of jumps.
  template <int seat>
  BaselineEnding turn() {
    for (;;) {
      const unsigned count = choices_.count();
      const BaselinePick action = pick<seat>(choices_, static_cast<unsigned>(random_.below(count)));
      ++actions_;
      if (play<seat>(p_, action, choices_)) {
        choices_.add_up();
        watch_({static_cast<int>(count), action.from, action.to, BaselineEnding::none});
        continue;
      }
      find_choices<1 - seat>(p_, choices_);
      const BaselineEnding ending = judge<seat>();
      watch_({static_cast<int>(count), action.from, action.to, ending});
      return ending;
    }
  }

  template <int seat>
  BaselineEnding judge() const {
    if (p_.idle >= k_idle) [[unlikely]]
      return BaselineEnding::draw;
    return choices_.count() == 0 ? static_cast<BaselineEnding>(seat) : BaselineEnding::none;
  }

  BaselinePosition p_;
  BaselineChoices choices_{};
  std::uint64_t actions_ = 0;
  Random random_;
  Watch watch_;
};

template <class Watch>
BaselineRun run_games(std::uint64_t seed, std::uint64_t games, Watch watch) {
  BaselineGame<Watch> game(seed, watch);
  BaselineRun run;
  while (run.games < games) game.play_one(run);
  return run;
}

// Counts from a position in which the seat has these choices.
template <int seat>
std::uint64_t perft(const BaselinePosition& p, const BaselineChoices& c, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  for (unsigned n = 0; n < c.count(); ++n) {
    BaselinePosition next = p;
    BaselineChoices then = c;
    if (play<seat>(next, pick<seat>(c, n), then)) {
      then.add_up();
      sequences += perft<seat>(next, then, depth);
    } else {
      find_choices<1 - seat>(next, then);
      sequences += perft<1 - seat>(next, then, depth - 1);
    }
  }
  return sequences;
}

}  // namespace

BaselineRun baseline_english_draughts(std::uint64_t seed, std::uint64_t games) {
  return run_games(seed, games, Unwatched{});
}

BaselineRun baseline_english_draughts(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                                      void* watcher) {
  return run_games(seed, games, WatchedGames{watch, watcher});
}

std::uint64_t baseline_english_draughts_perft(int depth) {
  assert(depth >= 0 && depth < static_cast<int>(k_idle));
  const BaselinePosition first;
  BaselineChoices c{};
  find_choices<0>(first, c);
  return perft<0>(first, c, depth);
}

}  // namespace hr

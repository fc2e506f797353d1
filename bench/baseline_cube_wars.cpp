// SPDX-License-Identifier: MIT
#include "bench/baseline_cube_wars.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <vector>

#include "bench/nth_cell.h"
#include "bench/plain_uct.h"
#include "bench/watched.h"
#include "core/base/mix.h"

namespace hr {
namespace {

constexpr int k_columns = 16;
constexpr int k_cells = 128;
constexpr std::uint64_t k_idle = 200;
constexpr std::uint32_t k_repetition = 3;

// A set of cells: one 16-bit lane per row, so a shift within the lanes drops what leaves the board.
using BaselineCells [[gnu::vector_size(16)]] = std::uint16_t;
using Halves [[gnu::vector_size(16)]] = std::uint64_t;

constexpr BaselineCells single(int cell) {
  const auto bit = static_cast<std::uint16_t>(1U << (cell % k_columns));
  const int row = cell / k_columns;
  const auto lane = [&](int r) { return r == row ? bit : std::uint16_t{0}; };
  return BaselineCells{lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7)};
}

constexpr BaselineCells around(int cell) {
  const int x = cell % k_columns;
  const int y = cell / k_columns;
  BaselineCells near = {};
  for (int v = y - 1; v <= y + 1; ++v) {
    for (int u = x - 1; u <= x + 1; ++u) {
      const bool on_board = u >= 0 && u < k_columns && v >= 0 && v < k_cells / k_columns;
      if (on_board && (u != x || v != y)) near |= single(u + k_columns * v);
    }
  }
  return near;
}

template <BaselineCells (*set_of)(int)>
constexpr std::array<BaselineCells, k_cells> table() {
  std::array<BaselineCells, k_cells> sets = {};
  for (int cell = 0; cell < k_cells; ++cell) sets[static_cast<std::size_t>(cell)] = set_of(cell);
  return sets;
}

const std::array<BaselineCells, k_cells> k_single = table<single>();
const std::array<BaselineCells, k_cells> k_around = table<around>();
constexpr std::array<int, 2> k_start = {7, 120};
const BaselineCells k_starts = single(k_start[0]) | single(k_start[1]);

// Keys of the position: two for cubes, two for meeples, one for the side to move.
struct BaselineKeys {
  std::array<std::array<std::uint64_t, k_cells>, 2> cube;
  std::array<std::array<std::uint64_t, k_cells>, 2> meeple;
  std::uint64_t turn;
};

constexpr BaselineKeys make_keys() {
  BaselineKeys keys{};
  Random random(20240607);
  for (auto& seat : keys.cube)
    for (auto& key : seat) key = random.next();
  for (auto& seat : keys.meeple)
    for (auto& key : seat) key = random.next();
  keys.turn = random.next();
  return keys;
}

constexpr BaselineKeys k_keys = make_keys();

// The positions since the last action that cannot be undone. A small table counts them by part of
// their key; the keys themselves are compared only when a count reaches the limit.
class BaselineHistory {
 public:
  BaselineHistory() : keys_(1024) {}

  // Enters a position; returns true if it has now occurred three times.
  bool enter(std::uint64_t key, std::uint64_t forget) {
    era_ += forget << 32;
    size_ &= forget - 1;
    if (size_ == keys_.size()) [[unlikely]]
      keys_.resize(2 * size_);
    keys_[size_++] = key;
    std::uint64_t& slot = counts_[key % counts_.size()];
    slot = (slot ^ era_) >> 32 == 0 ? slot + 1 : era_ + 1;
    return static_cast<std::uint32_t>(slot) >= k_repetition && occurrences(key) >= k_repetition;
  }

 private:
  std::uint32_t occurrences(std::uint64_t key) const {
    std::uint32_t n = 0;
    for (std::size_t i = 0; i < size_; ++i) n += keys_[i] == key;
    return n;
  }

  // the era in the upper half, the count in the lower
  std::array<std::uint64_t, 1024> counts_ = {};
  std::vector<std::uint64_t> keys_;
  std::size_t size_ = 0;
  std::uint64_t era_ = 0;
};

struct BaselinePosition {
  std::array<BaselineCells, 2> cubes;
  std::array<int, 2> meeple;
  std::uint64_t key;
};

BaselinePosition first_position() {
  BaselinePosition p = {{BaselineCells{0, 0x5555, 0, 0xaaaa, 0, 0, 0, 0},
                         BaselineCells{0, 0, 0, 0, 0x5555, 0, 0xaaaa, 0}},
                        {k_start[0], k_start[1]},
                        0};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    p.key ^= k_keys.meeple[seat][static_cast<std::size_t>(p.meeple[seat])];
    for (std::size_t cell = 0; cell < k_cells; ++cell) {
      if (p.cubes[seat][cell / k_columns] >> (cell % k_columns) & 1)
        p.key ^= k_keys.cube[seat][cell];
    }
  }
  return p;
}

constexpr unsigned k_directions = 6;  // three forward, two sideways, then the meeple's
constexpr std::array<std::array<int, 5>, 2> k_steps = {
    {{16, 15, 17, -1, 1}, {-16, -17, -15, -1, 1}}};

template <int seat>
BaselineCells forward(BaselineCells set) {
  if constexpr (seat == 0)
    return BaselineCells(__builtin_shufflevector(set, BaselineCells{}, 8, 0, 1, 2, 3, 4, 5, 6));
  return BaselineCells(__builtin_shufflevector(set, BaselineCells{}, 1, 2, 3, 4, 5, 6, 7, 8));
}

unsigned size_of(Halves h) {
  return static_cast<unsigned>(__builtin_popcountll(h[0]) + __builtin_popcountll(h[1]));
}

// The legal actions of a seat: the targets in each direction, and in byte i of `sums` their number
// in directions 0 to i (at most 16 * 5 + 8, so the top bit of each byte is free).
struct BaselineChoices {
  std::array<Halves, k_directions> targets;
  std::uint64_t sums;

  unsigned count() const { return static_cast<unsigned>(sums >> 40) & 0xff; }
};

struct BaselinePick {
  unsigned direction;
  int to;
};

constexpr std::uint64_t k_each_byte = 0x010101010101;

template <int seat>
inline BaselineChoices choices(const BaselinePosition& p) {
  const BaselineCells cubes = p.cubes[seat];
  const auto meeple = static_cast<std::size_t>(p.meeple[seat]);
  const BaselineCells open = ~(cubes | k_single[meeple] | k_starts);
  const BaselineCells ahead = forward<seat>(cubes);
  const std::array<Halves, k_directions> targets = {
      Halves(ahead & open),        Halves((ahead >> 1) & open), Halves((ahead << 1) & open),
      Halves((cubes >> 1) & open), Halves((cubes << 1) & open), Halves(k_around[meeple] & ~cubes)};
  std::uint64_t sizes = 0;
  for (unsigned d = 0; d < k_directions; ++d) {
    sizes |= static_cast<std::uint64_t>(size_of(targets[d])) << (8 * d);
  }
  return {targets, sizes * k_each_byte};
}

// The n-th choice, without branches: all bytes of the sums are compared with n at once.
inline BaselinePick pick(const BaselineChoices& c, std::uint64_t n) {
  constexpr std::uint64_t top_bits = 0x8080808080;
  const std::uint64_t passed = ((n * 0x0101010101 | top_bits) - (c.sums & 0xffffffffff)) & top_bits;
  const auto d = static_cast<unsigned>(__builtin_popcountll(passed));
  auto rest = static_cast<unsigned>(n - ((c.sums << 8 >> (8 * d)) & 0xff));
  const Halves& halves = c.targets[d];
  const auto low = static_cast<unsigned>(__builtin_popcountll(halves[0]));
  const unsigned high = rest >= low;
  rest -= low & (0 - high);
  return {d, nth_cell(halves[high], rest) + static_cast<int>(64 * high)};
}

enum class BaselineOutcome { on, won, draw };

// What an action did, as far as draws depend on it; 0 or 1 each, so that no branches are needed.
struct Done {
  std::uint64_t progress;  // a capture or a forward cube move
  std::uint64_t forget;    // it cannot be undone
  std::uint64_t won;
  int from;
};

template <int seat>
inline Done play(BaselinePosition& p, BaselinePick action) {
  constexpr std::size_t other = 1 - seat;
  const auto to = static_cast<std::size_t>(action.to);
  const BaselineCells at = k_single[to];
  const std::uint64_t onward = action.direction < 3;
  Done done = {onward, onward, 0, p.meeple[seat]};
  if (action.direction == 5) {
    p.key ^= k_keys.meeple[seat][static_cast<std::size_t>(done.from)] ^ k_keys.meeple[seat][to];
    p.meeple[seat] = action.to;
    done.won = seat == 0 ? action.to >= 7 * k_columns : action.to < k_columns;
  } else {
    done.from = action.to - k_steps[seat][action.direction];
    const auto from = static_cast<std::size_t>(done.from);
    p.key ^= k_keys.cube[seat][from] ^ k_keys.cube[seat][to];
    p.cubes[seat] ^= k_single[from] | at;
  }
  p.key ^= k_keys.turn;
  if (Halves(p.cubes[other])[to / 64] >> (to % 64) & 1) {
    p.cubes[other] ^= at;
    p.key ^= k_keys.cube[other][to];
    done.progress = done.forget = 1;
  } else if (action.to == p.meeple[other]) {
    p.key ^= k_keys.meeple[other][to] ^ k_keys.meeple[other][k_start[other]];
    p.meeple[other] = k_start[other];
    done.progress = 1;
  }
  return done;
}

// Decides how the game goes on, and keeps what draws depend on.
class Referee {
 public:
  void begin(std::uint64_t key) {
    idle_ = 0;
    past_.enter(key, 1);
  }
  BaselineOutcome judge(const Done& done, std::uint64_t key) {
    if (done.won) [[unlikely]]
      return BaselineOutcome::won;
    idle_ = (idle_ + 1) & (done.progress - 1);
    const bool repeated = past_.enter(key, done.forget);
    return repeated || idle_ >= k_idle ? BaselineOutcome::draw : BaselineOutcome::on;
  }

 private:
  BaselineHistory past_;
  std::uint64_t idle_ = 0;
};

BaselineEnding ending(BaselineOutcome outcome, int seat) {
  if (outcome == BaselineOutcome::on) return BaselineEnding::none;
  return outcome == BaselineOutcome::draw ? BaselineEnding::draw
                                          : static_cast<BaselineEnding>(seat);
}

template <class Watch>
class BaselineGame {
 public:
  BaselineGame(std::uint64_t seed, Watch watch) : random_(seed), watch_(watch) {}

  void play_one(BaselineRun& run) {
    p_ = first_position_;
    referee_.begin(p_.key);
    std::uint64_t plies = 0;
    for (;;) {
      ++plies;
      if (const BaselineOutcome o = turn<0>(); o != BaselineOutcome::on) {
        tally(run, o, 0);
        break;
      }
      ++plies;
      if (const BaselineOutcome o = turn<1>(); o != BaselineOutcome::on) {
        tally(run, o, 1);
        break;
      }
    }
    run.actions += plies;
  }

 private:
  template <int seat>
  BaselineOutcome turn() {
    const BaselineChoices c = choices<seat>(p_);
    const unsigned count = c.count();
    if (count == 0) [[unlikely]]
      return pass();
    const BaselinePick action = pick(c, random_.below(count));
    const Done done = play<seat>(p_, action);
    const BaselineOutcome outcome = referee_.judge(done, p_.key);
    watch_({static_cast<int>(count), done.from, action.to, ending(outcome, seat)});
    return outcome;
  }

  BaselineOutcome pass() {
    p_.key ^= k_keys.turn;
    const BaselineOutcome outcome = referee_.judge({0, 0, 0, -1}, p_.key);
    watch_({0, -1, -1, ending(outcome, 0)});
    return outcome;
  }

  static void tally(BaselineRun& run, BaselineOutcome outcome, int seat) {
    ++run.games;
    ++(outcome == BaselineOutcome::draw ? run.draws : run.wins[seat]);
  }

  const BaselinePosition first_position_ = first_position();
  BaselinePosition p_ = first_position_;
  Referee referee_;
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

template <int seat>
std::uint64_t perft(const BaselinePosition& p, int depth) {
  const BaselineChoices c = choices<seat>(p);
  if (depth <= 1) return depth == 0 ? 1 : c.count();
  std::uint64_t sequences = 0;
  for (unsigned n = 0; n < c.count(); ++n) {
    BaselinePosition next = p;
    if (!play<seat>(next, pick(c, n)).won) sequences += perft<1 - seat>(next, depth - 1);
  }
  return sequences;
}

// For PlainUct. Who has no choice passes.
class CubeWarsGame {
 public:
  CubeWarsGame() : p_(first_position()) { referee_.begin(p_.key); }

  int seat() const { return seat_; }
  unsigned count() const { return std::max(open().count(), 1U); }
  BaselineMove move(unsigned n) const {
    const BaselineChoices c = open();
    if (c.count() == 0) return {};
    const BaselinePick picked = pick(c, n);
    const auto direction = static_cast<std::size_t>(picked.direction);
    const auto seat = static_cast<std::size_t>(seat_);
    return {direction == 5 ? p_.meeple[seat] : picked.to - k_steps[seat][direction], picked.to};
  }
  BaselineEnding play(unsigned n) {
    const BaselineChoices c = open();
    Done done{0, 0, 0, -1};
    if (c.count() == 0)
      p_.key ^= k_keys.turn;
    else
      done = seat_ == 0 ? hr::play<0>(p_, pick(c, n)) : hr::play<1>(p_, pick(c, n));
    const int mover = seat_;
    seat_ = 1 - seat_;
    return ending(referee_.judge(done, p_.key), mover);
  }

 private:
  BaselineChoices open() const { return seat_ == 0 ? choices<0>(p_) : choices<1>(p_); }

  BaselinePosition p_;
  Referee referee_;
  int seat_ = 0;
};

}  // namespace

std::unique_ptr<BaselinePlayer> baseline_cube_wars_player(std::uint64_t seed) {
  return std::make_unique<PlainUct<CubeWarsGame>>(seed);
}

BaselineRun baseline_cube_wars(std::uint64_t seed, std::uint64_t games) {
  return run_games(seed, games, Unwatched{});
}

BaselineRun baseline_cube_wars(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                               void* watcher) {
  return run_games(seed, games, WatchedGames{watch, watcher});
}

std::uint64_t baseline_cube_wars_perft(int depth) {
  assert(depth >= 0 && depth < 8);
  return perft<0>(first_position(), depth);
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "bench/baseline_kalah.h"

#include <array>

#include "bench/nth_cell.h"
#include "bench/watched.h"
#include "core/base/mix.h"

namespace hr {
namespace {

constexpr int k_houses = 6;
constexpr int k_pits = 14;
constexpr std::uint8_t k_seeds = 6;

constexpr int store_of(int seat) { return seat * 7 + k_houses; }
constexpr std::uint64_t houses_of(int seat) { return std::uint64_t{0x3f} << (seat * 7); }

struct BaselinePits {
  std::array<std::uint8_t, k_pits> seeds{k_seeds, k_seeds, k_seeds, k_seeds, k_seeds, k_seeds, 0,
                                         k_seeds, k_seeds, k_seeds, k_seeds, k_seeds, k_seeds, 0};
  std::uint64_t filled = houses_of(0) | houses_of(1);  // the houses that have seeds
  int seat = 0;                                        // to move

  std::uint64_t choices() const { return filled & houses_of(seat); }

  void sow(int house) {
    int rest = seeds[static_cast<std::size_t>(house)];
    seeds[static_cast<std::size_t>(house)] = 0;
    filled &= ~(std::uint64_t{1} << house);
    const int store = store_of(seat), skipped = store_of(1 - seat);
    int at = house;
    for (; rest > 0; --rest) {
      at = at + 1 == k_pits ? 0 : at + 1;
      if (at == skipped) at = at + 1 == k_pits ? 0 : at + 1;
      ++seeds[static_cast<std::size_t>(at)];
      filled |= std::uint64_t{1} << at;
    }
    filled &= houses_of(0) | houses_of(1);
    if (at == store) return;  // and sows again
    take_facing(at);
    seat = 1 - seat;
  }

  BaselineEnding ending() const {
    if ((filled & houses_of(0)) != 0 && (filled & houses_of(1)) != 0) return BaselineEnding::none;
    const int difference = side(0) - side(1);
    return difference == 0 ? BaselineEnding::draw
                           : static_cast<BaselineEnding>(difference > 0 ? 0 : 1);
  }

 private:
  void take_facing(int at) {
    const auto here = static_cast<std::size_t>(at), facing = static_cast<std::size_t>(12 - at);
    if ((houses_of(seat) >> at & 1) == 0 || seeds[here] != 1 || seeds[facing] == 0) return;
    std::uint8_t& store = seeds[static_cast<std::size_t>(store_of(seat))];
    store = static_cast<std::uint8_t>(store + 1 + seeds[facing]);
    seeds[here] = seeds[facing] = 0;
    filled &= ~(std::uint64_t{1} << here | std::uint64_t{1} << facing);
  }
  int side(int of) const {
    int sum = 0;
    for (int i = 0; i <= k_houses; ++i) sum += seeds[static_cast<std::size_t>(of * 7 + i)];
    return sum;
  }
};

inline unsigned choices_in(std::uint64_t set) {
  return static_cast<unsigned>(__builtin_popcountll(set));
}

template <class Watch>
BaselineRun run_games(std::uint64_t seed, std::uint64_t games, Watch watch) {
  Random random(seed);
  BaselineRun run;
  for (; run.games < games; ++run.games) {
    BaselinePits pits;
    BaselineEnding ending = BaselineEnding::none;
    while (ending == BaselineEnding::none) {
      const std::uint64_t choices = pits.choices();
      const unsigned count = choices_in(choices);
      const int house = nth_cell(choices, static_cast<unsigned>(random.below(count)));
      pits.sow(house);
      ending = pits.ending();
      ++run.actions;
      watch({static_cast<int>(count), -1, house, ending});
    }
    if (ending == BaselineEnding::draw)
      ++run.draws;
    else
      ++run.wins[static_cast<std::size_t>(ending)];
  }
  return run;
}

std::uint64_t perft(const BaselinePits& pits, int depth) {
  const unsigned count = choices_in(pits.choices());
  if (depth <= 1) return depth == 0 ? 1 : count;
  std::uint64_t sequences = 0;
  for (unsigned n = 0; n < count; ++n) {
    BaselinePits next = pits;
    next.sow(nth_cell(pits.choices(), n));
    if (next.ending() == BaselineEnding::none) sequences += perft(next, depth - 1);
  }
  return sequences;
}

}  // namespace

BaselineRun baseline_kalah(std::uint64_t seed, std::uint64_t games) {
  return run_games(seed, games, Unwatched{});
}

BaselineRun baseline_kalah(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                           void* watcher) {
  return run_games(seed, games, WatchedGames{watch, watcher});
}

std::uint64_t baseline_kalah_perft(int depth) { return perft(BaselinePits{}, depth); }

}  // namespace hr

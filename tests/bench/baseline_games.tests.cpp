// SPDX-License-Identifier: MIT
// The baselines that have no plain model, or besides it, against the rulesets of the same games:
// every action of their random games is played in the engine too.
#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "bench/baseline_connect_four.h"
#include "bench/baseline_english_draughts.h"
#include "bench/baseline_kalah.h"
#include "bench/baseline_reversi.h"
#include "core/engine/perft.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

using WatchedBaseline = BaselineRun (*)(std::uint64_t, std::uint64_t, BaselineWatch, void*);

std::filesystem::path folder_of(const std::string& name) {
  for (const auto& folder : rulesets_and_probes())
    if (folder.filename() == name) return folder;
  FAIL("no ruleset " << name);
  return {};
}

// Plays a baseline's games in the engine, and counts whatever does not agree.
class GameFollower {
 public:
  explicit GameFollower(const std::string& name) : ready_(folder_of(name)) {}

  void see(const BaselineAction& action) {
    ++actions;
    const SeatId seat = actor();
    const std::uint64_t legal = ready_.engine->legal(ready_.state, seat);
    if (legal != static_cast<std::uint64_t>(action.legal)) ++other_counts;
    const std::vector<Choice> choices = ready_.engine->list();
    const auto found = std::ranges::find_if(
        choices, [&](const Choice& choice) { return is(choice.action, action); });
    if (found == choices.end()) {
      ++illegal_moves;
      return;
    }
    ranks += (static_cast<double>(found - choices.begin()) + 0.5) / static_cast<double>(legal);
    const Choice choice = *found;
    ready_.engine->play(ready_.state, seat, choice, ready_.context);
    if (ending() != action.ending) ++other_endings;
    if (action.ending == BaselineEnding::none) return;
    ++games;
    ready_.start(0);
  }
  static void watch(void* self, const BaselineAction& action) {
    static_cast<GameFollower*>(self)->see(action);
  }

  std::uint64_t actions = 0, games = 0;
  std::uint64_t other_counts = 0;   // actions with another number of legal ones
  std::uint64_t illegal_moves = 0;  // chosen actions that the ruleset does not offer
  std::uint64_t other_endings = 0;
  double ranks = 0;  // sum of the chosen action's place among the legal ones, 0 to 1

 private:
  SeatId actor() const { return SeatId(std::countr_zero(ready_.engine->actors(ready_.state))); }

  static bool is(const Action& action, const BaselineAction& at) {
    if (at.from < 0) return action.count == 1 && action.arguments[0] == at.to;
    return action.count >= 2 && action.arguments[0] == at.from && action.arguments[1] == at.to;
  }

  BaselineEnding ending() const {
    if (!ready_.header().ended) return BaselineEnding::none;
    const std::uint32_t winners = ready_.header().winners;
    return winners == 0 ? BaselineEnding::draw
                        : static_cast<BaselineEnding>(std::countr_zero(winners));
  }

  Ready ready_;
};

void check_plays(const std::string& name, WatchedBaseline baseline, std::uint64_t games) {
  INFO(name);
  GameFollower follower(name);
  const BaselineRun run = baseline(1, games, GameFollower::watch, &follower);
  CHECK(follower.other_counts == 0);
  CHECK(follower.illegal_moves == 0);
  CHECK(follower.other_endings == 0);
  CHECK(run.games == games);
  CHECK(follower.games == games);
  CHECK(run.actions == follower.actions);
  CHECK(run.wins[0] + run.wins[1] + run.draws == games);
  CHECK(follower.ranks / static_cast<double>(follower.actions) == Approx(0.5).margin(0.01));
}

// The counts of a baseline for depths 0, 1, 2 … are those of the ruleset.
void check_counts(const std::string& name, std::uint64_t (*counts)(int), bool turns,
                  const std::vector<std::uint64_t>& expected) {
  Ready ready(folder_of(name));
  for (int depth = 0; depth < static_cast<int>(expected.size()); ++depth) {
    INFO(name << ", depth " << depth);
    CHECK(counts(depth) == expected[static_cast<std::size_t>(depth)]);
    CHECK(perft(*ready.engine, ready.state, depth, {.turns = turns}).count == counts(depth));
  }
}

}  // namespace

TEST_CASE("the baselines of connect four, draughts and reversi count as published", "[bench]") {
  check_counts("connect_four", baseline_connect_four_perft, false,
               {1, 7, 49, 343, 2401, 16807, 117649});
  check_counts("english_draughts", baseline_english_draughts_perft, true,
               {1, 7, 49, 302, 1469, 7361});
  check_counts("reversi", baseline_reversi_perft, false, {1, 4, 12, 56, 244, 1396, 8200});
  CHECK(baseline_connect_four_perft(8) == 5673234);
  CHECK(baseline_english_draughts_perft(8) == 845931);
  CHECK(baseline_reversi_perft(8) == 390216);
}

// Nobody has published counts of it.
TEST_CASE("the baseline of kalah counts as its ruleset does", "[bench]") {
  check_counts("kalah", baseline_kalah_perft, false, {1, 6, 35, 190, 1056, 5882});
}

TEST_CASE("baseline games are games of the rulesets, action for action", "[bench]") {
  check_plays("connect_four", baseline_connect_four, 300);
  check_plays("english_draughts", baseline_english_draughts, 200);
  check_plays("kalah", baseline_kalah, 500);
  check_plays("reversi", baseline_reversi, 200);
}

TEST_CASE("thousands of baseline games are games of the rulesets", "[.][bench][slow]") {
  check_plays("connect_four", baseline_connect_four, 20000);
  check_plays("english_draughts", baseline_english_draughts, 5000);
  check_plays("kalah", baseline_kalah, 20000);
  check_plays("reversi", baseline_reversi, 5000);
}

TEST_CASE("a watched run of each baseline is the same run", "[bench]") {
  const auto check = [](BaselineRun (*run)(std::uint64_t, std::uint64_t), WatchedBaseline watched) {
    const BaselineRun plain = run(9, 50);
    const BaselineRun seen = watched(
        9, 50, [](void*, const BaselineAction&) {}, nullptr);
    CHECK(plain.actions == seen.actions);
    CHECK(plain.wins == seen.wins);
    CHECK(plain.draws == seen.draws);
  };
  check(baseline_connect_four, baseline_connect_four);
  check(baseline_english_draughts, baseline_english_draughts);
  check(baseline_kalah, baseline_kalah);
  check(baseline_reversi, baseline_reversi);
}

}  // namespace hr::tests

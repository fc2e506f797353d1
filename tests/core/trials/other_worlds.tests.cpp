// SPDX-License-Identifier: MIT
// Where nothing can be found from what a seat was shown alone, the game itself is changed a little.
#include "core/trials/other_worlds.h"

#include <catch2/catch.hpp>

#include "core/worlds/match_history.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/world_match.h"
#include "tests/support/hunt.h"

namespace hr::tests {

TEST_CASE("a match is followed by what it hid from a seat", "[core][worlds]") {
  const PlayableRules playable = playable_of(hunt(), std::make_shared<HuntRules>());
  const Match match = scanned_match(playable);
  for (const SeatId viewer : {k_first, k_second}) {
    const std::vector<ShownStep> steps = shown(match, viewer);
    Replay replay(*playable.engine, viewer);
    History history;
    REQUIRE(follow_match(history, match, {steps.data(), 2}, replay));
    CHECK(history.steps == 2);
    REQUIRE(follow_match(history, match, steps, replay));
    CHECK(history.state == match.state());
    CHECK(world_match(playable, viewer, steps, history, 1).state() == match.state());
  }
}

TEST_CASE("without worlds from what was shown, the game itself is changed", "[core][worlds]") {
  const PlayableRules playable = playable_of(hunt(), std::make_shared<HuntRules>());
  const Match match = scanned_match(playable);
  const std::vector<ShownStep> steps = shown(match, k_second);
  const auto drawn = [&](const WorldsOptions& options, std::uint64_t work) {
    OtherWorlds worlds(playable, k_second, options, work);
    for (const ShownStep& step : steps) worlds.advance(step);
    int found = 0;
    for (int i = 0; i < 20; ++i) {
      const History* const history = worlds.draw(match);
      CHECK(worlds.lost() == (history == nullptr));
      if (history == nullptr) continue;
      ++found;
      const Match other = world_match(playable, k_second, steps, *history, 9);
      const std::vector<ShownStep> again = shown(other, k_second);
      for (std::size_t k = 0; k < steps.size(); ++k) {
        CHECK(again[k].view == steps[k].view);
        CHECK(again[k].told == steps[k].told);
      }
      if (worlds.near() > 0) CHECK(other.state() != match.state());
    }
    return std::pair(found, worlds.near());
  };
  const std::uint64_t plenty = 1'000'000;
  CHECK(drawn({.seed = 4}, plenty) == std::pair<int, std::uint64_t>(20, 0));
  // A single particle, and no search when it dies, as it does for some of the seeds.
  std::uint64_t all_near = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const WorldsOptions blind{.seed = seed, .particles = 1, .rounds = 1, .searches = 0};
    const auto [found, near] = drawn(blind, plenty);
    CHECK(found > 10);
    CHECK((near == 0 || near == static_cast<std::uint64_t>(found)));
    all_near += near;
    CHECK(drawn(blind, 10).second == 0);
  }
  CHECK(all_near > 0);
}

}  // namespace hr::tests

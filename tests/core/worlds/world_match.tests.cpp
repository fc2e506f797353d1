// SPDX-License-Identifier: MIT
#include "core/worlds/world_match.h"

#include <catch2/catch.hpp>

#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "tests/support/hunt.h"

namespace hr::tests {

TEST_CASE("a world can be played as a match that shows the seat the same", "[core][worlds]") {
  const auto rules = std::make_shared<HuntRules>();
  const PlayableRules playable = playable_of(hunt(), rules);
  const Match match = scanned_match(playable);
  const std::vector<ShownStep> steps = shown(match, k_second);
  Worlds sampler(playable, k_second);
  for (const ShownStep& step : steps) sampler.advance(step);
  REQUIRE_FALSE(sampler.empty());
  bool differed = false;
  for (int i = 0; i < 10; ++i) {
    const History& world = sampler.draw();
    const Match other = world_match(playable, k_second, steps, world, 9);
    CHECK(other.state() == world.state);
    differed = differed || other.state() != match.state();
    const std::vector<ShownStep> again = shown(other, k_second);
    REQUIRE(again.size() == steps.size());
    for (std::size_t k = 0; k < steps.size(); ++k) {
      CHECK(again[k].view == steps[k].view);
      CHECK(again[k].told == steps[k].told);
    }
  }
  CHECK(differed);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// The sampler of worlds follows every ruleset that hides something: it always finds worlds, they
// can be played as matches, and they differ from the truth.
#include "core/worlds/worlds.h"

#include <catch2/catch.hpp>
#include <set>

#include "core/match/random_play.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/world_match.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

// `tells_all`: the game turns over whole hands or bids at once; then nothing may be hidden any
// longer, or the search may find no other world that led to just these.
void follow(const PlayableRules& playable, SeatId viewer, std::uint64_t seed,
            bool tells_all = false) {
  Match match(playable, seed);
  Random random(seed);
  Worlds worlds(playable, viewer, {.seed = seed, .particles = 64, .searches = 4000});
  worlds.advance(shown_step(match, viewer));
  int differed = 0;
  for (int n = 0; n < 40 && !match.ended(); ++n) {
    const NodeId before = match.cursor();
    while (match.cursor() == before) play_at_random(match, match.actors().front(), random);
    worlds.advance(shown_step(match, viewer));
    INFO("action " << match.header().ply << " of seed " << seed);
    if (tells_all && n > 0 && worlds.empty()) break;
    REQUIRE_FALSE(worlds.empty());
    differed += worlds.draw().state != match.state() ? 1 : 0;
  }
  CHECK((tells_all || differed > 0));
  if (worlds.empty()) return;
  const Match other = world_match(playable, viewer, worlds.steps(), worlds.draw(), 1);
  CHECK(shown_step(other, viewer).view == worlds.steps().back().view);
}

}  // namespace

TEST_CASE("worlds can be found in every ruleset that hides something", "[rulesets][worlds]") {
  int hiding = 0;
  for (const auto& folder : rulesets_and_probes()) {
    std::vector<std::vector<std::string>> choices{{}};
    for (const std::string& name : scripting::find_variants(folder)) choices.push_back({name});
    for (const auto& variants : choices) {
      const std::shared_ptr<scripting::Ruleset> ruleset =
          scripting::load_ruleset(folder, {}, "", variants);
      if (!ruleset->game()->hides()) continue;
      ++hiding;
      INFO(folder.filename().string() << (variants.empty() ? "" : " with " + variants[0]));
      // Where much is told, or few deals explain what has been played, there may be none.
      static const std::set<std::string> telling{"liars_dice",   "sixteen_cards", "others_hands",
                                                 "deck_builder", "sealed_bids",   "secret_envelope",
                                                 "kuhn_poker",   "leduc_poker",   "whist"};
      for (const std::uint64_t seed : {1U, 2U})
        follow(scripting::make_playable(ruleset), SeatId(static_cast<int>(seed % 2)), seed,
               telling.contains(folder.filename().string()));
    }
  }
  CHECK(hiding >= 4);
}

TEST_CASE("unreported thefts can be imagined", "[rulesets][worlds]") {
  const scripting::Settings untold{{"told", "no"}, {"after", "0"}, {"from_beside", "yes"}};
  const std::shared_ptr<scripting::Ruleset> ruleset =
      scripting::load_ruleset(ruleset_folder("robot_miner"), untold, "", {"claim_jumpers"});
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U})
    follow(scripting::make_playable(ruleset), SeatId(static_cast<int>(seed % 2)), seed);
}

}  // namespace hr::tests

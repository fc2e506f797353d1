// SPDX-License-Identifier: MIT
// Bots know what their seat was shown, and no more: in every ruleset that hides something, a bot
// behaves alike in matches that look alike to its seat, whatever is true in them.
#include <catch2/catch.hpp>
#include <tuple>

#include "core/bots/bot_player.h"
#include "core/match/random_play.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/world_match.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

struct Pairs {
  int compared = 0, different = 0;  // `different`: in what the seat does not know
};

Thought thought_in(const PlayableRules& playable, const Match& match, SeatId seat, const char* bot,
                   std::uint64_t seed) {
  BotPlayer player(playable, seat, read_bot_spec(bot), seed);
  player.watch(match);
  return player.think(match);
}

void compare(const Thought& one, const Thought& two) {
  REQUIRE(one.actions.size() == two.actions.size());
  for (std::size_t i = 0; i < one.actions.size(); ++i) {
    CHECK(one.actions[i].choice == two.actions[i].choice);
    CHECK(one.actions[i].value == two.actions[i].value);
    CHECK(one.actions[i].visits == two.actions[i].visits);
  }
}

// After some actions at random: what a bot in the seat of whoever is to act makes of the match, and
// of others that could be true.
Pairs compare_bot(const PlayableRules& playable, const char* bot, std::uint64_t seed, int actions) {
  constexpr int k_others = 4;
  Match match(playable, seed);
  Random random(seed);
  for (int n = 0; n < actions && !match.ended(); ++n)
    play_at_random(match, match.actors().front(), random);
  Pairs out;
  if (match.ended()) return out;
  const SeatId seat = match.actors().front();
  const std::vector<ShownStep> steps = shown(match, seat);
  Worlds worlds(playable, seat, {.seed = seed + 100, .searches = 4000});
  for (const ShownStep& step : steps) worlds.advance(step);
  if (worlds.empty()) return out;
  const Thought one = thought_in(playable, match, seat, bot, seed);
  for (int i = 0; i < k_others; ++i) {
    const Match other = world_match(playable, seat, steps, worlds.draw(), seed + 1);
    compare(one, thought_in(playable, other, seat, bot, seed));
    ++out.compared;
    out.different += other.state() != match.state() ? 1 : 0;
  }
  return out;
}

}  // namespace

TEST_CASE("bots behave alike in all worlds that look alike to their seat", "[rulesets][worlds]") {
  Pairs all;
  for (const auto& folder : rulesets_and_probes()) {
    const std::shared_ptr<scripting::Ruleset> ruleset = scripting::load_ruleset(folder);
    if (!ruleset->game()->hides()) continue;
    const PlayableRules playable = scripting::make_playable(ruleset);
    const std::tuple<const char*, std::uint64_t, int> tried[] = {
        {"greedy", 1, 5}, {"search:4", 2, 8}, {"mix:70", 3, 3}};
    for (const auto& [bot, seed, actions] : tried) {
      INFO(folder.filename().string());
      const Pairs here = compare_bot(playable, bot, seed, actions);
      all.compared += here.compared;
      all.different += here.different;
    }
  }
  CHECK(all.compared > 60);
  CHECK(2 * all.different > all.compared);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Rulesets as strangers wrote them, from the documents alone: they load and play unchanged,
// whatever words are added. tests/strangers/games says how their random games go.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/match/match.h"
#include "core/match/random_play.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/support/written.h"

namespace hr::tests {
namespace {

constexpr int k_longest = 120;

// "ruleset seed: so many actions, so many choices in all, the position's hash": the choices too,
// since a move that is offered no longer may not have been taken in these games.
std::string game_of(const std::filesystem::path& folder, std::uint64_t seed) {
  Match match(scripting::open_playable(scripting::read_ruleset_text(folder, {}, {})), seed);
  Random random(seed);
  int actions = 0;
  std::size_t choices = 0;
  for (; !match.ended() && actions < k_longest; ++actions) {
    const SeatId seat = match.actors().front();
    choices += match.legal(seat).size();
    match.play(seat, random_choice(match, seat, random).action);
  }
  return folder.filename().string() + " " + std::to_string(seed) + ": " + std::to_string(actions) +
         " actions, " + std::to_string(choices) + " choices, " +
         std::to_string(match.state().hash()) + "\n";
}

}  // namespace

TEST_CASE("Rulesets of strangers load and play unchanged", "[rulesets]") {
  std::vector<std::filesystem::path> folders = scripting::find_rulesets(
      std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "strangers");
  std::ranges::sort(folders);
  std::string made;
  for (const std::filesystem::path& folder : folders)
    for (std::uint64_t seed = 1; seed <= 4; ++seed) made += game_of(folder, seed);
  check_written("strangers.games", made, source_file("tests/strangers/games"));
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Games to be measured are the same, however closely they are looked at.
#include <catch2/catch.hpp>
#include <numeric>

#include "core/lab/course.h"
#include "core/lab/lab_games.h"
#include "tests/support/classics.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

namespace {

std::uint32_t all_of(const UseCount& use) {
  return std::accumulate(use.begin(), use.end(), std::uint32_t{0});
}

LabPlay random_play(bool watched) {
  return {.bots = std::vector<BotSpec>(2), .limit = 30, .watched = watched};
}

}  // namespace

TEST_CASE("random bots play the same games at full speed and step by step", "[core][lab]") {
  for (const GameDef& definition : {tic_tac_toe(), connect_four(), hex(4, true), hex(5, false)}) {
    LabGames fast(playable_of(definition), random_play(false));
    LabGames watched(playable_of(definition), random_play(true));
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const GameFacts a = fast.play(seed), b = watched.play(seed);
      CHECK(a.points == b.points);
      CHECK(a.length == b.length);
      CHECK(a.reason == b.reason);
      CHECK(a.end == b.end);
      CHECK(a.swapped == b.swapped);
      CHECK(a.decisions == b.decisions);
      CHECK(a.choices == b.choices);
      CHECK(a.verbs.empty());
      std::uint32_t verbs = 0;
      for (const UseCount& use : b.verbs) verbs += all_of(use);
      CHECK(verbs == b.length);
      CHECK(b.opening);
    }
  }
}

TEST_CASE("what was placed and done in games of bots is counted once", "[core][lab]") {
  LabGames games(playable_of(tic_tac_toe()),
                 {.bots = {read_bot_spec("search:20"), read_bot_spec("greedy")}});
  const GameFacts game = games.play(3);
  CHECK(all_of(game.verbs[0]) == game.length);
  CHECK(all_of(game.kinds[0]) == game.length);
  CHECK(game.kinds[0][0] == (game.length + 1) / 2);
  CHECK(game.decisions == game.length);
  CHECK(game.outlook.size() == (game.length + 1) / 2);  // what the searching one thought
}

TEST_CASE("where actions end is noted by cell and by region", "[core][lab]") {
  GameDef definition = breakthrough(4, 5);
  const auto rows = [&](int from, int to) {
    return cells_where(definition.board, [=](Coordinates c) { return c.y >= from && c.y <= to; });
  };
  const CellSet middle = rows(3, 3);
  definition.regions.push_back({.name = "home", .cells = {rows(1, 2), rows(4, 5)}});
  definition.regions.push_back({.name = "middle", .cells = {middle}});
  definition.regions.push_back({.name = "nest", .cells = {rows(1, 1), middle}});
  definition.kinds[0].begins_on = region_set("home");
  const PlayableRules playable = playable_of(definition);
  const std::vector<WatchedPlace> places = places_of(playable.game());
  CHECK(places[places.size() - 2].name == "nest (own)");
  CHECK(places.back().name == "nest (another's)");
  const auto from_last = [&](const GameFacts& game, std::size_t i) {
    return game.places[places.size() - i];
  };
  LabGames games(playable, random_play(true));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const GameFacts game = games.play(seed);
    std::uint32_t targets = 0, in_middle = 0;
    for (std::size_t cell = 0; cell < game.targets.size(); ++cell) {
      targets += all_of(game.targets[cell]);
      in_middle += middle.has(CellId(static_cast<int>(cell))) ? all_of(game.targets[cell]) : 0;
    }
    CHECK(targets == game.length);
    CHECK(in_middle > 0);
    CHECK(all_of(from_last(game, 3)) == in_middle);
    CHECK(from_last(game, 2)[0] == 0);  // white moves away from its corner
    CHECK(from_last(game, 2)[1] == from_last(game, 3)[1]);
    CHECK(from_last(game, 1)[0] == from_last(game, 3)[0]);
  }
}

TEST_CASE("the course of a game is read off what the players expect", "[core][lab]") {
  const auto outlook = [](std::initializer_list<int> percents) {
    std::vector<std::int32_t> out;
    for (const int percent : percents) out.push_back(percent * k_point / 100);
    return out;
  };
  CHECK(lead_changes(outlook({50, 60, 52, 40, 30, 50, 70})) == 2);
  CHECK(lead_changes(outlook({50, 52, 48})) == 0);
  CHECK(won_from_behind(outlook({50, 20, 90}), true));
  CHECK_FALSE(won_from_behind(outlook({50, 20, 70}), false));
  CHECK(decided_after(outlook({50, 80, 60, 90, 95}), true) == 60);
  CHECK(decided_after(outlook({90, 90}), true) == 0);
  CHECK(decided_after(outlook({50, 50}), true) == 100);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Random play step by step and at full speed, compared; and what random games for the fast playout
// have in common: a board, and one zone that all see.
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <vector>

#include "core/kernel/make_engine.h"
#include "core/trials/playout_comparison.h"
#include "tests/support/draws.h"
#include "tests/support/play.h"

namespace hr::tests {

struct TwoWays {
  std::uint64_t games = 0, actions = 0, fast_actions = 0;
};

// A game whose rules fail at the start does not count.
inline void compare_ways(const std::shared_ptr<const Game>& game, Rules& rules, std::uint64_t seed,
                         TwoWays& sum) {
  std::unique_ptr<Engine> plain, quick;
  State start;
  ActionContext context{.chance = Chance(seed)};
  const std::string failure = error_of([&] {
    plain = make_engine(game, rules);
    quick = make_engine(game, rules);
    plain->start(start, context);
  });
  if (!failure.empty()) return;
  const PlayoutComparison ways = compare_playouts(*plain, *quick, start, seed, 300);
  INFO("action " << ways.action);
  REQUIRE(ways.difference == "");
  const Playout& tally = ways.playout;
  REQUIRE(tally.choices <= tally.decisions * tally.max_choices);
  REQUIRE(tally.decisions >= tally.actions);
  ++sum.games;
  sum.actions += tally.actions;
  sum.fast_actions += tally.fast_actions;
}

class FastGame : protected Draws {
 public:
  GameDef definition;

  // Null if the definition is not sound.
  std::shared_ptr<const Game> game() const {
    std::shared_ptr<const Game> out;
    static_cast<void>(error_of([&] { out = std::make_shared<const Game>(definition); }));
    return out;
  }

 protected:
  explicit FastGame(std::uint64_t seed) : Draws(seed) {}

  GridSpec grid(int largest) {
    GridSpec out{.columns = number(3, 8), .rows = number(3, 8)};
    if (chance(6)) out = {.columns = number(9, largest), .rows = number(9, largest)};
    out.links = Links(number(0, 3));
    return out;
  }
  void add_seats(int seats) {
    for (int s = 0; s < seats; ++s)
      definition.seats.push_back({"s" + std::to_string(s), chance(2) ? "n" : "s"});
    definition.regions = {{"here", {some_cells()}}, {"far", {}}};
    for (int s = 0; s < seats; ++s) definition.regions[1].cells.push_back(some_cells());
    definition.zones = {{.name = "field", .see = {}}};
  }
  std::vector<std::string> dirs() {
    std::vector<std::string> out;
    for (const char* word : {"forward", "forward_left", "left", "right", "forward_right", "back"})
      if (chance(2) && !definition.board.resolve(word, "n").empty() &&
          !definition.board.resolve(word, "s").empty())
        out.push_back(word);
    return out;  // none: all
  }

 private:
  CellSet some_cells() {
    CellSet out(definition.board.cells());
    for (int c = 0; c < definition.board.cells(); ++c)
      if (chance(4)) out.add(CellId(c));
    return out;
  }
};

}  // namespace hr::tests

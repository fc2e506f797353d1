// SPDX-License-Identifier: MIT
// Probes whose pieces stand on each other, compared with plain models in whole games.
#include <catch2/catch.hpp>

#include "core/engine/perft.h"
#include "core/engine/pieces.h"
#include "core/trials/simulate.h"
#include "tests/models/plain_towers.h"
#include "tests/support/rulesets.h"
#include "tests/support/side_by_side.h"

namespace hr::tests {

namespace {

std::filesystem::path tower_probe(const std::string& name) {
  return std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / name;
}

Spot spot(const Ready& ready, CellId cell) {
  const Coordinates at = ready.game->board().where(cell);
  return {at.x, at.y};
}

TowerMove tower_move(const Ready& ready, const Action& action) {
  TowerMove out{std::string(ready.game->verb_name(action.verb)), {}};
  const PatternDef& pattern = ready.game->verb_def(action.verb).patterns.front();
  const int cells = pattern.lift ? 2 : action.count;
  for (int i = 0; i < cells; ++i) out.spots.push_back(spot(ready, action.cell(i)));
  if (pattern.lift) out.lifted = static_cast<int>(action.arguments[2]);
  return out;
}

// The pieces of a cell as the models write them.
std::string tower(const Ready& ready, CellId cell) {
  const ZoneLayout& zone = ready.game->layout().zone(ZoneInstance(0));
  std::string out;
  for (const std::uint8_t code : tower_pieces(ready.state.words(), zone, index(cell))) {
    const Piece piece = zone.pieces[nth(code - 1)];
    const bool king = ready.game->definition().kinds[piece.kind].name == "king";
    if (piece.owner == SeatId::none)
      out += "r";
    else
      out += piece.owner == SeatId(0) ? (king ? "W" : "w") : (king ? "B" : "b");
  }
  return out;
}

// Plays a game at random on both sides: what is legal, all towers and who wins must agree.
template <class Plain>
void compare(Ready& ready, Plain plain, std::uint64_t seed) {
  INFO("seed " << seed);
  ready.start(seed);
  Random random = random_choices(seed);
  const auto towers = [&] {
    for (int cell = 0; cell < ready.game->cells(); ++cell)
      REQUIRE(tower(ready, CellId(cell)) == plain.at(spot(ready, CellId(cell))));
  };
  follow(ready, plain, random, [&](const Action& action) { return tower_move(ready, action); },
         {.each = towers});
}

}  // namespace

TEST_CASE("Focus agrees with a plain model in whole games", "[rulesets][towers]") {
  for (const int height : {5, 2}) {
    Ready ready(tower_probe("focus"), {{"height", std::to_string(height)}});
    for (std::uint64_t seed = 0; seed < 15; ++seed)
      compare(ready, PlainFocus(static_cast<std::size_t>(height), 100), seed);
  }
}

TEST_CASE("DVONN agrees with a plain model in whole games", "[rulesets][towers]") {
  Ready ready(tower_probe("dvonn"));
  for (std::uint64_t seed = 0; seed < 30; ++seed) compare(ready, PlainDvonn(), seed);
}

TEST_CASE("Lasca agrees with a plain model in whole games", "[rulesets][towers]") {
  Ready ready(tower_probe("lasca"));
  for (std::uint64_t seed = 0; seed < 60; ++seed) compare(ready, PlainLasca(60), seed);
}

TEST_CASE("Tak has its known counts, complete moves with all that they strew",
          "[rulesets][towers]") {
  Ready ready(tower_probe("tak"));
  for (const auto& [depth, lines] : {std::pair(1, 25U), {2, 600U}, {3, 43320U}})
    CHECK(perft(*ready.engine, ready.state, depth, {.turns = true}).count == lines);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// The fast searches of a view give the same results as a search cell by cell.
#include "core/engine/view.h"

#include <catch2/catch.hpp>

#include "tests/support/random_game.h"

namespace hr::tests {
namespace {

CellId first_with(const View& view, ZoneInstance zone, Piece piece) {
  for (int cell = 0; cell < view.game().cells(); ++cell)
    if (view.has(zone, CellId(cell), piece)) return CellId(cell);
  return CellId::none;
}

std::optional<std::pair<int, CellId>> nearest_with(const View& view, ZoneInstance zone, CellId from,
                                                   KindId kind) {
  std::optional<std::pair<int, CellId>> best;
  for (int cell = 0; cell < view.game().cells(); ++cell) {
    if (!view.has(zone, CellId(cell), {kind, SeatId::none})) continue;
    const int distance = view.game().board().distance(from, CellId(cell));
    if (distance >= 0 && (!best || distance < best->first)) best = {distance, CellId(cell)};
  }
  return best;
}

}  // namespace

TEST_CASE("the first and the nearest piece are those found by searching cell by cell", "[core]") {
  int found = 0, hidden = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    RandomGame random(seed);
    Play play(random.make());
    play.own_rules.on_setup = [&](Effect& g) {
      random.fill(g);
      return SeatId(0);
    };
    play.start();
    const Game& game = *play.game;
    for (const SeatId viewer : viewers_of(game))
      for (const ZoneInstance zone : game.layout().zone_instances())
        for (const Piece piece : game.layout().zone(zone).pieces) {
          CAPTURE(seed, index(viewer), index(zone));
          const View view = play.view(viewer);
          for (const SeatId owner : {piece.owner, SeatId::none}) {
            const CellId first = view.find(zone, {piece.kind, owner});
            CHECK(first == first_with(view, zone, {piece.kind, owner}));
            (first == CellId::none ? hidden : found) += 1;
          }
          const auto from = CellId(random.number(0, game.cells() - 1));
          CHECK(view.nearest(zone, from, piece.kind) == nearest_with(view, zone, from, piece.kind));
        }
  }
  CHECK(found > 1000);
  CHECK(hidden > 300);
}

}  // namespace hr::tests

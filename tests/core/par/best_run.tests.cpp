// SPDX-License-Identifier: MIT
// The best run, compared with an independent exhaustive search.
#include "core/par/best_run.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>

#include "core/base/error.h"
#include "core/base/mix.h"
#include "tests/support/mountain.h"

namespace hr::tests {

namespace {

std::size_t at(CellId cell) { return nth(cell); }

// Tries every run.
class Exhaustive {
 public:
  explicit Exhaustive(const Terrain& terrain) : terrain_(terrain), left_(terrain.over) {
    for (const CellId cell : terrain.over.list())
      if (terrain.from.has(cell)) walk(cell, 0);
  }
  std::optional<std::int64_t> best;

 private:
  void walk(CellId cell, std::int64_t before, bool moved = false) {
    left_.remove(cell);
    const std::int64_t score = before + terrain_.worth[at(cell)];
    bool stuck = true;
    for (const CellId next : terrain_.links[at(cell)]) {
      if (!left_.has(next)) continue;
      stuck = false;
      walk(next, score, true);
    }
    const bool may_stop = terrain_.stops && (moved || !terrain_.moves_first);
    const std::int64_t worth = stuck ? score : score - terrain_.toll;
    if ((stuck || may_stop) && (!best || *best < worth)) best = worth;
    left_.add(cell);
  }

  const Terrain& terrain_;
  CellSet left_;
};

// What is wrong with a run, in a word; "" if it is valid and has the stated worth.
std::string fault(const Terrain& terrain, const Run& run) {
  CellSet left = terrain.over;
  std::int64_t score = 0;
  CellId last = CellId::none;
  const auto linked = [&](CellId from, CellId to) {
    return std::ranges::find(terrain.links[at(from)], to) != terrain.links[at(from)].end();
  };
  for (const CellId cell : run.route) {
    if (!left.has(cell)) return "enters a cell that it may not";
    if (last == CellId::none ? !terrain.from.has(cell) : !linked(last, cell)) return "jumps";
    left.remove(cell);
    score += terrain.worth[at(cell)];
    last = cell;
  }
  const bool goes_on =
      last != CellId::none &&
      std::ranges::any_of(terrain.links[at(last)], [&](CellId next) { return left.has(next); });
  if (score - (goes_on ? terrain.toll : 0) != run.score) return "miscounts";
  const bool may_stop = terrain.stops && (run.route.size() > 1 || !terrain.moves_first);
  return goes_on && !may_stop ? "stops too early" : "";
}

void check_against_all(const Terrain& terrain) {
  const Run run = best_run(terrain);
  CHECK(fault(terrain, run).empty());
  const auto best = Exhaustive(terrain).best;
  CHECK(run.route.empty() == !best.has_value());
  CHECK(run.score == best.value_or(0));
}

// Up to seven cells with random links, one way or both, worths, and places to begin.
Terrain random_terrain(Random& random) {
  const auto one_in = [&](std::uint64_t n) { return random.below(n) == 0; };
  const int cells = 1 + static_cast<int>(random.below(7));
  const std::uint64_t links = 1 + random.below(4), starts = 1 + random.below(3);
  const std::int64_t least = one_in(2) ? -6 : 0;
  const bool one_way = one_in(2);
  Terrain out;
  out.over = out.from = CellSet(cells);
  out.links.resize(static_cast<std::size_t>(cells));
  out.stops = one_in(2);
  out.moves_first = one_in(3);
  out.toll = out.stops && one_in(3) ? 1 + static_cast<std::int64_t>(random.below(5)) : 0;
  for (int c = 0; c < cells; ++c) {
    out.worth.push_back(least + static_cast<std::int64_t>(random.below(12)));
    if (!one_in(8)) out.over.add(CellId(c));
    if (one_in(starts)) out.from.add(CellId(c));
    for (int other = 0; other < c; ++other) {
      if (!one_in(links)) continue;
      const bool up = !one_way || one_in(2), down = !one_way || !up;
      if (up) out.links[nth(other)].push_back(CellId(c));
      if (down) out.links[nth(c)].push_back(CellId(other));
    }
  }
  return out;
}

Terrain square(int size) {
  Terrain out;
  out.over = out.from = CellSet::all(size * size);
  out.worth.assign(static_cast<std::size_t>(size * size), 1);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      auto& links = out.links.emplace_back();
      if (x > 0) links.push_back(CellId(y * size + x - 1));
      if (y > 0) links.push_back(CellId((y - 1) * size + x));
      if (x + 1 < size) links.push_back(CellId(y * size + x + 1));
      if (y + 1 < size) links.push_back(CellId((y + 1) * size + x));
    }
  return out;
}

}  // namespace

TEST_CASE("on random graphs no run is worth more than the best one", "[core]") {
  Random random(20020);
  for (int graph = 0; graph < 3000; ++graph) {
    INFO("graph " << graph);
    check_against_all(random_terrain(random));
  }
}

TEST_CASE("on small mountains no run is worth more than the best one, for any roll", "[core]") {
  for (int roll = 2; roll <= 12; ++roll)
    for (const Scoring scoring : {Scoring::points, Scoring::faces})
      for (const auto& [last, steps] : {std::pair{5, 6}, {6, 5}, {7, 4}}) {
        INFO("roll " << roll << ", 3x to " << last << "x, " << steps << " steps");
        Terrain terrain = mountain(last, steps, roll, scoring);
        check_against_all(terrain);
        for (std::size_t cell = 0; cell < terrain.worth.size(); ++cell)
          if (cell % 3 == 0) terrain.worth[cell] -= roll;  // penalties
        check_against_all(terrain);
      }
}

TEST_CASE("the longest runs and best scores on mountains of ten and twelve steps", "[core]") {
  struct Known {
    int roll;
    std::int64_t points_10, points_12, faces_10, faces_12;
  };
  CHECK(best_run(mountain(10, 10, 1, Scoring::each_one)).score == 37);
  CHECK(best_run(mountain(12, 12, 1, Scoring::each_one)).score == 56);
  for (const Known& known : {Known{2, 111, 168, 4152, 8538}, Known{7, 55, 78, 2196, 3994},
                             Known{11, 37, 78, 1384, 4650}}) {
    INFO("roll " << known.roll);
    for (const auto& [terrain, score] :
         {std::pair{mountain(10, 10, known.roll, Scoring::points), known.points_10},
          {mountain(12, 12, known.roll, Scoring::points), known.points_12},
          {mountain(10, 10, known.roll, Scoring::faces), known.faces_10},
          {mountain(12, 12, known.roll, Scoring::faces), known.faces_12}}) {
      const Run run = best_run(terrain);
      CHECK(run.score == score);
      CHECK(fault(terrain, run).empty());
    }
  }
}

TEST_CASE("a wide mountain is searched completely, however its cells are numbered", "[core]") {
  const Terrain terrain = mountain(16, 14, 7, Scoring::faces);
  const std::size_t cells = terrain.links.size();
  Terrain turned = terrain;  // the last cell is the first one
  for (std::size_t cell = 0; cell < cells; ++cell) {
    turned.worth[cell] = terrain.worth[cells - 1 - cell];
    turned.links[cell].clear();
    for (const CellId link : terrain.links[cells - 1 - cell])
      turned.links[cell].push_back(CellId(static_cast<int>(cells) - 1 - index(link)));
  }
  const Run run = best_run(terrain);
  CHECK(fault(terrain, run).empty());
  CHECK(best_run(turned).score == run.score);
}

TEST_CASE("a run that may not stop takes penalties that it cannot avoid", "[core]") {
  // 0 - 1 - 2, and 1 - 3, starting from 0.
  Terrain terrain{
      .worth = {5, 1, -4, -9},
      .links = {{CellId(1)}, {CellId(0), CellId(2), CellId(3)}, {CellId(1)}, {CellId(1)}},
      .over = CellSet::all(4),
      .from = CellSet(4)};
  terrain.from.add(CellId(0));
  CHECK(best_run(terrain) == Run{2, {CellId(0), CellId(1), CellId(2)}});
  terrain.stops = true;
  CHECK(best_run(terrain) == Run{6, {CellId(0), CellId(1)}});
  terrain.worth[0] = -5;
  CHECK(best_run(terrain) == Run{-4, {CellId(0), CellId(1)}});
}

TEST_CASE("links that lead one way are followed that way only", "[core]") {
  const Terrain ring{.worth = {1, 10, 100},
                     .links = {{CellId(1)}, {CellId(2)}, {CellId(0)}},
                     .over = CellSet::all(3),
                     .from = CellSet::all(3)};
  CHECK(best_run(ring).score == 111);
  Terrain line = ring;
  line.links[2].clear();
  line.from.remove(CellId(0));
  CHECK(best_run(line) == Run{110, {CellId(1), CellId(2)}});
}

TEST_CASE("without a starting cell there is no run", "[core]") {
  Terrain terrain = square(3);
  terrain.from = CellSet(9);
  CHECK(best_run(terrain) == Run{});
  CHECK(best_run(Terrain{}) == Run{});
}

TEST_CASE("a square is covered completely, always by the same one of many runs", "[core]") {
  const Run run = best_run(square(5));
  CHECK(run.score == 25);
  CHECK(best_run(square(5)) == run);
  std::vector<int> route;
  for (const CellId cell : run.route) route.push_back(index(cell));
  CHECK(route == std::vector<int>{24, 23, 22, 17, 18, 19, 14, 13, 12, 11, 16, 21, 20,
                                  15, 10, 5,  6,  7,  8,  9,  4,  3,  2,  1,  0});
}

TEST_CASE("a search with too much to compare is refused", "[core]") {
  const std::string refusal =
      "The best run cannot be found here: there are too many runs to compare. Use a narrower board "
      "or one with fewer cells to collect from.";
  CHECK_THROWS_MATCHES(best_run(square(5), 100), Refusal, Catch::Message(refusal));
  Terrain all = square(5);
  for (auto& links : all.links) links = all.over.list();
  CHECK_THROWS_MATCHES(best_run(all), Refusal, Catch::Message(refusal));
}

}  // namespace hr::tests

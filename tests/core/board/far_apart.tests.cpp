// SPDX-License-Identifier: MIT
// Cells far apart, compared with all choices on small boards.
#include "core/board/far_apart.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>

#include "core/base/allowance.h"
#include "core/base/mix.h"

namespace hr::tests {
namespace {

int smallest_distance(const Board& board, const std::vector<CellId>& cells) {
  int out = board.cells();
  for (const CellId a : cells)
    for (const CellId b : cells)
      if (a < b)
        out = std::min(out, board.distance(a, b) < 0 ? board.cells() : board.distance(a, b));
  return out;
}

// Tries all choices of so many cells in order of their numbers; returns the first of the best.
std::vector<CellId> by_trying(const Board& board, int count) {
  std::vector<CellId> chosen, best;
  int most = -1;
  const auto choose = [&](auto&& self, int first) -> void {
    if (static_cast<int>(chosen.size()) == count) {
      const int apart = smallest_distance(board, chosen);
      if (apart > most) best = chosen, most = apart;
      return;
    }
    for (int cell = first; cell < board.cells(); ++cell) {
      chosen.push_back(CellId(cell));
      self(self, cell + 1);
      chosen.pop_back();
    }
  };
  choose(choose, 0);
  return best;
}

std::string names(const Board& board, int count) {
  std::string out;
  for (const CellId cell : far_apart(board, count))
    out += (out.empty() ? "" : " ") + board.name(cell);
  return out;
}

Board box(int columns, int rows, int levels, Links links = Links::orthogonal) {
  return Board::grid({.columns = columns, .rows = rows, .levels = levels, .links = links});
}

Board random_graph(std::uint64_t seed) {
  Random random(seed);
  const auto number = [&](int n) { return static_cast<int>(random.below(static_cast<Word>(n))); };
  GraphSpec spec;
  const int cells = 5 + number(5);
  for (int c = 0; c < cells; ++c) spec.cells.push_back("c" + std::to_string(c));
  spec.directions.push_back({.name = "way", .links = {}});
  for (int c = 0; c < cells; ++c)
    if (const int to = number(cells); to != c)
      spec.directions[0].links.emplace_back(spec.cells[nth(c)], spec.cells[nth(to)]);
  return Board::graph(spec);
}

}  // namespace

TEST_CASE("two homes are in opposite corners", "[core]") {
  CHECK(names(box(5, 5, 3), 2) == "A1-I E5-III");
  CHECK(names(box(4, 4, 4), 2) == "A1-I D4-IV");
  CHECK(names(box(6, 1, 1), 2) == "A1 F1");
}

TEST_CASE("one home, or as many as there are cells", "[core]") {
  CHECK(names(box(3, 2, 1), 1) == "A1");
  CHECK(names(box(2, 2, 1), 4) == "A1 B1 A2 B2");
}

TEST_CASE("no choice of cells is farther apart, and no earlier one as far", "[core]") {
  for (const Links links : {Links::all, Links::orthogonal, Links::hex})
    for (const int columns : {2, 3, 5})
      for (const int count : {2, 3, 4, 5}) {
        const Board board = box(columns, 4, 1, links);
        INFO(columns << " columns, " << count << " homes, links " << static_cast<int>(links));
        CHECK(far_apart(board, count) == by_trying(board, count));
      }
  for (const int count : {2, 3, 4})
    CHECK(far_apart(box(3, 3, 3), count) == by_trying(box(3, 3, 3), count));
}

TEST_CASE("unconnected cells are the farthest apart", "[core]") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Board board = random_graph(seed);
    for (const int count : {2, 3, 4}) {
      INFO(seed << ", " << count);
      CHECK(far_apart(board, count) == by_trying(board, count));
    }
  }
}

TEST_CASE("homes on a large board are found by a few searches, not by one from every cell",
          "[core]") {
  using namespace std::chrono_literals;
  const Board board = box(13, 13, 12), flat = box(45, 45, 1);
  // A list of distances for each of the 2028 cells would take 16 MB.
  const Allowance allowance({.time = 60s, .memory = std::size_t{2} << 20});
  CHECK(names(board, 2) == "A1-I M13-XII");
  CHECK(names(flat, 2) == "A1 AS45");
}

TEST_CASE("on any board the search ends, and the cells are apart", "[core]") {
  for (const int count : {2, 3, 5, 6, 16}) {
    for (const Board& board : {box(6, 6, 6), box(16, 16, 8), box(2048, 1, 1)}) {
      const std::vector<CellId> cells = far_apart(board, count);
      CHECK(static_cast<int>(cells.size()) == count);
      CHECK(std::is_sorted(cells.begin(), cells.end()));
      CHECK(smallest_distance(board, cells) > 3);
      CHECK(far_apart(board, count) == cells);
    }
  }
}

}  // namespace hr::tests

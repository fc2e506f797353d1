// SPDX-License-Identifier: MIT
// The surface of a cube, compared with the numbers of the tiling, with the properties of a sphere,
// and with its own picture: cells that touch on the solid are neighbours, and no others are.
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "core/board/board.h"
#include "core/board/cell_shape.h"
#include "core/board/net_rows.h"
#include "tests/support/play.h"

namespace hr::tests {
namespace {

std::vector<CellId> cells_of(const Board& board) { return CellSet::all(board.cells()).list(); }
int degree(const Board& board, CellId cell) { return board.neighbours(cell).size(); }

// The neighbours in the order of the directions, which go round the cell.
std::vector<CellId> ring(const Board& board, CellId cell) {
  std::vector<CellId> out;
  for (int d = 0; d < board.directions(); ++d)
    if (const CellId to = board.link(cell, DirectionId(d)); to != CellId::none) out.push_back(to);
  return out;
}

Point middle(const std::vector<Point>& corners) {
  Point out;
  for (const Point& p : corners) out.x += p.x, out.y += p.y, out.z += p.z;
  const auto n = static_cast<double>(corners.size());
  return {out.x / n, out.y / n, out.z / n};
}

// An edge between two corners of a flat part, as a key: the same from either end and either cell.
using Side = std::array<long, 3>;
Side side(const Point& a, const Point& b) {
  const auto key = [](double x, double y) { return std::lround((x + y) * 1e6); };
  return {key(a.x, b.x), key(a.y, b.y), key(a.z, b.z)};
}

}  // namespace

TEST_CASE("the surface of a cube has as many cells of each type as the tiling", "[core]") {
  for (const int n : {2, 4, 6, 8, 10}) {
    const Board board = Board::cube_surface(n);
    CHECK(board.cells() == 12 * n * n + 2);
    CHECK(board.links() == 36 * n * n);
    CHECK(board.cube() == n);
    CHECK_FALSE(board.is_grid());
    std::map<std::pair<int, std::size_t>, int> sorts;  // neighbours, and faces in the name
    for (const CellId cell : cells_of(board)) {
      const std::string& name = board.name(cell);
      ++sorts[{degree(board, cell), std::min(name.find('-'), name.size())}];
    }
    using Sorts = std::map<std::pair<int, std::size_t>, int>;
    CHECK(sorts == Sorts{{{8, 1}, 6 * n * n},
                         {{4, 1}, 6 * (n - 1) * (n - 1)},
                         {{4, 2}, 12 * (n - 1)},
                         {{3, 3}, 8}});
  }
}

TEST_CASE("cells and adjacencies of cubes with 2, 4 and 6 octagons along an edge", "[core]") {
  const std::map<int, std::pair<int, int>> numbers{
      {2, {50, 144}}, {4, {194, 576}}, {6, {434, 1296}}};
  for (const auto& [n, both] : numbers) {
    const Board board = Board::cube_surface(n);
    CHECK(std::pair(board.cells(), board.links()) == both);
    int corners = 0;
    for (const CellId cell : cells_of(board)) corners += degree(board, cell) == 3 ? 1 : 0;
    CHECK(board.cells() - corners == std::map<int, int>{{2, 42}, {4, 186}, {6, 426}}[n]);
  }
}

TEST_CASE("its cells form a triangulated sphere", "[core]") {
  for (const int n : {2, 4, 6, 8, 10}) {
    const Board board = Board::cube_surface(n);
    std::set<std::set<CellId>> triangles;
    std::map<std::set<CellId>, int> edges;  // in how many triangles
    for (const CellId cell : cells_of(board)) {
      const std::vector<CellId> around = ring(board, cell);
      REQUIRE(static_cast<int>(around.size()) == degree(board, cell));
      for (std::size_t i = 0; i < around.size(); ++i) {  // the link of the cell is one cycle
        const CellId next = around[(i + 1) % around.size()];
        REQUIRE(board.neighbours(around[i]).has(next));
        triangles.insert({cell, around[i], next});
      }
    }
    for (const std::set<CellId>& triangle : triangles)
      for (const CellId left_out : triangle) {
        std::set<CellId> edge = triangle;
        edge.erase(left_out);
        ++edges[edge];
      }
    const int v = board.cells(), e = board.links(), f = static_cast<int>(triangles.size());
    CHECK(v - e + f == 2);
    CHECK(e == 3 * v - 6);
    REQUIRE(static_cast<int>(edges.size()) == e);
    CHECK(std::ranges::all_of(edges, [](const auto& edge) { return edge.second == 2; }));
  }
}

TEST_CASE("nuclear cells, in the middle of three edges without a common face, are 2n apart",
          "[core]") {
  for (const int n : {2, 4, 6, 8, 10}) {
    const Board board = Board::cube_surface(n);
    const std::string middle = std::to_string(n / 2);
    const std::vector<CellId> nuclear{*board.find("UF-" + middle), *board.find("DR-" + middle),
                                      *board.find("BL-" + middle)};
    CHECK(board.where(nuclear[0]) == Coordinates{n, 0, 2 * n});
    CHECK(board.where(nuclear[1]) == Coordinates{2 * n, n, 0});
    CHECK(board.where(nuclear[2]) == Coordinates{0, 2 * n, n});
    for (const auto& [a, b] : {std::pair(0, 1), {0, 2}, {1, 2}})
      CHECK(board.distance(nuclear[nth(a)], nuclear[nth(b)]) == 2 * n);
  }
}

TEST_CASE("cells are named after their faces, columns and rows", "[core]") {
  const Board board = Board::cube_surface(4);
  const auto beside = [&](const std::string& cell, const std::string& dir) {
    const CellId to = board.link(*board.find(cell), *board.direction(dir));
    return to == CellId::none ? std::string("nothing") : board.name(to);
  };
  CHECK(beside("F-A1", "e") == "F-C1");
  CHECK(beside("f-a1", "ne") == "F-B2");
  CHECK(beside("F-A1", "sw") == "DFL");
  CHECK(beside("F-C7", "n") == "U-C1");
  CHECK(beside("F-C7", "ne") == "UF-2");
  CHECK(beside("F-G3", "e") == "R-A3");
  CHECK(beside("F-A5", "w") == "L-G5");
  CHECK(beside("F-A1", "s") == "D-A7");
  CHECK(beside("U-A3", "w") == "L-E7");
  CHECK(beside("U-C7", "n") == "B-E7");
  CHECK(beside("R-C7", "n") == "U-G3");
  CHECK(beside("D-G1", "e") == "R-G1");
  CHECK(beside("UF-2", "ne") == "U-E1");
  CHECK(beside("UF-2", "se") == "F-E7");
  CHECK(beside("UF-2", "n") == "nothing");
  CHECK(beside("UFR", "nw") == "U-G1");
  CHECK(beside("UFR", "sw") == "F-G7");
  CHECK(beside("UFR", "ne") == "R-A7");
  CHECK(beside("UFR", "se") == "nothing");
  CHECK(board.cell({4, 0, 8}) == board.find("UF-2"));
  CHECK(board.cell({1, 1, 1}) == CellId::none);
  CHECK(board.heading(*board.find("F-A1"), *board.find("F-G7")) ==
        std::pair(*board.direction("ne"), 6));
}

TEST_CASE("on the solid the cells cover each face, and touch exactly if they are linked",
          "[core]") {
  for (const int n : {2, 4}) {
    const Board board = Board::cube_surface(n);
    std::map<Side, std::set<CellId>> sides;
    double area = 0;
    for (const CellId cell : cells_of(board)) {
      const auto facets = hr::facets(board, cell);
      CHECK(facets.size() == std::min(board.name(cell).find('-'), board.name(cell).size()));
      for (const std::vector<Point>& facet : facets) {
        const Point hub = middle(facet);
        for (std::size_t i = 0; i < facet.size(); ++i) {
          const Point &a = facet[i], &b = facet[(i + 1) % facet.size()];
          sides[side(a, b)].insert(cell);
          const double u[] = {a.x - hub.x, a.y - hub.y, a.z - hub.z},
                       v[] = {b.x - hub.x, b.y - hub.y, b.z - hub.z};
          area += std::hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2],
                             u[0] * v[1] - u[1] * v[0]) /
                  2;
        }
      }
    }
    CHECK(area == Approx(6.0 * n * n));
    std::set<std::set<CellId>> touching;
    for (const auto& [edge, cells] : sides)
      if (cells.size() == 2) touching.insert(cells);
    CHECK(static_cast<int>(touching.size()) == board.links());
    CHECK(std::ranges::all_of(touching, [&](const std::set<CellId>& pair) {
      return board.neighbours(*pair.begin()).has(*pair.rbegin());
    }));
    CHECK(solid(board, *board.find("UF-1")) == Point{1, 0, static_cast<double>(n)});
  }
}

TEST_CASE("in the net every cell has its own place, edges on the first face of their name",
          "[core]") {
  const Board board = Board::cube_surface(4);
  std::set<std::pair<double, double>> places;
  for (const CellId cell : cells_of(board)) {
    const Point at = board.position(cell);
    places.insert({at.x, at.y});
    CHECK(outline(board, cell).size() == (degree(board, cell) == 8 ? 8 : 4));
  }
  CHECK(static_cast<int>(places.size()) == board.cells());
  CHECK(board.position(*board.find("F-A1")) == Point{4.5, 4.5, 0});
  CHECK(board.position(*board.find("U-A1")) == Point{4.5, 8.5, 0});
  CHECK(board.position(*board.find("B-A1")) == Point{12.5, 4.5, 0});
  CHECK(board.position(*board.find("BL-1")) == Point{16, 5, 0});
  CHECK(board.position(*board.find("UR-1")) == Point{8, 9, 0});
  const std::vector<CellRow> rows = net_rows(board);
  CHECK(rows.size() == 25);
  CHECK(rows.front().label == "UB");
  CHECK(rows[7].label == "U1");
  CHECK(rows[8].label == "UF");
  CHECK(rows[9].label == "F7");
  CHECK(rows.back().label == "DB");
}

TEST_CASE("cubes of an odd, zero or excessive size are refused", "[core]") {
  for (const int n : {-2, 0, 1, 3, 9, 11, 12})
    CHECK(error_of([&] { Board::cube_surface(n); }) ==
          "board: expected an even number from 2 to 10 of octagons along an edge, got " +
              std::to_string(n));
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// What a board reports once it is made: names, directions, straight lines, distances, outlines.
#include "core/board/board.h"
#include "core/board/cell_shape.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "tests/support/play.h"

namespace hr::tests {
namespace {

const std::array<std::string, 8> k_compass{"n", "ne", "e", "se", "s", "sw", "w", "nw"};
const std::array<std::string, 8> k_relative{"forward", "forward_right", "right", "back_right",
                                            "back",    "back_left",     "left",  "forward_left"};

std::vector<std::string> words(const Board& board, const std::string& word,
                               const std::string& facing = "") {
  std::vector<std::string> out;
  for (const DirectionId dir : board.resolve(word, facing)) out.push_back(board.name(dir));
  return out;
}

std::string name_of(const GridSpec& spec, Coordinates at) {
  const Board board = Board::grid(spec);
  return board.name(board.cell(at));
}

std::vector<Board> many_boards() {
  std::vector<Board> out;
  for (const Links links : {Links::all, Links::orthogonal, Links::diagonal, Links::hex})
    for (const bool wrap_columns : {false, true})
      for (const bool wrap_rows : {false, true})
        for (const Coordinates size :
             {Coordinates{1, 1, 1}, {2, 1, 1}, {2, 3, 1}, {4, 3, 1}, {3, 2, 3}})
          out.push_back(Board::grid({.columns = size.x,
                                     .rows = size.y,
                                     .levels = size.z,
                                     .links = links,
                                     .wrap_columns = wrap_columns,
                                     .wrap_rows = wrap_rows}));
  out.push_back(Board::graph({.cells = {"a", "b", "c", "d", "e"},
                              .directions = {{"on", {{"a", "b"}, {"b", "c"}, {"c", "a"}}},
                                             {"back", {{"b", "a"}, {"c", "b"}, {"a", "c"}}},
                                             {"side", {{"c", "d"}}}},
                              .positions = {}}));
  return out;
}

// All distances over links in either direction, by Floyd and Warshall.
std::vector<std::vector<int>> all_distances(const Board& board) {
  constexpr int far = 1000000;
  const auto n = static_cast<std::size_t>(board.cells());
  std::vector<std::vector<int>> out(n, std::vector<int>(n, far));
  for (std::size_t a = 0; a < n; ++a) {
    out[a][a] = 0;
    for (int d = 0; d < board.directions(); ++d)
      if (const CellId to = board.link(CellId(static_cast<int>(a)), DirectionId(d));
          to != CellId::none && to != CellId(static_cast<int>(a)))
        out[a][nth(to)] = out[nth(to)][a] = 1;
  }
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t a = 0; a < n; ++a)
      for (std::size_t b = 0; b < n; ++b) out[a][b] = std::min(out[a][b], out[a][k] + out[k][b]);
  for (auto& row : out)
    for (int& distance : row) distance = distance >= far ? -1 : distance;
  return out;
}

}  // namespace

TEST_CASE("cells of a grid are named by column, row and level", "[core]") {
  CHECK(name_of({.columns = 3, .rows = 3}, {1, 1, 1}) == "A1");
  CHECK(name_of({.columns = 3, .rows = 12}, {3, 12, 1}) == "C12");
  CHECK(name_of({.columns = 60, .rows = 3}, {26, 1, 1}) == "Z1");
  CHECK(name_of({.columns = 60, .rows = 3}, {27, 3, 1}) == "AA3");
  CHECK(name_of({.columns = 60, .rows = 3}, {53, 2, 1}) == "BA2");
  CHECK(name_of({.columns = 703}, {702, 1, 1}) == "ZZ1");
  CHECK(name_of({.columns = 703}, {703, 1, 1}) == "AAA1");
  CHECK(name_of({.columns = 3, .rows = 3, .levels = 3}, {2, 3, 2}) == "B3-II");
  CHECK(name_of({.levels = 99}, {1, 1, 4}) == "A1-IV");
  CHECK(name_of({.levels = 99}, {1, 1, 99}) == "A1-XCIX");
  CHECK(name_of({.levels = 2048}, {1, 1, 444}) == "A1-CDXLIV");
  CHECK(name_of({.levels = 2048}, {1, 1, 1949}) == "A1-MCMXLIX");
}

TEST_CASE("every cell is found again by its name, whatever the letter case", "[core]") {
  for (const Board& board : many_boards())
    for (int c = 0; c < board.cells(); ++c) {
      std::string name = board.name(CellId(c));
      CHECK(board.find(name) == CellId(c));
      for (char& letter : name) letter = static_cast<char>(std::tolower(letter));
      CHECK(board.find(name) == CellId(c));
    }
  const Board wide = Board::grid({.columns = 64, .rows = 32});
  for (int c = 0; c < wide.cells(); ++c) CHECK(wide.find(wide.name(CellId(c))) == CellId(c));
}

TEST_CASE("a name that no cell has is not found", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 3});
  for (const char* name : {"", "A", "A0", "A4", "D1", "1A", "A1-I", "A01", " A1", "A1 ", "AA1"})
    CHECK_FALSE(board.find(name));
  CHECK_FALSE(Board().find("A1"));
}

TEST_CASE("coordinates and cells map to each other, and none is out of range", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 4, .levels = 2});
  CHECK(board.size() == Coordinates{3, 4, 2});
  int n = 0;
  for (int z = 1; z <= 2; ++z)
    for (int y = 1; y <= 4; ++y)
      for (int x = 1; x <= 3; ++x) {
        CHECK(board.cell({x, y, z}) == CellId(n));
        CHECK(board.where(CellId(n++)) == Coordinates{x, y, z});
      }
  for (const Coordinates at :
       {Coordinates{0, 1, 1}, {4, 1, 1}, {1, 0, 1}, {1, 5, 1}, {1, 1, 0}, {1, 1, 3}})
    CHECK(board.cell(at) == CellId::none);
  CHECK(Board::graph({.cells = {"a"}, .directions = {}, .positions = {}}).cell({1, 1, 1}) ==
        CellId::none);
}

TEST_CASE("relative words depend on the facing", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 3});
  for (std::size_t facing = 0; facing < 8; ++facing)
    for (std::size_t turn = 0; turn < 8; ++turn)
      CHECK(words(board, k_relative[turn], k_compass[facing]) ==
            std::vector<std::string>{k_compass[(facing + turn) % 8]});
}

TEST_CASE("relative words mean nothing without a facing on the compass", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 3, .levels = 3});
  for (const std::string& word : k_relative) {
    CHECK(words(board, word).empty());
    CHECK(words(board, word, "up").empty());
    CHECK(words(board, word, "n_up").empty());
  }
}

TEST_CASE("on a grid a seat may face where no link leads", "[core]") {
  const Board diagonal = Board::grid({.columns = 3, .rows = 3, .links = Links::diagonal});
  CHECK(words(diagonal, "forward", "n").empty());
  CHECK(words(diagonal, "forward_left", "n") == std::vector<std::string>{"nw"});
  CHECK(words(diagonal, "forward_left", "s") == std::vector<std::string>{"se"});
  CHECK(diagonal.faces() == std::vector<std::string>(k_compass.begin(), k_compass.end()));
  CHECK(Board::grid({.columns = 3, .links = Links::hex}).faces().size() == 6);
}

TEST_CASE("a relative word is empty if the board lacks its direction", "[core]") {
  const Board hex = Board::grid({.columns = 3, .rows = 3, .links = Links::hex});
  CHECK(words(hex, "forward_left", "n") == std::vector<std::string>{"nw"});
  CHECK(words(hex, "forward_right", "n").empty());
  CHECK(words(hex, "right", "nw").empty());
  const Board orthogonal = Board::grid({.columns = 3, .rows = 3, .links = Links::orthogonal});
  CHECK(words(orthogonal, "left", "s") == std::vector<std::string>{"e"});
  CHECK(words(orthogonal, "back_left", "s").empty());
}

TEST_CASE("orthogonal and diagonal are the directions of a board with such links", "[core]") {
  for (const int levels : {1, 2}) {
    const auto linked = [&](Links links) {
      return Board::grid({.columns = 2, .rows = 2, .levels = levels, .links = links});
    };
    const Board board = linked(Links::all);
    CHECK(words(board, "all") == board.direction_names());
    CHECK(words(board, "orthogonal") == linked(Links::orthogonal).direction_names());
    CHECK(words(board, "diagonal") == linked(Links::diagonal).direction_names());
    CHECK(words(linked(Links::orthogonal), "diagonal").empty());
  }
}

TEST_CASE("an absolute direction needs no facing, and unknown words are no direction", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 3, .levels = 2});
  for (const std::string& name : board.direction_names())
    CHECK(words(board, name) == std::vector<std::string>{name});
  for (const char* word : {"", "N", "north", "forwards", "Orthogonal"})
    CHECK(words(board, word).empty());
  const Board hex = Board::grid({.columns = 3, .rows = 3, .links = Links::hex});
  CHECK(words(hex, "orthogonal").empty());
  CHECK(words(hex, "diagonal").empty());
  CHECK(words(hex, "all").size() == 6);
}

TEST_CASE("distance is the shortest path over links, and -1 if there is none", "[core]") {
  for (const Board& board : many_boards()) {
    const auto distances = all_distances(board);
    for (int a = 0; a < board.cells(); ++a)
      for (int b = 0; b < board.cells(); ++b)
        REQUIRE(board.distance(CellId(a), CellId(b)) == distances[nth(a)][nth(b)]);
  }
}

TEST_CASE("a heading leads from one cell to the other, and is found if there is one", "[core]") {
  for (const Board& board : many_boards())
    for (int a = 0; a < board.cells(); ++a)
      for (int b = 0; b < board.cells(); ++b) {
        bool leads = false;
        for (int d = 0; d < board.directions(); ++d) {
          CellId at = CellId(a);
          for (int n = 0; n < board.cells() && at != CellId::none; ++n) {
            at = board.link(at, DirectionId(d));
            leads = leads || at == CellId(b);
          }
        }
        const auto heading = board.heading(CellId(a), CellId(b));
        REQUIRE(heading.has_value() == leads);
        if (!heading) continue;
        CellId at = CellId(a);
        for (int n = 0; n < heading->second; ++n) at = board.link(at, heading->first);
        REQUIRE(at == CellId(b));
      }
}

TEST_CASE("a board is straight when two cells determine direction and distance", "[core]") {
  for (const Board& board : many_boards()) {
    bool straight = true;
    for (int a = 0; a < board.cells(); ++a) {
      std::vector<int> ways(static_cast<std::size_t>(board.cells()));
      for (int d = 0; d < board.directions(); ++d) {
        CellId at = board.link(CellId(a), DirectionId(d));
        for (int n = 0; n <= board.cells() && at != CellId::none; ++n) {
          ++ways[nth(at)];
          at = board.link(at, DirectionId(d));
        }
      }
      for (std::size_t b = 0; b < ways.size(); ++b)
        straight = straight && ways[b] <= (b == static_cast<std::size_t>(a) ? 0 : 1);
    }
    CHECK(board.straight() == straight);
  }
}

TEST_CASE("an open grid is straight, a ring is not", "[core]") {
  for (const Links links : {Links::all, Links::orthogonal, Links::diagonal, Links::hex}) {
    CHECK(Board::grid({.columns = 4, .rows = 5, .links = links}).straight());
    CHECK_FALSE(
        Board::grid(
            {.columns = 4, .rows = 5, .links = links, .wrap_columns = true, .wrap_rows = true})
            .straight());
  }
  CHECK(Board::grid({.columns = 3, .rows = 3, .levels = 3}).straight());
  CHECK_FALSE(Board::grid({.columns = 4, .wrap_columns = true}).straight());
}

TEST_CASE("outlines of square cells touch along whole sides", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 2, .levels = 2});
  for (int c = 0; c < board.cells(); ++c) {
    const Point middle = board.position(CellId(c));
    const Coordinates at = board.where(CellId(c));
    CHECK(middle == Point{at.x - 1.0, at.y - 1.0, at.z - 1.0});
    const auto corners = outline(board, CellId(c));
    REQUIRE(corners.size() == 4);
    for (const Point& p : corners) {
      CHECK(std::abs(p.x - middle.x) == .5);
      CHECK(std::abs(p.y - middle.y) == .5);
      CHECK(p.z == middle.z);
    }
  }
}

TEST_CASE("outlines of hexagons share two corners with each neighbour and none with others",
          "[core]") {
  const Board board = Board::grid({.columns = 4, .rows = 4, .links = Links::hex});
  for (int a = 0; a < board.cells(); ++a)
    for (int b = 0; b < board.cells(); ++b) {
      if (a == b) continue;
      int shared = 0;
      for (const Point& p : outline(board, CellId(a)))
        for (const Point& q : outline(board, CellId(b)))
          shared += std::hypot(p.x - q.x, p.y - q.y) < 1e-9;
      CHECK(shared == (board.neighbours(CellId(a)).has(CellId(b)) ? 2 : 0));
    }
}

TEST_CASE("a board without cells has no links or directions", "[core]") {
  const Board none;
  CHECK(none.cells() == 0);
  CHECK(none.links() == 0);
  CHECK(none.directions() == 0);
  CHECK_FALSE(none.is_grid());
  CHECK(none.cell({1, 1, 1}) == CellId::none);
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Matching cells with neighbours, compared with all assignments on small boards.
#include "core/board/matching.h"

#include <catch2/catch.hpp>

#include "core/base/mix.h"

namespace hr::tests {
namespace {

CellSet named(const Board& board, const std::vector<std::string>& names) {
  CellSet out(board.cells());
  for (const std::string& name : names) out.add(*board.find(name));
  return out;
}

// Whether all can be matched, by trying every partner for each in turn.
bool all_served(const Board& board, const std::vector<CellId>& cells, std::size_t from,
                CellSet partners) {
  if (from == cells.size()) return true;
  for (const CellId partner : partners.list()) {
    if (!board.neighbours(cells[from]).has(partner)) continue;
    CellSet left = partners;
    left.remove(partner);
    if (all_served(board, cells, from + 1, left)) return true;
  }
  return false;
}

CellSet some(const Board& board, Random& random, std::uint64_t one_in) {
  CellSet out(board.cells());
  for (int cell = 0; cell < board.cells(); ++cell)
    if (random.below(one_in) == 0) out.add(CellId(cell));
  return out;
}

}  // namespace

TEST_CASE("Cells are matched with neighbours, reassigning others if necessary", "[core]") {
  const Board board = Board::grid({.columns = 4, .rows = 4, .links = Links::orthogonal});
  const auto left_over = [&](const std::vector<std::string>& cells,
                             const std::vector<std::string>& partners) {
    const CellId cell = unmatched(board, named(board, cells), named(board, partners));
    return cell == CellId::none ? std::string("none") : board.name(cell);
  };
  CHECK(left_over({}, {}) == "none");
  CHECK(left_over({"A1"}, {}) == "A1");
  CHECK(left_over({"A1"}, {"B2"}) == "A1");
  CHECK(left_over({"A1"}, {"B1"}) == "none");
  CHECK(left_over({"B1", "D1"}, {"C1"}) == "D1");
  CHECK(left_over({"B1", "D1"}, {"A1", "C1"}) == "none");  // B1 makes room
  CHECK(left_over({"B2", "C1"}, {"B1", "C2"}) == "none");
  CHECK(left_over({"B2", "C1", "D2"}, {"B1", "C2"}) == "D2");
}

TEST_CASE("A cell is left over exactly when not all can be matched", "[core]") {
  Random random(20);
  for (const Links links : {Links::orthogonal, Links::all}) {
    const Board board = Board::grid({.columns = 4, .rows = 3, .links = links});
    for (int i = 0; i < 2000; ++i) {
      const CellSet cells = some(board, random, 3), partners = some(board, random, 3);
      const CellId left = unmatched(board, cells, partners);
      CHECK((left == CellId::none) == all_served(board, cells.list(), 0, partners));
      if (left != CellId::none) CHECK(cells.has(left));
    }
  }
}

}  // namespace hr::tests

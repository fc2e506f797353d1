// SPDX-License-Identifier: MIT
#include "core/table/cell_text.h"

#include <catch2/catch.hpp>

#include "core/table/table.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

Table hunting() {
  Table table(hunt_match(), {{.name = "Ann"}, {.name = "Bob"}});
  for (const SeatId seat : {k_first, k_second}) {
    REQUIRE(table.give(Issuer::of(seat), PlayTyped{.text = seat == k_first ? "hide A2" : "hide C1"})
                .ok);
    REQUIRE(table.give(Issuer::of(seat), PlayTyped{.text = "ready"}).ok);
  }
  return table;
}

CellId cell(const Table& table, const std::string& name) {
  return table.report(Issuer::owner(), GameQuery()).board.find(name).value();
}

CellTextReport said(const Table& table, Issuer issuer, CellTextQuery query,
                    const std::string& name) {
  query.cell = cell(table, name);
  return table.report(issuer, query);
}

}  // namespace

TEST_CASE(
    "of a cell its viewer hears what it sees there and may do, and of a treasure only whose it is",
    "[core]") {
  const Table table = hunting();
  const auto text = [&](SeatId seat, const char* name) {
    for (int board = 0;; ++board) {
      const auto boards = table.report(Issuer::of(seat), BoardsQuery()).boards;
      REQUIRE(board < static_cast<int>(boards.size()));
      if (boards[static_cast<std::size_t>(board)].seat != seat && boards.size() > 1) continue;
      return said(table, Issuer::of(seat), {.board = board}, name).text;
    }
  };
  CHECK(text(k_first, "A2").find("treasure") != std::string::npos);
  CHECK(text(k_second, "A2").find("treasure") == std::string::npos);
  CHECK(text(k_first, "C2").ends_with("Moves: scan C2."));
  CHECK(said(table, Issuer::of(k_first), {.worth = "6"}, "C2").text.find(" Worth 6. Moves: ") !=
        std::string::npos);
}

TEST_CASE("why a click does nothing names what was picked and what can be done instead", "[core]") {
  const Table table = hunting();
  CHECK(said(table, Issuer::of(k_second), {}, "B1").no_move ==
        "Nothing can be done on B1 now: Ann (penny)'s turn.");
  const CellTextReport picked =
      said(table, Issuer::of(k_first),
           {.picked = {{.value = index(cell(table, "A1")), .cell = true}}}, "C2");
  CHECK(picked.no_move.starts_with("Nothing can be done on C2 now; after A1, you can click "));
  CHECK(said(table, Issuer::of(k_first), {.dragged = true}, "C2").no_move ==
        "C2 is chosen by a click, not by dragging.");
  // What cannot have been picked counts as nothing.
  CHECK(said(table, Issuer::of(k_first), {.picked = {{.value = 77, .cell = true}}}, "C2")
            .no_move.find("after") == std::string::npos);
}

TEST_CASE("there is nothing to say of a cell that does not exist", "[core]") {
  const Table table = hunting();
  for (const CellTextQuery& query :
       {CellTextQuery{.cell = CellId(99)}, CellTextQuery{.board = 9, .cell = CellId(0)},
        CellTextQuery{.board = -1, .cell = CellId(0)}, CellTextQuery()})
    CHECK_THROWS_AS(table.report(Issuer::of(k_first), query), Refusal);
}

TEST_CASE("what cannot have been chosen before is as if nothing was", "[core]") {
  const Table table = hunting();
  const std::string plain = said(table, Issuer::of(k_first), {}, "A1").no_move;
  for (const CellTextQuery& query :
       {CellTextQuery{.verb = VerbId(99)},
        CellTextQuery{.verb = VerbId(99), .picked = {{7, false}}},
        CellTextQuery{.picked = std::vector<PickedArgument>(50, {-1, true})}})
    CHECK(said(table, Issuer::of(k_first), query, "A1").no_move == plain);
}

}  // namespace hr::tests

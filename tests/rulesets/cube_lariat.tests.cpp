// SPDX-License-Identifier: MIT
// Tests Cube Lariat's claim that a full board has exactly one winner, with the engine and with a
// plain model that knows no sets and only the published rules.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/models/plain_cube_lariat.h"
#include "tests/support/code_of.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using scripting::Settings;

namespace {

constexpr int k_colourings = 100000;

struct Lariat : Ready {
  explicit Lariat(int n, Settings more = {})
      : Ready(ruleset_folder("cube_lariat"), with_size(n, std::move(more))),
        plain(game->board()),
        blank(state) {
    for (const std::string edge : {"UF-", "DR-", "BL-"})
      nuclear.push_back(*game->board().find(edge + std::to_string(n / 2)));
    for (int c = 0; c < game->cells(); ++c)
      if (plain.beside(c).size() == 3) corners.push_back(c);
  }
  static Settings with_size(int n, Settings more) {
    more.emplace_back("size", std::to_string(n));
    return more;
  }

  std::vector<int> winning_groups(const std::vector<int>& owners) const {
    return plain.winning_groups(owners, nuclear);
  }

  // Whether the engine sees a win for the owner of these cells: all but one are put on the board as
  // sets, which is all that the engine uses, and the last one is claimed.
  bool wins(const std::vector<int>& owners, int seat) {
    std::vector<CellId> own;
    for (int c = 0; c < game->cells(); ++c)
      if (owners[nth(c)] == seat && std::ranges::find(closed, c) == closed.end())
        own.push_back(CellId(c));
    if (own.empty()) return false;
    State full = blank;
    full.header().turn = SeatId(seat);
    const int word = game->layout()
                         .zone(ZoneInstance(0))
                         .code_sets[nth(code_of(*game, {KindId(0), SeatId(seat)}))];
    for (std::size_t i = 1; i < own.size(); ++i)
      full.words()[word + index(own[i]) / 64] |= cell_bit(index(own[i]));
    engine->legal(full, SeatId(seat));
    const auto choice =
        engine->find({.verb = game->verb("claim"), .count = 1, .arguments = {index(own[0]), 0, 0}});
    ActionContext calm;
    engine->play(full, SeatId(seat), choice.value(), calm);
    return full.header().ended;
  }

  PlainCubeLariat plain;
  State blank;
  std::vector<CellId> nuclear;
  std::vector<int> corners;
  std::vector<int> closed;  // cells that cannot be claimed
};

// A board divided at random, in ratios from even to seven to three.
std::vector<int> share(int cells, Random& random) {
  const std::uint64_t share = 30 + random.below(41);
  std::vector<int> out(nth(cells));
  for (int& owner : out) owner = random.below(100) < share ? 0 : 1;
  return out;
}

// Every colouring is checked with the engine, and some of them with the plain model as well.
void colour(Lariat& lariat, int colourings, std::uint64_t seed) {
  Random random(seed);
  int winners[2] = {};
  for (int i = 0; i < colourings; ++i) {
    std::vector<int> owners = share(lariat.game->cells(), random);
    const bool first = lariat.wins(owners, 0), second = lariat.wins(owners, 1);
    REQUIRE(first != second);
    ++winners[second ? 1 : 0];
    if (i % (2 * lariat.game->cells()) == 0)
      REQUIRE(lariat.winning_groups(owners) == std::vector<int>{second ? 1 : 0});
    for (const int corner : lariat.corners) owners[nth(corner)] = static_cast<int>(random.below(2));
    REQUIRE(lariat.wins(owners, second ? 1 : 0));
  }
  CHECK(winners[0] > colourings / 3);
  CHECK(winners[1] > colourings / 3);
}

// A whole game at random, action by action; the plain model agrees after each.
int play_out(Lariat& lariat, std::uint64_t seed, std::vector<int>& owners) {
  Random random(seed);
  lariat.start(seed);
  owners.assign(nth(lariat.game->cells()), -1);
  while (!lariat.header().ended) {
    const SeatId me = lariat.header().turn;
    const Choice choice = lariat.engine->pick(random.below(lariat.engine->legal(lariat.state, me)));
    lariat.engine->play(lariat.state, me, choice, lariat.context);
    if (lariat.game->built_in(choice.action.verb)) continue;
    owners[nth(choice.action.cell(0))] = index(me);
    const std::vector<int> won = lariat.winning_groups(owners);
    REQUIRE(won.empty() != lariat.header().ended);
    if (lariat.header().ended) REQUIRE(won == std::vector<int>{index(me)});
  }
  return lariat.header().winners == 1 ? 0 : 1;
}

}  // namespace

TEST_CASE("a full Cube Lariat board of size 2 has one winning group, whoever owns the corners",
          "[rulesets]") {
  Lariat lariat(2);
  colour(lariat, k_colourings, 2);
}

TEST_CASE("a full Cube Lariat board of size 4 has one winning group, whoever owns the corners",
          "[rulesets]") {
  Lariat lariat(4);
  colour(lariat, k_colourings, 4);
}

TEST_CASE("a full Cube Lariat board of size 6 has one winning group, whoever owns the corners",
          "[rulesets]") {
  Lariat lariat(6);
  colour(lariat, k_colourings, 6);
}

TEST_CASE("a full board of Cube Lariat has one winning group if nobody has the corners",
          "[rulesets]") {
  for (const int n : {2, 4}) {
    Lariat lariat(n, {{"corners", "false"}});
    lariat.closed = lariat.corners;
    colour(lariat, 5000, 11);
    Random random(13);
    std::vector<int> owners = share(lariat.game->cells(), random);
    for (const int corner : lariat.corners) owners[nth(corner)] = -1;
    CHECK(lariat.winning_groups(owners).size() == 1);
  }
}

TEST_CASE("the first winner in Cube Lariat also wins the filled board", "[rulesets]") {
  for (const int n : {2, 4}) {
    Lariat lariat(n);
    Random random(7);
    for (std::uint64_t seed = 0; seed < (n == 2 ? 200 : 40); ++seed) {
      std::vector<int> owners;
      const int winner = play_out(lariat, seed, owners);
      for (int fill = 0; fill < 5; ++fill) {
        std::vector<int> full = owners;
        for (int& owner : full)
          if (owner < 0) owner = static_cast<int>(random.below(2));
        CHECK(lariat.winning_groups(full) == std::vector<int>{winner});
      }
    }
  }
}

TEST_CASE("Cube Lariat has a first move for each cell, and then one less and the swap",
          "[rulesets]") {
  const auto counts = [](int n, const char* corners) {
    Lariat lariat(n, {{"corners", corners}});
    const std::uint64_t first = lariat.engine->legal(lariat.state, SeatId(0));
    lariat.engine->play(lariat.state, SeatId(0), lariat.engine->pick(first / 2), lariat.context);
    const std::uint64_t second = lariat.engine->legal(lariat.state, SeatId(1));
    std::uint64_t swaps = 0;
    for (const Choice& choice : lariat.engine->list())
      swaps += choice.action.verb == lariat.game->swap() ? 1 : 0;
    return std::vector<std::uint64_t>{first, second, swaps};
  };
  using Numbers = std::vector<std::uint64_t>;
  CHECK(counts(2, "true") == Numbers{50, 50, 1});
  CHECK(counts(4, "true") == Numbers{194, 194, 1});
  CHECK(counts(6, "true") == Numbers{434, 434, 1});
  CHECK(counts(2, "false") == Numbers{42, 42, 1});
  CHECK(counts(4, "false") == Numbers{186, 186, 1});
  CHECK(counts(6, "false") == Numbers{426, 426, 1});
}

TEST_CASE("the plain model and the board agree on neighbours", "[rulesets]") {
  for (const int n : {2, 4, 6, 8, 10}) {
    const Board board = Board::cube_surface(n);
    const PlainCubeLariat plain(board);
    for (int c = 0; c < board.cells(); ++c) {
      CellSet beside(board.cells());
      for (const int next : plain.beside(c)) beside.add(CellId(next));
      REQUIRE(beside.list() == board.neighbours(CellId(c)).list());
    }
  }
}

}  // namespace hr::tests

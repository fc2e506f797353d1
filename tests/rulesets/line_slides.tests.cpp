// SPDX-License-Identifier: MIT
// Slides as far as pieces stand on the whole line, compared with counting cell by cell along links.
#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

#include "tests/support/lua_play.h"

namespace hr::tests {

namespace {

std::string on_lines(const std::string& board, const std::string& slide) {
  return "return { name = 'Lines', seats = { { 'black', faces = 'n' }, { 'white', faces = 's' } "
         "},\n"
         "board = " +
         board +
         ", zones = { field = {} }, stuck = 'pass', ends = { plies(60) },\n"
         "regions = { home = { function(x, y) return (x + 2 * y) % 5 == 0 end,\n"
         "  function(x, y) return (x + 2 * y) % 7 == 3 and (x + 2 * y) % 5 > 0 end } },\n"
         "kinds = { man = { begins_on = region 'home' } },\n"
         "verbs = { move = slide{ 'man', " +
         slide + " } } }";
}

using Move = std::pair<int, int>;

// Onto empty cells and enemies, over empty cells and own men; the line's men are counted, or only
// those of the seat.
struct ByHand {
  const LuaPlay& game;
  bool own_only;
  int longest;
  std::vector<DirectionId> dirs;

  int holder(CellId cell) const {  // -1: nobody
    const Piece piece = game.match.view(SeatId::owner).at(ZoneInstance(0), cell).piece;
    return piece.kind == KindId::none ? -1 : index(piece.owner);
  }
  bool counts(CellId cell) const {
    return own_only ? holder(cell) == index(game.turn()) : holder(cell) >= 0;
  }
  int on(CellId from, DirectionId dir) const {
    int out = 0;
    for (CellId at = game.game->link(from, dir); at != CellId::none; at = game.game->link(at, dir))
      out += counts(at) ? 1 : 0;
    return out;
  }
  std::vector<Move> moves() const {
    std::vector<Move> out;
    const Board& board = game.game->board();
    const int me = index(game.turn());
    for (int c = 0; c < board.cells(); ++c) {
      const auto from = CellId(c);
      if (holder(from) != me) continue;
      for (const DirectionId dir : dirs) {
        const DirectionId back = board.opposite(dir);
        const int length = 1 + on(from, dir) + (back == DirectionId::none ? 0 : on(from, back));
        CellId at = from;
        bool free = length <= longest;
        for (int n = 1; n <= length && free; ++n) {
          at = game.game->link(at, dir);
          free = at != CellId::none && (n == length || holder(at) < 0 || holder(at) == me);
        }
        if (free && holder(at) != me) out.emplace_back(c, index(at));
      }
    }
    std::ranges::sort(out);
    return out;
  }
};

void compare(const std::string& board, const std::string& slide, bool own_only, int longest,
             const std::vector<std::string>& dirs) {
  INFO(board << " " << slide);
  LuaPlay game(on_lines(board, slide));
  Random random(1);
  std::size_t found = 0;
  while (!game.match.ended()) {
    ByHand by_hand{game, own_only, longest, {}};
    for (const DirectionId dir : game.game->directions(dirs, game.turn(), ""))
      by_hand.dirs.push_back(dir);
    const std::vector<Choice> legal = game.match.legal(game.turn());
    std::vector<Move> moves;
    for (const Choice& choice : legal)
      moves.emplace_back(index(choice.action.cell(0)), index(choice.action.cell(1)));
    std::ranges::sort(moves);
    REQUIRE(moves == by_hand.moves());
    found += moves.size();
    game.match.play(game.turn(), legal[random.below(legal.size())].action);
  }
  CHECK(found > 100);
}

}  // namespace

TEST_CASE("slides along whole lines are those that counting finds", "[rulesets]") {
  const std::string over = "over = empty + own, onto = empty + enemy, exactly = along(";
  for (const char* board : {"grid{ 8, 8 }", "grid{ 7, 5 }", "grid{ 11, 9 }", "grid{ 15, 14 }",
                            "grid{ 20, 20 }", "grid{ 24, 22 }", "grid{ 7, 7, links = 'hex' }"}) {
    compare(board, over + "filled)", false, 99, {});
    compare(board, over + "own)", true, 99, {});
  }
  compare("grid{ 9, 9 }", over + "filled), max = 3", false, 3, {});
  compare("grid{ 9, 12 }", "dirs = { 'forward', 'left', 'back' }, " + over + "filled)", false, 99,
          {"forward", "left", "back"});
}

}  // namespace hr::tests

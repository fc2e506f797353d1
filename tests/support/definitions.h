// SPDX-License-Identifier: MIT
// Games defined by hand, without Lua, for the tests of the core.
#pragma once

#include <functional>
#include <string>

#include "core/engine/effect.h"
#include "core/game/definition.h"
#include "core/game/rules.h"

namespace hr::tests {

// The only zone of most of these games.
inline constexpr ZoneInstance k_field{0};

inline CellSet cells_where(const Board& board, const std::function<bool(Coordinates)>& holds) {
  CellSet out(board.cells());
  for (int c = 0; c < board.cells(); ++c)
    if (holds(board.where(CellId(c)))) out.add(CellId(c));
  return out;
}

inline Set operator+(Set a, Set b) { return make_set(TermOp::unite, std::move(a), std::move(b)); }
inline Set operator-(Set a, Set b) { return make_set(TermOp::minus, std::move(a), std::move(b)); }
inline Set operator*(Set a, Set b) { return make_set(TermOp::meet, std::move(a), std::move(b)); }
inline Set empty() { return piece_set(TermOp::empty); }
inline Set enemy(std::string kind = "") { return piece_set(TermOp::enemy, std::move(kind)); }
inline Set own(std::string kind = "") { return piece_set(TermOp::own, std::move(kind)); }

inline PatternDef step(std::string kind, std::vector<std::string> dirs, Set onto) {
  PatternDef p;
  p.type = PatternType::step;
  p.kind = std::move(kind);
  p.dirs = std::move(dirs);
  p.onto = std::move(onto);
  return p;
}
inline PatternDef place(std::string kind, Set onto) {
  PatternDef p;
  p.type = PatternType::place;
  p.kind = std::move(kind);
  p.onto = std::move(onto);
  return p;
}

// Rules whose setup is a function, and otherwise the default.
class SetupRules : public Rules {
 public:
  explicit SetupRules(std::function<SeatId(Effect&)> setup) : setup_(std::move(setup)) {}
  SeatId setup(Effect& g) override { return setup_(g); }

 private:
  std::function<SeatId(Effect&)> setup_;
};

// Cube Wars with default options, or with different sizes and limits (0: none).
inline Definition cube_wars(int columns = 16, int rows = 8, int repetition = 3, int idle = 200) {
  Definition d;
  d.name = "Cube Wars";
  d.seats = {{"white", "n"}, {"black", "s"}};
  d.board = Board::grid({.columns = columns, .rows = rows});
  const auto at = [&](int x, int y) {
    return cells_where(d.board, [=](Coordinates c) { return c.x == x && c.y == y; });
  };
  const auto row = [&](int y) {
    return cells_where(d.board, [=](Coordinates c) { return c.y == y; });
  };
  d.regions = {{"start", {at(columns / 2, 1), at(columns / 2 + 1, rows)}},
               {"far", {row(rows), row(1)}}};
  d.zones = {{.name = "field", .see = {}}};
  d.kinds = {{.name = "cube"}, {.name = "meeple", .on_captured = true}};
  const Set closed = empty() + enemy() - region_set("start", Whose::any);
  VerbDef move;
  move.name = "move";
  move.patterns = {step("meeple", {"all"}, empty() + enemy()),
                   step("cube", {"forward", "forward_left", "forward_right"}, closed),
                   step("cube", {"left", "right"}, closed)};
  move.patterns[1].progress = true;
  d.verbs = {move};
  d.ends = {{.type = EndType::reach, .kind = "meeple", .from = {}, .to = region_set("far")}};
  if (repetition > 0)
    d.ends.push_back({.type = EndType::repeats, .kind = {}, .from = {}, .to = {}, .n = repetition});
  if (idle > 0)
    d.ends.push_back({.type = EndType::idle, .kind = {}, .from = {}, .to = {}, .n = idle});
  d.stuck = Stuck::pass;
  return d;
}

class CubeWarsRules : public Rules {
 public:
  SeatId setup(Effect& g) override {
    const Game& game = g.game();
    const int columns = game.board().size().x, rows = game.board().size().y;
    const auto cubes = [&](int seat, int y, int first) {
      for (int x = first; x <= columns; x += 2)
        g.put(k_field, game.board().cell({x, y, 1}), {game.kind("cube"), SeatId(seat)});
    };
    for (int seat = 0; seat < 2; ++seat)
      g.put(k_field, start(game, SeatId(seat)), {game.kind("meeple"), SeatId(seat)});
    cubes(0, 2, 1);
    cubes(0, 4, 2);
    cubes(1, rows - 1, 2);
    cubes(1, rows - 3, 1);
    return SeatId(0);
  }
  void captured(Effect& g, KindId kind, SeatId owner, CellId, SeatId) override {
    const CellId home = start(g.game(), owner);
    if (g.at(k_field, home).piece.kind == KindId::none) g.put(k_field, home, {kind, owner});
  }

 private:
  static CellId start(const Game& game, SeatId seat) {
    return game.region(game.region("start"), seat).next();
  }
};

inline Definition breakthrough(int columns = 8, int rows = 8) {
  Definition d;
  d.name = "Breakthrough";
  d.seats = {{"white", "n"}, {"black", "s"}};
  d.board = Board::grid({.columns = columns, .rows = rows});
  const auto row = [&](int y) {
    return cells_where(d.board, [=](Coordinates c) { return c.y == y; });
  };
  d.regions = {{"far", {row(rows), row(1)}}};
  d.zones = {{.name = "field", .see = {}}};
  d.kinds = {{.name = "pawn"}};
  VerbDef move;
  move.name = "move";
  move.patterns = {step("pawn", {"forward"}, empty()),
                   step("pawn", {"forward_left", "forward_right"}, empty() + enemy())};
  d.verbs = {move};
  d.ends = {{.type = EndType::reach, .kind = "pawn", .from = {}, .to = region_set("far")}};
  d.stuck = Stuck::loses;
  return d;
}

inline SeatId breakthrough_setup(Effect& g) {
  const Game& game = g.game();
  const Coordinates size = game.board().size();
  for (int x = 1; x <= size.x; ++x)
    for (int y = 1; y <= 2; ++y) {
      g.put(k_field, game.board().cell({x, y, 1}), {KindId(0), SeatId(0)});
      g.put(k_field, game.board().cell({x, size.y + 1 - y, 1}), {KindId(0), SeatId(1)});
    }
  return SeatId(0);
}

}  // namespace hr::tests

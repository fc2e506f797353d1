// SPDX-License-Identifier: MIT
// Games defined by hand, without Lua, for the tests of the core.
#pragma once

#include <functional>
#include <string>

#include "core/engine/effect.h"
#include "core/game/game_def.h"
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
inline Set everywhere() { return make_set(TermOp::everywhere); }
inline Set empty() { return piece_set(TermOp::empty); }
inline Set enemy(std::string kind = "") { return piece_set(TermOp::enemy, std::move(kind)); }
inline Set own(std::string kind = "") { return piece_set(TermOp::own, std::move(kind)); }

inline PatternDef pattern(PatternType type, Set onto = nullptr) {
  PatternDef out;
  out.type = type;
  out.onto = std::move(onto);
  return out;
}
inline VerbDef verb(std::string name, std::vector<PatternDef> patterns) {
  VerbDef out;
  out.name = std::move(name);
  out.patterns = std::move(patterns);
  return out;
}
inline EndDef ending(EndType type, int n = 0) {
  EndDef out;
  out.type = type;
  out.n = n;
  return out;
}
// Two seats, a board, and one zone with one kind, stone; verbs and ends are added by the caller.
inline GameDef stones(Board board, Holds holds = Holds::one) {
  GameDef d;
  d.name = "Stones";
  d.seats = {{"white", ""}, {"black", ""}};
  d.board = std::move(board);
  d.zones = {{.name = "field", .holds = holds, .see = {}}};
  d.kinds = {{.name = "stone"}};
  d.stuck = Stuck::pass;
  return d;
}

inline PatternDef step(std::string kind, std::vector<std::string> dirs, Set onto) {
  PatternDef p = pattern(PatternType::step, std::move(onto));
  p.kind = std::move(kind);
  p.dirs = std::move(dirs);
  return p;
}
inline PatternDef place(std::string kind, Set onto) {
  PatternDef p = pattern(PatternType::place, std::move(onto));
  p.kind = std::move(kind);
  return p;
}

// Rules given as functions; those not given are the default.
class FunctionRules : public Rules {
 public:
  FunctionRules() = default;
  explicit FunctionRules(std::function<SeatId(Effect&)> setup) : on_setup(std::move(setup)) {}

  std::function<SeatId(Effect&)> on_setup;
  std::function<bool(const View&, const Action&)> on_allow;
  std::function<void(Effect&, SeatId, const Action&)> on_effect;
  std::function<bool(Effect&, SeatId, const Action&)> on_unless;
  std::function<void(Effect&, VerbId)> on_done;
  std::function<void(Effect&, KindId, SeatId, CellId, SeatId)> on_captured;
  std::function<SeatId(Effect&, SeatId)> on_turn;
  std::function<Verdict(Effect&, int, SeatId)> on_end;
  std::function<std::int64_t(const View&, SeatId)> on_score;
  std::function<std::int64_t(const View&, int)> on_number;

  SeatId setup(Effect& g) override { return on_setup ? on_setup(g) : SeatId(0); }
  bool allow(const View& v, const Action& a, std::string*) override {
    return !on_allow || on_allow(v, a);
  }
  void effect(Effect& g, SeatId me, const Action& a) override {
    if (on_effect) on_effect(g, me, a);
  }
  bool unless(Effect& g, SeatId me, const Choice& choice) override {
    return on_unless && on_unless(g, me, choice.action);
  }
  void done(Effect& g, VerbId verb) override {
    if (on_done) on_done(g, verb);
  }
  void captured(Effect& g, KindId kind, SeatId owner, CellId cell, SeatId by) override {
    if (on_captured) on_captured(g, kind, owner, cell, by);
  }
  SeatId turn(Effect& g, SeatId me) override { return on_turn ? on_turn(g, me) : g.next(me); }
  Verdict end(Effect& g, int end, SeatId me) override {
    return on_end ? on_end(g, end, me) : Verdict{};
  }
  std::int64_t score(const View& v, SeatId seat) override {
    return on_score ? on_score(v, seat) : 0;
  }
  std::int64_t number(const View& v, int rule) override {
    return on_number ? on_number(v, rule) : 0;
  }
};

// Cube Wars with default options, or with different sizes and limits (0: none).
inline GameDef cube_wars(int columns = 16, int rows = 8, int repetition = 3, int idle = 200) {
  GameDef d = stones(Board::grid({.columns = columns, .rows = rows}));
  d.name = "Cube Wars";
  d.seats = {{"white", "n"}, {"black", "s"}};
  const auto at = [&](int x, int y) {
    return cells_where(d.board, [=](Coordinates c) { return c.x == x && c.y == y; });
  };
  const auto row = [&](int y) {
    return cells_where(d.board, [=](Coordinates c) { return c.y == y; });
  };
  d.regions = {{"start", {at(columns / 2, 1), at(columns / 2 + 1, rows)}},
               {"far", {row(rows), row(1)}}};
  d.kinds = {{.name = "cube"}, {.name = "meeple", .on_captured = true}};
  const Set closed = empty() + enemy() - region_set("start", Whose::any);
  d.verbs = {verb("move", {step("meeple", {"all"}, empty() + enemy()),
                           step("cube", {"forward", "forward_left", "forward_right"}, closed),
                           step("cube", {"left", "right"}, closed)})};
  d.verbs[0].patterns[1].progress = true;
  d.ends = {{.type = EndType::reach, .kind = "meeple", .from = {}, .to = region_set("far")}};
  if (repetition > 0) d.ends.push_back(ending(EndType::repeats, repetition));
  if (idle > 0) d.ends.push_back(ending(EndType::idle, idle));
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

inline GameDef breakthrough(int columns = 8, int rows = 8) {
  GameDef d = stones(Board::grid({.columns = columns, .rows = rows}));
  d.name = "Breakthrough";
  d.seats = {{"white", "n"}, {"black", "s"}};
  const auto row = [&](int y) {
    return cells_where(d.board, [=](Coordinates c) { return c.y == y; });
  };
  d.regions = {{"far", {row(rows), row(1)}}};
  d.kinds = {{.name = "pawn"}};
  d.verbs = {verb("move", {step("pawn", {"forward"}, empty()),
                           step("pawn", {"forward_left", "forward_right"}, empty() + enemy())})};
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

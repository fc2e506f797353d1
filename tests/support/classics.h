// SPDX-License-Identifier: MIT
// Well-known games as definitions, to be compared with their plain models.
#pragma once

#include "tests/support/play.h"

namespace hr::tests {

inline GameDef tic_tac_toe() {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 3}));
  d.verbs = {verb("mark", {place("stone", empty())})};
  d.ends = {ending(EndType::line, 3)};
  d.stuck = Stuck::draws;
  return d;
}

inline GameDef connect_four(int columns = 7, int rows = 6, int line = 4) {
  GameDef d = stones(Board::grid({.columns = columns, .rows = rows}));
  d.regions = {{"floor", {cells_where(d.board, [](Coordinates c) { return c.y == 1; })}}};
  const Set held = near_set(TermOp::near, piece_set(TermOp::filled), {"n"});
  d.verbs = {verb("drop", {place("stone", empty() * (region_set("floor") + held))})};
  d.ends = {ending(EndType::line, line)};
  d.stuck = Stuck::draws;
  return d;
}

// Seat 0 connects the left and the right edge, seat 1 the lower and the upper one.
inline GameDef hex(int n, bool pie) {
  GameDef d = stones(Board::grid({.columns = n, .rows = n, .links = Links::hex}));
  const auto edge = [&](bool column, int at) {
    return cells_where(d.board, [=](Coordinates c) { return (column ? c.x : c.y) == at; });
  };
  d.regions = {{"first", {edge(true, 1), edge(false, 1)}},
               {"last", {edge(true, n), edge(false, n)}}};
  d.verbs = {verb("place", {place("stone", empty())})};
  EndDef joined = ending(EndType::connects);
  joined.from = region_set("first");
  joined.to = region_set("last");
  d.ends = {joined};
  d.pie = pie;
  return d;
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// A set: an immutable description of cells in the ruleset's own words, evaluated for one seat on a
// state (in a pattern on what the seat sees, in an effect on the full state). Names are looked up
// when a game is made from the definition; until then a set is only text. Sets may be shared
// freely.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/ids.h"

namespace hr {

enum class SetOp : std::uint8_t {
  everywhere,
  nowhere,
  empty,     // no piece
  filled,    // some piece
  hidden,    // not seen by the seat
  own,       // a piece of the seat
  enemy,     // a piece of another seat
  any,       // a piece of any owner
  region,    // a named region
  cell,      // one cell
  near,      // neighbours of `a`
  around,    // `a` and its neighbours
  group,     // the cells of `a` connected to cells of `b`, by links in `dirs`
  bracket,   // cells from which a straight run over `a` ends in `b`
  unite,     // a or b
  meet,      // a and b
  minus,     // a but not b
  first_of,  // a, or b if a is empty
  level,     // whole levels that contain a cell of `a`; a board without levels is one
};

// Whose cells, if a region is declared per seat.
enum class Whose : std::uint8_t { own, enemy, any };

struct SetExpr;
using Set = std::shared_ptr<const SetExpr>;

struct SetExpr {
  SetOp op = SetOp::nowhere;
  std::string name;               // the name of a region, or of a kind ("": any kind)
  Whose whose = Whose::own;       // for `region`
  CellId cell = CellId::none;     // for `cell`
  std::vector<std::string> dirs;  // for near, around, group and bracket; empty: all
  Set a, b;
  int parts = 1;  // the number of its parts, itself included; shared ones count twice
};

// A walk through a set visits each of its parts, so sets from untrusted rules are limited.
inline constexpr int k_max_parts = 1000;

// Whether the set, or one of its parts, has this operation.
inline bool speaks_of(const SetExpr& set, SetOp op) {
  return set.op == op || (set.a && speaks_of(*set.a, op)) || (set.b && speaks_of(*set.b, op));
}

inline int parts_of(const Set& a, const Set& b) {
  return 1 + (a ? a->parts : 0) + (b ? b->parts : 0);
}

inline Set make_set(SetOp op, Set a = nullptr, Set b = nullptr) {
  const int parts = parts_of(a, b);
  return std::make_shared<SetExpr>(SetExpr{
      .op = op, .name = {}, .dirs = {}, .a = std::move(a), .b = std::move(b), .parts = parts});
}
inline Set piece_set(SetOp op, std::string kind = "") {
  return std::make_shared<SetExpr>(
      SetExpr{.op = op, .name = std::move(kind), .dirs = {}, .a = {}, .b = {}});
}
inline Set region_set(std::string name, Whose whose = Whose::own) {
  return std::make_shared<SetExpr>(SetExpr{
      .op = SetOp::region, .name = std::move(name), .whose = whose, .dirs = {}, .a = {}, .b = {}});
}
inline Set cell_set(CellId cell) {
  return std::make_shared<SetExpr>(
      SetExpr{.op = SetOp::cell, .name = {}, .cell = cell, .dirs = {}, .a = {}, .b = {}});
}
// Connected by links in the directions `dirs` only; without `dirs`, by all links in either
// direction.
inline Set group_set(Set of, Set from, std::vector<std::string> dirs = {}) {
  const int parts = parts_of(of, from);
  return std::make_shared<SetExpr>(SetExpr{.op = SetOp::group,
                                           .name = {},
                                           .dirs = std::move(dirs),
                                           .a = std::move(of),
                                           .b = std::move(from),
                                           .parts = parts});
}
inline Set near_set(SetOp op, Set a, std::vector<std::string> dirs = {}) {
  const int parts = parts_of(a, nullptr);
  return std::make_shared<SetExpr>(SetExpr{
      .op = op, .name = {}, .dirs = std::move(dirs), .a = std::move(a), .b = {}, .parts = parts});
}

}  // namespace hr

// SPDX-License-Identifier: MIT
// A term: an immutable description, in the ruleset's own words, of cells, of seats, of a condition
// or of a number. Evaluated for one seat on a state (in a pattern on what the seat sees, in an
// effect on the full state). Names are looked up, and the sort of each term found out, when a game
// is made from the definition; until then a term is only text. Terms may be shared freely.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/base/ids.h"

namespace hr {

// What a term describes. Wherever a condition is expected, a set of cells, seats or words may
// stand: it holds if the set is not empty. Words are the values of an attribute, what is chosen
// from, or what a variable may hold.
enum class Sort : std::uint8_t { cells, seats, condition, number, directions, words };

enum class TermOp : std::uint8_t {
  // Sets of cells.
  everywhere,
  nowhere,
  empty,   // no piece
  filled,  // some piece
  hidden,  // not seen by the seat
  own,     // a piece of the seat
  enemy,   // a piece of another seat
  any,     // a piece of any owner
  region,  // a named region
  cell,    // one cell
  // These go along links in `dirs`, or in the directions of the term `ways`; the first three also
  // along those of a set of links, `ways`.
  near,      // neighbours of `a`; or what is `b` links straight on
  around,    // `a` and its neighbours
  group,     // the cells of `a` connected to cells of `b`
  bracket,   // cells from which a straight run over `a` ends in `b`
  between,   // the cells of straight runs over `b` that begin beside `a` and end in `c`
  ray,       // cells straight on from `a` over `b`, up to the first one that is not in `b`
  lines,     // the cells of `a` that stand in a straight line of `low` or more of them
  first_of,  // a, or b if a is empty
  links_of,  // the links at cells of `a`; with `b`, those from `a` to `b`
  ends_of,   // the cells that the links of `a` join
  level,     // whole levels that contain a cell of `a`; a board without levels is one
  holding,   // cells with `low` to `high` of the pieces `a`, wherever in a tower, stack or pile
  grow,      // `a`; then, `c` times or until nothing is added, what `b` says of the cells so far
  so_far,    // in `b` of grow: those cells
  having,    // cells of `a` with a kind that has the attribute `name` from `b` to `c`, or among the
             // words `b`; or, without them, the text in `kinds`
  highest,   // the cells of `a` with what has the largest number for the attribute `name`
  lowest,    // with what has the smallest
  most,      // with what has the word for the attribute `name` that most of them have
  // The cards of `a` that are of the kind which was chosen as a word in part `low` of an action
  // (0: the only part).
  chosen_kind,
  // The places of an action, each a set of cells.
  origin,   // where the piece was
  here,     // where it is now, was put, or was picked
  passed,   // what it passed over, neither end
  crossed,  // the link that it went along
  lost,     // from where pieces of other seats were taken
  // What an earlier write has kept as `name`; of any sort.
  kept,
  // Of towers, words that only writes understand; `b` is a number, 1 if it is left out.
  top,     // the `b` highest pieces on cells of `a`
  bottom,  // the `b` lowest ones
  under,   // below what is on `a`
  zone,    // the zone `name`, as a place to which cards go
  // Of any sort.
  unite,     // a or b; the sum of numbers
  meet,      // a and b; what a condition guards, if it holds, else nothing; the product of numbers
  minus,     // a but not b; the difference of numbers
  var,       // the variable `name`: its sort is that of the variable
  option,    // the value of the option `name`
  declared,  // the term declared under `name`; a game has what it stands for instead
  as,        // `b` as the seats of `a` mean it: united, or summed
  // What was chosen in part `low` of an action, from 1 (0: the only one): a cell, a seat or a
  // number;
  // with a `name`, whether it is this word; a word without one.
  chosen,
  // Sets of seats.
  me,         // for whom the term is evaluated
  others,     // all but these
  everyone,   // all
  partners,   // the others of the same team
  opponents,  // all that are not of the same team
  next_seat,  // who follows
  actor,      // whose action it is
  seats,      // the seat called `name`
  seats_for,  // those for whom `a` holds
  best,       // those of `a` for whom the number `b` is largest
  // Conditions.
  some,       // `a` is not empty, or holds
  no,         // `a` is empty, or does not hold
  at_least,   // number a >= number b
  is,         // a and b are the same
  one_group,  // the cells of `a` are connected by links, and there are some
  repeated,   // the pieces stand as after an earlier action
  // Words that only writes understand.
  go_on,  // the actor acts again
  // Numbers.
  number,       // `low`
  count,        // how many cells or seats are in `a`
  total,        // how many pieces stand on cells of `a`; with a `name`, the sum of that attribute
  repetitions,  // how often the pieces stood as they do now, after earlier actions
  lifted,       // how many pieces the action has moved
  // Words.
  values,  // what the kinds on cells of `a` have for the attribute `name`
  // Directions.
  heading,    // in which the action has moved a piece
  direction,  // `dirs`; beside words, the word that `dirs` has instead
  turned,     // what the words `dirs` mean to who faces a direction of `a`
};

// Whose cells, if a region is declared per seat.
enum class Whose : std::uint8_t { own, enemy, any };

inline constexpr int k_any_count = std::numeric_limits<int>::max();

struct TermExpr;
using Term = std::shared_ptr<const TermExpr>;
using Set = Term;  // a term that describes cells

struct TermExpr {
  TermOp op = TermOp::nowhere;
  std::string named = {};               // the name in `terms` under which it is declared, if it is
  std::string name = {};                // of a region, a kind ("": any kind), a variable …
  std::string zone = {};                // of pieces: the zone in which they are
  std::vector<std::string> kinds = {};  // of pieces: several kinds instead of `name`
  Whose whose = Whose::own;             // for `region`
  CellId cell = CellId::none;           // for `cell`
  std::vector<std::string> dirs = {};   // of those that lead from cell to cell; empty: all
  // Of pieces: at least and at most how many on one cell. lines, number: see there.
  std::int64_t low = 1, high = k_any_count;
  Term a = {}, b = {}, c = {}, ways = {};
  int parts = 1;  // the number of its parts, itself included; shared ones count twice
};

// A walk through a term visits each of its parts, so terms from untrusted rules are limited.
inline constexpr int k_max_parts = 1000;

// Whether the term, or one of its parts, has this operation.
inline bool speaks_of(const TermExpr& term, TermOp op) {
  const auto part_does = [op](const Term& part) { return part && speaks_of(*part, op); };
  return term.op == op || part_does(term.a) || part_does(term.b) || part_does(term.c) ||
         part_does(term.ways);
}

inline Term make_term(TermExpr term) {
  term.parts = 1;
  for (const Term* part : {&term.a, &term.b, &term.c, &term.ways})
    if (*part) term.parts += (*part)->parts;
  return std::make_shared<TermExpr>(std::move(term));
}
inline Term make_set(TermOp op, Term a = nullptr, Term b = nullptr, Term c = nullptr) {
  TermExpr out;
  out.op = op;
  out.a = std::move(a);
  out.b = std::move(b);
  out.c = std::move(c);
  return make_term(std::move(out));
}
inline Term named_term(TermOp op, std::string name) {
  TermExpr out;
  out.op = op;
  out.name = std::move(name);
  return make_term(std::move(out));
}
inline Term direction_term(std::vector<std::string> words) {
  TermExpr out;
  out.op = TermOp::direction;
  out.dirs = std::move(words);
  return make_term(std::move(out));
}
inline Set piece_set(TermOp op, std::string kind = "") { return named_term(op, std::move(kind)); }
inline Term number_term(std::int64_t n) {
  TermExpr out;
  out.op = TermOp::number;
  out.low = n;
  return make_term(std::move(out));
}
inline Set region_set(std::string name, Whose whose = Whose::own) {
  TermExpr out;
  out.op = TermOp::region;
  out.name = std::move(name);
  out.whose = whose;
  return make_term(std::move(out));
}
inline Set cell_set(CellId cell) {
  TermExpr out;
  out.op = TermOp::cell;
  out.cell = cell;
  return make_term(std::move(out));
}
// Connected by links in the directions `dirs` only; without `dirs`, by all links in either
// direction.
inline Set group_set(Set of, Set from, std::vector<std::string> dirs = {}) {
  TermExpr out;
  out.op = TermOp::group;
  out.dirs = std::move(dirs);
  out.a = std::move(of);
  out.b = std::move(from);
  return make_term(std::move(out));
}
inline Set near_set(TermOp op, Set a, std::vector<std::string> dirs = {}) {
  TermExpr out;
  out.op = op;
  out.dirs = std::move(dirs);
  out.a = std::move(a);
  return make_term(std::move(out));
}

}  // namespace hr

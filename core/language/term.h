// SPDX-License-Identifier: MIT
// A term: an immutable description, in the ruleset's own words, of cells, of seats, of a condition
// or of a number. Evaluated for one seat on a state (in a pattern on what the seat sees, in an
// effect on the full state). Names are looked up, and the type of each term found out, when a game
// is made from the definition; until then a term is only text. Terms may be shared freely.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/language/terms_names.h"

namespace hr {

// What a term describes. Wherever a condition is expected, a set of cells, seats or words may
// stand: it holds if the set is not empty. Words are the values of an attribute, what is chosen
// from, or what a variable may hold.
enum class TermType : std::uint8_t { cells, seats, condition, number, directions, words };

enum class TermOp : std::uint8_t {
#define HR_TERM(name, ...) name,
#include "core/language/term_list.h"
#define HR_TERM_NAME(word) word,
  HR_TERMS(HR_TERM_NAME)
#undef HR_TERM_NAME
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

// SPDX-License-Identifier: MIT
#include "core/match/same_term.h"

#include <algorithm>

namespace hr {

namespace {

bool same_region(const Game& a, const Game& b, const std::string& name) {
  const RegionId x = a.region(name), y = b.region(name);
  if (x == RegionId::none || y == RegionId::none) return x == y;
  for (int seat = 0; seat < a.seats(); ++seat)
    if (a.region(x, SeatId(seat)) != b.region(y, SeatId(seat))) return false;
  return true;
}

// What an option stands for; 0 if there is none.
std::int64_t option(const Game& game, const std::string& name) {
  const auto& options = game.definition().option_numbers;
  const auto it = std::ranges::find(options, name, &OptionNumber::name);
  return it == options.end() ? 0 : it->value;
}

bool same_names(const Game& x, const Game& y, const TermExpr& a) {
  switch (a.op) {
    case TermOp::region:
      return same_region(x, y, a.name);
    case TermOp::option:
      return option(x, a.name) == option(y, a.name);
    default:
      return true;
  }
}

}  // namespace

bool same_term(const Game& x, const Game& y, const Term& a, const Term& b) {
  if (a == nullptr || b == nullptr) return a == b;
  return a->op == b->op && a->name == b->name && a->zone == b->zone && a->kinds == b->kinds &&
         a->whose == b->whose && a->cell == b->cell && a->dirs == b->dirs && a->low == b->low &&
         a->high == b->high && same_names(x, y, *a) && same_term(x, y, a->a, b->a) &&
         same_term(x, y, a->b, b->b) && same_term(x, y, a->c, b->c) &&
         same_term(x, y, a->ways, b->ways);
}

}  // namespace hr

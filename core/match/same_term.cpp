// SPDX-License-Identifier: MIT
#include "core/match/same_term.h"

#include <algorithm>

#include "core/language/term_table.h"

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

// What the kind is for an attribute; 0 and "" if it says nothing.
Attribute attribute(const KindDef& kind, const std::string& name) {
  const auto it = std::ranges::find(kind.attributes, name, &Attribute::name);
  return it == kind.attributes.end() ? Attribute{.name = name} : *it;
}
// Whether all kinds have the same for an attribute.
bool same_attribute(const Game& a, const Game& b, const std::string& name) {
  const auto &x = a.definition().kinds, &y = b.definition().kinds;
  return x.size() == y.size() && std::ranges::all_of(x, [&](const KindDef& kind) {
           const auto same = std::ranges::find(y, kind.name, &KindDef::name);
           return same != y.end() && attribute(kind, name) == attribute(*same, name);
         });
}

// Who is together with whom, and where each looks.
bool same_seats(const Game& a, const Game& b) {
  const GameDef &x = a.definition(), &y = b.definition();
  return x.together == y.together &&
         std::ranges::equal(x.seats, y.seats, [](const SeatDef& one, const SeatDef& other) {
           return one.team == other.team && one.faces == other.faces;
         });
}

bool same_names(const Game& x, const Game& y, const TermExpr& a) {
  switch (word_of(a.op).name) {
    case NameOf::region:
      return same_region(x, y, a.name);
    case NameOf::option:
      return option(x, a.name) == option(y, a.name);
    case NameOf::attribute:
      return same_attribute(x, y, a.name);
    // Who has such a name means the same by it.
    case NameOf::nothing:
    case NameOf::kind:
    case NameOf::variable:
    case NameOf::term:
    case NameOf::seat:
    case NameOf::zone:
    case NameOf::kept:
    case NameOf::word:
    case NameOf::directions:
      return true;
  }
  return true;
}

bool same_words(const Game& x, const Game& y, const Term& a, const Term& b) {
  if (a == nullptr || b == nullptr) return a == b;
  return a->op == b->op && a->name == b->name && a->zone == b->zone && a->kinds == b->kinds &&
         a->whose == b->whose && a->cell == b->cell && a->dirs == b->dirs && a->low == b->low &&
         a->high == b->high && same_names(x, y, *a) && same_words(x, y, a->a, b->a) &&
         same_words(x, y, a->b, b->b) && same_words(x, y, a->c, b->c) &&
         same_words(x, y, a->ways, b->ways);
}

}  // namespace

bool same_term(const Game& x, const Game& y, const Term& a, const Term& b) {
  return same_words(x, y, a, b) && (a == nullptr || same_seats(x, y));
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "core/match/same_layout.h"

#include <algorithm>

namespace hr {

bool same_cells(const Board& a, const Board& b) {
  if (a.cells() != b.cells()) return false;
  for (int cell = 0; cell < a.cells(); ++cell)
    if (a.name(CellId(cell)) != b.name(CellId(cell))) return false;
  return true;
}

namespace {

bool same_vars(const GameDef& a, const GameDef& b) {
  return std::ranges::equal(a.vars, b.vars, [](const VarDef& x, const VarDef& y) {
    return x.name == y.name && x.type == y.type && x.min == y.min && x.max == y.max &&
           x.per_seat == y.per_seat && x.clock == y.clock && x.words == y.words;
  });
}

bool same_zones(const GameDef& a, const GameDef& b) {
  const auto same_kind = [](const KindDef& x, const KindDef& y) {
    return x.name == y.name && x.zone == y.zone && x.owned == y.owned;
  };
  const auto same_zone = [](const ZoneDef& x, const ZoneDef& y) {
    return x.name == y.name && x.per_seat == y.per_seat && x.holds == y.holds &&
           x.height == y.height && x.place_type == y.place_type && x.slots == y.slots;
  };
  return std::ranges::equal(a.kinds, b.kinds, same_kind) &&
         std::ranges::equal(a.zones, b.zones, same_zone);
}

// Variables store directions as numbers.
bool same_directions(const Game& a, const Game& b) {
  return std::ranges::find(a.definition().vars, VarType::direction, &VarDef::type) ==
             a.definition().vars.end() ||
         a.board().direction_names() == b.board().direction_names();
}

// Asks store arguments as numbers: verbs that can be asked for must have the same words and types.
bool same_arguments(const GameDef& a, const GameDef& b) {
  return std::ranges::equal(a.verbs, b.verbs, [](const VerbDef& x, const VerbDef& y) {
    return x.name == y.name && arguments_of(x.patterns.front()) == arguments_of(y.patterns.front());
  });
}

}  // namespace

bool same_layout(const Game& a, const Game& b) {
  return a.layout().words() == b.layout().words() &&
         a.layout().ask_capacity() == b.layout().ask_capacity() &&
         a.keeps_keys() == b.keeps_keys() && a.layout().struck_word() == b.layout().struck_word() &&
         same_cells(a.board(), b.board()) && same_directions(a, b) &&
         same_zones(a.definition(), b.definition()) && same_vars(a.definition(), b.definition()) &&
         same_arguments(a.definition(), b.definition());
}

}  // namespace hr

// SPDX-License-Identifier: MIT
// Lookup of the names in sets and directions.
#include <algorithm>

#include "core/base/error.h"
#include "core/game/game.h"

namespace hr {

namespace {

bool speaks_of_pieces(SetOp op) {
  switch (op) {
    case SetOp::empty:
    case SetOp::filled:
    case SetOp::hidden:
    case SetOp::own:
    case SetOp::enemy:
    case SetOp::any:
      return true;
    default:
      return false;
  }
}

// Whether the operation uses directions; a group without any follows every link, in either
// direction.
bool leads_on(const SetExpr& set) {
  return set.op == SetOp::near || set.op == SetOp::around || set.op == SetOp::bracket ||
         (set.op == SetOp::group && !set.dirs.empty());
}

}  // namespace

Bound Game::bind(const Set& set, ZoneId zone, const std::string& where) const {
  auto out = std::make_shared<BoundSet>();
  out->op = set->op;
  out->whose = set->whose;
  out->cell = set->cell;
  if (set->op == SetOp::cell && (index(set->cell) < 0 || index(set->cell) >= cells()))
    throw Error(where + ": expected a cell of the board, got number " +
                std::to_string(index(set->cell) + 1));
  if (speaks_of_pieces(set->op)) {
    out->zone = zone != ZoneId::none || definition_.zones.size() != 1 ? zone : ZoneId(0);
    if (!set->name.empty()) {
      out->kind = kind(set->name);
      if (out->kind == KindId::none)
        throw Error(where + ": there is no kind called \"" + set->name + "\"");
      out->zone = definition_.kinds[out->kind].zone;
    }
    if (out->zone == ZoneId::none)
      throw Error(where + ": name a kind, because the ruleset has " +
                  std::to_string(definition_.zones.size()) + " zones");
  }
  if (set->op == SetOp::region) {
    out->region = region(set->name);
    if (out->region == RegionId::none)
      throw Error(where + ": there is no region called \"" + set->name + "\"");
  }
  if (leads_on(*set))
    for (int seat = 0; seat < seats(); ++seat)
      out->dirs.push_back(directions(set->dirs, SeatId(seat), where));
  if (set->a) out->a = bind(set->a, zone, where);
  if (set->b) out->b = bind(set->b, zone, where);
  return out;
}

std::vector<DirectionId> Game::directions(const std::vector<std::string>& words, SeatId seat,
                                          const std::string& where) const {
  const auto unknown = [&](const std::string& word) {
    return Error(where + ": \"" + word + "\" is not a direction for " +
                 definition_.seats[seat].name + " on this board");
  };
  const auto unknown_leap = [&](const Leap& leap) {
    if (std::ranges::find(definition_.leaps, leap) == definition_.leaps.end())
      return Error(where + ": " + leap_word(leap) +
                   " is not known; make it once outside of functions, as in `local LEAP = " +
                   leap_word(leap) + "`");
    return Error(where + ": " + leap_word(leap) + " has no meaning for " +
                 definition_.seats[seat].name + ", who does not face one of the grid's four sides");
  };
  std::vector<DirectionId> out;
  for (const std::string& word : words.empty() ? std::vector<std::string>{"all"} : words) {
    const auto leap = leap_named(word);
    const auto meant =
        leap ? leaps_.directions(board(), *leap, faces(seat)) : board().resolve(word, faces(seat));
    if (leap && meant.empty()) throw unknown_leap(*leap);
    if (meant.empty() && word != "all") throw unknown(word);
    for (const DirectionId direction : meant)
      if (std::find(out.begin(), out.end(), direction) == out.end()) out.push_back(direction);
  }
  return out;
}

}  // namespace hr

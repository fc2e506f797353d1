// SPDX-License-Identifier: MIT
// Terms that must be of one sort; and what the names of directions mean to a seat.
#include <algorithm>

#include "core/base/error.h"
#include "core/game/bind.h"

namespace hr {

std::string sort_text(Sort sort) {
  switch (sort) {
    case Sort::cells:
      return "a set of cells";
    case Sort::seats:
      return "a set of seats";
    case Sort::condition:
      return "a condition";
    case Sort::number:
      return "a number";
    case Sort::directions:
      return "a direction";
  }
  return "";
}

Bound bind_set(const Game& game, const Term& term, ZoneId zone, const std::string& where,
               Choosing choosing) {
  Bound out = game.bind(term, zone, where, choosing);
  if (out->sort != Sort::cells)
    throw Error(where + ": expected a set of cells, got " + sort_text(out->sort));
  return out;
}

Bound bind_condition(const Game& game, const Term& term, const std::string& where,
                     Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort == Sort::number)
    throw Error(where + ": expected a condition or a set, got a number; at_least(…) and is(…) " +
                "compare numbers");
  if (out->sort == Sort::condition) return out;
  BoundTerm some;
  some.op = TermOp::some;
  some.sort = Sort::condition;
  some.a = std::move(out);
  return std::make_shared<BoundTerm>(std::move(some));
}

Bound bind_seats(const Game& game, const Term& term, const std::string& where, Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort != Sort::seats)
    throw Error(where + ": expected a set of seats, got " + sort_text(out->sort));
  return out;
}

Bound bind_directions(const Game& game, const Term& term, const std::string& where,
                      Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort != Sort::directions)
    throw Error(where + ": expected a direction, got " + sort_text(out->sort));
  return out;
}

Bound bind_number(const Game& game, const Term& term, const std::string& where, Choosing choosing) {
  Bound out = game.bind(term, ZoneId::none, where, choosing);
  if (out->sort != Sort::number)
    throw Error(where + ": expected a number, got " + sort_text(out->sort));
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

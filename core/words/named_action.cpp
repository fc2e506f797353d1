// SPDX-License-Identifier: MIT
#include "core/words/named_action.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/words.h"

namespace hr {

namespace {

std::int64_t value_of(const Game& game, const Argument& wanted, const NamedArgument& argument) {
  const auto* const number = std::get_if<std::int64_t>(&argument);
  if (wanted.type == ArgumentType::number) {
    if (number == nullptr) throw Error("expected a number as argument here, got a name");
    return *number;
  }
  if (!std::holds_alternative<std::string>(argument))
    throw Error("expected a name as argument here, got a number");
  const auto& name = std::get<std::string>(argument);
  if (wanted.type == ArgumentType::word) {
    const auto word = std::ranges::find(wanted.words, name);
    if (word == wanted.words.end()) throw Error("there is no word " + quote(name) + " here");
    return word - wanted.words.begin();
  }
  if (wanted.type == ArgumentType::seat) {
    const SeatId seat = game.seat(name);
    if (seat == SeatId::none) throw Error("there is no seat " + quote(name) + " in this game");
    return index(seat);
  }
  const auto cell = game.board().find(name);
  if (!cell) throw Error("there is no cell " + quote(name) + " on this board");
  return index(*cell);
}

}  // namespace

NamedAction named(const Game& game, SeatId seat, const Action& action) {
  return {.seat = game.definition().seats[seat].name,
          .verb = std::string(game.verb_name(action.verb)),
          .arguments = named_arguments(game, action)};
}

SeatId seat_of(const Game& game, const NamedAction& action) {
  const SeatId found = game.seat(action.seat);
  if (found == SeatId::none)
    throw Error("there is no seat " + quote(action.seat) + " in this game");
  return found;
}

Action action_of(const Game& game, const NamedAction& action) {
  Action out{.verb = game.verb(action.verb)};
  if (out.verb == VerbId::none) throw Error("there is no action " + quote(action.verb));
  const std::vector<Argument>& wanted = game.arguments(out.verb);
  for (const NamedArgument& argument : action.arguments) {
    if (out.count == wanted.size())
      throw Error("expected fewer arguments for " + quote(action.verb));
    out.arguments[out.count] = value_of(game, wanted[out.count], argument);
    ++out.count;
  }
  return out;
}

}  // namespace hr

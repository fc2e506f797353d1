// SPDX-License-Identifier: MIT
#include "core/words/named_action.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/words.h"

namespace hr {

namespace {

std::int64_t argument_of(const Game& game, const PatternDef& pattern,
                         const NamedArgument& argument) {
  const bool plain = pattern.type == PatternType::number || pattern.type == PatternType::pass;
  const auto* const number = std::get_if<std::int64_t>(&argument);
  if (plain && number != nullptr) return *number;
  if (plain) throw Error("expected a number as argument here, got a name");
  if (!std::holds_alternative<std::string>(argument))
    throw Error("expected a name as argument here, got a number");
  const auto& name = std::get<std::string>(argument);
  if (pattern.type == PatternType::choice) {
    const auto word = std::ranges::find(pattern.words, name);
    if (word == pattern.words.end()) throw Error("there is no word " + quote(name) + " here");
    return word - pattern.words.begin();
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
  if (action.arguments.size() > k_max_arguments ||
      (game.built_in(out.verb) && !action.arguments.empty()))
    throw Error("expected fewer arguments for " + quote(action.verb));
  for (const NamedArgument& argument : action.arguments)
    out.arguments[out.count++] =
        argument_of(game, game.verb_def(out.verb).patterns.front(), argument);
  return out;
}

}  // namespace hr

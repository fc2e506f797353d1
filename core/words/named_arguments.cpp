// SPDX-License-Identifier: MIT
#include "core/words/named_arguments.h"

#include <algorithm>

#include "core/words/text.h"

namespace hr {

namespace {

NamedArgument named(const Game& game, const Argument& argument, std::int64_t value) {
  switch (argument.type) {
    case ArgumentType::cell:
      return game.board().name(CellId(value));
    case ArgumentType::word:
      return argument.words[static_cast<std::size_t>(value)];
    case ArgumentType::seat:
      return game.definition().seats[SeatId(static_cast<int>(value))].name;
    case ArgumentType::number:
      break;
  }
  return value;
}

NamedArgument named(const Game& game, const EventArgument& argument) {
  if (const auto* number = std::get_if<std::int64_t>(&argument)) return *number;
  return argument_text(game, argument);
}

}  // namespace

NamedArguments named_arguments(const Game& game, const Action& action) {
  NamedArguments out;
  const std::vector<Argument>& arguments = game.arguments(action.verb);
  if (arguments.empty()) return out;
  for (std::size_t i = 0; i < action.count; ++i)  // a range of numbers has two
    out.push_back(named(game, arguments[std::min(i, arguments.size() - 1)], action.arguments[i]));
  return out;
}

NamedArguments named_arguments(const Game& game, const Event& event) {
  const std::string& text = game.event_def(event.kind).text;
  NamedArguments out;
  for (std::size_t i = 0; i < event.arguments.size(); ++i) {
    const bool said = text.find("{" + std::to_string(i + 1) + "}") != std::string::npos;
    out.push_back(said ? named(game, event.arguments[i]) : NamedArgument());
  }
  return out;
}

}  // namespace hr

// SPDX-License-Identifier: MIT
#include "core/words/named_arguments.h"

#include "core/words/text.h"

namespace hr {

namespace {

NamedArgument named(const Game& game, const PatternDef& pattern, std::int64_t value) {
  if (pattern.type == PatternType::choice) return pattern.words[value];
  if (pattern.type == PatternType::number || pattern.type == PatternType::pass) return value;
  return game.board().name(CellId(value));
}

NamedArgument named(const Game& game, const EventArgument& argument) {
  if (const auto* number = std::get_if<std::int64_t>(&argument)) return *number;
  return argument_text(game, argument);
}

}  // namespace

NamedArguments named_arguments(const Game& game, const Action& action) {
  NamedArguments out;
  if (game.built_in(action.verb)) return out;
  // All patterns of a verb have arguments of the same types.
  const PatternDef& pattern = game.verb_def(action.verb).patterns.front();
  for (std::size_t i = 0; i < action.count; ++i)
    out.push_back(named(game, pattern, action.arguments[i]));
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

// SPDX-License-Identifier: MIT
// An action as JSON: the verb, and its arguments by name where they have one.
#pragma once

#include "cli/json_output.h"
#include "core/text.h"

namespace hr::cli {

inline Json argument_json(const Game& game, const PatternDef& pattern, std::int64_t value) {
  switch (pattern.type) {
    case PatternType::choice:
      return pattern.words[static_cast<std::size_t>(value)];
    case PatternType::number:
    case PatternType::pass:
      return value;
    default:
      return game.board().name(CellId(value));
  }
}

inline Json arguments_json(const Game& game, const Action& action) {
  Json list = Json::array();
  if (game.built_in(action.verb)) return list;
  // All patterns of a verb give arguments of the same types.
  const PatternDef& pattern = game.verb_def(action.verb).patterns.front();
  for (std::size_t i = 0; i < action.count; ++i)
    list.push_back(argument_json(game, pattern, action.arguments[i]));
  return list;
}

inline Json action_json(const Game& game, const Action& action) {
  return {{"text", action_text(game, action)},
          {"verb", game.verb_name(action.verb)},
          {"arguments", arguments_json(game, action)}};
}

}  // namespace hr::cli

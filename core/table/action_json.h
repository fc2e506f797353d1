// SPDX-License-Identifier: MIT
// An action as JSON: the verb, and its arguments by name where they have one.
#pragma once

#include <nlohmann/json.hpp>

#include "core/words/named_arguments.h"
#include "core/words/text.h"

namespace hr {

inline nlohmann::ordered_json arguments_json(const NamedArguments& arguments) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const NamedArgument& argument : arguments) {
    if (const auto* number = std::get_if<std::int64_t>(&argument))
      list.push_back(*number);
    else if (const auto* name = std::get_if<std::string>(&argument))
      list.push_back(*name);
    else
      list.push_back(nullptr);
  }
  return list;
}

inline nlohmann::ordered_json action_json(const Game& game, const Action& action) {
  return {{"text", action_text(game, action)},
          {"verb", game.verb_name(action.verb)},
          {"arguments", arguments_json(named_arguments(game, action))}};
}

}  // namespace hr

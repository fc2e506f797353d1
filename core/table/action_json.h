// SPDX-License-Identifier: MIT
// An action as JSON: its text, its verb and its arguments, by name where they have one.
#pragma once

#include <nlohmann/json.hpp>

#include "core/table/report.h"

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

// The report must have been requested with arguments (ViewQuery::arguments).
inline nlohmann::ordered_json action_json(const ActionReport& action) {
  return {{"text", action.text},
          {"verb", action.verb},
          {"arguments", arguments_json(action.arguments)}};
}

}  // namespace hr

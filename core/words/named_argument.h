// SPDX-License-Identifier: MIT
// Actions and the arguments of actions and events as plain data: numbers, and by name what has one.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace hr {

using NamedArgument = std::variant<std::monostate, std::int64_t, std::string>;  // or nothing
using NamedArguments = std::vector<NamedArgument>;

struct NamedAction {
  std::string seat, verb;
  NamedArguments arguments;
};

}  // namespace hr

// SPDX-License-Identifier: MIT
// Actions and the arguments of actions and events as plain data: numbers, or names where there are
// any.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace hr {

// monostate: not shown
using NamedArgument = std::variant<std::monostate, std::int64_t, std::string>;
using NamedArguments = std::vector<NamedArgument>;

struct NamedAction {
  std::string seat, verb;
  NamedArguments arguments;
};

}  // namespace hr

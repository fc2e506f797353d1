// SPDX-License-Identifier: MIT
#include "core/game/arguments.h"

namespace hr {

std::vector<Argument> arguments_of(const PatternDef& pattern) {
  switch (word_of(pattern.type).takes) {
    case ActionTakes::from_to:
      if (pattern.lift && pattern.lift->chosen)
        return {Argument(), Argument(), Argument{ArgumentType::number}};
      return {2, Argument()};
    case ActionTakes::from_to_over:
      return {3, Argument()};
    case ActionTakes::cell:
      return {Argument()};
    case ActionTakes::word:
      return {Argument{ArgumentType::word, pattern.words}};
    case ActionTakes::number:
      return {Argument{ArgumentType::number}};
    case ActionTakes::seat:
      return {Argument{ArgumentType::seat}};
    case ActionTakes::nothing:
      return {};
    case ActionTakes::as_parts:
    case ActionTakes::unset:
      break;
  }
  std::vector<Argument> out;
  for (const PatternDef& part : pattern.parts)
    for (Argument& argument : arguments_of(part)) out.push_back(std::move(argument));
  return out;
}

int count_arguments(const PatternDef& pattern) {
  return static_cast<int>(arguments_of(pattern).size());
}

}  // namespace hr

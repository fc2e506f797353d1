// SPDX-License-Identifier: MIT
#include "core/game/arguments.h"

namespace hr {

std::vector<Argument> arguments_of(const PatternDef& pattern) {
  switch (pattern.type) {
    case PatternType::step:
    case PatternType::slide:
      if (pattern.lift && pattern.lift->chosen)
        return {Argument(), Argument(), Argument{ArgumentType::number}};
      return {2, Argument()};
    case PatternType::jump:
      return {3, Argument()};
    case PatternType::place:
    case PatternType::pick:
    case PatternType::sow:
      return {Argument()};
    case PatternType::choice:
      return {Argument{ArgumentType::word, pattern.words}};
    case PatternType::number:
      return {Argument{ArgumentType::number}};
    case PatternType::seat:
      return {Argument{ArgumentType::seat}};
    case PatternType::pass:
      return {};
    case PatternType::parts:
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

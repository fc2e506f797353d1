// SPDX-License-Identifier: MIT
// The arguments of actions: their types, in order. All patterns of a verb have the same ones.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game/game_def.h"

namespace hr {

enum class ArgumentType : std::uint8_t { cell, word, number, seat };

struct Argument {
  ArgumentType type = ArgumentType::cell;
  std::vector<std::string> words = {};  // of a word: those to choose from; its value is an index
  friend bool operator==(const Argument&, const Argument&) = default;
};

// Those of what the pattern's word is given (ActionTakes); of parts those of each part, one after
// the other.
std::vector<Argument> arguments_of(const PatternDef& pattern);

// The number of arguments, without making them.
int count_arguments(const PatternDef& pattern);

}  // namespace hr

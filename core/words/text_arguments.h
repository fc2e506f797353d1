// SPDX-License-Identifier: MIT
// What stands behind the verb of a typed action: cells, a number or a word, read as generously as
// can be done without guessing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/words.h"
#include "core/board/board.h"

namespace hr {

// Verbs and words of choices are compared so: without regard to case, "_" and "-" being one.
std::string plain(std::string_view name);

// What was understood; `unknown` is the first word that was not.
struct ParsedArguments {
  std::vector<std::int64_t> values;
  std::string unknown;
  bool all() const { return unknown.empty(); }
};

// Cells, set apart by spaces, "-", ",", "x", "to", "over" or "on"; a cell's name may hold these.
ParsedArguments read_cells(const Board& board, Words words);
ParsedArguments read_number(Words words);
// A word of a choice, by its number, or the beginning of just one.
ParsedArguments read_choice(const std::vector<std::string>& known, Words words);

}  // namespace hr

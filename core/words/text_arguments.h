// SPDX-License-Identifier: MIT
// Reads what follows the verb of a typed action: cells, a number or a word, as leniently as
// possible without guessing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/words.h"
#include "core/board/board.h"
#include "core/game/game.h"
#include "core/words/seat_names.h"

namespace hr {

// The form in which verbs, cells and words of choices are compared: letter case does not matter
// (core/base/letter_case.h), and "_", "-" and a space are the same, because names are shown with
// spaces.
std::string plain(std::string_view name);
// A cell by its name, or by one that is the same in this form if there is only one.
std::optional<CellId> find_cell(const Board& board, std::string_view text);

// The arguments that were understood; `unknown` is the first word that was not.
struct ParsedArguments {
  std::vector<std::int64_t> values;
  std::string unknown;
  bool all() const { return unknown.empty(); }
};

// Cells, separated by spaces, "-", ",", "x", "to", "over" or "on"; a cell's name may contain these.
ParsedArguments read_cells(const Board& board, Words words);
ParsedArguments read_number(Words words);
// All arguments of a verb. A word or a seat is its index; any unique beginning of its name will do,
// and for a seat the name of who sits there.
ParsedArguments read_arguments(const Game& game, VerbId verb, Words words,
                               const SeatNames& names = {});

}  // namespace hr

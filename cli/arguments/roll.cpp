// SPDX-License-Identifier: MIT
#include "cli/arguments/roll.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "core/base/words.h"
#include "core/table/typed_dice.h"

namespace hr::cli {

void add_roll(Command& command, std::string& roll) {
  command
      .add("--roll", roll,
           "Use real dice for the first roll of the setup: their sum (of the first two "
           "dice, or of the only one), or their faces as in 2+5")
      .type_name("7|2+5");
}

std::vector<int> parse_roll(const std::string& typed) {
  if (std::optional<std::vector<int>> dice = read_dice(typed)) return *std::move(dice);
  throw Failure(Exit::usage, "--roll: expected " + expected_dice(TypedDice::sum_or_faces) +
                                 ", got " + hr::quote(typed));
}

Failure roll_failure(const std::vector<int>& roll, const Refusal& refusal) {
  return {Exit::usage, fmt::format("--roll {}: {}", fmt::join(roll, "+"), refusal.what())};
}

}  // namespace hr::cli

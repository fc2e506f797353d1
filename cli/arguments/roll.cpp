// SPDX-License-Identifier: MIT
#include "cli/arguments/roll.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

#include "core/base/words.h"

namespace hr::cli {

void add_roll(Command& command, std::string& roll) {
  command
      .add("--roll", roll,
           "Use real dice for the first roll of the setup: their sum (of the first two "
           "dice, or of the only one), or their faces as in 2+5")
      .type_name("7|2+5");
}

std::vector<int> parse_roll(const std::string& typed) {
  std::vector<int> out;
  if (typed.empty()) return out;
  const char* from = typed.data();
  const char* const end = from + typed.size();
  for (;;) {
    int number = 0;
    const auto [stop, error] = std::from_chars(from, end, number);
    if (error != std::errc() || number < 1 || (stop != end && *stop != '+'))
      throw Failure(Exit::usage,
                    "--roll: expected the sum of the dice, such as 7, or their faces, such as 2+5, "
                    "got " +
                        hr::quote(typed));
    out.push_back(number);
    if (stop == end) return out;
    from = stop + 1;
  }
}

Failure roll_failure(const std::vector<int>& roll, const Refusal& refusal) {
  return {Exit::usage, fmt::format("--roll {}: {}", fmt::join(roll, "+"), refusal.what())};
}

}  // namespace hr::cli

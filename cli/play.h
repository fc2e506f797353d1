// SPDX-License-Identifier: MIT
// A game at the terminal, as `play` and `record` have it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/session.h"

namespace hr::cli {

struct PlayArguments : RulesetArguments {
  std::vector<std::string> seats;
  std::optional<std::uint64_t> seed;
  bool watch = false;
  SessionStyle style;
};
void declare_play(CLI::App& command, PlayArguments& arguments);

// Plays; whatever happens, what was played is then handed to `afterwards`.
using Afterwards = std::function<void(const Match&, const std::vector<Player>&)>;
Exit play(const PlayArguments& arguments, const Afterwards& afterwards = {});

}  // namespace hr::cli

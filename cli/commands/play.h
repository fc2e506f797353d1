// SPDX-License-Identifier: MIT
// A game at the terminal, as `play` and `record` have it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/arguments.h"
#include "cli/session/session.h"

namespace hr::cli {

struct PlayArguments : RulesetArguments {
  std::vector<std::string> seats;
  std::optional<std::uint64_t> seed;
  std::string roll;  // of the set-up; "": as the seed has it
  bool watch = false;
  SessionStyle style;
};
void declare_play(Command& command, PlayArguments& arguments);

// Plays. The table is handed to `save` at the start, whenever a person has acted or noted
// something, now and then while bots play, and when the game is over, left or breaks off.
Exit play(const PlayArguments& arguments, const Save& save = {});

}  // namespace hr::cli

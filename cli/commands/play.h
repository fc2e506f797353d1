// SPDX-License-Identifier: MIT
// A game at the terminal, for `play` and `record`.
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
  std::string roll;  // of the setup; "": the seed decides
  bool watch = false;
  std::string language = "en";
  SessionStyle style;
};
void declare_play(Command& command, PlayArguments& arguments);

// Plays the game. `save` is called with the table at the start, whenever a person has acted or
// written a note, occasionally while bots play, and when the game is over, is left or is
// interrupted.
Exit play(const PlayArguments& arguments, const Save& save = {});

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
// Arguments that the commands of the lab share.
#pragma once

#include "cli/arguments/arguments.h"
#include "core/lab/lab_games.h"
#include "core/lab/version.h"

namespace hr::cli {

// Who plays, and how.
struct PlayArguments {
  std::string bots = "random";  // by player, separated by commas; one: all alike
  std::uint32_t limit = 100'000;
  std::uint64_t seed = 1;
  unsigned threads = 1;  // set by add_play
  bool watched = false;
};
void add_play(Command& command, PlayArguments& arguments);
// Throws Failure (usage) if there are not as many bots as players, or one does not exist.
std::vector<BotSpec> bots_for(const std::string& typed, int players);
LabPlay lab_play(const PlayArguments& arguments, int players);

// "cube_wars", "cube_wars with tight, rows = 6"
std::string version_name(const RulesetArguments& arguments);
Version version_of(std::string name, const Edition& edition);

}  // namespace hr::cli

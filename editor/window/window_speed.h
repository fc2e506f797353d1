// SPDX-License-Identifier: MIT
// How quick the window is with a game in it, without a screen: each figure beside another one,
// measured in the same run, that tells how much of it is the machine's.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hr::editor {

struct Speed {
  double median = 0, late = 0;  // milliseconds; one in twenty takes longer than `late`
  double beside = 0;            // what it is held against
  double ratio() const { return beside > 0 ? median / beside : 0; }
};

struct WindowSpeed {
  Speed open;     // all rulesets read, a match begun, the first frame; beside: making the letters
  Speed still;    // a frame in which nothing happens; beside: a frame with one line of text
  Speed hover;    // … in which the mouse has come to another cell
  Speed acted;    // … behind an action
  Speed save;     // from a save of the rules in the window to the frame; beside: loading them
  Speed outside;  // … by another program
  Speed action;   // carried out and on disk; beside: writing as long a file and flushing it
};

// `shipped`: the folders in which rulesets lie. Throws Error when the game cannot be begun.
WindowSpeed window_speed(const std::vector<std::filesystem::path>& shipped,
                         const std::string& ruleset);

}  // namespace hr::editor

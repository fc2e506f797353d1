// SPDX-License-Identifier: MIT
// Measures the speed of the window with a game in it, without a screen. Each figure comes with a
// baseline measured in the same run, so that results of different machines can be compared.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hr::editor {

struct Speed {
  double median = 0, p95 = 0;  // milliseconds of processor time; `p95` is the 95th percentile
  double baseline = 0;         // the median of the baseline, in milliseconds
  double ratio() const { return baseline > 0 ? median / baseline : 0; }
};

struct WindowSpeed {
  Speed open;         // read all rulesets, start a match, first frame; baseline: making the fonts
  Speed still;        // an idle frame; baseline: a frame with one line of text
  Speed hover;        // a frame in which the mouse moves to another cell
  Speed acted;        // the frame after a move
  Speed typing;       // a frame with a letter typed in a text of 2,000 lines
  Speed save;         // from saving rules in the window to the frame; baseline: loading them
  Speed outside;      // … in another program; by the clock
  Speed action;       // a move until it is on disk, by the clock; baseline: writing an equal file
  double idle = 0;    // percent of a processor, while a game is open and nothing happens
  double memory = 0;  // MB that only this process has, with the game open
};

// `shipped`: the folders of installed rulesets. Throws Error if the game cannot be started.
WindowSpeed window_speed(const std::vector<std::filesystem::path>& shipped,
                         const std::string& ruleset);

}  // namespace hr::editor

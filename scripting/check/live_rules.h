// SPDX-License-Identifier: MIT
// Rules that follow their files while a game is on: what is saved is loaded beside the rules in
// force, tried in the position at hand, and swapped in; when anything is wrong with it the old
// rules go on. The rules in force are those at the match's cursor: what is saved need not be in
// force, as after an undo, and comes into force when it is saved again or asked for.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/table/table.h"
#include "scripting/source/folder_watch.h"

namespace hr::scripting {

class LiveRules {
 public:
  // Where the ruleset was read from, and the variants as they were given. Options stay as they are.
  LiveRules(std::filesystem::path folder, std::vector<std::string> variants);

  struct SwapResult {
    bool swapped = false;
    std::string problem;       // why not
    bool same = false;         // … because they are those in force
    bool in_position = false;  // the problem may speak of what is hidden: it is the owner's
  };
  bool saved() { return watch_.saved(); }  // true, once, when there may be something to take up
  // Reads the files and swaps them in; none when nothing differs.
  std::optional<SwapResult> swap_in_saved(Table& table);
  // Whether the saved files make the rules in force; not where they cannot be read.
  bool in_force(const Table& table) const;

  int handle() const { return watch_.handle(); }
  std::optional<std::chrono::milliseconds> max_wait() const { return watch_.max_wait(); }

 private:
  std::filesystem::path folder_;
  std::vector<std::string> variants_;
  bool refused_ = false;  // what was saved last
  FolderWatch watch_;
};

}  // namespace hr::scripting

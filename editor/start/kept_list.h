// SPDX-License-Identifier: MIT
// The matches to go on with, on the page before a game: the one that was left last first.
#pragma once

#include <cstddef>
#include <string>

#include "editor/panels/panel.h"

namespace hr::editor {

class KeptList {
 public:
  // At first so few of them. `at_enter`: the first one is what Enter goes on with, and looks so.
  void draw(const Shown& shown, std::size_t few, bool at_enter, Wishes& wishes);

 private:
  void draw_match(const KeptMatch& match, bool first, Wishes& wishes);
  void draw_forget(const KeptMatch& match, Wishes& wishes);

  std::string forgetting_;  // the file that is asked about
  bool all_ = false;
};

}  // namespace hr::editor

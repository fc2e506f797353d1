// SPDX-License-Identifier: MIT
// The list of saved matches on the start page, the most recent first.
#pragma once

#include <cstddef>
#include <string>

#include "editor/panels/panel.h"

namespace hr::editor {

class SavedMatchList {
 public:
  // Shows `few` of them at first. `at_enter`: Enter continues the first one, which is highlighted.
  void draw(const Shown& shown, std::size_t few, bool at_enter, Wishes& wishes);

 private:
  void draw_match(const KeptMatch& match, bool first, Wishes& wishes);
  void draw_delete(const KeptMatch& match, Wishes& wishes);

  std::string deleting_;  // the file to confirm
  bool all_ = false;
};

}  // namespace hr::editor

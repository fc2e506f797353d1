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
  void draw(const DeskState& state, std::size_t few, bool at_enter, Requests& requests);

 private:
  void draw_match(const SavedMatch& match, bool first, Requests& requests);
  void draw_delete(const SavedMatch& match, Requests& requests);

  std::string deleting_;  // the file to confirm
  bool all_ = false;
};

}  // namespace hr::editor

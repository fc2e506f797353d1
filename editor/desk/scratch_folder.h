// SPDX-License-Identifier: MIT
// Folders for a window that is nobody's: the user's own are neither read nor written. Gone with it.
#pragma once

#include "editor/desk/folders.h"
#include "scripting/source/scratch.h"

namespace hr::editor {

class ScratchFolder : public scripting::ScratchFolder {
 public:
  Folders folders() const {
    return {.data = path() / "data", .config = path() / "config", .state = path() / "state"};
  }
};

}  // namespace hr::editor

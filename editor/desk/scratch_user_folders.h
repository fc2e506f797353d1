// SPDX-License-Identifier: MIT
// Temporary user folders for a window that must not touch the user's own. Deleted with this object.
#pragma once

#include "editor/desk/folders.h"
#include "scripting/source/scratch.h"

namespace hr::editor {

class ScratchUserFolders : public scripting::ScratchFolder {
 public:
  Folders folders() const {
    return {.data = path() / "data", .config = path() / "config", .state = path() / "state"};
  }
};

}  // namespace hr::editor

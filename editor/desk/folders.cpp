// SPDX-License-Identifier: MIT
#include "editor/desk/folders.h"

#include <cstdlib>

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

fs::path folder(const char* variable, const char* below_home) {
  const char* const said = std::getenv(variable);
  if (said != nullptr && fs::path(said).is_absolute()) return fs::path(said) / "houserules";
  const char* const home = std::getenv("HOME");
  return fs::path(home != nullptr && *home != '\0' ? home : ".") / below_home / "houserules";
}

}  // namespace

Folders user_folders() {
  return {.data = folder("XDG_DATA_HOME", ".local/share"),
          .config = folder("XDG_CONFIG_HOME", ".config"),
          .state = folder("XDG_STATE_HOME", ".local/state")};
}

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// Folders for a window that is nobody's: the user's own are neither read nor written. Gone with it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include "core/error.h"
#include "editor/folders.h"

namespace hr::editor {

class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "houserules-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw Error(name + ": cannot be written");
    path_ = name;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  Folders folders() const {
    return {.data = path_ / "data", .config = path_ / "config", .state = path_ / "state"};
  }

 private:
  std::filesystem::path path_;
};

}  // namespace hr::editor

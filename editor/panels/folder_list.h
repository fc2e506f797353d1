// SPDX-License-Identifier: MIT
// A path that is typed, and the folder that it leads into as a list to choose from: by mouse, or by
// Up, Down and Enter while it is being typed.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hr::editor {

struct FolderEntry {
  std::string name;
  bool folder = false;
};
// Folders first, each by name, "..", and those files that end so; what is hidden is left out.
// What cannot be read is empty.
std::vector<FolderEntry> folder_entries(const std::filesystem::path& folder,
                                        const std::string& ending);

class FolderList {
 public:
  explicit FolderList(std::string ending) : ending_(std::move(ending)) {}

  // Begins in a folder, with a file's name or none.
  void begin(const std::filesystem::path& folder, const std::string& file);
  // True when a file is chosen, by Enter or by a double click.
  bool draw();
  const std::string& path() const { return typed_; }

 private:
  bool draw_list(float height);
  bool take(const FolderEntry& entry);
  void look();

  std::string ending_, typed_;
  std::filesystem::path folder_;  // whose entries these are
  std::vector<FolderEntry> entries_;
  int chosen_ = -1;
  bool focus_ = false, scroll_ = false;
};

}  // namespace hr::editor

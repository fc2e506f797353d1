// SPDX-License-Identifier: MIT
// A path field with a list of the folder that the path is in. Choose from the list with the mouse,
// or with Up, Down and Enter while typing.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hr::editor {

struct FolderEntry {
  std::string name;
  bool folder = false;
};
// "..", then folders, then files with one of these endings, sorted by name, without hidden ones.
// Empty if the folder cannot be read.
std::vector<FolderEntry> folder_entries(const std::filesystem::path& folder,
                                        const std::vector<std::string>& endings);

class FolderList {
 public:
  explicit FolderList(std::vector<std::string> endings) : endings_(std::move(endings)) {}

  // Starts in a folder, with a file name or "".
  void begin(const std::filesystem::path& folder, const std::string& file);
  // True when the user chooses a file with Enter or a double click.
  bool draw();
  const std::string& path() const { return typed_; }
  const std::vector<std::string>& endings() const { return endings_; }

 private:
  bool draw_list(float height);
  bool take(const FolderEntry& entry);
  void list_folder();

  std::vector<std::string> endings_;
  std::string typed_;
  std::filesystem::path folder_;  // the folder listed in entries_
  std::vector<FolderEntry> entries_;
  int chosen_ = -1;
  bool focus_ = false, scroll_ = false;
};

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// Temporary files and folders: a draft beside the file that it will replace, a folder for a
// picture. Each is locked while it is in use; an unlocked one was left by a process that was
// killed, and the next process removes it. Safe between processes and between threads.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

namespace hr::scripting {

// A new, locked file that only the owner may open. Deleted with the object unless it is kept.
class DraftFile {
 public:
  // Throws std::system_error.
  explicit DraftFile(const std::filesystem::path& folder);
  ~DraftFile();
  DraftFile(const DraftFile&) = delete;
  DraftFile& operator=(const DraftFile&) = delete;

  int handle() const { return handle_; }
  // Renames it to `path` and keeps it. Returns 0 or an errno value; with `anew`, EEXIST if
  // something has that name already.
  int become(const std::filesystem::path& path, bool anew = false);
  // The open file, still locked, which the caller closes.
  int release() { return std::exchange(handle_, -1); }

 private:
  std::string name_;
  int handle_ = -1;
  bool kept_ = false;
};

// A new, locked folder for temporary files that only the owner may enter. Deleted with the object,
// with everything in it.
class ScratchFolder {
 public:
  // Removes what killed processes have left. Throws std::system_error.
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  int handle_ = -1;
};

// Removes this user's drafts and scratch folders in a folder (or also in those below it) that are
// not locked. Skips what cannot be read or removed; never throws.
void clear_left_overs(const std::filesystem::path& folder);
void clear_left_overs_below(const std::filesystem::path& folder);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// What the program makes for a while: a draft beside the file that it is to become, a folder for a
// picture. Each is locked for as long as it is in use, so what lies about unlocked was left by a
// run that was killed, and the next run clears it away. Safe between processes and between threads.
#pragma once

#include <filesystem>
#include <string>

namespace hr::scripting {

// A new file in a folder, for the owner's eyes alone and locked, gone again unless it is kept.
class DraftFile {
 public:
  // Throws std::system_error.
  explicit DraftFile(const std::filesystem::path& folder);
  ~DraftFile();
  DraftFile(const DraftFile&) = delete;
  DraftFile& operator=(const DraftFile&) = delete;

  int handle() const { return handle_; }
  // Gives it that name, and keeps it. 0, or what went wrong.
  int become(const std::filesystem::path& path);

 private:
  std::string name_;
  int handle_ = -1;
  bool kept_ = false;
};

// A new folder among those for temporary files, for the owner's eyes alone and locked; gone with
// the object, and all that is in it.
class ScratchFolder {
 public:
  // Clears away what killed runs have left. Throws std::system_error.
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  int handle_ = -1;
};

// Takes away the drafts and scratch folders of this user that lie in a folder (and in those below
// it) and that nobody holds a lock on. What cannot be read or taken away stays; nothing throws.
void clear_left_overs(const std::filesystem::path& folder);
void clear_left_overs_below(const std::filesystem::path& folder);

}  // namespace hr::scripting

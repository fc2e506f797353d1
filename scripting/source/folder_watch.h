// SPDX-License-Identifier: MIT
// Notices when the Lua files of a ruleset are saved, however an editor does that: by renaming a new
// file over the old one, by cutting it short and writing it anew, or in place. A file counts as
// saved when whoever wrote it has closed it, and all of them have been left alone for a moment: so
// nothing is ever read half. Needs Linux' inotify, on a file system that has it.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hr::scripting {

class FolderWatch {
 public:
  // Watches the folder and those below it, new ones too, and single files elsewhere. Throws Error
  // when the folder cannot be watched.
  explicit FolderWatch(const std::filesystem::path& folder,
                       const std::vector<std::filesystem::path>& files = {});
  ~FolderWatch();
  FolderWatch(const FolderWatch&) = delete;
  FolderWatch& operator=(const FolderWatch&) = delete;

  // For poll(): can be read when something happens in the folder.
  int handle() const { return handle_; }

  // True, once, when something was saved and all is quiet again.
  bool saved();
  // How long until saved() may have something to say, as far as is known by now; none: not before
  // something happens.
  std::optional<std::chrono::milliseconds> max_wait() const;
  // True when something has happened since saved() said true: what was read then may be half.
  bool disturbed();

 private:
  using Clock = std::chrono::steady_clock;
  void watch(const std::filesystem::path& folder);
  void watch_file(const std::filesystem::path& file);
  void read_events();
  void note(int folder, std::uint32_t what, const std::string& name);

  int handle_ = -1;
  std::map<int, std::filesystem::path> folders_;  // by inotify's number
  std::map<int, std::set<std::string>> files_;    // of other folders: the only ones that count
  std::set<std::pair<int, std::string>> being_written_;
  std::optional<Clock::time_point> last_;  // something happened that has not been reported yet
};

}  // namespace hr::scripting

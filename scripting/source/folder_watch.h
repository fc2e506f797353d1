// SPDX-License-Identifier: MIT
// Notices when the files of a ruleset are saved, whether the editor renames a new file over the
// old one, truncates and rewrites it, or writes in place. Files count as saved once every writer
// has closed them and nothing has changed for a moment, so no half-written file is read. What is
// watched is the path: if the folder or one above it is removed, replaced, or reached by a link
// that leads elsewhere, that counts as a save, and what is there then is watched. Needs Linux
// inotify on a file system that supports it. For one thread.
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
  // Watches the folder and those below it, including new ones but no hidden ones and at most 1000,
  // and single files elsewhere. Throws Error if the folder cannot be watched.
  explicit FolderWatch(std::filesystem::path folder, std::vector<std::filesystem::path> files = {});
  ~FolderWatch();
  FolderWatch(const FolderWatch&) = delete;
  FolderWatch& operator=(const FolderWatch&) = delete;

  // For poll(): readable when something happens in the folder.
  int handle() const { return handle_; }

  // Whether the folder is there, as far as saved() has noticed.
  bool there() const { return !folders_.empty(); }

  // True, once, after something was saved and no file has changed since.
  bool saved();
  // How long to wait before calling saved() again; none if there is nothing to wait for but the
  // handle.
  std::optional<std::chrono::milliseconds> max_wait() const;
  // True if something has happened since saved() returned true: what was read since may be
  // incomplete.
  bool disturbed();

 private:
  using Clock = std::chrono::steady_clock;
  void watch_anew();
  bool watch(const std::filesystem::path& folder);
  void watch_way(const std::filesystem::path& folder);
  void watch_file(const std::filesystem::path& file);
  void read_events();
  void note(int folder, std::uint32_t what, const std::string& name);

  std::filesystem::path folder_;
  std::vector<std::filesystem::path> elsewhere_;  // the single files
  int handle_ = -1;
  std::map<int, std::filesystem::path> folders_;  // by inotify's number
  std::map<int, std::set<std::string>> way_;      // folders and links on the way, by their folder
  std::map<int, std::set<std::string>> files_;    // by folder number: single files to watch
  std::set<std::pair<int, std::string>> being_written_;
  std::optional<Clock::time_point> last_;  // the last event not yet reported
  bool way_changed_ = false;
  Clock::time_point tried_;  // when watch_anew() was called last
};

}  // namespace hr::scripting

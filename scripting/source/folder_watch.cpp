// SPDX-License-Identifier: MIT
#include "scripting/source/folder_watch.h"

#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <deque>
#include <system_error>

#include "core/base/error.h"

namespace hr::scripting {

namespace fs = std::filesystem;

namespace {

// Long enough for an editor that removes the old file before it writes the new one.
constexpr std::chrono::milliseconds k_quiet{60};

// How often to look for a folder that is gone, in case nothing reports its return.
constexpr std::chrono::milliseconds k_look_again{500};

constexpr std::uint32_t k_way_events =
    IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR | IN_MASK_ADD;
constexpr std::uint32_t k_events =
    k_way_events | IN_MODIFY | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF;
constexpr std::uint32_t k_self = IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT;

bool is_rules(const std::string& name) {
  return name.ends_with(".lua") || name.ends_with(".board") || name.ends_with(".svg");
}

// More folders than a ruleset has; a stranger's may have any number.
constexpr std::size_t k_max_folders = 1000;

// Such as .git, in which no rules are read.
bool is_hidden(const fs::path& folder) { return folder.filename().string().starts_with('.'); }

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

}  // namespace

FolderWatch::FolderWatch(fs::path folder, std::vector<fs::path> files)
    : folder_(std::move(folder)),
      elsewhere_(std::move(files)),
      handle_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
  if (handle_ >= 0 && watch(folder_)) {
    watch_anew();
    return;
  }
  const std::string reason = std::generic_category().message(errno);
  if (handle_ >= 0) ::close(handle_);
  throw Error(folder_.string() + ": cannot be watched for changes: " + reason);
}

FolderWatch::~FolderWatch() { ::close(handle_); }

// Follows the path as it leads now. Whatever happens after a folder was looked at is reported.
void FolderWatch::watch_anew() {
  for (const auto& [number, folder] : folders_) ::inotify_rm_watch(handle_, number);
  for (const auto& [number, names] : way_) ::inotify_rm_watch(handle_, number);
  for (const auto& [number, names] : files_) ::inotify_rm_watch(handle_, number);
  folders_.clear(), way_.clear(), files_.clear(), being_written_.clear();
  way_changed_ = false;
  tried_ = Clock::now();
  watch_way(folder_);
  static_cast<void>(watch(folder_));
  for (const fs::path& file : elsewhere_) {
    watch_way(folder_of(file));
    watch_file(file);
  }
}

// Watches every folder in which a part of this path is looked up, also where links lead, up to the
// first part that is missing.
void FolderWatch::watch_way(const fs::path& folder) {
  constexpr int k_max_links = 40;
  std::error_code error;
  const fs::path whole = fs::absolute(folder, error);
  std::deque<fs::path> parts(whole.begin(), whole.end());
  fs::path at;
  for (int links = 0; !parts.empty() && links < k_max_links;) {
    const fs::path part = parts.front();
    parts.pop_front();
    if (part.is_absolute()) at = part;
    if (part == "..") at = at.parent_path();
    if (part.is_absolute() || part.empty() || part == "." || part == "..") continue;
    const int number = ::inotify_add_watch(handle_, at.c_str(), k_way_events);
    if (number >= 0) way_[number].insert(part.string());
    const fs::path next = at / part;
    if (fs::is_symlink(next, error)) {
      const fs::path to = fs::read_symlink(next, error);
      parts.insert(parts.begin(), to.begin(), to.end());
      ++links;
    } else if (fs::is_directory(next, error)) {
      at = next;
    } else {
      return;
    }
  }
}

// False if the folder is not there, or cannot be watched; see errno.
bool FolderWatch::watch(const fs::path& folder) {
  if (folders_.size() == k_max_folders) return false;
  const int number = ::inotify_add_watch(handle_, folder.c_str(), k_events);
  if (number < 0) return false;
  folders_[number] = folder;
  std::error_code ignored;
  for (auto at = fs::directory_iterator(folder, ignored);
       !ignored && at != fs::directory_iterator(); at.increment(ignored)) {
    std::error_code unknown;
    const bool link = at->is_symlink(unknown);
    if (at->is_directory(unknown) && !link && !is_hidden(at->path()))
      static_cast<void>(watch(at->path()));
    if (link && is_rules(at->path().filename().string()))
      watch_file(fs::weakly_canonical(at->path(), unknown));
  }
  return true;
}

// Watches its folder, because the file itself may be replaced.
void FolderWatch::watch_file(const fs::path& file) {
  const int number = ::inotify_add_watch(handle_, folder_of(file).c_str(), k_events);
  if (number >= 0 && !folders_.contains(number)) files_[number].insert(file.filename().string());
}

void FolderWatch::note(int folder, std::uint32_t what, const std::string& name) {
  const auto way = way_.find(folder);
  const bool on_way = way != way_.end() && way->second.contains(name);
  const auto found = folders_.find(folder);
  const bool itself = found != folders_.end() && found->second == folder_ && (what & k_self) != 0;
  if ((on_way && (what & (IN_MODIFY | IN_CLOSE_WRITE)) == 0) || itself) {
    way_changed_ = true;
    last_ = Clock::now();
  }
  const auto only = files_.find(folder);
  if (found == folders_.end() && (only == files_.end() || !only->second.contains(name))) return;
  if ((what & IN_ISDIR) != 0) {
    if (found == folders_.end() || name.empty()) return;
    // Its files may be there already.
    if (is_hidden(name)) return;
    if ((what & (IN_CREATE | IN_MOVED_TO)) != 0) static_cast<void>(watch(found->second / name));
    last_ = Clock::now();
    return;
  }
  if (!is_rules(name)) return;
  if ((what & IN_MODIFY) != 0)
    being_written_.emplace(folder, name);
  else if ((what & IN_CREATE) == 0)
    being_written_.erase({folder, name});
  last_ = Clock::now();
}

void FolderWatch::read_events() {
  alignas(inotify_event) std::array<char, 16384> buffer{};
  for (;;) {
    const ssize_t size = ::read(handle_, buffer.data(), buffer.size());
    if (size <= 0) break;
    for (std::size_t at = 0; at < static_cast<std::size_t>(size);) {
      inotify_event event{};
      std::memcpy(&event, buffer.data() + at, sizeof event);
      const char* name = buffer.data() + at + sizeof event;
      if ((event.mask & IN_Q_OVERFLOW) != 0) way_changed_ = true, last_ = Clock::now();
      note(event.wd, event.mask, event.len > 0 ? name : "");
      at += sizeof event + event.len;
    }
  }
  if (way_changed_) return watch_anew();
  if (there() || Clock::now() - tried_ < k_look_again) return;
  watch_anew();
  if (there()) last_ = Clock::now();
}

bool FolderWatch::saved() {
  read_events();
  const bool quiet = last_ && being_written_.empty() && Clock::now() - *last_ >= k_quiet;
  if (quiet) last_.reset();
  return quiet;
}

std::optional<std::chrono::milliseconds> FolderWatch::max_wait() const {
  std::optional<std::chrono::milliseconds> out;
  if (!there()) out = k_look_again;
  if (!last_ || !being_written_.empty()) return out;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*last_ + k_quiet - Clock::now());
  return std::max(left, std::chrono::milliseconds(0));
}

bool FolderWatch::disturbed() {
  read_events();
  return last_.has_value();
}

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
#include "scripting/source/folder_watch.h"

#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "core/base/error.h"

namespace hr::scripting {

namespace fs = std::filesystem;

namespace {

// Long enough for an editor that removes the old file before it writes the new one.
constexpr std::chrono::milliseconds k_quiet{60};

constexpr std::uint32_t k_events =
    IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR;

bool is_rules(const std::string& name) {
  return name.ends_with(".lua") || name.ends_with(".board") || name.ends_with(".svg");
}

}  // namespace

FolderWatch::FolderWatch(const fs::path& folder, const std::vector<fs::path>& files)
    : handle_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
  if (handle_ >= 0) watch(folder);
  if (folders_.empty()) {
    const std::string reason = std::generic_category().message(errno);
    if (handle_ >= 0) ::close(handle_);
    throw Error(folder.string() + ": cannot be watched for changes: " + reason);
  }
  for (const fs::path& file : files) watch_file(file);
}

FolderWatch::~FolderWatch() { ::close(handle_); }

void FolderWatch::watch(const fs::path& folder) {
  const int number = ::inotify_add_watch(handle_, folder.c_str(), k_events);
  if (number < 0) return;
  folders_[number] = folder;
  std::error_code ignored;
  for (auto at = fs::directory_iterator(folder, ignored);
       !ignored && at != fs::directory_iterator(); at.increment(ignored)) {
    std::error_code unknown;
    const bool link = at->is_symlink(unknown);
    if (at->is_directory(unknown) && !link) watch(at->path());
    if (link && is_rules(at->path().filename().string()))
      watch_file(fs::weakly_canonical(at->path(), unknown));
  }
}

// Watches its folder, because the file itself may be replaced.
void FolderWatch::watch_file(const fs::path& file) {
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  const int number = ::inotify_add_watch(handle_, folder.c_str(), k_events);
  if (number >= 0 && !folders_.contains(number)) files_[number].insert(file.filename().string());
}

void FolderWatch::note(int folder, std::uint32_t what, const std::string& name) {
  const auto only = files_.find(folder);
  if (only != files_.end() && !only->second.contains(name)) return;
  if ((what & IN_ISDIR) != 0) {
    if ((what & (IN_CREATE | IN_MOVED_TO)) == 0) return;
    watch(folders_[folder] / name);  // its files may be there already
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
    if (size <= 0) return;
    for (std::size_t at = 0; at < static_cast<std::size_t>(size);) {
      inotify_event event{};
      std::memcpy(&event, buffer.data() + at, sizeof event);
      const char* name = buffer.data() + at + sizeof event;
      if ((event.mask & IN_Q_OVERFLOW) != 0) being_written_.clear(), last_ = Clock::now();
      if (event.len > 0) note(event.wd, event.mask, name);
      at += sizeof event + event.len;
    }
  }
}

bool FolderWatch::saved() {
  read_events();
  const bool quiet = last_ && being_written_.empty() && Clock::now() - *last_ >= k_quiet;
  if (quiet) last_.reset();
  return quiet;
}

std::optional<std::chrono::milliseconds> FolderWatch::max_wait() const {
  if (!last_ || !being_written_.empty()) return {};
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*last_ + k_quiet - Clock::now());
  return std::max(left, std::chrono::milliseconds(0));
}

bool FolderWatch::disturbed() {
  read_events();
  return last_.has_value();
}

}  // namespace hr::scripting

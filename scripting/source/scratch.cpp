// SPDX-License-Identifier: MIT
#include "scripting/source/scratch.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <string_view>
#include <system_error>
#include <vector>

namespace hr::scripting {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view k_draft = ".houserules-draft-", k_scratch = "houserules-scratch-";
constexpr std::string_view k_any = "XXXXXX";  // becomes six letters
constexpr int k_tries = 20;                   // if another process cleans up first

[[noreturn]] void fail() { throw std::system_error(errno, std::generic_category()); }

// Whether the name still refers to the opened file, which another process may have removed.
bool still_there(const std::string& name, int handle) {
  struct stat named {
  }, opened{};
  return ::lstat(name.c_str(), &named) == 0 && ::fstat(handle, &opened) == 0 &&
         named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
}

// False if another process holds the lock. On a file system without locks nothing is removed
// either.
bool take_lock(const std::string& name, int handle) {
  if (::flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
  return still_there(name, handle);
}

std::string pattern(const fs::path& folder, std::string_view begins) {
  return (folder / (std::string(begins) + std::string(k_any))).string();
}

bool named(const fs::path& path, std::string_view begins) {
  const std::string name = path.filename().string();
  return name.size() == begins.size() + k_any.size() && name.starts_with(begins);
}

void clear(const fs::path& path, bool folder) {
  const int handle = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (handle < 0) return;
  struct stat what {};
  const bool ours = ::fstat(handle, &what) == 0 && what.st_uid == ::geteuid() &&
                    (folder ? S_ISDIR(what.st_mode) : S_ISREG(what.st_mode));
  std::error_code ignored;
  if (ours && ::flock(handle, LOCK_EX | LOCK_NB) == 0 && still_there(path.string(), handle))
    fs::remove_all(path, ignored);
  ::close(handle);
}

// Some file systems cannot rename without replacing, and some of these have no second names.
int rename_anew(const std::string& from, const fs::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP) return errno;
  if (::link(from.c_str(), to.c_str()) == 0) return ::unlink(from.c_str()) == 0 ? 0 : errno;
  if (errno != EPERM && errno != ENOTSUP) return errno;
  struct stat ignored {};
  if (::lstat(to.c_str(), &ignored) == 0) return EEXIST;
  return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

}  // namespace

DraftFile::DraftFile(const fs::path& folder) {
  for (int tries = 1;; ++tries) {
    name_ = pattern(folder, k_draft);
    handle_ = ::mkostemp(name_.data(), O_CLOEXEC | O_APPEND);
    if (handle_ < 0) fail();
    if (take_lock(name_, handle_) || tries == k_tries) return;
    ::close(handle_);
  }
}

DraftFile::~DraftFile() {
  if (!kept_) ::unlink(name_.c_str());
  if (handle_ >= 0) ::close(handle_);
}

int DraftFile::become(const fs::path& path, bool anew) {
  const int error = anew                                         ? rename_anew(name_, path)
                    : ::rename(name_.c_str(), path.c_str()) == 0 ? 0
                                                                 : errno;
  kept_ = error == 0;
  return error;
}

ScratchFolder::ScratchFolder() {
  const fs::path all = fs::temp_directory_path();
  clear_left_overs(all);
  for (int tries = 1;; ++tries) {
    std::string name = pattern(all, k_scratch);
    if (::mkdtemp(name.data()) == nullptr) fail();
    path_ = name;
    handle_ = ::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle_ < 0) fail();
    if (take_lock(name, handle_) || tries == k_tries) return;
    ::close(handle_);
  }
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
  ::close(handle_);
}

void clear_left_overs(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> drafts, folders;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (named(at->path(), k_draft)) drafts.push_back(at->path());
    if (named(at->path(), k_scratch)) folders.push_back(at->path());
  }
  for (const fs::path& draft : drafts) clear(draft, false);
  for (const fs::path& left : folders) clear(left, true);
}

void clear_left_overs_below(const fs::path& folder) {
  clear_left_overs(folder);
  std::error_code error;
  const auto skip = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator at(folder, skip, error), end; !error && at != end;
       at.increment(error)) {
    std::error_code ignored;
    if (at->is_directory(ignored) && !at->is_symlink(ignored)) clear_left_overs(at->path());
  }
}

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
#include "scripting/source/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "scripting/source/scratch.h"

namespace hr::scripting {

namespace {

namespace fs = std::filesystem;

std::string reason(int error) { return std::generic_category().message(error); }

[[noreturn]] void cannot_write(const fs::path& path, int error) {
  throw CannotWrite(fmt::format("{}: cannot be written: {}", path.string(), reason(error)));
}
[[noreturn]] void cannot_read(const fs::path& path, const std::string& why) {
  throw Error(fmt::format("{}: cannot be read: {}", path.string(), why));
}

class FileHandle {
 public:
  FileHandle(const fs::path& path, int how) : handle_(::open(path.c_str(), how | O_CLOEXEC)) {}
  ~FileHandle() {
    if (handle_ >= 0) ::close(handle_);
  }
  FileHandle(const FileHandle&) = delete;
  FileHandle& operator=(const FileHandle&) = delete;
  int get() const { return handle_; }

 private:
  int handle_;
};

FileStamp stamp_in(const struct stat& what) {
  return {.device = what.st_dev,
          .file = what.st_ino,
          .size = static_cast<std::uint64_t>(what.st_size),
          .seconds = what.st_mtim.tv_sec,
          .nanoseconds = what.st_mtim.tv_nsec};
}

// The mode of an existing file, or of a new one.
mode_t mode_of(const fs::path& path, Access access) {
  struct stat before {};
  const bool there = ::stat(path.c_str(), &before) == 0;
  if (access == Access::owner) return there ? before.st_mode & 0600U : 0600U;
  if (there) return before.st_mode & 0777U;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666U & ~mask;
}

void write_through(const fs::path& path, std::string_view text) {
  std::ofstream out(path, std::ios::binary);
  out << text << std::flush;
  if (!out) cannot_write(path, errno == 0 ? EIO : errno);
}

// Returns 0 or an errno value.
int write_all(int handle, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(handle, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return 0;
}

int replace_by_draft(const fs::path& path, std::string_view text, bool flushed, Access access) {
  try {
    DraftFile draft(path.has_parent_path() ? path.parent_path() : fs::path("."));
    if (const int error = write_all(draft.handle(), text); error != 0) return error;
    if (flushed && ::fsync(draft.handle()) != 0) return errno;
    ::fchmod(draft.handle(), mode_of(path, access));
    return draft.become(path);
  } catch (const std::system_error& error) {
    return error.code().value();
  }
}

void replace(const fs::path& path, std::string_view text, bool flushed, Access access) {
  std::error_code ignored;
  const auto type = fs::status(path, ignored).type();
  if (type == fs::file_type::directory) cannot_write(path, EISDIR);
  const bool there = fs::exists(path, ignored);
  if (there && type != fs::file_type::regular) return write_through(path, text);
  const auto real = there ? fs::canonical(path, ignored) : path;
  if (const int error = replace_by_draft(real, text, flushed, access); error != 0)
    cannot_write(path, error);
}

}  // namespace

std::string read_whole(const fs::path& path, std::uintmax_t most) {
  const auto check_size = [&](std::uintmax_t size) {
    if (size > most) cannot_read(path, fmt::format("it is larger than {} KB", most >> 10));
  };
  const FileHandle file(path, O_RDONLY | O_NONBLOCK);
  struct stat what {};
  if (file.get() < 0 || ::fstat(file.get(), &what) != 0) cannot_read(path, reason(errno));
  if (S_ISDIR(what.st_mode)) cannot_read(path, reason(EISDIR));
  if (!S_ISREG(what.st_mode)) cannot_read(path, "it is not a file");
  check_size(static_cast<std::uintmax_t>(what.st_size));
  std::string text;
  for (std::size_t size = 0;;) {  // it may grow meanwhile, and some files report size 0
    text.resize(std::max({size + 4096, static_cast<std::size_t>(what.st_size) + 1}));
    const ssize_t n = ::read(file.get(), text.data() + size, text.size() - size);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) cannot_read(path, reason(errno));
    size += static_cast<std::size_t>(n);
    check_size(size);
    if (n > 0) continue;
    text.resize(size);
    return text;
  }
}

void write_whole(const fs::path& path, std::string_view text, Access access) {
  replace(path, text, true, access);
}

void write_soon(const fs::path& path, std::string_view text, Access access) {
  replace(path, text, false, access);
}

void flush(const fs::path& path) {
  const FileHandle file(path, O_RDONLY);
  if (file.get() < 0 || ::fsync(file.get()) != 0) cannot_write(path, errno);
}

std::optional<FileStamp> stamp_of(const fs::path& path) {
  struct stat what {};
  if (::stat(path.c_str(), &what) != 0 || !S_ISREG(what.st_mode)) return {};
  return stamp_in(what);
}

bool append(const fs::path& path, std::string_view text, FileStamp& left, Flushed flushed) {
  const FileHandle file(path, O_WRONLY | O_APPEND | O_NONBLOCK);
  struct stat what {};
  if (file.get() < 0 || ::fstat(file.get(), &what) != 0 || !S_ISREG(what.st_mode)) return false;
  if (stamp_in(what) != left) return false;
  int error = write_all(file.get(), text);
  if (error == 0 && flushed == Flushed::yes && ::fdatasync(file.get()) != 0) error = errno;
  if (error != 0 && ::ftruncate(file.get(), what.st_size) != 0) error = errno;
  if (::fstat(file.get(), &what) == 0) left = stamp_in(what);
  if (error != 0) cannot_write(path, error);
  return true;
}

void make_owners_folder(const fs::path& folder) {
  constexpr mode_t k_owner = 0700;
  std::error_code ignored;
  for (fs::path made; const fs::path& part : folder) {
    made /= part;
    if (fs::is_directory(made, ignored)) continue;
    if (::mkdir(made.c_str(), k_owner) != 0 && errno != EEXIST) cannot_write(folder, errno);
    ::chmod(made.c_str(), k_owner);  // the umask may have removed some bits
  }
  struct stat what {};
  if (::stat(folder.c_str(), &what) != 0) cannot_write(folder, errno);
  if (!S_ISDIR(what.st_mode)) cannot_write(folder, ENOTDIR);
  if ((what.st_mode & 0077U) != 0 && what.st_uid == ::geteuid())
    ::chmod(folder.c_str(), what.st_mode & k_owner);
}

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
#include "scripting/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>

#include "core/error.h"

namespace hr::scripting {

namespace {

std::string reason(int error) { return std::generic_category().message(error); }

[[noreturn]] void cannot_write(const std::filesystem::path& path, int error) {
  throw Error(fmt::format("{}: cannot be written: {}", path.string(), reason(error)));
}

// Who may read and write it: as before, or as any new file.
mode_t mode_of(const std::filesystem::path& path) {
  struct stat before {};
  if (::stat(path.c_str(), &before) == 0) return before.st_mode & 07777U;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666U & ~mask;
}

void write_through(const std::filesystem::path& path, std::string_view text) {
  std::ofstream out(path, std::ios::binary);
  out << text << std::flush;
  if (!out) cannot_write(path, errno == 0 ? EIO : errno);
}

// A new file, gone again unless it is kept.
class Draft {
 public:
  explicit Draft(const std::filesystem::path& path) : name_(path.string() + ".XXXXXX") {
    handle_ = ::mkstemp(name_.data());
    if (handle_ < 0) cannot_write(path, errno);
  }
  ~Draft() {
    if (handle_ >= 0) ::close(handle_);
    if (!kept_) ::unlink(name_.c_str());
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  // 0, or what went wrong.
  int write(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t n = ::write(handle_, text.data(), text.size());
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) return errno;
      text.remove_prefix(static_cast<std::size_t>(n));
    }
    return 0;
  }

  int flush() const { return ::fsync(handle_) == 0 ? 0 : errno; }

  int become(const std::filesystem::path& path) {
    ::fchmod(handle_, mode_of(path));
    if (::rename(name_.c_str(), path.c_str()) != 0) return errno;
    kept_ = true;
    return 0;
  }

 private:
  std::string name_;
  int handle_ = -1;
  bool kept_ = false;
};

}  // namespace

std::string read_whole(const std::filesystem::path& path, std::uintmax_t most) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  if (error) throw Error(fmt::format("{}: cannot be read: {}", path.string(), error.message()));
  if (size > most)
    throw Error(
        fmt::format("{}: cannot be read: it is larger than {} KB", path.string(), most >> 10));
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw Error(fmt::format("{}: cannot be read", path.string()));
  return std::move(text).str();
}

namespace {

void replace(const std::filesystem::path& path, std::string_view text, bool flushed) {
  std::error_code ignored;
  const auto type = std::filesystem::status(path, ignored).type();
  if (type == std::filesystem::file_type::directory) cannot_write(path, EISDIR);
  const bool there = std::filesystem::exists(path, ignored);
  if (there && type != std::filesystem::file_type::regular) return write_through(path, text);
  const auto real = there ? std::filesystem::canonical(path, ignored) : path;
  Draft draft(real);
  int error = draft.write(text);
  if (error == 0 && flushed) error = draft.flush();
  if (error == 0) error = draft.become(real);
  if (error != 0) cannot_write(path, error);
}

}  // namespace

void write_whole(const std::filesystem::path& path, std::string_view text) {
  replace(path, text, true);
}

void write_soon(const std::filesystem::path& path, std::string_view text) {
  replace(path, text, false);
}

void flush(const std::filesystem::path& path) {
  const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) cannot_write(path, errno);
  const int error = ::fsync(handle) == 0 ? 0 : errno;
  ::close(handle);
  if (error != 0) cannot_write(path, error);
}

}  // namespace hr::scripting

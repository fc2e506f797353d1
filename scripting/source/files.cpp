// SPDX-License-Identifier: MIT
#include "scripting/source/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

#include "scripting/source/scratch.h"

namespace hr::scripting {

namespace {

namespace fs = std::filesystem;

std::string reason(int error) { return std::generic_category().message(error); }

[[noreturn]] void cannot_write(const fs::path& path, const std::string& why) {
  throw CannotWrite(fmt::format("{}: cannot be written: {}", path.string(), why));
}
[[noreturn]] void cannot_write(const fs::path& path, int error) {
  cannot_write(path, reason(error));
}
[[noreturn]] void taken(const fs::path& path, const char* why) {
  throw Taken(fmt::format("{}: cannot be written: {}", path.string(), why));
}
constexpr const char* k_in_use = "another window or command of House Rules is using it";
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
  int release() { return std::exchange(handle_, -1); }  // the caller closes it

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

// The open stream that a path such as /dev/stdout means, or -1.
int stream_number(const fs::path& path) {
  const std::string name = path.lexically_normal().string();
  if (name == "/dev/stdout") return STDOUT_FILENO;
  if (name == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view begins : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!name.starts_with(begins)) continue;
    int number = -1;
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + begins.size(), end, number);
    if (read.ec == std::errc() && read.ptr == end) return number;
  }
  return -1;
}

// Where the links of a path lead, whether or not there is a file; or the first stream on the way.
fs::path end_of_links(const fs::path& path) {
  constexpr int k_max_links = 40;
  std::error_code error;
  fs::path at = path;
  for (int links = 0; stream_number(at) < 0 && fs::is_symlink(at, error); ++links) {
    if (links == k_max_links) cannot_write(path, ELOOP);
    const fs::path to = fs::read_symlink(at, error);
    if (error) cannot_write(path, error.value());
    at = at.parent_path() / to;
  }
  if (stream_number(at) >= 0) return at;
  const fs::path folder =
      fs::canonical(at.has_parent_path() ? at.parent_path() : fs::path("."), error);
  return error ? at : folder / at.filename();
}

// Opens a pipe or a device. A reader of a pipe may be just about to come.
int open_for_writing(const fs::path& path) {
  constexpr int k_tries = 50;
  for (int tries = 1;; ++tries) {
    const int handle = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (handle >= 0) {
      ::fcntl(handle, F_SETFL, O_WRONLY);
      return handle;
    }
    if (errno != ENXIO) cannot_write(path, errno);
    if (tries == k_tries) cannot_write(path, "it is a pipe that nobody reads");
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

// Others that write the file at this moment are waited for, others that hold it are not.
void write_once(const fs::path& path, std::string_view text, Flushed flushed, Access access) {
  constexpr int k_tries = 40;
  for (int tries = 1;; ++tries) {
    try {
      HeldFile file(path, access);
      return file.write(text, flushed);
    } catch (const Taken&) {
      if (tries == k_tries) throw;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

}  // namespace

FileReader::FileReader(const fs::path& path, std::uintmax_t most)
    : path_(path), most_(most), piece_(1 << 16), handle_(-1) {
  FileHandle file(path, O_RDONLY | O_NONBLOCK);
  struct stat what {};
  if (file.get() < 0 || ::fstat(file.get(), &what) != 0) cannot_read(path, reason(errno));
  if (S_ISDIR(what.st_mode)) cannot_read(path, reason(EISDIR));
  if (!S_ISREG(what.st_mode)) cannot_read(path, "it is not a file");
  size_ = static_cast<std::uintmax_t>(what.st_size);
  check_size(size_);
  handle_ = file.release();
}

FileReader::~FileReader() {
  if (handle_ >= 0) ::close(handle_);
}

void FileReader::check_size(std::uintmax_t size) const {
  if (size > most_) cannot_read(path_, fmt::format("it is larger than {} KB", most_ >> 10));
}

std::string_view FileReader::next() {
  for (;;) {
    const ssize_t n = ::read(handle_, piece_.data(), piece_.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) cannot_read(path_, reason(errno));
    read_ += static_cast<std::uintmax_t>(n);
    check_size(read_);  // it may have grown meanwhile
    return {piece_.data(), static_cast<std::size_t>(n)};
  }
}

std::string read_whole(const fs::path& path, std::uintmax_t most) {
  FileReader file(path, most);
  std::string text;
  text.reserve(file.size());
  for (std::string_view piece = file.next(); !piece.empty(); piece = file.next()) text += piece;
  return text;
}

void write_whole(const fs::path& path, std::string_view text, Access access) {
  write_once(path, text, Flushed::yes, access);
}

void write_soon(const fs::path& path, std::string_view text, Access access) {
  write_once(path, text, Flushed::no, access);
}

void flush(const fs::path& path) {
  const FileHandle file(path, O_RDONLY | O_NONBLOCK);
  if (file.get() < 0 || ::fsync(file.get()) != 0) cannot_write(path, errno);
}

std::optional<FileStamp> stamp_of(const fs::path& path) {
  struct stat what {};
  if (::stat(path.c_str(), &what) != 0 || !S_ISREG(what.st_mode)) return {};
  return stamp_in(what);
}

HeldFile::HeldFile(fs::path path, Access access) : path_(std::move(path)), access_(access) {
  try {
    if (!open_stream()) open_file();
  } catch (...) {
    close();
    throw;
  }
}

HeldFile::~HeldFile() { close(); }

HeldFile::HeldFile(HeldFile&& other) noexcept
    : path_(std::move(other.path_)),
      real_(std::move(other.real_)),
      access_(other.access_),
      handle_(std::exchange(other.handle_, -1)),
      stream_(other.stream_),
      written_(other.written_),
      left_(other.left_) {}

HeldFile& HeldFile::operator=(HeldFile&& other) noexcept {
  if (this == &other) return *this;
  close();
  path_ = std::move(other.path_);
  real_ = std::move(other.real_);
  access_ = other.access_;
  handle_ = std::exchange(other.handle_, -1);
  stream_ = other.stream_;
  written_ = other.written_;
  left_ = other.left_;
  return *this;
}

void HeldFile::close() {
  if (handle_ >= 0) ::close(std::exchange(handle_, -1));
}

// False if the path leads to a plain file, or to none.
bool HeldFile::open_stream() {
  struct stat what {};
  const bool there = stream_number(path_) < 0 && ::stat(path_.c_str(), &what) == 0;
  if (there && S_ISDIR(what.st_mode)) cannot_write(path_, EISDIR);
  if (there && S_ISBLK(what.st_mode)) cannot_write(path_, "it is a disk");
  if (there && S_ISSOCK(what.st_mode)) cannot_write(path_, "it is a socket");
  stream_ = true;
  if (there && !S_ISREG(what.st_mode)) return handle_ = open_for_writing(path_), true;
  real_ = end_of_links(path_);
  const int number = stream_number(real_);
  stream_ = number >= 0;
  if (!stream_) return false;
  handle_ = ::fcntl(number, F_DUPFD_CLOEXEC, 0);
  if (handle_ < 0) cannot_write(path_, errno);
  return true;
}

// A file that may be replaced but not read is not locked.
void HeldFile::open_file() {
  constexpr int k_tries = 100;  // somebody replaces it again and again
  for (int tries = 0; tries < k_tries; ++tries) {
    close();
    left_ = stamp_of(real_);
    if (!left_) return;
    handle_ = ::open(real_.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (handle_ < 0 && errno == ENOENT) continue;
    if (handle_ < 0 || try_to_lock()) return;
  }
  taken(path_, k_in_use);
}

// False if it was replaced in the meantime. A file system without locks has none to offer.
bool HeldFile::try_to_lock() {
  if (::flock(handle_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) taken(path_, k_in_use);
  struct stat opened {};
  left_ = stamp_of(real_);
  return left_ && ::fstat(handle_, &opened) == 0 && stamp_in(opened) == *left_;
}

// Throws if something is there that this process did not leave. False if nothing is there.
bool HeldFile::require_mine() const {
  struct stat now {};
  if (::lstat(real_.c_str(), &now) != 0) return false;
  if (!left_) {
    const FileHandle other(real_, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const bool held = other.get() >= 0 && ::flock(other.get(), LOCK_SH | LOCK_NB) != 0;
    taken(path_,
          held && errno == EWOULDBLOCK ? k_in_use : "another program has made it in the meantime");
  }
  const FileStamp stamp = stamp_in(now);
  if (!S_ISREG(now.st_mode) || stamp.device != left_->device || stamp.file != left_->file)
    taken(path_, "another program has replaced it");
  if (stamp != *left_) taken(path_, "another program has changed it");
  return true;
}

bool HeldFile::as_left() const {
  struct stat now {};
  return stream_ || (left_ && ::lstat(real_.c_str(), &now) == 0 && stamp_in(now) == *left_);
}

void HeldFile::write(std::string_view text, Flushed flushed) {
  if (stream_) {
    if (const int error = write_all(handle_, text); error != 0) cannot_write(path_, error);
    written_ = true;
    return;
  }
  try {
    write_draft(text, flushed, !require_mine());
  } catch (const std::system_error& error) {
    cannot_write(path_, error.code().value());
  }
}

// The draft is locked before it has the file's name, so the file is never without a lock.
void HeldFile::write_draft(std::string_view text, Flushed flushed, bool anew) {
  DraftFile draft(real_.has_parent_path() ? real_.parent_path() : fs::path("."));
  int error = write_all(draft.handle(), text);
  if (error == 0 && flushed == Flushed::yes && ::fsync(draft.handle()) != 0) error = errno;
  if (error != 0) cannot_write(path_, error);
  ::fchmod(draft.handle(), mode_of(real_, access_));
  if (!anew) static_cast<void>(require_mine());
  error = draft.become(real_, anew);
  if (error == EEXIST) {
    left_.reset();
    static_cast<void>(require_mine());
  }
  if (error != 0) cannot_write(path_, error);
  close();
  handle_ = draft.release();
  struct stat what {};
  if (::fstat(handle_, &what) == 0) left_ = stamp_in(what);
  written_ = true;
}

bool HeldFile::add(std::string_view text, Flushed flushed) {
  if (!written_) return false;
  if (stream_) return write(text, flushed), true;
  if (!require_mine()) return false;
  struct stat before {};
  if (::fstat(handle_, &before) != 0) cannot_write(path_, errno);
  int error = write_all(handle_, text);
  if (error == 0 && flushed == Flushed::yes && ::fdatasync(handle_) != 0) error = errno;
  if (error != 0 && ::ftruncate(handle_, before.st_size) != 0) error = errno;
  struct stat what {};
  if (::fstat(handle_, &what) == 0) left_ = stamp_in(what);
  if (error != 0) cannot_write(path_, error);
  return true;
}

void write_new(const fs::path& path, std::string_view text, Access access) {
  int error = 0;
  try {
    DraftFile draft(path.has_parent_path() ? path.parent_path() : fs::path("."));
    error = write_all(draft.handle(), text);
    if (error == 0 && ::fsync(draft.handle()) != 0) error = errno;
    ::fchmod(draft.handle(), mode_of(path, access));
    if (error == 0) error = draft.become(path, true);
  } catch (const std::system_error& failed) {
    error = failed.code().value();
  }
  if (error == EEXIST) taken(path, "it exists already");
  if (error != 0) cannot_write(path, error);
}

fs::path free_name(const fs::path& path) {
  struct stat ignored {};
  for (int number = 2;; ++number) {
    fs::path out = path;
    out.replace_filename(
        fmt::format("{}-{}{}", path.stem().string(), number, path.extension().string()));
    if (::lstat(out.c_str(), &ignored) != 0) return out;
  }
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

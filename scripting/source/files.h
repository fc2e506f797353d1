// SPDX-License-Identifier: MIT
// Reads and writes whole files. This is the one place that decides what happens to a file that the
// program writes:
// - It is afterwards either complete or as it was before: the text goes to a draft in the same
//   folder (scripting/source/scratch.h), is flushed to disk, and the draft is renamed.
// - A link that is there when the file is taken is followed, once. What is put in the file's place
//   later (a link, another file, a folder) is neither followed nor overwritten.
// - Two processes never write the same file: it is locked while it is held (HeldFile). The lock
//   ends with the process, however that ends.
// - Pipes and devices are written to directly. A pipe that nobody reads, a disk and a socket are
//   refused, so nothing waits for ever. /dev/stdout and /dev/fd/N mean the open stream, even if it
//   leads to a file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace hr::scripting {

// "path: cannot be written: why". The previous contents are unchanged.
class CannotWrite : public Error {
 public:
  using Error::Error;
};

// Who may open a file that is written. `usual`: as before, or as for any new file. `owner`: only
// the owner, regardless of the umask and of the old mode; for everything that may contain secrets.
enum class Access { usual, owner };

// Reads a file piece by piece, for those that are too long to be in memory at once.
class FileReader {
 public:
  // Both throw Error, "path: cannot be read: why"; also if it is larger than `most` bytes or not a
  // file.
  FileReader(const std::filesystem::path& path, std::uintmax_t most);
  ~FileReader();
  FileReader(const FileReader&) = delete;
  FileReader& operator=(const FileReader&) = delete;

  std::uintmax_t size() const { return size_; }  // when it was opened; some files report 0
  // The next piece, valid until the next call; "" at the end.
  std::string_view next();

 private:
  void check_size(std::uintmax_t size) const;

  std::filesystem::path path_;
  std::uintmax_t most_, size_ = 0, read_ = 0;
  std::vector<char> piece_;
  int handle_;
};

// The same, at once.
std::string read_whole(const std::filesystem::path& path, std::uintmax_t most);
// Throws CannotWrite.
void write_whole(const std::filesystem::path& path, std::string_view text,
                 Access access = Access::usual);

// For files that are written often: the same without waiting for the disk. The text survives the
// end of the program at once, and a failure of the machine after flush() has returned.
void write_soon(const std::filesystem::path& path, std::string_view text,
                Access access = Access::usual);
// Throws CannotWrite.
void flush(const std::filesystem::path& path);
// Writes a file that must not exist yet, not even as a link. Throws Taken if it does.
void write_new(const std::filesystem::path& path, std::string_view text,
               Access access = Access::usual);

// The state in which a file was left. It differs once somebody writes to the file or replaces it.
struct FileStamp {
  std::uint64_t device = 0, file = 0, size = 0;
  std::int64_t seconds = 0, nanoseconds = 0;  // when it was written
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
std::optional<FileStamp> stamp_of(const std::filesystem::path& path);  // none if there is no file

// The file belongs to somebody else: another process holds it, or another program has changed or
// replaced it. It was left as it is.
class Taken : public CannotWrite {
 public:
  using CannotWrite::CannotWrite;
};

enum class Flushed : bool { no, yes };  // down to the disk

// A file that this process writes again and again, such as a record. Others that would write it
// through this header are refused while it is held. For one thread at a time.
class HeldFile {
 public:
  // The file need not exist; it is made by the first write. Throws Taken if it is held already, in
  // this process or another, and CannotWrite if it can never be written.
  explicit HeldFile(std::filesystem::path path, Access access = Access::usual);
  ~HeldFile();
  HeldFile(const HeldFile&) = delete;
  HeldFile& operator=(const HeldFile&) = delete;
  HeldFile(HeldFile&& other) noexcept;
  HeldFile& operator=(HeldFile&& other) noexcept;

  const std::filesystem::path& path() const { return path_; }  // as it was given
  bool is_stream() const { return stream_; }                   // a pipe or a device
  // Whether it is as this process left or found it. A file that has been removed is not.
  bool as_left() const;

  // Replaces its contents. A file that was removed is made again; a
  // stream is added to. Throws Taken if somebody else has changed or replaced it, CannotWrite if it
  // cannot be written. Then nothing of the text is in the file.
  void write(std::string_view text, Flushed flushed = Flushed::yes);
  // Appends. False, and nothing is done, if it has not been written here or has been removed since:
  // it must be written again. Throws as write() does.
  bool add(std::string_view text, Flushed flushed = Flushed::yes);

 private:
  bool open_stream();
  void open_file();
  bool try_to_lock();
  bool require_mine() const;
  void write_draft(std::string_view text, Flushed flushed, bool anew);
  void close();

  std::filesystem::path path_, real_;  // `real_`: where the links led
  Access access_;
  int handle_ = -1;  // keeps the lock; -1: none, because the file is not there
  bool stream_ = false;
  bool written_ = false;           // by this object
  std::optional<FileStamp> left_;  // none: there was no file
};

// A name beside it that is free: "a-2.rec".
std::filesystem::path free_name(const std::filesystem::path& path);

// Creates a folder, and missing folders above it, that only the owner may enter. If it already
// exists it is closed to others. Throws CannotWrite.
void make_owners_folder(const std::filesystem::path& folder);

}  // namespace hr::scripting

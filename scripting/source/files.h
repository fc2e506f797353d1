// SPDX-License-Identifier: MIT
// Files read and written whole, or added to. A file that is written is there in full or as it was
// before: the text goes to a draft beside it (scripting/source/scratch.h), is flushed to the disk,
// and takes its name. What is no file, a device or a pipe, is written to as it is; a link is
// followed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace hr::scripting {

// "path: cannot be written: why". What was there before is then still there.
class CannotWrite : public Error {
 public:
  using Error::Error;
};

// Who may open a file that is written. `usual`: as before, or as any new file. `owner`: nobody but
// the owner, whatever the umask is and whoever could open it before; for all that may hold secrets.
enum class Access { usual, owner };

// Throws Error, "path: cannot be read: why"; also when it is larger than `most` bytes, or no file.
std::string read_whole(const std::filesystem::path& path, std::uintmax_t most);
// Throws CannotWrite.
void write_whole(const std::filesystem::path& path, std::string_view text,
                 Access access = Access::usual);

// For what is written often: the same without waiting for the disk. It is safe from the end of the
// program at once, and from that of the machine when flush() has returned.
void write_soon(const std::filesystem::path& path, std::string_view text,
                Access access = Access::usual);
// Throws CannotWrite.
void flush(const std::filesystem::path& path);

// A file as it was left. Whoever writes to it or puts another in its place changes this.
struct FileStamp {
  std::uint64_t device = 0, file = 0, size = 0;
  std::int64_t seconds = 0, nanoseconds = 0;  // when it was written
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
std::optional<FileStamp> stamp_of(const std::filesystem::path& path);  // none: there is no file

// For a file that grows: adds to its end, with `flushed` as far as the disk, and has it stamped
// anew. False, and nothing is done, when it is not as it was left, or cannot be added to. Throws
// CannotWrite, and then nothing of the text is there.
enum class Flushed : bool { no, yes };
bool append(const std::filesystem::path& path, std::string_view text, FileStamp& left,
            Flushed flushed);

// Makes a folder, and those above it that are not there, that only the owner may enter. One that is
// there already is closed to others. Throws CannotWrite.
void make_owners_folder(const std::filesystem::path& folder);

}  // namespace hr::scripting

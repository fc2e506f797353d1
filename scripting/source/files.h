// SPDX-License-Identifier: MIT
// Reads and writes whole files, and appends to files. A file that is written is afterwards either
// complete or as it was before: the text goes to a draft in the same folder
// (scripting/source/scratch.h), is flushed to disk, and the draft is renamed. Devices and pipes are
// written to directly; links are followed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

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

// Throws Error, "path: cannot be read: why"; also if it is larger than `most` bytes or not a file.
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

// The state in which a file was left. It differs once somebody writes to the file or replaces it.
struct FileStamp {
  std::uint64_t device = 0, file = 0, size = 0;
  std::int64_t seconds = 0, nanoseconds = 0;  // when it was written
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
std::optional<FileStamp> stamp_of(const std::filesystem::path& path);  // none if there is no file

// Appends to a growing file, with `flushed` down to the disk, and updates the stamp. Returns false
// and does nothing if the file is not as it was left or cannot be appended to. Throws CannotWrite;
// then nothing of the text is in the file.
enum class Flushed : bool { no, yes };
bool append(const std::filesystem::path& path, std::string_view text, FileStamp& left,
            Flushed flushed);

// Creates a folder, and missing folders above it, that only the owner may enter. If it already
// exists it is closed to others. Throws CannotWrite.
void make_owners_folder(const std::filesystem::path& folder);

}  // namespace hr::scripting

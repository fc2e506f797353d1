// SPDX-License-Identifier: MIT
// Files read and written whole. A file that is written is there in full or as it was before: the
// text goes to a new file beside it, is flushed to the disk, and takes its name. What is no file,
// a device or a pipe, is written to as it is; a link is followed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace hr::scripting {

// Throws Error, "path: cannot be read: why"; also when it is larger than `most` bytes.
std::string read_whole(const std::filesystem::path& path, std::uintmax_t most);
// Throws Error, "path: cannot be written: why"; what was there before is then still there.
void write_whole(const std::filesystem::path& path, std::string_view text);

// For what is written often: the same without waiting for the disk. It is safe from the end of the
// program at once, and from that of the machine when flush() has returned.
void write_soon(const std::filesystem::path& path, std::string_view text);
// Throws Error, "path: cannot be written: why".
void flush(const std::filesystem::path& path);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
#include "cli/terminal/out_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "cli/terminal/exit_code.h"
#include "scripting/source/scratch.h"

namespace hr::cli {

void check_out_file(const std::string& out, std::initializer_list<std::string_view> begins,
                    const char* flag) {
  if (out.empty())
    throw Failure(Exit::usage, fmt::format("{}: expected the file to write to, got nothing", flag));
  const std::filesystem::path path(out);
  scripting::clear_left_overs(path.has_parent_path() ? path.parent_path() : ".");
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return;
  std::ifstream in(path, std::ios::binary);
  std::string start(64, '\0');
  in.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  const auto begins_so = [&](std::string_view text) { return start.starts_with(text); };
  if (!start.empty() && std::ranges::none_of(begins, begins_so))
    throw Failure(
        Exit::usage,
        fmt::format("{}: {} is a different kind of file, which would be overwritten", flag, out));
}

void check_writable(const std::string& out, const char* flag) {
  const std::filesystem::path path(out);
  const std::string folder = path.has_parent_path() ? path.parent_path().string() : ".";
  std::error_code ignored;
  const auto refuse = [&](const std::string& why) {
    throw Failure(Exit::problems, fmt::format("{}: {} cannot be written: {}", flag, out, why));
  };
  if (std::filesystem::is_directory(path, ignored)) refuse("it is a folder; expected a file");
  if (!std::filesystem::is_directory(folder, ignored))
    refuse(fmt::format("there is no folder {}", folder));
  // A file is replaced by a new one; what is no file, such as a pipe, is written itself.
  const bool replaced =
      !std::filesystem::exists(path, ignored) || std::filesystem::is_regular_file(path, ignored);
  if (::access(replaced ? folder.c_str() : path.c_str(), W_OK) != 0) refuse(std::strerror(errno));
}

}  // namespace hr::cli

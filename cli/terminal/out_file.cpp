// SPDX-License-Identifier: MIT
#include "cli/terminal/out_file.h"

#include <fmt/format.h>

#include <algorithm>
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

}  // namespace hr::cli

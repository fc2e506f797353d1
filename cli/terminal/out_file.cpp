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
#include "cli/terminal/output.h"
#include "scripting/source/scratch.h"

namespace hr::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* k_standard_output = "/dev/stdout";

void check_kind(const std::string& out, std::initializer_list<std::string_view> begins,
                const char* flag) {
  std::error_code ignored;
  if (!fs::is_regular_file(out, ignored)) return;
  std::ifstream in(out, std::ios::binary);
  std::string start(64, '\0');
  in.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  const auto begins_so = [&](std::string_view text) { return start.starts_with(text); };
  if (!start.empty() && std::ranges::none_of(begins, begins_so))
    throw Failure(
        Exit::usage,
        fmt::format("{}: {} is a different kind of file, which would be overwritten", flag, out));
}

scripting::HeldFile take(const std::string& out, const char* flag, scripting::Access access) {
  if (out.empty())
    throw Failure(Exit::usage, fmt::format("{}: expected the file to write to, got nothing", flag));
  const fs::path path(out);
  scripting::clear_left_overs(path.has_parent_path() ? path.parent_path() : ".");
  try {
    return scripting::HeldFile(path, access);
  } catch (const scripting::Taken& taken) {
    throw Failure(Exit::problems, fmt::format("{}: {}. Choose a different file, such as {}", flag,
                                              taken.what(), scripting::free_name(path).string()));
  } catch (const scripting::CannotWrite& error) {
    throw Failure(Exit::problems, fmt::format("{}: {}", flag, error.what()));
  }
}

}  // namespace

OutFile::OutFile(const std::string& name, std::initializer_list<std::string_view> begins,
                 const char* flag, scripting::Access access)
    : first_(name == "-" ? k_standard_output : name),
      name_(first_),
      access_(access),
      standard_output_(first_ == k_standard_output),
      file_(take(first_, flag, access)) {
  if (!file_.is_stream()) check_kind(first_, begins, flag);
}

void OutFile::move(const scripting::Taken& why) {
  constexpr int k_tries = 20;  // others may want the same name
  for (int tries = 1;; ++tries) {
    const fs::path other = scripting::free_name(first_);
    try {
      file_ = scripting::HeldFile(other, access_);
      name_ = other.string();
      message(fmt::format("{}; {} is written instead", why.what(), name_));
      return;
    } catch (const scripting::Taken&) {
      if (tries == k_tries) throw;
    }
  }
}

void OutFile::write(std::string_view text, scripting::Flushed flushed) {
  if (is_stream()) cli::flush();
  for (;;) try {
      return file_.write(text, flushed);
    } catch (const scripting::Taken& taken) {
      move(taken);
    }
}

bool OutFile::add(std::string_view text, scripting::Flushed flushed) {
  if (is_stream()) cli::flush();
  try {
    return file_.add(text, flushed);
  } catch (const scripting::Taken& taken) {
    move(taken);
    return false;
  }
}

void OutFile::report(std::string_view text) const {
  if (!standard_output_) return print(text);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    remark(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void check_writable(const OutFile& out, const char* flag) {
  if (out.is_stream()) return;
  const fs::path path(out.name());
  const std::string folder = path.has_parent_path() ? path.parent_path().string() : ".";
  std::error_code ignored;
  const auto refuse = [&](const std::string& why) {
    throw Failure(Exit::problems,
                  fmt::format("{}: {}: cannot be written: {}", flag, out.name(), why));
  };
  if (!fs::is_directory(folder, ignored)) refuse(fmt::format("there is no folder {}", folder));
  if (::access(folder.c_str(), W_OK) != 0) refuse(std::strerror(errno));
}

}  // namespace hr::cli

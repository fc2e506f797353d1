// SPDX-License-Identifier: MIT
// houserules merge: files of results put together.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/lab/commands.h"
#include "cli/results/result_store.h"
#include "cli/terminal/output.h"
#include "core/base/error.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

struct MergeArguments {
  std::string into;
  std::vector<std::string> files;
};

Exit run_merge(const MergeArguments& arguments) {
  for (const std::string& file : arguments.files)  // before a file is made
    if (!std::filesystem::exists(file))
      throw Failure(Exit::problems, file + ": there is no such file");
  ResultStore into(arguments.into, message);
  std::uint64_t added = 0;
  std::size_t refused = 0;
  for (const std::string& file : arguments.files) {
    if (std::filesystem::exists(arguments.into) &&
        std::filesystem::equivalent(file, arguments.into))
      continue;
    try {
      added += into.take_all(file);
    } catch (const Error& error) {
      message(std::string(error.what()) + "; nothing was taken from it");
      ++refused;
    }
  }
  std::string line = fmt::format("{}: {} new from {}", arguments.into,
                                 count_text(added, "game or pair", "games or pairs"),
                                 count_text(arguments.files.size() - refused, "file", "files"));
  if (refused > 0)
    line += fmt::format("; {} refused", count_text(refused, "file was", "files were"));
  print_line(line + ".");
  return refused > 0 ? Exit::problems : Exit::ok;
}

}  // namespace

void add_merge(CommandLine& line) {
  const auto arguments = std::make_shared<MergeArguments>();
  Command command = line.add_command("merge", "Put files of the lab's results together");
  command.add("INTO", arguments->into, "The file that gets all results (made if there is none)")
      .required()
      .type_name("");
  command.add("FILE", arguments->files, "Files that --store has made").required().type_name("");
  command.footer(
      "The same command with --store INTO then prints the report, and plays what is missing.");
  command.runs([arguments] { return run_merge(*arguments); });
}

}  // namespace hr::cli

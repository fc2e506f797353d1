// SPDX-License-Identifier: MIT
// The command line of the program: its commands, its help, and one sentence for any mistake in what
// was typed.
#pragma once

#include <memory>
#include <string>

#include "cli/arguments/command.h"

namespace hr::cli {

class CommandLine {
 public:
  // `version` is what --version prints.
  CommandLine(const std::string& name, const std::string& about, const std::string& version);
  ~CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  // The command is a handle on this command line, which must outlive it.
  Command add_command(const std::string& name, const std::string& about);
  // "houserules help play" as well as "houserules play --help".
  void add_help();
  // Footer of the program's own help. Call it after adding the commands, or they would have it as
  // well.
  void footer(const std::string& text);

  // Runs the command that was typed, prints help or version, or reports a mistake (usage). If
  // nothing was typed it runs `otherwise`.
  Exit run(int argc, const char* const* argv, const Work& otherwise);

 private:
  // None if the line was read; otherwise help was printed or there was a mistake.
  std::optional<Exit> read(int argc, const char* const* argv);
  Exit help(const std::string& command) const;
  std::string unknown_sentence() const;
  Exit complain(const std::string& sentence) const;

  std::unique_ptr<CLI::App> app_;
  Work chosen_;
};

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
// The command line of the program: its commands, its help, and one sentence for whatever was typed
// wrong.
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

  // The command goes by the line that it was added to, which must outlive it.
  Command add_command(const std::string& name, const std::string& about);
  // "houserules help play" as well as "houserules play --help".
  void add_help();
  // Of the program's own help; after the commands, which would have it as well.
  void footer(const std::string& text);

  // Runs the command that was typed, prints help or version, or complains (usage). Without any of
  // these it runs `otherwise`.
  Exit run(int argc, const char* const* argv, const Work& otherwise);

 private:
  // Nothing when the line was read; else it was help, or wrong.
  std::optional<Exit> read(int argc, const char* const* argv);
  Exit help(const std::string& command) const;
  std::string name_of_chosen() const;
  std::string unknown_sentence() const;
  Exit complain(const std::string& sentence) const;

  std::unique_ptr<CLI::App> app_;
  Work chosen_;
};

}  // namespace hr::cli

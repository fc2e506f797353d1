// SPDX-License-Identifier: MIT
// A command as declared in its own file: its arguments and what it runs. Command and
// CommandArgument are handles, valid as long as the CommandLine that made them. Only command.cpp
// and command_line.cpp include the parsing library, because its headers are slow to compile.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/exit_code.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace hr::cli {

// What a command does. Called at most once, after the whole command line was read.
using Work = std::function<Exit()>;
// Returns "" if the value fits, otherwise why it does not.
using Check = std::function<std::string(const std::string& typed)>;

class CommandArgument {
 public:
  explicit CommandArgument(CLI::Option& option) : option_(&option) {}

  CommandArgument& required();
  CommandArgument& type_name(const std::string& name);  // shown in the help; "": hidden
  CommandArgument& check(Check fits);
  // Accepts only an integer in this range; other values are refused with our own message.
  CommandArgument& whole_number(std::uint64_t low, std::uint64_t high);
  CommandArgument& range(double low, double high);
  CommandArgument& one_of(const std::vector<std::string>& words);
  // None of these options, which must be declared already, may be used together with this one.
  CommandArgument& excludes(std::initializer_list<const char*> others);

 private:
  CLI::Option* option_;
};

class Command {
 public:
  // `chosen` receives the work of this command if it is the one that was typed.
  Command(CLI::App& app, Work& chosen) : app_(&app), chosen_(&chosen) {}

  // Adds an option ("--out") or a positional argument ("RULESET"). The value is unchanged if
  // nothing was typed, and must live until the command line has been read. For a vector, an option
  // takes one element each time it is typed; a positional argument takes all that follow.
  CommandArgument add(const std::string& name, std::string& value, const std::string& help);
  CommandArgument add(const std::string& name, int& value, const std::string& help);
  CommandArgument add(const std::string& name, std::uint32_t& value, const std::string& help);
  CommandArgument add(const std::string& name, std::uint64_t& value, const std::string& help);
  CommandArgument add(const std::string& name, float& value, const std::string& help);
  CommandArgument add(const std::string& name, double& value, const std::string& help);
  CommandArgument add(const std::string& name, std::optional<std::uint64_t>& value,
                      const std::string& help);
  CommandArgument add(const std::string& name, std::vector<std::string>& values,
                      const std::string& help);
  CommandArgument add_flag(const std::string& name, bool& value, const std::string& help);

  void footer(const std::string& text);  // at the end of its help
  void runs(Work work);

 private:
  CLI::App* app_;
  Work* chosen_;
};

}  // namespace hr::cli

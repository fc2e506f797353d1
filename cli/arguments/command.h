// SPDX-License-Identifier: MIT
// A command as its own file declares it: what it takes and what it runs. Both are handles, as long
// valid as the command line that they come from; what takes the line apart is known to command.cpp
// and command_line.cpp alone, since its headers are slow to compile.
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

// What a command does. It is called at most once, after the whole line was read.
using Work = std::function<Exit()>;
// "" for what fits, else why it does not.
using Check = std::function<std::string(const std::string& typed)>;

class CommandArgument {
 public:
  explicit CommandArgument(CLI::Option& option) : option_(&option) {}

  CommandArgument& required();
  CommandArgument& type_name(const std::string& name);  // shown by help; "": not at all
  CommandArgument& check(Check fits);
  // Refuses anything but a whole number in this range, in a sentence of our own.
  CommandArgument& whole_number(std::uint64_t low, std::uint64_t high);
  CommandArgument& range(double low, double high);
  CommandArgument& one_of(const std::vector<std::string>& words);
  // None of these options, which are declared already, may be typed together with this one.
  CommandArgument& excludes(std::initializer_list<const char*> others);

 private:
  CLI::Option* option_;
};

class Command {
 public:
  // `chosen` gets the work of this command if it is the one that was typed.
  Command(CLI::App& app, Work& chosen) : app_(&app), chosen_(&chosen) {}

  // An option ("--out") or an argument by its place ("RULESET"). The value stays as it is where
  // nothing was typed, and must last until the line was read. Of a vector, an option takes one
  // element each time it is typed; by its place it takes all that follow.
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

  void footer(const std::string& text);  // of its help
  void runs(Work work);

 private:
  CLI::App* app_;
  Work* chosen_;
};

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
// Arguments that several commands share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/arguments/command.h"
#include "core/base/language.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

// The flags that mistakes are blamed on.
struct ChangeFlags {
  const char* ruleset = "";  // "": the positional argument
  const char* variant = "--variant";
  const char* option = "--option";
};

// RULESET, --variant NAME and --option name=value.
struct RulesetArguments {
  std::string ruleset;
  std::vector<std::string> variants;  // names, or paths of files
  std::vector<std::string> settings;  // as typed
  ChangeFlags flags = {};
};
void add_ruleset(Command& command, RulesetArguments& arguments);
void add_changes(Command& command, std::vector<std::string>& variants,
                 std::vector<std::string>& settings);
void add_record(Command& command, std::string& file);  // FILE
void add_json(Command& command, bool& json, const std::string& what = "Print JSON");
void add_progress(Command& command, bool& progress);  // --progress, for output that is no terminal
void add_seed(Command& command, std::uint64_t& seed, const std::string& help);
// --language CODE, and what was given; throws Failure (usage) if there is no such language.
void add_language(Command& command, std::string& code, const std::string& of);
Language parse_language(const std::string& code);

// Adds settings, each in the place of the one of the same name if there is one.
void set_over(std::vector<std::string>& settings, const std::vector<std::string>& others);

// Splits "name=value"; throws Failure (usage) if a text does not have that form, or a name occurs
// twice.
scripting::Settings parse_settings(const std::vector<std::string>& typed, const char* flag);

}  // namespace hr::cli

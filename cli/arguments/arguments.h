// SPDX-License-Identifier: MIT
// Arguments that several commands share. A command is declared by its own file: it adds itself to
// the command line and, when it is the one that was typed, leaves in `chosen` what is to be run.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/terminal/exit_code.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

using Run = std::function<Exit()>;

void add_window(CLI::App& app, Run& chosen);
bool window_can_open();
Exit open_window();
void add_list(CLI::App& app, Run& chosen);
void add_show(CLI::App& app, Run& chosen);
void add_picture(CLI::App& app, Run& chosen);
void add_play(CLI::App& app, Run& chosen);
void add_record(CLI::App& app, Run& chosen);
void add_replay(CLI::App& app, Run& chosen);
void add_export(CLI::App& app, Run& chosen);
void add_print(CLI::App& app, Run& chosen);
void add_secrecy(CLI::App& app, Run& chosen);
void add_legal(CLI::App& app, Run& chosen);
void add_perft(CLI::App& app, Run& chosen);
void add_simulate(CLI::App& app, Run& chosen);
void add_bench(CLI::App& app, Run& chosen);
void add_par(CLI::App& app, Run& chosen);
void add_check(CLI::App& app, Run& chosen);
void add_test(CLI::App& app, Run& chosen);

// RULESET, --variant NAME and --option name=value.
struct RulesetArguments {
  std::string ruleset;
  std::vector<std::string> variants;  // names, or paths of files
  std::vector<std::string> settings;  // as typed
};
void add_ruleset(CLI::App& command, RulesetArguments& arguments);
void add_changes(CLI::App& command, std::vector<std::string>& variants,
                 std::vector<std::string>& settings);
void add_json(CLI::App& command, bool& json, const std::string& what = "Print JSON");
void add_seed(CLI::App& command, std::uint64_t& seed, const std::string& help);

// Refuses anything but a whole number in this range, in a sentence of our own.
CLI::Validator whole_number(std::uint64_t low, std::uint64_t high);

// "name=value" taken apart; throws Failure (usage) when it is nothing of the kind.
scripting::Settings parse_settings(const std::vector<std::string>& typed, const char* flag);

}  // namespace hr::cli

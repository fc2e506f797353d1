// SPDX-License-Identifier: MIT
#include "cli/arguments/arguments.h"

#include <fmt/format.h>

#include <charconv>
#include <limits>

namespace hr::cli {

void add_ruleset(CLI::App& command, RulesetArguments& arguments) {
  command
      .add_option("RULESET", arguments.ruleset,
                  "Name of a ruleset (see houserules list), or path of a ruleset folder")
      ->required()
      ->type_name("");
  add_changes(command, arguments.variants, arguments.settings);
}

void add_changes(CLI::App& command, std::vector<std::string>& variants,
                 std::vector<std::string>& settings) {
  command
      .add_option("--variant", variants,
                  "Use a variant: its name (see houserules show) or the path of a variant file; "
                  "repeatable, in any order")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command.add_option("--option", settings, "Set an option of the ruleset; repeatable")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
}

void add_json(CLI::App& command, bool& json, const std::string& what) {
  command.add_flag("--json", json, what);
}

void add_seed(CLI::App& command, std::uint64_t& seed, const std::string& help) {
  command.add_option("--seed", seed, help)
      ->type_name("NUMBER")
      ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()));
}

CLI::Validator whole_number(std::uint64_t low, std::uint64_t high) {
  const auto check = [low, high](const std::string& typed) {
    std::uint64_t value = 0;
    const char* const end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data(), end, value);
    if (error == std::errc() && stop == end && value >= low && value <= high) return std::string();
    return fmt::format("expected a whole number from {} to {}, got \"{}\"", low, high, typed);
  };
  return {check, ""};
}

scripting::Settings parse_settings(const std::vector<std::string>& typed, const char* flag) {
  scripting::Settings settings;
  for (const std::string& text : typed) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
      throw Failure(Exit::usage, fmt::format("{}: expected name=value, got \"{}\"", flag, text));
    settings.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  return settings;
}

}  // namespace hr::cli

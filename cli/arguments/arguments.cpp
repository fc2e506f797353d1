// SPDX-License-Identifier: MIT
#include "cli/arguments/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "core/base/words.h"

namespace hr::cli {

void add_ruleset(Command& command, RulesetArguments& arguments) {
  command
      .add("RULESET", arguments.ruleset,
           "Name of a ruleset (see houserules list), path of a ruleset folder, a lesson "
           "(FILE.lesson), or a pack (FILE.houserules, or a link)")
      .required()
      .type_name("");
  add_changes(command, arguments.variants, arguments.settings);
}

void add_changes(Command& command, std::vector<std::string>& variants,
                 std::vector<std::string>& settings) {
  command
      .add("--variant", variants,
           "Use a variant: its name (see houserules show) or the path of a variant file; "
           "repeatable, in any order")
      .type_name("NAME");
  command.add("--option", settings, "Set an option of the ruleset; repeatable")
      .type_name("NAME=VALUE");
}

void add_record(Command& command, std::string& file) {
  command.add("FILE", file, "A record file; - reads standard input").required().type_name("");
}

void add_progress(Command& command, bool& progress) {
  command.add_flag("--progress", progress,
                   "Report progress on standard error even if that is not a terminal");
}

void add_json(Command& command, bool& json, const std::string& what) {
  command.add_flag("--json", json, what);
}

void add_seed(Command& command, std::uint64_t& seed, const std::string& help) {
  command.add("--seed", seed, help)
      .type_name("NUMBER")
      .whole_number(0, std::numeric_limits<std::uint64_t>::max());
}

void add_language(Command& command, std::string& code, const std::string& of) {
  command
      .add("--language", code,
           "The language of " + of + ": " + language_codes() +
               "; the words of the rules are their own")
      .type_name("CODE");
}

Language parse_language(const std::string& code) {
  const std::optional<Language> language = Language::named(code);
  if (!language)
    throw Failure(Exit::usage, fmt::format("--language: expected {}, got {}", language_codes(),
                                           hr::quote(code)));
  return *language;
}

void set_over(std::vector<std::string>& settings, const std::vector<std::string>& others) {
  for (const std::string& other : others) {
    const std::string begins = other.substr(0, other.find('=')) + "=";
    std::erase_if(settings, [&](const std::string& text) { return text.starts_with(begins); });
    settings.push_back(other);
  }
}

scripting::Settings parse_settings(const std::vector<std::string>& typed, const char* flag) {
  scripting::Settings settings;
  for (const std::string& text : typed) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
      throw Failure(Exit::usage,
                    fmt::format("{}: expected name=value, got {}", flag, hr::quote(text)));
    const std::string name = text.substr(0, equals), value = text.substr(equals + 1);
    const auto same = std::ranges::find(settings, name, &scripting::Settings::value_type::first);
    if (same != settings.end())
      throw Failure(Exit::usage,
                    fmt::format("{}: {} is set twice, to {} and to {}; leave one out", flag, name,
                                hr::quote(same->second), hr::quote(value)));
    settings.emplace_back(name, value);
  }
  return settings;
}

}  // namespace hr::cli

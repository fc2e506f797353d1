// SPDX-License-Identifier: MIT
#include "scripting/presets.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/error.h"
#include "scripting/options.h"

namespace hr::scripting {

namespace {

// A value for an option, as somebody would type it.
std::string typed_value(const Reading& value, const Option& option) {
  if (option.is_flag()) return value.flag() ? "true" : "false";
  if (option.is_number()) return std::to_string(value.integer());
  return option.is_word() ? value.text() : fmt::format("{}", fmt::join(value.texts(), ","));
}

OptionValue read_value(const Reading& value, const Option& option) {
  const std::string typed = typed_value(value, option);
  try {
    return parse_option(option, typed);
  } catch (const Error&) {
    value.expected(option_range(option));
  }
}

}  // namespace

std::vector<Option> with_presets(const Reading& options, std::vector<Option> chosen) {
  if (options.is_nil()) return chosen;
  std::vector<Option> in_force = chosen;
  const auto read_presets = [&](const Option& by, const Reading& presets) {
    std::vector<std::string> others;
    for (const Option& option : chosen)
      if (option.name != by.name) others.push_back(option.name);
    presets.each([&](const std::string& word, const Reading& preset) {
      if (std::ranges::find(by.words, word) == by.words.end())
        preset.unknown("word", word, by.words);
      preset.each([&](const std::string& name, const Reading& value) {
        if (std::ranges::find(others, name) == others.end())
          value.unknown("other option", name, others);
        Option& option = *std::ranges::find(in_force, name, &Option::name);
        const OptionValue preset_value = read_value(value, option);
        if (by.value == OptionValue(word)) option.value = preset_value;
      });
    });
  };
  options.each([&](const std::string& name, const Reading& declared) {
    const Option& by = *std::ranges::find(chosen, name, &Option::name);
    declared.with("presets", [&](const Reading& presets) {
      if (!presets.is_nil()) read_presets(by, presets);
    });
  });
  return in_force;
}

}  // namespace hr::scripting

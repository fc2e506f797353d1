// SPDX-License-Identifier: MIT
#include "cli/arguments/lesson_file.h"

#include <algorithm>

#include "scripting/source/files.h"

namespace hr::cli {

bool is_lesson_file(const std::string& name) { return name.ends_with(k_lesson_ending); }

Lesson read_lesson_file(const std::string& name) {
  return read_lesson(scripting::read_whole(name, k_max_lesson_bytes), name);
}

Lesson take_lesson(RulesetArguments& arguments) {
  if (!is_lesson_file(arguments.ruleset)) return {};
  Lesson lesson = read_lesson_file(arguments.ruleset);
  const auto typed = [&](const std::string& option) {
    return std::ranges::any_of(arguments.settings, [&](const std::string& text) {
      return text.starts_with(option + "=");
    });
  };
  std::vector<std::string> settings;
  for (const auto& [option, value] : lesson.settings)
    if (!typed(option)) settings.push_back(option + "=" + value);
  settings.insert(settings.end(), arguments.settings.begin(), arguments.settings.end());
  arguments.settings = std::move(settings);
  for (const std::string& variant : lesson.variants)
    if (std::ranges::find(arguments.variants, variant) == arguments.variants.end())
      arguments.variants.push_back(variant);
  arguments.ruleset = lesson.ruleset;
  return lesson;
}

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
#include "scripting/ruleset/changed_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "core/base/allowance.h"
#include "core/base/letter_case.h"
#include "core/game/game.h"
#include "scripting/read/board_file.h"

namespace hr::scripting {

namespace {

RulesetText without(RulesetText ruleset_text, const std::string& name) {
  std::vector<std::string> names;
  for (const auto& setting : ruleset_text.settings) names.push_back(setting.first);
  if (const auto found = find_word(names, name))
    ruleset_text.settings.erase(ruleset_text.settings.begin() +
                                static_cast<std::ptrdiff_t>(*found));
  return ruleset_text;
}

// The name of the variant in this file.
std::string variant_of(const RuleFile& file) {
  return std::filesystem::path(file.name).stem().string();
}

bool is_file_of(const RuleFile& file, const std::string& variant) {
  return file.name.starts_with("variants/") && variant_of(file) == variant;
}

// Removes the settings of options that belonged to a removed variant.
std::shared_ptr<Ruleset> with_settings_that_fit(RulesetText ruleset_text) {
  const Settings settings = std::exchange(ruleset_text.settings, {});
  std::shared_ptr<Ruleset> bare = load_ruleset(ruleset_text);
  for (const auto& setting : settings)
    if (find_option(*bare, setting.first) != nullptr) ruleset_text.settings.push_back(setting);
  return ruleset_text.settings.empty() ? bare : load_ruleset(ruleset_text);
}

constexpr std::int64_t k_max_seats = 16;  // more than anybody chooses by clicking a number

// 0 if the value is refused.
std::int64_t seats_with(const RulesetText& ruleset_text, const std::string& option,
                        std::int64_t value) {
  try {
    const auto ruleset = with_setting(ruleset_text, option, std::to_string(value));
    return static_cast<std::int64_t>(ruleset->game()->definition().seats.size());
  } catch (const std::exception&) {
    if (Allowance::unwinding()) throw;
    return 0;
  }
}

}  // namespace

SeatsOption find_seats_option(const Ruleset& ruleset) {
  const auto now = static_cast<int>(ruleset.game()->definition().seats.size());
  const RulesetText& ruleset_text = ruleset.text();
  for (const Option& option : ruleset.options()) {
    if (option.value != OptionValue(std::int64_t{now})) continue;
    if (option.max > k_max_seats || option.min == option.max) continue;
    if (seats_with(ruleset_text, option.name, option.max) != option.max) continue;
    if (option.min != now && seats_with(ruleset_text, option.name, option.min) != option.min)
      continue;
    return {option.name, static_cast<int>(option.min), static_cast<int>(option.max)};
  }
  return {.fewest = now, .most = now};
}

std::shared_ptr<Ruleset> with_variant(const RulesetText& ruleset_text, RuleFile file) {
  const std::string name = variant_of(file);
  if (file.name.ends_with(k_board_ending))
    return with_settings_that_fit(with_board(ruleset_text, name, file.text));
  RulesetText is = ruleset_text;
  for (const RuleFile& other : is.files)
    if (is_file_of(other, name) && other.name != file.name)
      throw VariantConflict(
          fmt::format("{} and {}: two variants of the same name cannot be used together",
                      is.shown(other.name), is.shown(file.name)));
  std::erase_if(is.files, [&](const RuleFile& other) { return other.name == file.name; });
  std::erase(is.variants, name);
  is.files.push_back(std::move(file));
  is.variants.push_back(name);
  std::ranges::sort(is.files, {}, &RuleFile::name);
  std::ranges::sort(is.variants);
  return with_settings_that_fit(std::move(is));
}

std::shared_ptr<Ruleset> without_variant(const RulesetText& ruleset_text, const std::string& name) {
  RulesetText is = ruleset_text;
  std::erase(is.variants, name);
  std::erase_if(is.files, [&](const RuleFile& file) { return is_file_of(file, name); });
  return with_settings_that_fit(std::move(is));
}

const Option* find_option(const Ruleset& ruleset, const std::string& name) {
  std::vector<std::string> names;
  for (const Option& option : ruleset.options()) names.push_back(option.name);
  const auto found = find_word(names, name);
  return found ? &ruleset.options()[*found] : nullptr;
}

std::shared_ptr<Ruleset> with_setting(const RulesetText& ruleset_text, const std::string& option,
                                      const std::string& typed) {
  RulesetText is = without(ruleset_text, option);
  is.settings.emplace_back(option, typed);
  std::shared_ptr<Ruleset> ruleset = load_ruleset(is);
  const Option& read = *find_option(*ruleset, option);  // exists, since it was loaded
  if (read.value == read.standard) return load_ruleset(without(ruleset_text, option));
  if (option_text(read.value) == typed) return ruleset;
  is.settings.back().second = option_text(read.value);
  return load_ruleset(is);
}

}  // namespace hr::scripting

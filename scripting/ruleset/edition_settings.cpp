// SPDX-License-Identifier: MIT
#include "scripting/ruleset/edition_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "core/base/allowance.h"
#include "core/base/letter_case.h"
#include "core/game/game.h"
#include "scripting/read/board_file.h"

namespace hr::scripting {

namespace {

Edition without(Edition edition, const std::string& name) {
  std::vector<std::string> names;
  for (const auto& setting : edition.settings) names.push_back(setting.first);
  if (const auto found = find_word(names, name))
    edition.settings.erase(edition.settings.begin() + static_cast<std::ptrdiff_t>(*found));
  return edition;
}

// The name of the variant in this file.
std::string variant_of(const RuleFile& file) {
  return std::filesystem::path(file.name).stem().string();
}

bool is_file_of(const RuleFile& file, const std::string& variant) {
  return file.name.starts_with("variants/") && variant_of(file) == variant;
}

// Removes the settings of options that belonged to a removed variant.
std::shared_ptr<Ruleset> with_settings_that_fit(Edition edition) {
  const Settings settings = std::exchange(edition.settings, {});
  std::shared_ptr<Ruleset> bare = load_ruleset(edition);
  for (const auto& setting : settings)
    if (find_option(*bare, setting.first) != nullptr) edition.settings.push_back(setting);
  return edition.settings.empty() ? bare : load_ruleset(edition);
}

constexpr std::int64_t k_max_seats = 16;  // more than anybody chooses by clicking a number

// 0 if the value is refused.
std::int64_t seats_with(const Edition& edition, const std::string& option, std::int64_t value) {
  try {
    const auto ruleset = with_setting(edition, option, std::to_string(value));
    return static_cast<std::int64_t>(ruleset->game()->definition().seats.size());
  } catch (const std::exception&) {
    if (Allowance::unwinding()) throw;
    return 0;
  }
}

}  // namespace

SeatsOption find_seats_option(const Ruleset& ruleset) {
  const auto now = static_cast<int>(ruleset.game()->definition().seats.size());
  const Edition& edition = ruleset.edition();
  for (const Option& option : ruleset.options()) {
    if (option.value != OptionValue(std::int64_t{now})) continue;
    if (option.max > k_max_seats || option.min == option.max) continue;
    if (seats_with(edition, option.name, option.max) != option.max) continue;
    if (option.min != now && seats_with(edition, option.name, option.min) != option.min) continue;
    return {option.name, static_cast<int>(option.min), static_cast<int>(option.max)};
  }
  return {.fewest = now, .most = now};
}

std::shared_ptr<Ruleset> with_variant(const Edition& edition, RuleFile file) {
  const std::string name = variant_of(file);
  if (file.name.ends_with(k_board_ending))
    return with_settings_that_fit(with_board(edition, name, file.text));
  Edition is = edition;
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

std::shared_ptr<Ruleset> without_variant(const Edition& edition, const std::string& name) {
  Edition is = edition;
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

std::shared_ptr<Ruleset> with_setting(const Edition& edition, const std::string& option,
                                      const std::string& typed) {
  Edition is = without(edition, option);
  is.settings.emplace_back(option, typed);
  std::shared_ptr<Ruleset> ruleset = load_ruleset(is);
  const Option& read = *find_option(*ruleset, option);  // exists, since it was loaded
  if (read.value == read.standard) return load_ruleset(without(edition, option));
  if (option_text(read.value) == typed) return ruleset;
  is.settings.back().second = option_text(read.value);
  return load_ruleset(is);
}

}  // namespace hr::scripting

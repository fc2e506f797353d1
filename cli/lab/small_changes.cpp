// SPDX-License-Identifier: MIT
// What can be changed about a ruleset without touching its text.
#include <algorithm>
#include <set>

#include "cli/arguments/locate.h"
#include "cli/lab/option_range.h"

namespace hr::cli {

namespace {

using scripting::Option;

// The nearest value that fits in one direction.
void add_next(std::set<std::int64_t>& values, const Option& option, std::int64_t step) {
  const std::int64_t value = std::get<std::int64_t>(option.value);
  for (const std::int64_t times : {1, 2})
    if (fits(option, value + times * step)) {
      values.insert(value + times * step);
      return;
    }
}

std::vector<std::string> other_numbers(const Option& option) {
  const std::int64_t value = std::get<std::int64_t>(option.value);
  std::set<std::int64_t> values;
  add_next(values, option, -1);
  add_next(values, option, 1);
  // Without declared bounds there is nothing to try at the ends.
  for (const std::int64_t end : {option.min, option.max})
    if (fits(option, end) && std::abs(end) < scripting::k_max_option_number) values.insert(end);
  if (option.zero) values.insert(0);
  values.erase(value);
  std::vector<std::string> out;
  for (const std::int64_t each : values) out.push_back(std::to_string(each));
  return out;
}

// With each word that is not chosen, and without each that is.
std::vector<std::string> other_lists(const Option& option) {
  const auto& chosen = std::get<std::vector<std::string>>(option.value);
  std::vector<std::string> out;
  for (const std::string& word : option.words) {
    std::vector<std::string> words = chosen;
    const auto at = std::ranges::find(words, word);
    if (at == words.end())
      words.push_back(word);
    else
      words.erase(at);
    if (misfit(option, words).empty()) out.push_back(scripting::option_text(words));
  }
  return out;
}

std::vector<std::string> other_values(const Option& option) {
  using scripting::OptionType;
  std::vector<std::string> out;
  switch (option.type()) {
    case OptionType::number:
      return other_numbers(option);
    case OptionType::flag:
      return {std::get<bool>(option.value) ? "false" : "true"};
    case OptionType::word:
      out = option.words;
      std::erase(out, std::get<std::string>(option.value));
      break;
    case OptionType::list:
      return other_lists(option);
  }
  return out;
}

}  // namespace

std::vector<SmallChange> small_changes(const RulesetArguments& typed,
                                       const scripting::Ruleset& ruleset) {
  std::vector<SmallChange> out;
  for (const scripting::VariantInfo& variant : variants_there(typed, ruleset)) {
    const bool in_force =
        std::ranges::find(ruleset.variants(), variant.id, &scripting::VariantInfo::id) !=
        ruleset.variants().end();
    if (in_force || !variant.complaint.empty()) continue;
    out.push_back({"variant " + variant.id, typed});
    out.back().version.variants.push_back(variant.id);
  }
  for (const Option& option : ruleset.options()) {
    if (!option.idle.empty()) continue;
    for (const std::string& value : other_values(option)) {
      const std::string setting = option.name + "=" + value;
      out.push_back({setting, typed});
      set_over(out.back().version.settings, {setting});
    }
  }
  return out;
}

}  // namespace hr::cli

// SPDX-License-Identifier: MIT
#include "scripting/edition_settings.h"

#include <algorithm>

namespace hr::scripting {

namespace {

Edition without(Edition edition, const std::string& name) {
  std::erase_if(edition.settings, [&](const auto& setting) { return setting.first == name; });
  return edition;
}

}  // namespace

const Option* find_option(const Ruleset& ruleset, const std::string& name) {
  const auto found = std::ranges::find(ruleset.options(), name, &Option::name);
  return found == ruleset.options().end() ? nullptr : &*found;
}

std::shared_ptr<Ruleset> with_setting(const Edition& was, const std::string& name,
                                      const std::string& typed) {
  Edition is = without(was, name);
  is.settings.emplace_back(name, typed);
  std::shared_ptr<Ruleset> ruleset = load_ruleset(is);
  const Option& option = *find_option(*ruleset, name);  // or else it was not loaded
  if (option.value == option.standard) return load_ruleset(without(was, name));
  if (option_text(option.value) == typed) return ruleset;
  is.settings.back().second = option_text(option.value);
  return load_ruleset(is);
}

}  // namespace hr::scripting

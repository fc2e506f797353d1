// SPDX-License-Identifier: MIT
#include "scripting/check/other_settings.h"

#include <algorithm>
#include <memory>

#include "core/base/error.h"
#include "scripting/check/check_settings.h"

namespace hr::scripting {

namespace {

class SettingsList {
 public:
  SettingsList(const Ruleset& chosen, std::uint64_t seed)
      : chosen_(chosen),
        seed_(seed),
        tried_(settings_to_try(chosen.options(), chosen.text().settings, seed)) {}

  std::vector<OtherSetting> list() {
    add_options(true);
    add_variants();
    add_options(false);
    return out_;
  }

 private:
  const Settings& given() const { return chosen_.text().settings; }

  // `alone`: those that change one option; else those that change several.
  void add_options(bool alone) {
    for (const Settings& settings : tried_)
      if (settings != given() && (settings.size() == given().size() + 1) == alone)
        out_.push_back({chosen_.text().variants, settings, text_of(settings, "")});
  }

  void add_variants() {
    std::vector<std::string> all = chosen_.text().variants;
    std::size_t added = 0;
    if (chosen_.folder().empty()) return;
    for (const std::string& name : find_variants(chosen_.folder())) {
      if (std::ranges::find(all, name) != all.end()) continue;
      std::vector<std::string> variants = chosen_.text().variants;
      variants.push_back(name);
      add_variant(variants, "variant " + name);
      all.push_back(name);
      ++added;
    }
    if (added > 1) out_.push_back({all, given(), "all variants"});
  }

  void add_variant(const std::vector<std::string>& variants, const std::string& text) {
    out_.push_back({variants, given(), text});
    try {
      std::vector<Option> options =
          load_ruleset(chosen_.folder(), given(), {}, variants)->options();
      std::erase_if(options, [&](const Option& option) {
        return std::ranges::find(chosen_.options(), option.name, &Option::name) !=
               chosen_.options().end();
      });
      for (const Settings& settings : settings_to_try(options, given(), seed_))
        if (settings.size() == given().size() + 1)
          out_.push_back({variants, settings, text_of(settings, text + ", ")});
    } catch (const Error&) {  // whoever loads it will see why
    }
  }

  // "option columns=6", "options columns=6, goal=start"
  std::string text_of(const Settings& settings, std::string out) const {
    const std::size_t more = settings.size() - given().size();
    out += more == 1 ? "option " : "options ";
    for (std::size_t i = given().size(); i < settings.size(); ++i)
      out += (i == given().size() ? "" : ", ") + settings[i].first + "=" + settings[i].second;
    return out;
  }

  const Ruleset& chosen_;
  std::uint64_t seed_;
  std::vector<Settings> tried_;
  std::vector<OtherSetting> out_;
};

}  // namespace

std::vector<OtherSetting> other_settings(const Ruleset& chosen, std::uint64_t seed) {
  return SettingsList(chosen, seed).list();
}

}  // namespace hr::scripting

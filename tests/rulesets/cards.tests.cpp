// SPDX-License-Identifier: MIT
// The rules cards of all rulesets under each of their variants and options: complete sentences that
// mention every option and omit nothing that a player must know.
#include <catch2/catch.hpp>

#include "scripting/check/check_settings.h"
#include "tests/support/card_faults.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using scripting::Option;
using scripting::Settings;
using Names = std::vector<std::string>;

namespace {

// A ruleset under some variants, and its cards under all sorts of options.
struct CardsMix {
  std::filesystem::path folder;
  Names variants;
  std::vector<Option> options;

  std::unique_ptr<scripting::Ruleset> load(const Settings& settings) const {
    return scripting::load_ruleset(folder, settings, "", variants);
  }
  std::string name() const {
    std::string out = folder.filename().string();
    for (const std::string& variant : variants) out += " + " + variant;
    return out;
  }
};

// Without variants, with each alone, and with all together.
std::vector<CardsMix> mixes_of(const std::filesystem::path& folder) {
  const Names all = scripting::find_variants(folder);
  std::vector<Names> chosen{{}};
  for (const std::string& one : all) chosen.push_back({one});
  if (all.size() > 1) chosen.push_back(all);
  std::vector<CardsMix> out;
  for (const Names& variants : chosen) {
    out.push_back({folder, variants, {}});
    out.back().options = out.back().load({})->options();
  }
  return out;
}

// Many random choices of all options at once.
std::vector<Settings> at_random(const std::vector<Option>& options, std::uint64_t seed) {
  std::vector<Settings> out = scripting::settings_to_try(options, {}, seed);
  std::erase_if(out, [&](const Settings& settings) { return settings.size() < options.size(); });
  return out;
}

// Each option at its bounds and in between, beside a variant those that it adds; and all at random.
std::vector<std::pair<Settings, GameDef>> cards_of(const CardsMix& mix) {
  std::vector<Option> own = mix.options;
  if (!mix.variants.empty())
    std::erase_if(own, [](const Option& option) { return option.variant.empty(); });
  std::vector<Settings> tried = scripting::settings_to_try(own, {}, 11);
  for (const Settings& settings : at_random(mix.options, 11)) tried.push_back(settings);
  std::vector<std::pair<Settings, GameDef>> out;
  for (const Settings& settings : tried)
    out.emplace_back(settings, mix.load(settings)->game()->definition());
  return out;
}

std::string listed(const Faults& faults) {
  std::string out;
  for (const std::string& fault : faults) out += "\n  " + fault;
  return out;
}

// Whether the card says anything else when the option alone is set otherwise, all others as given.
bool shows(const CardsMix& mix, const Option& option, Settings given) {
  std::erase_if(given, [&](const auto& set) { return set.first == option.name; });
  std::set<Card> cards;
  for (const Settings& settings : scripting::settings_to_try({option}, given, 1)) {
    cards.insert(mix.load(settings)->game()->definition().card);
    if (cards.size() > 1) return true;
  }
  return false;
}

// Whether the ruleset says that the option has no effect under these settings.
bool is_idle(const CardsMix& mix, const Option& option, const Settings& given) {
  const auto ruleset = mix.load(given);
  return !std::ranges::find(ruleset->options(), option.name, &Option::name)->idle.empty();
}

// Of one word alone, as a variant may have it, or without a say whatever else is chosen.
bool is_fixed(const CardsMix& mix, const Option& option, const std::vector<Settings>& given) {
  return option.words.size() == 1 || std::ranges::all_of(given, [&](const Settings& settings) {
           return is_idle(mix, option, settings);
         });
}

void check_options_show(const CardsMix& mix) {
  std::vector<Settings> given{{}};
  for (std::uint64_t seed = 1; seed <= 8; ++seed)
    for (const Settings& settings : at_random(mix.options, seed)) given.push_back(settings);
  for (const Option& option : mix.options) {
    INFO(mix.name() << ", option " << option.name);
    CHECK(std::ranges::any_of(given, [&](const Settings& others) {
            return shows(mix, option, others);
          }) == !is_fixed(mix, option, given));
  }
}

}  // namespace

TEST_CASE("Every rules card has complete sentences, under all variants and options",
          "[rulesets][cards]") {
  for (const auto& folder : scripting::find_rulesets(rulesets_folder()))
    for (const CardsMix& mix : mixes_of(folder)) {
      const auto cards = cards_of(mix);
      Plurals plurals;
      for (const auto& [settings, game] : cards) plurals.learn(game.card);
      for (const auto& [settings, game] : cards) {
        INFO(mix.name() << " " << scripting::settings_text(settings));
        CHECK(listed(card_faults(game, plurals, settings.empty())) == "");
      }
    }
}

// An option may be unused under the defaults if it is used under some other choice. If a variant
// replaces it, the card must not mention it.
TEST_CASE("Every option shows on the rules card", "[rulesets][cards]") {
  for (const auto& folder : scripting::find_rulesets(rulesets_folder())) {
    const std::vector<CardsMix> mixes = mixes_of(folder);
    check_options_show(mixes.front());  // without variants
    if (mixes.size() > 1) check_options_show(mixes.back());
  }
}

}  // namespace hr::tests

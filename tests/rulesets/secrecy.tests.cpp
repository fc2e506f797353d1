// SPDX-License-Identifier: MIT
// Every ruleset and every probe keeps its secrets, with each of its variants and with all of them.
#include "core/trials/secrecy.h"

#include <catch2/catch.hpp>
#include <tuple>

#include "scripting/ruleset/open_rules.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

// Whether there was anything to check: the game has hidden information under these settings.
bool check_secrecy(const std::filesystem::path& folder, const std::vector<std::string>& variants,
                   std::uint64_t worlds, const scripting::Settings& settings = {},
                   bool must_differ = true) {
  std::shared_ptr<scripting::Ruleset> ruleset =
      scripting::load_ruleset(folder, settings, "", variants);
  if (!ruleset->game()->hides()) return false;
  const SecrecyResult found =
      secrecy(scripting::make_playable(ruleset), {.worlds = worlds, .seed = 7, .actions = 60});
  INFO(folder.filename().string() << " with " << variants.size() << " variants");
  for (const auto& [name, value] : settings) UNSCOPED_INFO(name << "=" << value);
  if (found.leak)
    FAIL("to seat " << index(found.leak->to) << ", behind action " << found.leak->action << ", "
                    << found.leak->done << ": "
                    << channel_name(found.leak->differences.at(0).channel) << ": "
                    << found.leak->differences.at(0).one << " | "
                    << found.leak->differences.at(0).other);
  if (must_differ) CHECK(found.different > worlds / 4);
  return true;
}

// Every flag inverted, and every other word: one at a time.
std::vector<scripting::Settings> turned_over(const std::vector<scripting::Option>& options) {
  std::vector<scripting::Settings> out;
  for (const scripting::Option& option : options) {
    switch (option.type()) {
      case scripting::OptionType::flag:
        out.push_back({{option.name, option.value == scripting::OptionValue(true) ? "no" : "yes"}});
        break;
      case scripting::OptionType::word:
        for (const std::string& word : option.words)
          if (option.value != scripting::OptionValue(word)) out.push_back({{option.name, word}});
        break;
      case scripting::OptionType::number:
      case scripting::OptionType::list:
        break;
    }
  }
  return out;
}

// A ruleset may hide something only under a certain option: then the others are tried together with
// it.
int check_options(const std::filesystem::path& folder, const std::vector<std::string>& variants) {
  const auto load = [&](const scripting::Settings& settings) {
    return scripting::load_ruleset(folder, settings, "", variants);
  };
  const auto standard = load({});
  const auto all = turned_over(standard->options());
  std::vector<scripting::Settings> bases;
  if (standard->game()->hides())
    bases.push_back({});
  else
    for (const scripting::Settings& settings : all)
      if (load(settings)->game()->hides()) bases.push_back(settings);
  int checked = 0;
  for (const scripting::Settings& base : bases)
    for (const scripting::Settings& other : all) {
      if (!base.empty() && base.front().first == other.front().first) continue;
      scripting::Settings both = base;
      both.push_back(other.front());
      checked += check_secrecy(folder, variants, base.empty() ? 8 : 3, both, base.empty());
    }
  return checked;
}

}  // namespace

TEST_CASE("no ruleset leaks hidden information, whatever its options", "[rulesets]") {
  int hiding = 0;
  for (const auto& folder : rulesets_and_probes())
    hiding += check_options(folder, scripting::find_variants(folder)) > 0;
  CHECK(hiding >= 3);
}

TEST_CASE("unreported thefts stay secret until the robot reaches them", "[rulesets]") {
  const auto folder = ruleset_folder("robot_miner");
  const scripting::Settings untold{{"told", "no"}, {"after", "0"}, {"from_beside", "yes"}};
  const char *const k_step = "step by step", *const k_ahead = "in advance";
  // Of any two options, each two values are tried together.
  const std::tuple<const char*, const char*, const char*> k_mixes[] = {
      {"2", "never", k_step},  {"2", "beside", k_ahead}, {"2", "later", k_step},
      {"3", "never", k_ahead}, {"3", "beside", k_step},  {"3", "later", k_ahead}};
  for (const auto& [teams, reclaim, routes] : k_mixes) {
    scripting::Settings settings = untold;
    settings.insert(settings.end(), {{"teams", teams}, {"reclaim", reclaim}, {"routes", routes}});
    REQUIRE(check_secrecy(folder, {"claim_jumpers"}, 8, settings));
  }
}

TEST_CASE("no ruleset leaks hidden information", "[rulesets]") {
  int hiding = 0;
  for (const auto& folder : rulesets_and_probes()) {
    hiding += check_secrecy(folder, {}, 40);
    const std::vector<std::string> all = scripting::find_variants(folder);
    for (const std::string& name : all) check_secrecy(folder, {name}, 12);
    if (all.size() > 1) check_secrecy(folder, all, 12);
  }
  CHECK(hiding >= 4);
}

}  // namespace hr::tests

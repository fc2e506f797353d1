// SPDX-License-Identifier: MIT
// Every ruleset and every probe keeps its secrets, with each of its variants and with all of them.
#include "core/secrecy.h"

#include <catch2/catch.hpp>

#include "scripting/rulebook.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

void check_secrecy(const std::filesystem::path& folder, const std::vector<std::string>& variants,
                   std::uint64_t worlds, const scripting::Settings& settings = {}) {
  std::shared_ptr<scripting::Ruleset> ruleset =
      scripting::load_ruleset(folder, settings, "", variants);
  if (!ruleset->game()->hides()) return;
  const Secrecy found =
      secrecy(scripting::make_rulebook(ruleset), {.worlds = worlds, .seed = 7, .actions = 60});
  INFO(folder.filename().string() << " with " << variants.size() << " variants");
  for (const auto& [name, value] : settings) UNSCOPED_INFO(name << "=" << value);
  if (found.leak)
    FAIL("to seat " << index(found.leak->to) << ", behind action " << found.leak->action << ", "
                    << found.leak->done << ": "
                    << channel_name(found.leak->differences.at(0).channel) << ": "
                    << found.leak->differences.at(0).one << " | "
                    << found.leak->differences.at(0).other);
  CHECK(found.different > worlds / 4);
}

// Every flag turned over, and every other word.
void check_options(const std::filesystem::path& folder, const std::vector<std::string>& variants) {
  const auto ruleset = scripting::load_ruleset(folder, scripting::Settings{}, "", variants);
  if (!ruleset->game()->hides()) return;
  for (const scripting::Option& option : ruleset->options()) {
    if (option.is_flag())
      check_secrecy(folder, variants, 8,
                    {{option.name, option.value == scripting::OptionValue(true) ? "no" : "yes"}});
    if (option.is_word())
      for (const std::string& word : option.words)
        if (option.value != scripting::OptionValue(word))
          check_secrecy(folder, variants, 8, {{option.name, word}});
  }
}

}  // namespace

TEST_CASE("no ruleset gives away what it hides, whatever its options", "[rulesets]") {
  for (const auto& folder : rulesets_and_probes())
    check_options(folder, scripting::find_variants(folder));
}

TEST_CASE("no ruleset gives away what it hides", "[rulesets]") {
  for (const auto& folder : rulesets_and_probes()) {
    check_secrecy(folder, {}, 40);
    const std::vector<std::string> all = scripting::find_variants(folder);
    for (const std::string& name : all) check_secrecy(folder, {name}, 12);
    if (all.size() > 1) check_secrecy(folder, all, 12);
  }
}

}  // namespace hr::tests

// SPDX-License-Identifier: MIT
// Finds rulesets. A folder that contains a rules.lua is used directly. Any other name is looked up
// in the data of the installed program, in the source tree from which the program was built, and in
// ./rulesets, in this order.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/arguments/arguments.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

// The folders in which rulesets are looked up; only those that exist.
std::vector<std::filesystem::path> ruleset_roots();
// Those of the program, with the games that everybody has.
std::vector<std::filesystem::path> shipped_roots();

// The file that describes the API, for editors: installed, or in the source tree.
std::filesystem::path api_file();

// The page for browsers: installed, or built in the source tree; empty if there is none.
std::filesystem::path page_folder();

// The folders of the probes, the games that test the API, if the program runs in its source tree.
std::vector<std::filesystem::path> probe_roots();

// Every ruleset in these folders, ordered by name; of two with the same name the first.
std::vector<std::filesystem::path> rulesets_in(const std::vector<std::filesystem::path>& roots);

// Throws Failure (rules_missing) that lists the existing ones.
std::filesystem::path locate_ruleset(const std::string& name,
                                     const std::vector<std::filesystem::path>& roots);

// Finds and loads a ruleset, or that of a lesson or a pack. Throws Failure (usage) if a setting
// does not fit or there is no such variant, Failure (conflict) if variants cannot be combined, and
// Error if the rules are broken. Unless `warn` is false, it prints a notice about chosen options
// that have no effect.
std::unique_ptr<scripting::Ruleset> open_ruleset(const RulesetArguments& arguments,
                                                 bool warn = true);
std::unique_ptr<scripting::Ruleset> open_ruleset(const std::filesystem::path& folder,
                                                 const scripting::Settings& settings,
                                                 const std::string& effect = {},
                                                 const std::vector<std::string>& variants = {});
// The same for rules that `load` reads, with these settings.
using LoadRules =
    std::function<std::unique_ptr<scripting::Ruleset>(const scripting::Settings& settings)>;
std::unique_ptr<scripting::Ruleset> open_ruleset_text(const LoadRules& load,
                                                      const scripting::Settings& settings,
                                                      const ChangeFlags& flags);

// The variants of a ruleset that was opened with these arguments, also of a pack.
std::vector<scripting::VariantInfo> variants_there(const RulesetArguments& arguments,
                                                   const scripting::Ruleset& ruleset);

// The text of a scenario or a recorded game. Throws Error, a sentence without a place, if the file
// is too large or cannot be read.
std::string test_text(const std::filesystem::path& file);

}  // namespace hr::cli

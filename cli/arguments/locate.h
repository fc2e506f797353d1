// SPDX-License-Identifier: MIT
// Where rulesets are found. A folder with a rules.lua in it is taken as it is. Any other name is
// looked for in the data beside the installed program, in the source tree that the program was
// built from, and in ./rulesets, in this order.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cli/arguments/arguments.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

// The folders in which rulesets are looked for; only those that are there.
std::vector<std::filesystem::path> ruleset_roots();

// Where the probes lie, the games that judge the API, when the program runs in its source tree.
std::vector<std::filesystem::path> probe_roots();

// Every ruleset in these folders, in the order of their names; of two of one name the first.
std::vector<std::filesystem::path> rulesets_in(const std::vector<std::filesystem::path>& roots);

// Throws Failure (rules_missing) that says what there is instead.
std::filesystem::path locate_ruleset(const std::string& name,
                                     const std::vector<std::filesystem::path>& roots);

// Locates and loads. A setting that does not fit or a variant that is not there is a Failure of
// usage, variants that cannot be played together are one of conflict, broken rules an Error. Who
// chose an option that counts for nothing is told so, unless `warn` is false.
std::unique_ptr<scripting::Ruleset> open_ruleset(const RulesetArguments& arguments,
                                                 bool warn = true);
std::unique_ptr<scripting::Ruleset> open_ruleset(const std::filesystem::path& folder,
                                                 const scripting::Settings& settings,
                                                 const std::string& effect = {},
                                                 const std::vector<std::string>& variants = {});

}  // namespace hr::cli

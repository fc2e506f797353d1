// SPDX-License-Identifier: MIT
// Makes ruleset texts with one change: a different option value, or one variant more or less.
// Everything else is unchanged, whatever is on disk now. Default values are not stored in a ruleset
// text, so an option that is reset leaves no trace.
#pragma once

#include <memory>
#include <string>

#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// Loads it with the option set to the typed value. Throws Error if the value does not fit or there
// is no such option.
std::shared_ptr<Ruleset> with_setting(const RulesetText& ruleset_text, const std::string& option,
                                      const std::string& typed);

// Loads it with the variant in this file (variants/NAME.lua or variants/NAME.board) switched on, or
// with the named variant switched off. A board file replaces another one. The settings of options
// that belong to a removed variant are removed as well. Throws Error if the result cannot be
// loaded, VariantConflict for two variants with the same name.
std::shared_ptr<Ruleset> with_variant(const RulesetText& ruleset_text, RuleFile file);
std::shared_ptr<Ruleset> without_variant(const RulesetText& ruleset_text, const std::string& name);

// The option that sets the number of seats: the first one that is as many as there are, and gives
// as many at both of its ends. Without such an option `name` is empty, and `fewest` and `most` are
// the seats that there are.
struct SeatsOption {
  std::string name = {};
  int fewest = 0, most = 0;
};
SeatsOption find_seats_option(const Ruleset& ruleset);

// Null if there is none of this name.
const Option* find_option(const Ruleset& ruleset, const std::string& name);

}  // namespace hr::scripting

// SPDX-License-Identifier: MIT
// An edition with one thing changed: another setting of an option, a variant more or less. All else
// in it stays to the letter, whatever lies on disk meanwhile. What is an option's default is in no
// edition, so an option that is set back leaves no trace.
#pragma once

#include <memory>
#include <string>

#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// Loaded with the option set to what was typed. Throws Error when it does not fit, or when there is
// no such option.
std::shared_ptr<Ruleset> with_setting(const Edition& edition, const std::string& option,
                                      const std::string& typed);

// With the variant whose file this is (variants/NAME.lua or variants/NAME.board) switched on, and
// without that of a name. A board takes the place of another; the settings of options that went
// with a variant go. Throws Error when that cannot be loaded, VariantConflict for two of one name.
std::shared_ptr<Ruleset> with_variant(const Edition& edition, RuleFile file);
std::shared_ptr<Ruleset> without_variant(const Edition& edition, const std::string& name);

// Null: there is none of this name.
const Option* find_option(const Ruleset& ruleset, const std::string& name);

}  // namespace hr::scripting

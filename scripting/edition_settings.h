// SPDX-License-Identifier: MIT
// Another setting of one option, as an edition. What is an option's default stands in no edition,
// so an option that is set back leaves no trace.
#pragma once

#include <memory>
#include <string>

#include "scripting/ruleset.h"

namespace hr::scripting {

// Loaded with the option set to what was typed. Throws Error when it does not fit, or when there is
// no such option.
std::shared_ptr<Ruleset> with_setting(const Edition& edition, const std::string& option,
                                      const std::string& typed);

// What was typed as a value of the option. Throws the Error of with_setting() when it does not fit.
OptionValue parse_option(const Option& option, const std::string& typed);

// Null: there is none of this name.
const Option* find_option(const Ruleset& ruleset, const std::string& name);

}  // namespace hr::scripting

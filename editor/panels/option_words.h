// SPDX-License-Identifier: MIT
// Options in words, for a form.
#pragma once

#include <optional>
#include <string>

#include "scripting/ruleset/ruleset.h"

namespace hr::editor {

std::string option_title(const scripting::Option& option);  // "Claimed steps"
// What a value is called: "on", "3x, 4x", "none".
std::string value_words(const scripting::OptionValue& value);
// Its help, its range and its default: "How many teams play. 2–6, default 2."
std::string option_note(const scripting::Option& option);
// What a number becomes when it is to go to this one: the nearest that it may be. Below its lowest
// there may be 0 as well.
std::int64_t option_value_near(const scripting::Option& option, std::int64_t to);
// How far a click on - or + goes.
int option_step(const scripting::Option& option);

}  // namespace hr::editor

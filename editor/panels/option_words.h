// SPDX-License-Identifier: MIT
// The texts of an option in a form.
#pragma once

#include <optional>
#include <string>

#include "scripting/source/option.h"

namespace hr::editor {

std::string option_title(const scripting::Option& option);  // "Claimed steps"
// The text of a value: "on", "3x, 4x", "none".
std::string value_words(const scripting::OptionValue& value);
// Its help, its range and its default: "How many teams play. 2–6, default 2."
std::string option_note(const scripting::Option& option);
// The allowed value nearest to `to`. Some options allow 0 below their minimum.
std::int64_t option_value_near(const scripting::Option& option, std::int64_t to);
// The step of the - and + buttons.
int option_step(const scripting::Option& option);

}  // namespace hr::editor

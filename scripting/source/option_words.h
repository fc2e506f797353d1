// SPDX-License-Identifier: MIT
// An option in words, and what the buttons of a form set it to: the same in windows, on pages and
// in the terminal.
#pragma once

#include <optional>
#include <string>

#include "core/base/language.h"
#include "scripting/source/option.h"

namespace hr::scripting {

// As it declares it, or its name: "Claimed steps".
std::string option_title(const Option& option);
// The heading that it declares, or that of all options that its variant adds, "Big board options",
// or "Options".
std::string option_group(const Option& option, Language language = {});
// The text of a value: "on", "3x, 4x", "none".
std::string value_words(const OptionValue& value, Language language = {});
// Its help, its range and its default: "How many teams play. 2–6, default 2."
std::string option_note(const Option& option, Language language = {});
// Why it has no effect, if so (Option::idle): "Not used: size is small, which sets it to 3."
std::string idle_note(const std::string& idle, Language language = {});

// What a number becomes by one step less or more; none: it cannot. Some options allow 0 below their
// minimum.
std::optional<std::int64_t> one_step_less(const Option& option);
std::optional<std::int64_t> one_step_more(const Option& option);

}  // namespace hr::scripting

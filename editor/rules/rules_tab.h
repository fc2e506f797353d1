// SPDX-License-Identifier: MIT
// The Rules tab: connects the rules panel with the desk. It opens at the place of a text by the
// name "rules:LINE COLUMN FILE".
#pragma once

#include <memory>
#include <string_view>

#include "editor/panels/panel.h"

namespace hr::editor {

// The place that asks for help on the word at the caret.
inline constexpr std::string_view k_word_help = "help on the word";

std::unique_ptr<Panel> make_rules_tab();

}  // namespace hr::editor

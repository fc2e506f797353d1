// SPDX-License-Identifier: MIT
// Under the board: what happened, as sentences, and a line to type actions into, with completion.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_log_panel();

// Legal actions that begin like what was typed, as they are typed, at most `most`.
std::vector<std::string> completions(const Report& report, const std::string& typed,
                                     std::size_t most);
// What all of them begin with, at least what was typed.
std::string completed(const std::vector<std::string>& found, const std::string& typed);

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// The tab "Rules": the ruleset's files in the rules panel, as the desk has them.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_rules_tab();

}  // namespace hr::editor

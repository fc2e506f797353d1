// SPDX-License-Identifier: MIT
// The Rules tab: connects the rules panel with the desk. It opens at the place of a text by the
// name "rules:LINE COLUMN FILE".
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_rules_tab();

}  // namespace hr::editor

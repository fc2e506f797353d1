// SPDX-License-Identifier: MIT
// Small plots of what bots have made of one version of the rules: how long its games are, and the
// first player's points as games came in.
#pragma once

#include "scripting/lab/lab_sheet.h"

namespace hr::editor {

// Beside each other where there is room, as wide as the panel.
void draw_plots(const scripting::LabSheet& sheet);

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// Small plots of what bots have made of one version of the rules: how long its games are, and the
// first player's points as games came in.
#pragma once

#include <string>

#include "scripting/lab/lab_sheet.h"
#include "scripting/lab/option_trial.h"

namespace hr::editor {

// Beside each other where there is room, as wide as the panel.
void draw_plots(const scripting::LabSheet& sheet);
// A share over the values of an option, with intervals, and an even share as a line. Values that
// were not played are left out.
void draw_trial(const scripting::OptionCurve& curve, const std::string& option);

}  // namespace hr::editor

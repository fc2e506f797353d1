// SPDX-License-Identifier: MIT
// Makes one step out of some that often follow each other: pieces on some cells, and whether there
// are any; the first empty cells in a direction; a variable that is compared with a number; what
// two numbers make. The last thing that is done to a list of steps. Part of making a Plan.
#pragma once

#include "core/plan/term_step.h"

namespace hr {

// `words`: of a set of the board's cells.
void fuse_steps(WideSteps& steps, int words);

}  // namespace hr

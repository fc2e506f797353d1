// SPDX-License-Identifier: MIT
// What differs between two moments of a match, as a report of each tells it: nothing that the eyes
// it was made for may not know.
#pragma once

#include "core/table/table.h"
#include "editor/desk/shown.h"

namespace hr::editor {

// In sentences about `now`, with what was in `then` beside it.
Comparison position_differences(const Report& then, const Report& now);

}  // namespace hr::editor

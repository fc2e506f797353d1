// SPDX-License-Identifier: MIT
// The differences between two positions of a match, computed from a report of each, so that they
// reveal nothing that the viewer of the reports may not know.
#pragma once

#include "core/table/table.h"
#include "editor/desk/shown.h"

namespace hr::editor {

// Sentences about `now`, each with the old value from `then`.
Comparison position_differences(const Report& then, const Report& now);

}  // namespace hr::editor

// SPDX-License-Identifier: MIT
// The differences between two positions of a match, computed from a report of each, so that they
// reveal nothing that the viewer of the reports may not know.
#pragma once

#include "core/table/report.h"

namespace hr {

// Sentences about `now`, each with the old value from `then`.
ComparisonReport position_differences(const Report& then, const Report& now,
                                      Language language = {});

}  // namespace hr

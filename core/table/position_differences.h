// SPDX-License-Identifier: MIT
// What differs between two moments of a match, as a report of each tells it: nothing that the eyes
// it was made for may not know.
#pragma once

#include "core/table/report.h"

namespace hr {

// In sentences about `now`, with what was in `then` beside it.
ComparisonReport position_differences(const Report& then, const Report& now);

}  // namespace hr

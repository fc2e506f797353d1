// SPDX-License-Identifier: MIT
// Parts of a whole as whole numbers that add up.
#pragma once

#include <span>
#include <vector>

namespace hr::editor {

// Parts that add up to 1, of a hundred. Each is rounded up or down so that together they are 100:
// by the largest remainder, the earlier one where two are alike.
std::vector<int> parts_of_hundred(std::span<const double> parts);

}  // namespace hr::editor

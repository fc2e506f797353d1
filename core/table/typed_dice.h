// SPDX-License-Identifier: MIT
// Dice that people rolled by hand, as they type them: "2+5", "2 5" or "2, 5"; for a setup also
// their sum, "7". The same everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hr {

enum class TypedDice : std::uint8_t { faces, sum_or_faces };

// Empty: nothing was typed, so the dice are rolled. None: it cannot be read. Whether dice can fall
// like that the game decides.
std::optional<std::vector<int>> read_dice(std::string_view typed);
// What can be typed, as the end of a sentence: "the faces of the dice, such as 2+5".
std::string expected_dice(TypedDice what);
std::string dice_help(TypedDice what);  // "Enter the faces of the dice, such as 2+5."

}  // namespace hr

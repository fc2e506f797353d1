// SPDX-License-Identifier: MIT
#include "core/table/typed_dice.h"

#include <catch2/catch.hpp>

namespace hr::tests {

TEST_CASE("dice are read as people type them", "[core]") {
  using Faces = std::vector<int>;
  for (const char* const typed : {"2+5", "2 5", "2,5", " 2, 5 ", "2;5", "2 + 5"}) {
    INFO(typed);
    CHECK(read_dice(typed) == Faces{2, 5});
  }
  CHECK(read_dice("7") == Faces{7});
  CHECK(read_dice("") == Faces{});
  CHECK(read_dice("  ") == Faces{});
  for (const char* const typed : {"2+x", "seven", "0", "-3", "2.5", "99999999999"}) {
    INFO(typed);
    CHECK(read_dice(typed) == std::nullopt);
  }
  CHECK(dice_help(TypedDice::faces) == "Enter the faces of the dice, such as 2+5.");
  CHECK(dice_help(TypedDice::sum_or_faces) ==
        "Enter the sum of the dice, such as 7, or their faces, such as 2+5.");
}

}  // namespace hr::tests

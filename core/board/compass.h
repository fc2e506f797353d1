// SPDX-License-Identifier: MIT
// The eight points of the compass, which name the directions of grids and nets.
#pragma once

#include <array>

namespace hr {

struct CompassPoint {
  const char* name;
  int x, y;  // to the east, to the north
};
inline constexpr std::array<CompassPoint, 8> k_compass{{{"n", 0, 1},
                                                        {"ne", 1, 1},
                                                        {"e", 1, 0},
                                                        {"se", 1, -1},
                                                        {"s", 0, -1},
                                                        {"sw", -1, -1},
                                                        {"w", -1, 0},
                                                        {"nw", -1, 1}}};

}  // namespace hr

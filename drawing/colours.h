// SPDX-License-Identifier: MIT
// Colours that mean the same on the screen and on paper: those of seats, which people who do not
// tell all colours apart can tell apart, and the hues that rules give cells and lines.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "drawing/drawing.h"

namespace hr::drawing {

// By seat: the colour that it is named after, if it is named after one, or else those that are
// left, in turn. All differ, for at most eight seats.
std::vector<Rgb> seat_colours(std::span<const std::string> seats);

// In the order of Tint (core/board/board_look.h); those without a hue of their own have 0.
inline constexpr std::array<Rgb, 10> k_tint_hues{0,        0xcd322d, 0xeb8c14, 0xecce28, 0x289655,
                                                 0x2d78c8, 0x8c55be, 0x8c5f32, 0x7d828a, 0};

// Whether black can be read on it better than white.
bool is_light(Rgb colour);
// A share of the second colour in the first.
Rgb mixed(Rgb first, Rgb second, double share);

}  // namespace hr::drawing

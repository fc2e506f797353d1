// SPDX-License-Identifier: MIT
// Paints drawings: into pixels for the window, or with a Cairo pen onto paper. A drawing is fitted
// into a square and centred in it.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "drawing/drawing.h"

// Cairo's, so that only those who have one include its header.
using cairo_t = struct _cairo;
using cairo_surface_t = struct _cairo_surface;

namespace hr::drawing {

// Square; four bytes for each pixel: red, green, blue and opacity, by which the others are not
// multiplied.
struct Image {
  int side = 0;
  std::vector<std::uint8_t> rgba;
  friend bool operator==(const Image&, const Image&) = default;
};

// A small figure in the lower right corner. Its corners are around 0, 0, at most about 1 away.
struct Badge {
  std::vector<std::pair<double, double>> corners;
  Rgb fill = 0, rim = 0;
};

Image painted(const Drawing& drawing, Inks inks, int side, const Badge* badge = nullptr);
// Of a square image surface in ARGB32.
Image image_of(cairo_surface_t* surface);
void paint(cairo_t* pen, const Drawing& drawing, Inks inks, double x, double y, double side);

}  // namespace hr::drawing

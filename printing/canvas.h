// SPDX-License-Identifier: MIT
// A PDF being drawn: pages, text, lines and shapes in black, white and greys only, and drawings of
// pieces, which may have other colours. Lengths are in points, from the upper left corner of the
// page. The same calls give the same bytes, independent of time and place. A canvas may also only
// measure and draw nothing, or draw a single page, as an image. Drawing counts as work for the open
// allowance (core/base/allowance.h). Only canvas.cpp and shaped_text.cpp use Cairo.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/drawing.h"
#include "drawing/paint.h"

namespace hr::printing {

constexpr double mm(double millimetres) { return millimetres * 72 / 25.4; }

struct PagePoint {
  double x = 0, y = 0;
};

struct Font {
  double size = 10;
  bool bold = false;
};

// Greys that remain distinct on a photocopy.
inline constexpr double k_black = 0, k_dim = 0.4, k_pale = 0.6, k_shade = 0.88, k_white = 1;

struct LineStyle {
  double grey = k_black;
  double width = 0.7;  // of lines
  double dash = 0;     // the length of dashes, with gaps in between; 0: none
};

// What is drawn of a text: valid UTF-8, on one line.
std::string shown(std::string_view text);

class Canvas {
 public:
  enum class Use : std::uint8_t { draw, measure };
  Canvas(const std::string& title, const std::string& author, Use use = Use::draw);
  // Draws one page only (from 1), and that into an image.
  Canvas(std::size_t page, int side);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  bool draws() const;
  // Must be called before anything is drawn on a page.
  void begin_page(double width, double height, const std::string& title);
  void end_page();

  // The sum of the characters' widths, or of what Pango makes of them (shaped_text.h). Anything
  // that cannot be shown, such as bytes that are not UTF-8, is counted and drawn as U+FFFD.
  double width(std::string_view text, Font font) const;
  void text(PagePoint baseline, std::string_view text, Font font, double grey = k_black);
  // Centred on a point; in smaller letters if it would be wider than `max_width`.
  void text_in(PagePoint middle, std::string_view text, Font font, double max_width,
               double grey = k_black);
  void line(std::span<const PagePoint> spots, LineStyle line_style);
  void polygon(std::span<const PagePoint> corners, double fill, LineStyle line_style);
  void box(PagePoint corner, double width, double height, double fill, LineStyle line_style);
  void circle(PagePoint middle, double radius, double fill, LineStyle line_style);
  void oval(PagePoint middle, double width, double height, LineStyle line_style);

  // In a square with this upper left corner, black on white or the other way round.
  void drawing(PagePoint corner, double side, const drawing::Drawing& what, bool dark);

  // The whole PDF, or "" if the canvas only measures. Throws Error if Cairo could not make it.
  // Nothing may be drawn afterwards.
  std::string finish();
  // Of a canvas that draws one page: it lies at the upper left, white, and its longer side is as
  // long as the image; what is beside it is transparent. Empty if there is no such page.
  drawing::Image finish_image();

 private:
  void finish_drawing();

  struct Surface;
  std::unique_ptr<Surface> surface_;
};

}  // namespace hr::printing

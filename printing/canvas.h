// SPDX-License-Identifier: MIT
// A PDF being drawn: pages, text, lines and shapes in black, white and greys, nothing else. Lengths
// are in points, from the upper left corner of the page. The same calls give the same bytes,
// whatever the time and the place. A canvas may also only measure, and draw nothing. What is drawn
// is work for the allowance that is open (core/base/allowance.h). The only file that knows Cairo is
// canvas.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hr::printing {

constexpr double mm(double millimetres) { return millimetres * 72 / 25.4; }

struct PagePoint {
  double x = 0, y = 0;
};

struct Font {
  double size = 10;
  bool bold = false;
};

// Greys that a copying machine keeps apart.
inline constexpr double k_black = 0, k_dim = 0.4, k_pale = 0.6, k_shade = 0.88, k_white = 1;

struct LineStyle {
  double grey = k_black;
  double width = 0.7;  // of lines
};

class Canvas {
 public:
  enum class Use : std::uint8_t { draw, measure };
  Canvas(const std::string& title, const std::string& author, Use use = Use::draw);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  bool draws() const;
  // Every page needs a size before anything is drawn on it.
  void begin_page(double width, double height, const std::string& title);
  void end_page();

  // The sum of its characters' widths, each looked up. What cannot be shown, such as bytes that are
  // no UTF-8, counts and comes out as U+FFFD.
  double width(std::string_view text, Font font) const;
  void text(PagePoint baseline, std::string_view text, Font font, double grey = k_black);
  // Around a middle; smaller where it would be wider than `most`.
  void text_in(PagePoint middle, std::string_view text, Font font, double most,
               double grey = k_black);
  void line(std::span<const PagePoint> spots, LineStyle line_style);
  void polygon(std::span<const PagePoint> corners, double fill, LineStyle line_style);
  void box(PagePoint corner, double width, double height, double fill, LineStyle line_style);
  void circle(PagePoint middle, double radius, double fill, LineStyle line_style);
  void oval(PagePoint middle, double width, double height, LineStyle line_style);

  // The whole PDF, "" of one that measures; throws Error when Cairo could not make it. Nothing can
  // be drawn any more.
  std::string finish();

 private:
  struct Surface;
  std::unique_ptr<Surface> surface_;
};

}  // namespace hr::printing

// SPDX-License-Identifier: MIT
// What pages are drawn on: text, lines, shapes, and drawings of pieces, in black, white and greys,
// or in colour where something has one. Lengths are in points, from the upper left corner of the
// page. A canvas may also only measure and draw nothing. Drawing counts as work for the open
// allowance (core/base/allowance.h). Which kind of pages it makes is decided by the rooms below:
// PDF (printing/pdf) or SVG (printing/svg).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/drawing.h"

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

// What something is drawn with: where pages are in colour its colour, if it has one, else the grey.
struct Ink {
  double grey = k_black;
  std::optional<drawing::Rgb> colour = {};
  constexpr Ink(double level = k_black) : grey(level) {}
  constexpr Ink(double level, drawing::Rgb of_colour) : grey(level), colour(of_colour) {}
};

struct LineStyle {
  Ink ink = {};
  double width = 0.7;  // of lines
  double dash = 0;     // the length of dashes, with gaps in between; 0: none
};

// What is drawn of a text: valid UTF-8, on one line.
std::string shown(std::string_view text);

// Whether the letters of a text join, combine, run from the right or are in none of our font:
// Arabic, Devanagari, Chinese, accents of their own … Other text is the sum of its letters.
bool needs_shaping(std::string_view text);
bool needs_shaping(char32_t character);

// A piece of a text that may not be divided.
struct TextUnit {
  std::string_view text;
  bool line_may_end = false;  // after it, by the rules of its language
};

class Canvas {
 public:
  enum class Use : std::uint8_t { draw, measure };

  explicit Canvas(bool in_colour = false) : in_colour_(in_colour) {}
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;
  virtual ~Canvas() = default;

  virtual bool draws() const = 0;
  bool in_colour() const { return in_colour_; }
  // Must be called before anything is drawn on a page.
  virtual void begin_page(double width, double height, const std::string& title) = 0;
  virtual void end_page() = 0;

  // Anything that cannot be shown, such as bytes that are not UTF-8, is counted and drawn as
  // U+FFFD.
  virtual double width(std::string_view text, Font font) const = 0;
  virtual void text(PagePoint baseline, std::string_view text, Font font, Ink ink = k_black) = 0;
  // Of a text that needs shaping.
  virtual std::vector<TextUnit> units(std::string_view text) const = 0;
  // Centred on a point; in smaller letters if it would be wider than `max_width`.
  void text_in(PagePoint middle, std::string_view text, Font font, double max_width,
               Ink ink = k_black);
  virtual void line(std::span<const PagePoint> spots, LineStyle line_style) = 0;
  virtual void polygon(std::span<const PagePoint> corners, Ink fill, LineStyle line_style) = 0;
  virtual void box(PagePoint corner, double width, double height, Ink fill,
                   LineStyle line_style) = 0;
  virtual void circle(PagePoint middle, double radius, Ink fill, LineStyle line_style) = 0;
  virtual void oval(PagePoint middle, double width, double height, LineStyle line_style) = 0;
  // What is drawn between the two is turned upside down, about a point.
  virtual void begin_turned(PagePoint middle) = 0;
  virtual void end_turned() = 0;
  // In a square with this upper left corner.
  virtual void drawing(PagePoint corner, double side, const drawing::Drawing& what,
                       drawing::Inks inks) = 0;

 private:
  bool in_colour_;
};

// Of drawings in black and white.
inline constexpr drawing::Inks k_on_white{0xffffff, 0x000000}, k_on_black{0x000000, 0xffffff};

}  // namespace hr::printing

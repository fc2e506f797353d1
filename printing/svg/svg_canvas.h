// SPDX-License-Identifier: MIT
// A canvas whose pages are SVG documents, for a browser to print. Everything in them was written
// here; texts are escaped. A text is given the width with which it was laid out, so that it fits
// even if the browser's font is another one than was measured.
#pragma once

#include <functional>

#include "printing/canvas.h"

namespace hr::printing {

// How wide a text is, which is valid UTF-8 on one line, in units of its font's size.
using MeasureText = std::function<double(std::string_view text, bool bold)>;

class SvgCanvas : public Canvas {
 public:
  SvgCanvas(MeasureText measure, Use use, bool in_colour = false)
      : Canvas(in_colour), measure_(std::move(measure)), draws_(use == Use::draw) {}

  bool draws() const override { return draws_; }
  void begin_page(double width, double height, const std::string& title) override;
  void end_page() override;
  double width(std::string_view text, Font font) const override;
  void text(PagePoint baseline, std::string_view text, Font font, Ink ink) override;
  std::vector<TextUnit> units(std::string_view text) const override;
  void line(std::span<const PagePoint> spots, LineStyle line_style) override;
  void polygon(std::span<const PagePoint> corners, Ink fill, LineStyle line_style) override;
  void box(PagePoint corner, double width, double height, Ink fill, LineStyle line_style) override;
  void circle(PagePoint middle, double radius, Ink fill, LineStyle line_style) override;
  void oval(PagePoint middle, double width, double height, LineStyle line_style) override;
  void begin_turned(PagePoint middle) override;
  void end_turned() override;
  void drawing(PagePoint corner, double side, const drawing::Drawing& what,
               drawing::Inks inks) override;

  // One document for each page.
  const std::vector<std::string>& pages() const { return pages_; }

 private:
  bool begin(std::int64_t work) const;

  MeasureText measure_;
  bool draws_;
  std::string page_;
  std::vector<std::string> pages_;
};

}  // namespace hr::printing

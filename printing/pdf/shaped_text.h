// SPDX-License-Identifier: MIT
// Text whose letters join, combine, run from the right or are in none of our font: Arabic,
// Devanagari, Chinese, accents of their own … It is set by Pango, with glyphs of DejaVu Sans or
// else of the Noto Sans fonts where they are installed. No other font and no setting of the system
// or the user has a say, so the same fonts give the same pages on every machine. Lengths are in
// points.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "printing/canvas.h"

struct _cairo;  // cairo_t; who uses this needs no more of Cairo

namespace hr::printing {

class ShapedText {
 public:
  explicit ShapedText(_cairo* pen);  // which must outlive it
  ~ShapedText();
  ShapedText(const ShapedText&) = delete;
  ShapedText& operator=(const ShapedText&) = delete;

  double width(std::string_view text, Font font);
  void draw(PagePoint baseline, std::string_view text, Font font);

  static std::vector<TextUnit> units(std::string_view text);

 private:
  struct Layouts;
  _cairo* pen_;
  std::unique_ptr<Layouts> layouts_;  // made when first needed
};

}  // namespace hr::printing

// SPDX-License-Identifier: MIT
// A canvas whose pages become a PDF, or one of them an image. The same calls give the same bytes,
// independent of time and place. Only this room uses Cairo and Pango.
#pragma once

#include <memory>

#include "drawing/paint.h"
#include "printing/canvas.h"

namespace hr::printing {

class PdfCanvas : public Canvas {
 public:
  PdfCanvas(const std::string& title, const std::string& author, bool in_colour = false,
            Use use = Use::draw);
  // Draws one page only (from 1), and that into an image.
  PdfCanvas(std::size_t page, int side, bool in_colour = false);
  ~PdfCanvas() override;
  PdfCanvas(const PdfCanvas&) = delete;
  PdfCanvas& operator=(const PdfCanvas&) = delete;

  bool draws() const override;
  void begin_page(double width, double height, const std::string& title) override;
  void end_page() override;
  // The sum of the characters' widths, or of what Pango makes of them (shaped_text.h).
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

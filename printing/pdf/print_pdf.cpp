// SPDX-License-Identifier: MIT
#include "printing/pdf/print_pdf.h"

#include "printing/pdf/pdf_canvas.h"

namespace hr::printing {

PrintedPdf print_pdf(const PrintPlan& what) {
  const std::string &title = what.definition.name, &author = what.definition.by;
  PdfCanvas measuring(title, author, what.in_colour, Canvas::Use::measure);
  PdfCanvas drawing(title, author, what.in_colour);
  PrintedPdf out{print(what, measuring, drawing), {}};
  out.pdf = drawing.finish();
  return out;
}

drawing::Image page_image(const PrintPlan& what, std::size_t page, std::size_t pages, int side) {
  PdfCanvas canvas(page, side, what.in_colour);
  print_again(what, pages, canvas);
  return canvas.finish_image();
}

}  // namespace hr::printing

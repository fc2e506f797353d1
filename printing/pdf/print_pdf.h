// SPDX-License-Identifier: MIT
// Makes a PDF of sheets. The same print gives the same bytes.
#pragma once

#include "drawing/paint.h"
#include "printing/print.h"

namespace hr::printing {

struct PrintedPdf : PrintResult {
  std::string pdf;
};

// Throws Error if a page cannot be drawn.
PrintedPdf print_pdf(const PrintPlan& what);

// A picture of one of its pages, from 1, for a preview: see PdfCanvas::finish_image(). `pages`: how
// many there are, as print_pdf() has told.
drawing::Image page_image(const PrintPlan& what, std::size_t page, std::size_t pages, int side);

}  // namespace hr::printing

// SPDX-License-Identifier: MIT
// Makes a PDF of sheets: each has at least one page, those of a seat are together, answer keys come
// last. The same print gives the same bytes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/definition.h"
#include "printing/blocks.h"

namespace hr::printing {

inline constexpr PaperSize k_a4{mm(210), mm(297)}, k_letter{612, 792};

struct PrintPlan {
  const Definition& definition;
  const Sheets& sheets;
  std::string footer = {};  // the options in force
  PaperSize paper = k_a4;
  Answers answers = {};  // the contents of answer keys
};

struct PrintResult {
  std::string pdf;
  struct PrintedSheet {
    std::string title = {}, seat = {};  // the seat it is for; "" if it is for everybody
    bool key = false, landscape = false;
    std::size_t first = 1, pages = 1;
  };
  std::vector<PrintedSheet> sheets;
  std::size_t pages = 0;
};

// Throws Error if a page cannot be drawn.
PrintResult print(const PrintPlan& what);

// A picture of one of its pages, from 1, for a preview: see Canvas::finish_image(). `pages`: how
// many there are, as print() has told.
drawing::Image page_image(const PrintPlan& what, std::size_t page, std::size_t pages, int side);

}  // namespace hr::printing

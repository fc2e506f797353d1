// SPDX-License-Identifier: MIT
// Lays out sheets on pages: each has at least one page, those of a seat are together, answer keys
// come last.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/game_def.h"
#include "printing/blocks.h"

namespace hr::printing {

inline constexpr PaperSize k_a4{mm(210), mm(297)}, k_letter{612, 792};

struct PrintPlan {
  const GameDef& definition;
  const Sheets& sheets;
  std::string footer = {};  // the options in force
  PaperSize paper = k_a4;
  bool in_colour = false;  // else in black and white, for any printer and copier
  Answers answers = {};    // the contents of answer keys
};

struct PrintResult {
  struct PrintedSheet {
    std::string title = {}, seat = {};  // the seat it is for; "" if it is for everybody
    std::string off_variant = {};       // the variant that it belongs to, if that is off
    bool key = false;
    bool extra = false;  // printed only if somebody asks for it
    bool landscape = false;
    std::size_t first = 1, pages = 1;
  };
  std::vector<PrintedSheet> sheets;
  std::size_t pages = 0;
};

// Throws Error if a page cannot be drawn. Measures first: each page shows the total number of
// pages, which must be known.
PrintResult print(const PrintPlan& what, Canvas& measuring, Canvas& drawing);
// `pages`: how many there are, as print() has told.
PrintResult print_again(const PrintPlan& what, std::size_t pages, Canvas& canvas);

}  // namespace hr::printing

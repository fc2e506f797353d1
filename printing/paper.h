// SPDX-License-Identifier: MIT
// The pages of a print as they fill up: margins, a title at the top, a footer, and the place of the
// next block. A block that needs more room than is left goes to the next page, which has the same
// title, marked as continued. The canvas must outlive it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/game/sheets.h"
#include "printing/canvas.h"

namespace hr::printing {

struct PaperSize {
  double width, height;  // in points, upright
};

struct Footer {
  std::string text = {};  // what is printed, under which options
  std::size_t of = 0;     // total number of pages; 0 while they are counted
};

class Paper {
 public:
  Paper(Canvas& canvas, PaperSize size, Footer footer);
  ~Paper();
  Paper(const Paper&) = delete;
  Paper& operator=(const Paper&) = delete;

  // A sheet begins on a new page; `mark` is printed above its title.
  void begin(const Sheet& sheet, const std::string& mark);
  // … without title and footer: a page is all of the paper.
  void begin_bare(const Sheet& sheet);
  void end();  // after the last one

  Canvas& canvas() { return canvas_; }
  PaperSize page() const { return page_; }
  double left() const { return k_margin; }
  double width() const { return page_.width - 2 * k_margin; }
  double y() const { return y_; }
  double room() const { return bottom_ - y_; }         // to the foot of the page
  double full_room() const { return bottom_ - top_; }  // of a page that has only its title
  void advance(double height) { y_ += height; }
  // Begins a new page unless this height, which must not be split, fits on the current one.
  void need(double height);
  void next_page();
  std::size_t pages() const { return number_; }

 private:
  static constexpr double k_margin = mm(16);

  void start(const Sheet& sheet, const std::string& mark, bool bare);
  void open(bool continued);
  void close();
  void draw_footer();
  std::vector<std::string> first_lines(const std::string& text, Font font, double width,
                                       std::size_t max_lines) const;

  Canvas& canvas_;
  PaperSize size_, page_;
  Footer footer_;
  std::vector<std::string> footer_lines_;
  std::string title_, mark_;
  double y_ = 0, top_ = 0, bottom_ = 0;
  std::size_t number_ = 0;
  bool open_ = false, bare_ = false;
};

}  // namespace hr::printing

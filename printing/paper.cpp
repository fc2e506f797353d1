// SPDX-License-Identifier: MIT
#include "printing/paper.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "printing/wrap.h"

namespace hr::printing {

namespace {

constexpr std::size_t k_max_pages = 500;
constexpr std::size_t k_title_lines = 4, k_footer_lines = 3;
constexpr Font k_title{18, true}, k_mark{9, true}, k_footer{7.5, false};
constexpr double k_page_number = mm(25);  // reserved at the right of the footer

}  // namespace

Paper::Paper(Canvas& canvas, PaperSize size, Footer footer)
    : canvas_(canvas), size_(size), page_(size), footer_(std::move(footer)) {}

Paper::~Paper() = default;

void Paper::begin(const Sheet& sheet, const std::string& mark) { start(sheet, mark, false); }

void Paper::begin_bare(const Sheet& sheet) { start(sheet, "", true); }

void Paper::start(const Sheet& sheet, const std::string& mark, bool bare) {
  close();
  bare_ = bare;
  page_ = size_;
  if (sheet.landscape) std::swap(page_.width, page_.height);
  title_ = sheet.title;
  mark_ = mark;
  open(false);
}

void Paper::end() { close(); }

void Paper::need(double height) {
  if (height > room() && y_ > top_) next_page();
}

void Paper::next_page() {
  close();
  open(true);
}

void Paper::open(bool continued) {
  if (++number_ > k_max_pages)
    throw Error(fmt::format("the sheets fill more than {} pages", k_max_pages));
  const std::string title = continued ? title_ + " (continued)" : title_;
  canvas_.begin_page(page_.width, page_.height, title);
  open_ = true;
  if (bare_) {
    y_ = top_ = 0;
    bottom_ = page_.height;
    return;
  }
  footer_lines_ = first_lines(footer_.text, k_footer, width() - k_page_number, k_footer_lines);
  bottom_ = page_.height - k_margin - leading(k_footer) * static_cast<double>(footer_lines_.size());
  y_ = mm(12);
  if (!mark_.empty()) canvas_.text({left(), y_ + k_mark.size}, mark_, k_mark);
  y_ = k_margin + mm(1);
  for (const std::string& line : first_lines(title, k_title, width(), k_title_lines)) {
    y_ += leading(k_title);
    canvas_.text({left(), y_ - 0.35 * k_title.size}, line, k_title);
  }
  y_ += mm(1);
  canvas_.line(std::array{PagePoint{left(), y_}, PagePoint{left() + width(), y_}}, {.width = 1.2});
  y_ += mm(4);
  top_ = y_;
}

// Called for every page, so text that does not fit is not even examined.
std::vector<std::string> Paper::first_lines(const std::string& text, Font font, double width,
                                            std::size_t max_lines) const {
  constexpr std::size_t k_max_line_length = 500;  // in bytes: more than fit on one
  std::vector<std::string> out =
      wrapped(canvas_, cut_short(text, max_lines * k_max_line_length), font, width);
  out.resize(std::min(out.size(), max_lines));
  return out;
}

void Paper::close() {
  if (!open_) return;
  if (!bare_) draw_footer();
  canvas_.end_page();
  open_ = false;
}

void Paper::draw_footer() {
  double y = bottom_ + mm(3.5);
  canvas_.line(std::array{PagePoint{left(), y}, PagePoint{left() + width(), y}}, {.ink = k_pale});
  y += mm(1);
  const std::string number = fmt::format("page {} of {}", number_, footer_.of);
  const double right = left() + width() - canvas_.width(number, k_footer);
  canvas_.text({right, y + k_footer.size}, number, k_footer, k_dim);
  for (const std::string& line : footer_lines_) {
    canvas_.text({left(), y + k_footer.size}, line, k_footer, k_dim);
    y += leading(k_footer);
  }
}

}  // namespace hr::printing

// SPDX-License-Identifier: MIT
#include "printing/wrap.h"

#include "core/base/utf8.h"

namespace hr::printing {

namespace {

class Wrapping {
 public:
  Wrapping(const Canvas& canvas, Font font, double width)
      : canvas_(canvas), font_(font), width_(width), blank_(canvas.width(" ", font)) {}

  void add_paragraph(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(' '), text.size());
      if (end > 0) add_word(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    end_line();
  }

  std::vector<std::string> take() { return std::move(lines_); }

 private:
  void end_line() {
    lines_.push_back(std::move(line_));
    line_.clear();
    wide_ = 0;
  }

  void append(std::string_view text, double wide) {
    line_ += text;
    wide_ += wide;
  }

  void add_word(std::string_view word) {
    const double wide = canvas_.width(word, font_);
    if (!line_.empty() && wide_ + blank_ + wide > width_) end_line();
    if (!line_.empty()) append(" ", blank_);
    if (wide_ + wide <= width_)
      append(word, wide);
    else
      cut_word(word);
  }

  void cut_word(std::string_view word) {
    while (!word.empty()) {
      const auto next = decode_utf8(word);
      const std::string_view first = word.substr(0, next ? next->length : 1);
      const double wide = canvas_.width(first, font_);
      if (!line_.empty() && wide_ + wide > width_) end_line();
      append(first, wide);
      word.remove_prefix(first.size());
    }
  }

  const Canvas& canvas_;
  const Font font_;
  const double width_, blank_;
  std::string line_;
  double wide_ = 0;  // width of the line
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> wrapped(const Canvas& canvas, std::string_view text, Font font,
                                 double width) {
  Wrapping wrapping(canvas, font, width);
  for (std::size_t end = 0; (end = text.find('\n')) != std::string_view::npos;
       text.remove_prefix(end + 1))
    wrapping.add_paragraph(text.substr(0, end));
  wrapping.add_paragraph(text);
  return wrapping.take();
}

}  // namespace hr::printing

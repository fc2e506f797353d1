// SPDX-License-Identifier: MIT
#include "printing/wrap.h"

#include "core/utf8.h"

namespace hr::printing {

namespace {

class Wrapping {
 public:
  Wrapping(const Canvas& canvas, Font font, double width)
      : canvas_(canvas), font_(font), width_(width) {}

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
  bool fits(const std::string& line) const { return canvas_.width(line, font_) <= width_; }

  void end_line() {
    lines_.push_back(std::move(line_));
    line_.clear();
  }

  void add_word(std::string_view word) {
    const std::string joined = line_.empty() ? std::string(word) : line_ + " " + std::string(word);
    if (fits(joined)) {
      line_ = joined;
      return;
    }
    if (!line_.empty()) end_line();
    if (fits(std::string(word)))
      line_ = word;
    else
      cut_word(word);
  }

  void cut_word(std::string_view word) {
    while (!word.empty()) {
      const auto next = decode_utf8(word);
      const std::size_t length = next ? next->length : 1;
      const std::string longer = line_ + std::string(word.substr(0, length));
      if (!line_.empty() && !fits(longer))
        end_line();
      else
        line_ = longer, word.remove_prefix(length);
    }
  }

  const Canvas& canvas_;
  const Font font_;
  const double width_;
  std::string line_;
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

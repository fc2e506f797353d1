// SPDX-License-Identifier: MIT
#include "printing/wrap.h"

#include <utility>

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
    if (needs_shaping(word)) return add_shaped(word);
    const double wide = canvas_.width(word, font_);
    add_space_or_end(wide);
    if (wide_ + wide <= width_)
      append(word, wide);
    else
      cut_word(word);
  }

  // Before a word of this width.
  void add_space_or_end(double wide) {
    if (!line_.empty() && wide_ + blank_ + wide > width_) end_line();
    if (!line_.empty()) append(" ", blank_);
  }

  void cut_word(std::string_view word) {
    while (!word.empty()) {
      const auto next = decode_utf8(word);
      const std::string_view first = word.substr(0, next ? next->length : 1);
      add_unit(first);
      word.remove_prefix(first.size());
    }
  }

  void add_unit(std::string_view unit) {
    const double wide = canvas_.width(unit, font_);
    if (!line_.empty() && wide_ + wide > width_) end_line();
    append(unit, wide);
  }

  // In pieces at whose ends a line may end.
  void add_shaped(std::string_view word) {
    const std::string text = shown(word);
    const std::vector<TextUnit> units = canvas_.units(text);
    bool first = true;
    for (std::size_t from = 0; from < units.size();) {
      std::size_t to = from;
      while (to + 1 < units.size() && !units[to].line_may_end) ++to;
      const char* const begin = units[from].text.data();
      const std::string_view piece(
          begin, static_cast<std::size_t>(units[to].text.data() + units[to].text.size() - begin));
      const double wide = canvas_.width(piece, font_);
      if (std::exchange(first, false))
        add_space_or_end(wide);
      else if (!line_.empty() && wide_ + wide > width_)
        end_line();
      if (wide_ + wide <= width_)
        append(piece, wide);
      else
        for (std::size_t i = from; i <= to; ++i) add_unit(units[i].text);
      from = to + 1;
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

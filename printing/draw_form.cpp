// SPDX-License-Identifier: MIT
// Draws what is filled in by hand: boxes to tick and lines to write on.
#include <array>

#include "printing/blocks.h"
#include "printing/wrap.h"

namespace hr::printing {

namespace {

constexpr Font k_question{10.5, true}, k_choice{10.5, false};
constexpr double k_tick = mm(3.6), k_writing_line = mm(9);

void rule(Paper& paper, double from, double to, double y) {
  paper.canvas().line(std::array{PagePoint{from, y}, PagePoint{to, y}},
                      {.ink = k_dim, .width = 0.6});
}

// A cross in the box, as a pencil would make it.
void draw_tick_box(Paper& paper, bool ticked) {
  const PagePoint corner{paper.left() + mm(4), paper.y() + (leading(k_choice) - k_tick) / 2};
  Canvas& canvas = paper.canvas();
  canvas.box(corner, k_tick, k_tick, k_white, {.width = 0.8});
  if (!ticked) return;
  const double in = 0.2 * k_tick, far = k_tick - in;
  canvas.line(std::array{PagePoint{corner.x + in, corner.y + in},
                         PagePoint{corner.x + far, corner.y + far}},
              {.width = 1.6});
  canvas.line(std::array{PagePoint{corner.x + in, corner.y + far},
                         PagePoint{corner.x + far, corner.y + in}},
              {.width = 1.6});
}

std::size_t lines_of(Paper& paper, const std::string& text, Font font, double width) {
  return wrapped(paper.canvas(), text, font, width).size();
}

double height_of(Paper& paper, const Question& question) {
  double height = leading(k_question) * static_cast<double>(lines_of(paper, question.text,
                                                                     k_question, paper.width())) +
                  k_writing_line * static_cast<double>(question.lines);
  for (const std::string& choice : question.choices)
    height += leading(k_choice) *
                  static_cast<double>(lines_of(paper, choice, k_choice, paper.width() - mm(11))) +
              mm(1);
  return height;
}

}  // namespace

void draw(Paper& paper, const Question& question) {
  paper.need(height_of(paper, question));
  draw_lines(paper, question.text, k_question, 0);
  paper.advance(mm(1));
  for (std::size_t i = 0; i < question.choices.size(); ++i) {
    paper.need(leading(k_choice));
    draw_tick_box(paper, question.ticked == static_cast<std::int64_t>(i) + 1);
    draw_lines(paper, question.choices[i], k_choice, mm(11));
    paper.advance(mm(1));
  }
  for (std::int64_t line = 0; line < question.lines; ++line) {
    paper.need(k_writing_line);
    paper.advance(k_writing_line);
    rule(paper, paper.left(), paper.left() + paper.width(), paper.y() - mm(1));
  }
  // The answer may be in the next block.
  const bool bare = question.choices.empty() && question.lines == 0;
  paper.advance(bare ? 0 : mm(3));
}

void draw(Paper& paper, const Blanks& blanks) {
  if (blanks.labels.empty()) return;
  const double width = paper.width() / static_cast<double>(blanks.labels.size());
  paper.need(k_writing_line);
  const double y = paper.y() + mm(6);
  for (std::size_t i = 0; i < blanks.labels.size(); ++i) {
    const double x = paper.left() + width * static_cast<double>(i);
    Font font = k_choice;  // a label may take two thirds; the rest is for writing
    const double wide = paper.canvas().width(blanks.labels[i], font), max_width = width * 2 / 3;
    if (wide > max_width) font.size *= max_width / wide;
    paper.canvas().text({x, y}, blanks.labels[i], font);
    rule(paper, x + std::min(wide, max_width) + mm(1.5), x + width - mm(3), y + 1);
  }
  paper.advance(k_writing_line);
}

}  // namespace hr::printing

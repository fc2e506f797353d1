// SPDX-License-Identifier: MIT
// Draws headings, paragraphs, lists and the rules card.
#include <fmt/format.h>

#include "printing/blocks.h"
#include "printing/wrap.h"

namespace hr::printing {

void draw_lines(Paper& paper, const std::string& text, Font font, double indent) {
  for (const std::string& line : wrapped(paper.canvas(), text, font, paper.width() - indent)) {
    paper.need(leading(font));
    paper.canvas().text({paper.left() + indent, paper.y() + font.size}, line, font);
    paper.advance(leading(font));
  }
}

namespace {

constexpr Font k_heading{12.5, true}, k_text{10.5, false}, k_small{8.5, false};

void draw_item(Paper& paper, const std::string& sign, const std::string& text, Font font) {
  const double indent = mm(7);
  paper.need(leading(font));
  paper.canvas().text({paper.left() + mm(1.5), paper.y() + font.size}, sign, font);
  draw_lines(paper, text, font, indent);
  paper.advance(mm(1.2));
}

}  // namespace

void draw(Paper& paper, const Writing& writing) {
  if (writing.style == Writing::Style::heading) {
    // A heading must not be alone at the foot of a page.
    paper.need(leading(k_heading) + 4 * leading(k_text));
    paper.advance(mm(2));
    draw_lines(paper, writing.text, k_heading);
    paper.advance(mm(1.5));
    return;
  }
  draw_lines(paper, writing.text, writing.style == Writing::Style::small ? k_small : k_text);
  paper.advance(mm(2.5));
}

void draw(Paper& paper, const Points& points) {
  for (std::size_t i = 0; i < points.items.size(); ++i)
    draw_item(paper, points.numbered ? fmt::format("{}.", i + 1) : "•", points.items[i], k_text);
  paper.advance(mm(2));
}

void draw_card(Paper& paper, const std::vector<std::string>& sentences) {
  draw(paper, Points{.items = sentences, .numbered = false});
}

}  // namespace hr::printing

// SPDX-License-Identifier: MIT
// A game's sheets for printing, a page each (printing/svg).
#include <algorithm>

#include "printing/print.h"
#include "printing/svg/svg_canvas.h"
#include "scripting/ruleset/sheets.h"
#include "web/engine/text_width.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

printing::PaperSize paper_size(const std::string& name) {
  if (name == "a4") return printing::k_a4;
  if (name == "letter") return printing::k_letter;
  throw Error("sheets.paper: expected \"a4\" or \"letter\", got " + quote(name));
}

}  // namespace

Json run(Asked&, const MakeSheets& ask) {
  const std::shared_ptr<scripting::Ruleset> ruleset = load(ruleset_text_of(ask.game));
  scripting::Printable rules = scripting::printable(*ruleset);
  if (!ask.key) std::erase_if(rules.sheets, is_answer_key);
  if (rules.sheets.empty())
    throw Error("This game has no sheets, and neither a board nor a rules card to print instead.");
  Answers answers;
  if (std::ranges::any_of(rules.sheets, is_answer_key)) answers = scripting::answers_of(ruleset);
  const printing::PaperSize paper = paper_size(ask.paper);
  printing::SvgCanvas measuring(text_width, printing::Canvas::Use::measure, ask.in_colour);
  printing::SvgCanvas drawing(text_width, printing::Canvas::Use::draw, ask.in_colour);
  const printing::PrintResult printed = printing::print({.definition = *rules.definition,
                                                         .sheets = rules.sheets,
                                                         .footer = rules.settings,
                                                         .paper = paper,
                                                         .in_colour = ask.in_colour,
                                                         .answers = std::move(answers)},
                                                        measuring, drawing);
  Json sheets = Json::array();
  for (const auto& sheet : printed.sheets)
    sheets.push_back({{"title", sheet.title},
                      {"seat", sheet.seat},
                      {"off_variant", sheet.off_variant},
                      {"key", sheet.key},
                      {"extra", sheet.extra},
                      {"landscape", sheet.landscape},
                      {"first", sheet.first},
                      {"pages", sheet.pages}});
  constexpr double k_mm = 25.4 / 72;
  return {{"pages", drawing.pages()},
          {"sheets", sheets},
          {"declared", rules.declared},
          {"width_mm", paper.width * k_mm},
          {"height_mm", paper.height * k_mm}};
}

}  // namespace hr::web

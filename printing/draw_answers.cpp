// SPDX-License-Identifier: MIT
// The answer key: one best run with its route on the board, or several on small boards.
#include <fmt/format.h>

#include <algorithm>

#include "printing/blocks.h"

namespace hr::printing {

namespace {

constexpr const char* k_none = "No run is possible.";
constexpr const char* k_how = "The heavy line starts in the grey circle and ends in the white one.";

// If the board has several parts, only the part with the run is drawn.
BoardPicture part_with(BoardPicture picture, const Board& board, const std::vector<CellId>& route) {
  Point low = board.position(route.front()), high = low;
  for (const CellId cell : picture.cells.list()) {
    if (board.distance(route.front(), cell) < 0) continue;
    const Point at = board.position(cell);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  for (const CellId cell : picture.cells.list()) {
    const Point at = board.position(cell);
    if (at.x < low.x || at.x > high.x || at.y < low.y || at.y > high.y) picture.cells.remove(cell);
  }
  picture.route = route;
  return picture;
}

void draw_one(Paper& paper, const AnswerKey& key, const GameDef& definition,
              const Answers& answers) {
  const BestRun& run = answers.runs.front();
  const std::string of = run.of.empty() ? "" : " for a roll of " + run.of;
  if (run.route.empty()) return draw(paper, Writing{.text = k_none});
  draw(paper, Writing{.style = Writing::Style::heading,
                      .text = fmt::format("The best run{}: score {}, {} {}", of, run.score,
                                          run.route.size(), answers.collects)});
  if (run.route.size() > 1) draw(paper, Writing{.text = k_how});
  draw(paper, part_with(key.picture, definition.board, run.route), definition);
}

void draw_many(Paper& paper, const AnswerKey& key, const GameDef& definition,
               const Answers& answers) {
  draw(paper, Writing{.text = k_how});
  std::vector<CaptionedBoard> boards;
  for (const BestRun& run : answers.runs) {
    if (run.route.empty()) {
      draw(paper, Writing{.text = fmt::format("Roll {}: {}", run.of, k_none)});
      continue;
    }
    boards.push_back({fmt::format("Roll {}: score {}, {} {}", run.of, run.score, run.route.size(),
                                  answers.collects),
                      part_with(key.picture, definition.board, run.route)});
  }
  draw_side_by_side(paper, boards, definition);
}

}  // namespace

void draw(Paper& paper, const AnswerKey& key, const GameDef& definition, const Answers& answers) {
  if (answers.runs.empty())
    draw(paper, Writing{.text = k_none});
  else if (answers.runs.size() == 1)
    draw_one(paper, key, definition, answers);
  else
    draw_many(paper, key, definition, answers);
}

}  // namespace hr::printing

// SPDX-License-Identifier: MIT
// Draws each kind of block, at the current place of the paper and as high as it needs. Throws Error
// if a block cannot be drawn.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game/game_def.h"
#include "core/game/sheets.h"
#include "printing/paper.h"

namespace hr::printing {

// Draws a text in wrapped lines, from `indent` on; the page may end after any of them.
void draw_lines(Paper& paper, const std::string& text, Font font, double indent = 0);
void draw(Paper& paper, const Writing& writing);
void draw(Paper& paper, const Points& points);
void draw_card(Paper& paper, const std::vector<std::string>& sentences);
// The board of the definition, as large as the page allows.
void draw(Paper& paper, const BoardPicture& picture, const GameDef& definition);
struct CaptionedBoard {
  std::string caption;
  BoardPicture picture;
};
// Small, two in a row; a page ends only between rows.
void draw_side_by_side(Paper& paper, const std::vector<CaptionedBoard>& boards,
                       const GameDef& definition);
void draw(Paper& paper, const SheetTable& table);
void draw(Paper& paper, const Question& question);
void draw(Paper& paper, const Blanks& blanks);
// A text that is the name of a kind is below its drawing.
void draw(Paper& paper, const CutOuts& block, const GameDef& definition);
// On bare pages: as many cards as fit, with bleed and crop marks.
void draw(Paper& paper, const CardSheet& block, const GameDef& definition);
void draw(Paper& paper, const AnswerKey& key, const GameDef& definition, const Answers& answers);

}  // namespace hr::printing

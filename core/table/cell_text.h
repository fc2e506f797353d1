// SPDX-License-Identifier: MIT
// What there is to say of a cell, as far as the viewer of a report may know it: its name, contents,
// value and legal moves; and why a click on it does nothing, with what to do instead.
#pragma once

#include <string>
#include <vector>

#include "core/table/drawn_boards.h"
#include "core/table/game_report.h"
#include "core/table/picker.h"
#include "core/table/report.h"

namespace hr {

// "B3: white cube", "Hand of Ann: 2 copper (coins 1)", "Market, #3: gold (cost 6, coins 3)".
std::string cell_line(const GameReport& game, const Report& report, const DrawnBoard& board,
                      CellId cell);
// The same as a sentence, then its legal moves, and what the rules warn of. `worth`: the number
// that is shown on it, or "".
std::string cell_text(const GameReport& game, const Report& report, const DrawnBoard& board,
                      CellId cell, const std::string& worth);

// What the rules warn of if the cell is chosen next; "": nothing, or not in each move that goes on
// so.
std::string warning_at(const Report& report, const Picker& picker, CellId cell);

// What to do instead of a click that does nothing, after what was picked. `turn`: whose it is, in
// a sentence.
std::string no_move_text(const GameReport& game, const Report& report, const Picker& picker,
                         CellId cell, const std::string& turn);
// … if the click was on a card that can be chosen, but not in that group.
inline constexpr std::string_view k_elsewhere =
    message_text("You cannot choose it from here: click one that is marked.");
// … if something was dragged from there that only a click chooses.
std::string by_a_click(const std::string& cell, Language language = {});

// As CellTextQuery has it (core/table/query.h).
struct CellTextReport {
  std::string text;     // cell_text()
  std::string no_move;  // why a click there does nothing
  std::string note;     // mark_hint(); "" for the owner
};

}  // namespace hr

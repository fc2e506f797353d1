// SPDX-License-Identifier: MIT
// What a ruleset prints, as data: sheets of paper, each made of blocks that stand one below the
// other. Texts are plain; on a sheet that is printed for each seat, {seat} in them is the seat's
// name. Scripting reads sheets from Lua, printing puts them on paper.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/game/definition.h"

namespace hr {

struct Writing {
  enum class Style : std::uint8_t { heading, text, small };
  Style style = Style::text;
  std::string text = {};
  friend bool operator==(const Writing&, const Writing&) = default;
};

struct Points {
  std::vector<std::string> items = {};
  bool numbered = false;
  friend bool operator==(const Points&, const Points&) = default;
};

// The rules card for the options in force.
struct CardCopy {
  friend bool operator==(const CardCopy&, const CardCopy&) = default;
};

// Words and lines at places of the board's own drawing: one unit a cell, y upwards.
struct BoardNote {
  std::string text = {};
  double x = 0, y = 0;
  friend bool operator==(const BoardNote&, const BoardNote&) = default;
};
using BoardLine = std::vector<std::pair<double, double>>;

struct BoardPicture {
  CellSet cells = {};                    // those that are drawn
  CellSet marked = {};                   // with a heavy line and a shade
  std::vector<CellSet> marked_for = {};  // those of each seat, on its own sheet; empty: alike
  std::vector<std::string> labels = {};  // one a cell of the board
  std::vector<std::string> marks = {};   // the same of what is printed on it (core/board/marks.h)
  std::vector<CellId> route = {};        // drawn as a line from the first to the last
  std::vector<BoardNote> notes = {};
  std::vector<BoardLine> lines = {};
  bool links = false;         // lines between neighbours
  std::int64_t height = 100;  // of a page, in per cent, at most
  std::int64_t side = 0;      // of a cell, in millimetres, where there is room; 0: as it fits
  friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

// An empty text is a box to write in.
struct SheetCell {
  std::string text = {};
  bool circled = false;
  friend bool operator==(const SheetCell&, const SheetCell&) = default;
};

struct SheetTable {
  std::vector<std::string> head = {};
  std::vector<std::vector<SheetCell>> rows = {};  // as many entries each as the widest row has
  bool side = false;                              // the first column is a head, too
  bool small = false;                             // small letters
  std::int64_t height = 7;                        // of a row, in millimetres, at least
  friend bool operator==(const SheetTable&, const SheetTable&) = default;
};

// Something to agree on: lines to write on, and words to tick, of which one may be ticked already.
struct Question {
  std::string text = {};
  std::vector<std::string> choices = {};
  std::int64_t lines = 0;
  std::int64_t ticked = 0;  // counted from 1; 0: none
  friend bool operator==(const Question&, const Question&) = default;
};

// Words with a line to write on behind each, side by side.
struct Blanks {
  std::vector<std::string> labels = {};
  friend bool operator==(const Blanks&, const Blanks&) = default;
};

// Pieces to cut out and put on the board's squares.
struct CutOut {
  std::vector<std::string> texts = {};  // side by side, each in a square
  std::int64_t size = 1;                // how many squares of the board each of them is wide
  std::int64_t copies = 1;
  bool dark = false;  // white on black
  friend bool operator==(const CutOut&, const CutOut&) = default;
};
struct CutOuts {
  std::vector<CutOut> pieces = {};
  std::int64_t side = 18;  // of one square, in millimetres
  friend bool operator==(const CutOuts&, const CutOuts&) = default;
};

// The best runs that are possible: what only who leads the game may see.
struct AnswerKey {
  BoardPicture picture = {};  // that a single run is drawn on
  friend bool operator==(const AnswerKey&, const AnswerKey&) = default;
};

using Block = std::variant<Writing, Points, CardCopy, BoardPicture, SheetTable, Question, Blanks,
                           CutOuts, AnswerKey>;

struct Sheet {
  std::string title = {};
  std::vector<Block> blocks = {};
  bool each_seat = false;
  bool landscape = false;
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

using Sheets = std::vector<Sheet>;

// An answer key lies on a sheet of its own, which is nobody's at the table.
bool is_answer_key(const Sheet& sheet);

// The sheet as this seat gets it.
Sheet sheet_of(const Sheet& sheet, const Definition& definition, SeatId seat);

// For a ruleset that declares none: its board with the cells' names, and its rules card, as far as
// there is one.
Sheets plain_sheets(const Definition& definition);

}  // namespace hr

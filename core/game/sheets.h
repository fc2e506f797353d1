// SPDX-License-Identifier: MIT
// What a ruleset prints, as data: sheets of paper, each a list of blocks from top to bottom. Texts
// are plain; on a sheet that is printed once per seat, {seat} stands for the seat's name. Scripting
// reads sheets from Lua; printing draws them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/bits.h"
#include "core/base/by_id.h"

namespace hr {

struct GameDef;
struct KindDef;

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

// Words and lines on the board's drawing: one unit per cell, y upwards.
struct BoardNote {
  std::string text = {};
  double x = 0, y = 0;
  friend bool operator==(const BoardNote&, const BoardNote&) = default;
};
using BoardLine = std::vector<std::pair<double, double>>;

struct BoardPicture {
  CellSet cells = {};                     // the cells to draw
  CellSet marked = {};                    // drawn shaded, with a heavy line
  ById<SeatId, CellSet> marked_for = {};  // on a seat's own sheet; empty: the same for all
  ById<CellId, std::string> labels = {};
  ById<CellId, std::string> marks = {};  // what is printed on the cell (core/board/marks.h)
  std::vector<CellId> route = {};        // drawn as a line from the first to the last
  std::vector<BoardNote> notes = {};
  std::vector<BoardLine> lines = {};
  bool links = false;         // lines between neighbours
  std::int64_t height = 100;  // at most this percentage of a page
  std::int64_t side = 0;      // of a cell in millimetres, if there is room; 0: as large as fits
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
  std::vector<std::vector<SheetCell>> rows = {};  // all have as many entries as the widest row
  bool side = false;                              // the first column is a heading, too
  bool small = false;                             // in small print
  bool large = false;                             // in large letters, to be read from a wall
  std::int64_t height = 7;                        // of a row in millimetres, at least
  friend bool operator==(const SheetTable&, const SheetTable&) = default;
};

// A question to agree on: lines to write on, and boxes to tick, of which one can be ticked in
// advance.
struct Question {
  std::string text = {};
  std::vector<std::string> choices = {};
  std::int64_t lines = 0;
  std::int64_t ticked = 0;  // counted from 1; 0: none
  friend bool operator==(const Question&, const Question&) = default;
};

// Labels side by side, each followed by a line to write on.
struct Blanks {
  std::vector<std::string> labels = {};
  friend bool operator==(const Blanks&, const Blanks&) = default;
};

// Pieces to cut out and put on the board's squares.
struct CutOut {
  std::vector<std::string> texts = {};  // side by side, each in a square
  std::int64_t size = 1;                // width of each piece, in squares of the board
  std::int64_t copies = 1;
  bool dark = false;  // white on black
  friend bool operator==(const CutOut&, const CutOut&) = default;
};
struct CutOuts {
  std::vector<CutOut> pieces = {};
  std::int64_t side = 18;  // of one square in millimetres
  friend bool operator==(const CutOuts&, const CutOuts&) = default;
};

// The cards of all kinds that are printed as cards, to cut out: pages of faces, and after each
// the page of their backs, in mirrored order for printing on both sides.
struct CardSheet {
  enum class Size : std::uint8_t { poker, mini };  // 63 × 88 mm, 44 × 63 mm
  Size size = Size::poker;
  friend bool operator==(const CardSheet&, const CardSheet&) = default;
};

// The best possible runs, for the game master only.
struct AnswerKey {
  BoardPicture picture = {};  // the board on which a single run is drawn
  friend bool operator==(const AnswerKey&, const AnswerKey&) = default;
};

using Block = std::variant<Writing, Points, CardCopy, BoardPicture, SheetTable, Question, Blanks,
                           CutOuts, CardSheet, AnswerKey>;

struct Sheet {
  std::string title = {};
  std::string off_variant = {};  // the variant that it belongs to, if that is off
  std::vector<Block> blocks = {};
  bool each_seat = false;
  bool landscape = false;
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

using Sheets = std::vector<Sheet>;

// A best run that an answer key shows. Sheets do not contain them: they are searched for when an
// answer key is printed (core/par/answers.h).
struct BestRun {
  std::string of;  // what it belongs to, such as a roll of the dice: "roll 7"
  std::int64_t score = 0;
  std::vector<CellId> route = {};
};

struct Answers {
  std::string collects;  // what a run collects: "jewels"
  std::vector<BestRun> runs = {};
};

// Whether it is printed as a card: what lies in bags and rows, but for the faces of dice.
bool is_printed_card(const GameDef& definition, const KindDef& kind);

// Whether the sheet is an answer key, which must not be given to players.
bool is_answer_key(const Sheet& sheet);

// Whether it is printed only if somebody asks for it: an answer key, which must not get among the
// sheets of players by accident, a sheet of a variant that is off, and the same cards again, mini.
bool is_extra(const Sheet& sheet);

// The sheet as printed for this seat.
Sheet sheet_of(const Sheet& sheet, const GameDef& definition, SeatId seat);

// The sheets of a ruleset that declares none: its board with the cells' names, its cards, and its
// rules card, if any. A table without an edge needs no board.
Sheets plain_sheets(const GameDef& definition);

}  // namespace hr

// SPDX-License-Identifier: MIT
// What a board file says: changes to the board that a ruleset declares, one to a line, in the words
// of a person. A value: text in, text out. What was read is kept as it stands, comments and all;
// what was edited (core/board/board_draft.h) is written in one order, so that a difference of two
// files shows how the boards differ and nothing else.
//
//   -- The quarry, with a gap in the middle floor.
//   size 6 5 3              columns, rows and levels of a grid, whatever the options say
//   closed B2-II C3-II      these cells are taken out
//   cut A1-I B1-I           no link between the two any more, either way
//   link A1-I E5-III        a link both ways
//   name A1-I Gate          another name; the old one stays understood
//   region home penny E1-I  the cells of a region, here of one seat's
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board/board.h"

namespace hr {

// A word of the file and where it stands there, from 1; 0 where no file says it.
struct BoardWord {
  std::string text;
  int line = 0, column = 0;
  friend bool operator==(const BoardWord& a, const BoardWord& b) { return a.text == b.text; }
};
using BoardWords = std::vector<BoardWord>;

struct BoardChanges {
  using WordPair = std::pair<BoardWord, BoardWord>;
  struct RegionChange {
    BoardWord name;
    BoardWords words;  // cells; in front of them a seat, where only its cells are meant
    friend bool operator==(const RegionChange&, const RegionChange&) = default;
  };

  BoardWords size;  // columns, rows and perhaps levels; empty: as declared
  BoardWords closed;
  std::vector<WordPair> cuts, links;
  std::vector<WordPair> names;  // a cell, and what it is called
  std::vector<RegionChange> regions;

  // Comments and empty lines: on top of the file, above each sort of change, and behind them all.
  enum ChangeSection : std::uint8_t {
    top,
    sizes,
    closings,
    cuttings,
    linkings,
    namings,
    markings,
    end
  };
  std::array<std::vector<std::string>, end + 1> comments;
  std::string text;  // the file

  bool empty() const {
    return size.empty() && closed.empty() && cuts.empty() && links.empty() && names.empty() &&
           regions.empty();
  }
  // The first line of the comment on top; or "".
  std::string about() const;
  friend bool operator==(const BoardChanges& a, const BoardChanges& b) { return a.text == b.text; }
};

// Throws LocatedError (core/base/located_error.h) on a line that is no change.
BoardChanges read_board_changes(std::string_view text);

// A cell of the whole board, by the name that the ruleset has for it or that the changes give it.
std::optional<CellId> find_cell(const BoardChanges& changes, const Board& whole,
                                std::string_view name);
// Every cell by the name that the ruleset has for it.
void spell_out(BoardChanges& changes, const Board& whole);
// The changes in order, on the board that they are about, and written so.
void write_in_order(BoardChanges& changes, const Board& whole);

// The declared board in the size that the changes give it, and altered as they say. They throw
// LocatedError when something makes no sense there.
Board sized(const Board& declared, const BoardChanges& changes);
Board changed(const Board& whole, const BoardChanges& changes);

// In phrases: "closes B2-II and C3-II", "sets the size to 6 by 5 by 3".
std::vector<std::string> changes_text(const BoardChanges& changes);

}  // namespace hr

// SPDX-License-Identifier: MIT
// The contents of a board file: changes to the board that a ruleset declares, one per line, in
// words. Plain values: text is parsed and written, nothing else. A file that was read keeps its
// text, with comments; changes made in the editor (core/board/board_draft.h) are written in a fixed
// order, so that two files differ only where the boards do.
//
//   -- The quarry, with a gap in the middle floor.
//   size 6 5 3              columns, rows and levels of a grid, whatever the options say
//   closed B2-II C3-II      these cells are removed
//   cut A1-I B1-I           removes the link between two cells, both ways
//   link A1-I E5-III        adds a link, both ways
//   name A1-I Gate          a new name; the old one is still understood
//   region home penny E1-I  the cells of a region, here for one seat
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board/board.h"

namespace hr {

// A word of the file and its position there, from 1; 0 if it is not from a file.
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
    BoardWords words;  // cells, preceded by a seat if the line is for that seat only
    friend bool operator==(const RegionChange&, const RegionChange&) = default;
  };

  BoardWords size;  // columns, rows and perhaps levels; empty: as declared
  BoardWords closed;
  std::vector<WordPair> cuts, links;
  std::vector<WordPair> names;  // a cell and its new name
  std::vector<RegionChange> regions;

  // Comments and empty lines: at the top of the file, above each type of change, and after all of
  // them.
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
  std::string text;  // the whole file

  bool empty() const {
    return size.empty() && closed.empty() && cuts.empty() && links.empty() && names.empty() &&
           regions.empty();
  }
  // The first line of the comment at the top, or "".
  std::string about() const;
  friend bool operator==(const BoardChanges& a, const BoardChanges& b) { return a.text == b.text; }
};

// Throws LocatedError (core/base/located_error.h) on a line that is not a change.
BoardChanges read_board_changes(std::string_view text);

// A cell of the whole board, by its name in the ruleset or in the changes.
std::optional<CellId> find_cell(const BoardChanges& changes, const Board& whole,
                                std::string_view name);
// Replaces all names of cells by those of the ruleset.
void spell_out(BoardChanges& changes, const Board& whole);
// Sorts the changes, which apply to `whole`, and writes their text.
void write_in_order(BoardChanges& changes, const Board& whole);

// sized() is the declared board in the size set by the changes; changed() applies the other changes
// to it. Both throw LocatedError when a change makes no sense.
Board sized(const Board& declared, const BoardChanges& changes);
Board changed(const Board& whole, const BoardChanges& changes);

// The changes as phrases: "closes B2-II and C3-II", "sets the size to 6 by 5 by 3".
std::vector<std::string> changes_text(const BoardChanges& changes);

}  // namespace hr

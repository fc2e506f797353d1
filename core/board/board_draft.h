// SPDX-License-Identifier: MIT
// A board on the table of somebody who edits it: begun from a plan, changed by one operation after
// another, each of which either holds everything that a board file has to or throws an Error, one
// sentence, and leaves all as it was. Its changes are a value: undo is a stack of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/board/edited_board.h"

namespace hr {

class BoardDraft {
 public:
  // The board in force, with the changes that made it.
  explicit BoardDraft(BoardPlan plan);

  const BoardChanges& changes() const { return plan_.edited->changes; }
  const Board& declared() const { return plan_.edited->declared; }
  const Board& whole() const { return plan_.edited->whole; }  // in the size in force; to be drawn
  const Board& board() const { return plan_.board; }          // as it is to be
  // On `board`. Where the size has been changed they are what is left of those of the plan, until
  // the ruleset is loaded with the changes.
  const ById<RegionId, RegionDef>& regions() const { return plan_.regions; }

  // Cells by name, of the whole board or as they are called now.
  bool is_closed(std::string_view cell) const;
  bool linked(std::string_view a, std::string_view b) const;

  void close(std::string_view cell);
  void open(std::string_view cell);
  void cut(std::string_view a, std::string_view b);   // also takes back a link that was added
  void link(std::string_view a, std::string_view b);  // also takes back a cut
  void rename(std::string_view cell, const std::string& name);  // "": as it was declared
  // The cells that a region is to have, for one seat or ("") for all; those that it has by the
  // ruleset need no line.
  void mark(const std::string& region, const std::string& seat,
            const std::vector<std::string>& cells);
  // Of a grid. What speaks of cells that there are no more falls away; says what, a phrase each.
  std::vector<std::string> resize(Coordinates size);
  // Other changes altogether, as when something is undone.
  void put(BoardChanges changes);

 private:
  std::string declared_name(std::string_view cell) const;
  BoardPlan made(BoardChanges next) const;
  void make(BoardChanges next) { plan_ = made(std::move(next)); }
  bool is_seat(const std::string& name) const;
  BoardChanges spelled_out() const;
  BoardChanges without_idle_marks(BoardChanges next, const std::string& region) const;
  std::vector<std::string> drop_missing(BoardChanges& changes, const Board& whole) const;

  BoardPlan plan_;
};

}  // namespace hr

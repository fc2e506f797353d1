// SPDX-License-Identifier: MIT
// A board being edited: it starts from a plan and is changed by one operation at a time. After each
// operation it is a valid board file; an operation that would violate this throws Error, one
// sentence, and changes nothing. The changes are a value, so undo is a stack of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/board/edited_board.h"

namespace hr {

class BoardDraft {
 public:
  // Starts from the board in force, with the changes that made it.
  explicit BoardDraft(BoardPlan plan);

  const BoardChanges& changes() const { return plan_.edited->changes; }
  const Board& declared() const { return plan_.edited->declared; }
  // in the current size, without closed cells; for drawing
  const Board& whole() const { return plan_.edited->whole; }
  const Board& board() const { return plan_.board; }  // with all changes
  // The regions on board(). After a change of size these are the remaining cells of the plan's
  // regions, until the ruleset is loaded with the changes.
  const ById<RegionId, RegionDef>& regions() const { return plan_.regions; }

  // Cells are given by name, declared or current.
  bool is_closed(std::string_view cell) const;

  void close(std::string_view cell);
  void open(std::string_view cell);
  // Closes or opens those of many cells that are not so yet, all at once: each change makes the
  // board anew.
  void set_closed(const std::vector<std::string>& cells, bool closed);
  void cut(std::string_view a, std::string_view b);             // also undoes an added link
  void link(std::string_view a, std::string_view b);            // also undoes a cut
  void rename(std::string_view cell, const std::string& name);  // "": back to the declared name
  // Sets the cells of a region, for one seat or ("") for all. Cells that it has by the ruleset need
  // no line.
  void mark(const std::string& region, const std::string& seat,
            const std::vector<std::string>& cells);
  // Changes the size of a grid. Changes about cells that no longer exist are dropped and returned,
  // one phrase each.
  std::vector<std::string> resize(Coordinates size);
  // Replaces all changes, for example to undo something.
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

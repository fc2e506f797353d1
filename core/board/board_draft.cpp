// SPDX-License-Identifier: MIT
#include "core/board/board_draft.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/board/cell_names.h"

namespace hr {

namespace {

BoardWord word(std::string text) { return {.text = std::move(text)}; }

bool same(const BoardWord& word, std::string_view name) {
  return lower_case(word.text) == lower_case(name);
}

BoardWords words_of(const Coordinates& size) {
  BoardWords out{word(std::to_string(size.x)), word(std::to_string(size.y))};
  if (size.z > 1) out.push_back(word(std::to_string(size.z)));
  return out;
}

// Removes a pair of cells from a list, in either order; returns false when it is not there.
bool take(std::vector<BoardChanges::WordPair>& pairs, std::string_view a, std::string_view b) {
  return std::erase_if(pairs, [&](const BoardChanges::WordPair& pair) {
           return (same(pair.first, a) && same(pair.second, b)) ||
                  (same(pair.first, b) && same(pair.second, a));
         }) > 0;
}

}  // namespace

BoardDraft::BoardDraft(BoardPlan plan) : plan_(std::move(plan)) {
  // What rules put on links or in hands comes again when they are read with the changes.
  if (plan_.board.plain_cells() < plan_.board.cells()) {
    const Board plain = plan_.board.plain();
    for (RegionDef& region : plan_.regions)
      for (CellSet& cells : region.cells) cells = carried(cells, plan_.board, plain);
    plan_.board = plain;
  }
  if (!plan_.edited) edit_board(plan_, plan_.board, "", BoardChanges());
}

std::string BoardDraft::declared_name(std::string_view cell) const {
  if (const auto whole_cell = whole().find(cell)) return whole().name(*whole_cell);
  if (const auto now = board().find(cell)) return board().declared_name(*now);
  throw Error("there is no cell " + quote(cell) + did_you_mean(cell, all_cell_names(whole())) +
              "; " + cell_names_text(whole()));
}

bool BoardDraft::is_closed(std::string_view cell) const {
  return !board().find(declared_name(cell));
}

bool BoardDraft::is_seat(const std::string& name) const {
  return std::ranges::find(plan_.seats, name, &SeatDef::name) != plan_.seats.end();
}

// Making the board checks the changes as a whole.
BoardPlan BoardDraft::made(BoardChanges next) const {
  BoardPlan trial;
  trial.seats = plan_.seats;
  trial.board = sized(declared(), next);
  trial.regions = plan_.edited->regions;
  for (RegionDef& region : trial.regions)
    for (CellSet& cells : region.cells) cells = carried(cells, whole(), trial.board);
  const std::string name = plan_.edited->name;
  edit_board(trial, declared(), name, std::move(next));
  return trial;
}

void BoardDraft::put(BoardChanges changes) { make(std::move(changes)); }

void BoardDraft::close(std::string_view cell) {
  const std::string name = declared_name(cell);
  if (is_closed(name)) throw Error(name + " is closed already");
  BoardChanges next = spelled_out();
  next.closed.push_back(word(name));
  write_in_order(next, whole());
  make(std::move(next));
}

void BoardDraft::open(std::string_view cell) {
  const std::string name = declared_name(cell);
  BoardChanges next = spelled_out();
  if (std::erase_if(next.closed, [&](const BoardWord& w) { return same(w, name); }) == 0)
    throw Error(name + " is open already");
  write_in_order(next, whole());
  make(std::move(next));
}

void BoardDraft::set_closed(const std::vector<std::string>& cells, bool closed) {
  BoardChanges next = spelled_out();
  std::set<std::string> changed;
  for (const std::string& cell : cells) {
    const std::string name = declared_name(cell);
    if (is_closed(name) == closed || !changed.insert(lower_case(name)).second) continue;
    if (closed) next.closed.push_back(word(name));
  }
  if (changed.empty()) return;
  if (!closed)
    std::erase_if(next.closed,
                  [&](const BoardWord& w) { return changed.contains(lower_case(w.text)); });
  write_in_order(next, whole());
  make(std::move(next));
}

void BoardDraft::cut(std::string_view a, std::string_view b) {
  const std::string from = declared_name(a), to = declared_name(b);
  BoardChanges next = spelled_out();
  if (!take(next.links, from, to)) next.cuts.emplace_back(word(from), word(to));
  write_in_order(next, whole());
  make(std::move(next));
}

void BoardDraft::link(std::string_view a, std::string_view b) {
  const std::string from = declared_name(a), to = declared_name(b);
  BoardChanges next = spelled_out();
  if (!take(next.cuts, from, to)) next.links.emplace_back(word(from), word(to));
  write_in_order(next, whole());
  make(std::move(next));
}

void BoardDraft::rename(std::string_view cell, const std::string& name) {
  const std::string declared = declared_name(cell);
  BoardChanges next = spelled_out();
  std::erase_if(next.names, [&](const auto& pair) { return same(pair.first, declared); });
  if (!name.empty() && name != declared) next.names.emplace_back(word(declared), word(name));
  write_in_order(next, whole());
  make(std::move(next));
}

void BoardDraft::mark(const std::string& region, const std::string& seat,
                      const std::vector<std::string>& cells) {
  if (!seat.empty() && !is_seat(seat)) throw Error("there is no seat " + quote(seat));
  const auto seat_of = [&](const BoardChanges::RegionChange& mark) {
    return mark.words.empty() || !is_seat(mark.words.front().text) ? "" : mark.words.front().text;
  };
  BoardChanges next = spelled_out();
  std::vector<BoardChanges::RegionChange> others;
  for (const BoardChanges::RegionChange& mark : next.regions) {
    const bool here = mark.name.text == region;
    if (!here || (!seat.empty() && !seat_of(mark).empty() && seat_of(mark) != seat))
      others.push_back(mark);
    else if (!seat.empty() && seat_of(mark).empty())
      for (const SeatDef& other : plan_.seats) {  // the other seats keep what all had
        if (other.name == seat) continue;
        others.push_back(mark);
        others.back().words.insert(others.back().words.begin(), word(other.name));
      }
  }
  BoardChanges::RegionChange& mark =
      others.emplace_back(BoardChanges::RegionChange{word(region), {}});
  if (!seat.empty()) mark.words.push_back(word(seat));
  for (const std::string& cell : cells) mark.words.push_back(word(declared_name(cell)));
  next.regions = std::move(others);
  write_in_order(next, whole());
  make(without_idle_marks(std::move(next), region));
}

// Removes lines of a region that have no effect.
BoardChanges BoardDraft::without_idle_marks(BoardChanges next, const std::string& region) const {
  const auto cells_of = [&](const BoardChanges& changes) {
    const BoardPlan plan = made(changes);
    const auto found = std::ranges::find(plan.regions, region, &RegionDef::name);
    std::vector<CellSet> cells = found->cells;
    cells.resize(plan.seats.size(), cells.front());
    return cells;
  };
  const std::vector<CellSet> wanted = cells_of(next);
  for (std::size_t i = next.regions.size(); i-- > 0;) {
    if (next.regions[i].name.text != region) continue;
    BoardChanges less = next;
    less.regions.erase(less.regions.begin() + static_cast<std::ptrdiff_t>(i));
    if (cells_of(less) == wanted) next = std::move(less);
  }
  write_in_order(next, whole());
  return next;
}

// Drops changes about cells that the board does not have; returns them as phrases.
std::vector<std::string> BoardDraft::drop_missing(BoardChanges& changes, const Board& whole) const {
  std::vector<std::string> out;
  const auto gone = [&](const BoardWord& word) { return !whole.find(word.text); };
  const auto drop = [&](std::vector<BoardChanges::WordPair>& pairs, const char* what, bool both) {
    std::erase_if(pairs, [&](const BoardChanges::WordPair& pair) {
      if (!gone(pair.first) && !(both && gone(pair.second))) return false;
      out.push_back(std::string(what) + " " + pair.first.text + " " + pair.second.text);
      return true;
    });
  };
  const auto drop_words = [&](BoardWords& words, const std::string& what) {
    return std::erase_if(words, [&](const BoardWord& word) {
      if (!gone(word) || is_seat(word.text)) return false;
      out.push_back(what + " " + word.text);
      return true;
    });
  };
  drop_words(changes.closed, "closed");
  drop(changes.cuts, "cut", true);
  drop(changes.links, "link", true);
  drop(changes.names, "name", false);
  std::erase_if(changes.regions, [&](BoardChanges::RegionChange& mark) {
    const auto words = drop_words(mark.words, "region " + mark.name.text);
    return words > 0 &&
           (mark.words.empty() || (mark.words.size() == 1 && is_seat(mark.words.front().text)));
  });
  return out;
}

BoardChanges BoardDraft::spelled_out() const {
  BoardChanges out = changes();
  spell_out(out, whole());
  return out;
}

std::vector<std::string> BoardDraft::resize(Coordinates size) {
  BoardChanges next = spelled_out();
  next.size = words_of(size);
  if (declared().is_grid() && size == declared().size()) next.size.clear();
  const Board other = sized(declared(), next);
  std::vector<std::string> out = drop_missing(next, other);
  write_in_order(next, other);
  make(std::move(next));
  return out;
}

}  // namespace hr
